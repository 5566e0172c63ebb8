import { inArea } from '../../../kernel/access/areas.js'
import { formatDate } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { cultoActions } from './culto.actions.js'
import { cultosDoCalendario } from './culto.calendar.js'
import { cultoEdges } from './culto.edges.js'
import { Culto } from './culto.entity.js'
import { procurar } from './culto.queries.js'
import { CultoResolver } from './culto.resolver.js'
import { cultoRoutes } from './culto.rest.js'
import { lerCulto, listarCultos, restaurarCulto } from './culto.usecases.js'

export { cultoDoToken, cultoPorId, ler as lerLinhaCulto, proximoCulto } from './culto.queries.js'
export { tituloCulto } from './culto.rules.js'
export { presencaDe } from './culto.topic.js'
export { Culto as CultoType } from './culto.type.js'
export { idCulto, lerCulto, listarCultos } from './culto.usecases.js'

export const cultoFeature: Feature = {
  name: 'culto',
  actions: cultoActions,
  areas: inArea('cultos', cultoActions),
  label: 'Culto',
  labels: 'Cultos',
  table: 'culto',
  bin: {
    titulo: "coalesce(r.tema_culto || ', ', '') || to_char(r.data_culto, 'DD/MM/YYYY')",
    restaurar: restaurarCulto,
  },
  record: { type: 'Culto', list: listarCultos, read: lerCulto },
  entities: [Culto],
  resolvers: [CultoResolver, ...cultoEdges],
  routes: cultoRoutes,
  calendar: { action: 'culto.ler', entries: cultosDoCalendario, upcoming: true },
  search: {
    action: 'culto.ler',
    find: async (_ctx, work, patterns) =>
      (await procurar(work, patterns)).map(({ id, uuid, temaCulto, dataCulto, horaCulto }) => ({
        tipo: 'culto',
        id,
        uuid,
        titulo: temaCulto ?? 'Culto',
        subtitulo: `${formatDate(dataCulto)} ${horaCulto}`,
      })),
  },
}
