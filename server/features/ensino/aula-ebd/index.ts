import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { aulaEBDActions } from './aula-ebd.actions.js'
import { aulasOfCalendario } from './aula-ebd.calendar.js'
import { aulaEBDEdges } from './aula-ebd.edges.js'
import { AulaEBD } from './aula-ebd.entity.js'
import { teachersToConfirm } from './aula-ebd.queries.js'
import { AulaEBDResolver, ChamadaEBDResolver, PresencasAulaMarcadasResolver } from './aula-ebd.resolver.js'
import { aulaEBDRoutes } from './aula-ebd.rest.js'
import { listAulasEBD, readAulaEBD, restaurarAulaEBD } from './aula-ebd.usecases.js'
import { FrequenciaAlunoEBDResolver, FrequenciaDaClasseResolver, FrequenciaEBDResolver } from './frequencia.resolver.js'
import { MembroAulaEBD } from './membro-aula-ebd.entity.js'

export { ledClasses } from './classes-lideradas.queries.js'

export const aulaEBDFeature: Feature = {
  name: 'aulaEBD',
  actions: aulaEBDActions,
  areas: inArea('ensino', aulaEBDActions),
  label: 'Aula da EBD',
  labels: 'Aulas da EBD',
  gender: 'f',
  table: 'aula_ebd',
  tables: { membro_aula_ebd: 'Chamada da EBD' },
  verbs: { lerFrequencia: 'ver a frequência de cada aluno' },
  bin: {
    titulo: "coalesce(r.tema_aula || ', ', '') || to_char(r.data_aula, 'DD/MM/YYYY')",
    restaurar: restaurarAulaEBD,
  },
  record: { type: 'AulaEBD', list: listAulasEBD, read: readAulaEBD },
  entities: [AulaEBD, MembroAulaEBD],
  resolvers: [
    AulaEBDResolver,
    ChamadaEBDResolver,
    PresencasAulaMarcadasResolver,
    FrequenciaEBDResolver,
    FrequenciaAlunoEBDResolver,
    FrequenciaDaClasseResolver,
    ...aulaEBDEdges,
  ],
  routes: aulaEBDRoutes,
  confirms: { actions: ['classeEBD.escrever', 'aulaEBD.escrever'], waiting: teachersToConfirm },
  calendar: { action: 'aulaEBD.ler', entries: aulasOfCalendario },
}
