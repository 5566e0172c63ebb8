import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { encontroActions } from './encontro.actions.js'
import { encontrosOfCalendario } from './encontro.calendar.js'
import { encontroEdges } from './encontro.edges.js'
import { Encontro } from './encontro.entity.js'
import { EncontroResolver } from './encontro.resolver.js'
import { encontroRoutes } from './encontro.rest.js'
import { listEncontros, readEncontro, restaurarEncontro } from './encontro.usecases.js'
import { MembroEncontro } from './membro-encontro.entity.js'
import { ChamadaResolver, PresencaResolver, PresencasMarcadasResolver } from './presenca.resolver.js'
import { presencaRoutes } from './presenca.rest.js'

export { listRows as listEncontros } from './encontro.queries.js'
export { MarcaPresencaInput, MarcaRecusada, MarcasInput } from './encontro.type.js'
export { listEncontros as encontrosOfCelulas } from './encontro.usecases.js'
export { type LedCelula, ledCelulas } from './lideradas.queries.js'
export { carryOutMarks, countVisitors, linesOf, type Marks } from './marcas.js'
export { idByPessoa, idsOfPessoas } from './membro-encontro.queries.js'

export const encontroFeature: Feature = {
  name: 'encontro',
  actions: encontroActions,
  areas: inArea('celulas', encontroActions),
  label: 'Encontro de célula',
  labels: 'Encontros de células',
  table: 'encontro',
  tables: { membro_encontro: 'Chamada de encontro' },
  bin: {
    titulo: "coalesce(r.tema_estudo || ', ', '') || to_char(r.data_encontro, 'DD/MM/YYYY')",
    restaurar: restaurarEncontro,
  },
  record: { type: 'Encontro', list: listEncontros, read: readEncontro },
  entities: [Encontro, MembroEncontro],
  resolvers: [EncontroResolver, PresencaResolver, PresencasMarcadasResolver, ChamadaResolver, ...encontroEdges],
  routes: [...encontroRoutes, ...presencaRoutes],
  calendar: { action: 'encontro.ler', entries: encontrosOfCalendario },
}
