import { inArea, outside } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { indisponibilidadeActions } from './indisponibilidade.actions.js'
import { indisponibilidadeEdges } from './indisponibilidade.edges.js'
import { Indisponibilidade } from './indisponibilidade.entity.js'
import { IndisponibilidadeResolver } from './indisponibilidade.resolver.js'
import { indisponibilidadeRoutes } from './indisponibilidade.rest.js'
import {
  listIndisponibilidades,
  readIndisponibilidade,
  restaurarIndisponibilidade,
} from './indisponibilidade.usecases.js'
import { MinhaIndisponibilidadeResolver } from './minha-indisponibilidade.resolver.js'

export { absences, forgetObservacoes } from './indisponibilidade.queries.js'
export { absenceOf, daysText } from './indisponibilidade.rules.js'

export const indisponibilidadeFeature: Feature = {
  name: 'indisponibilidade',
  actions: indisponibilidadeActions,
  areas: inArea('escalas', indisponibilidadeActions, {
    // notes are only for people who make rosters, so reading needs the level of writing
    'indisponibilidade.ler': 'escrever',
    'indisponibilidade.exportar': 'escrever',
    'indisponibilidade.marcar': outside,
  }),
  label: 'Indisponibilidade',
  labels: 'Indisponibilidades',
  gender: 'f',
  table: 'indisponibilidade',
  verbs: { marcar: 'marcar as próprias' },
  bin: {
    titulo: `(select u.name from usuario u where u.id = r.id_membro and u.id_cliente = r.id_cliente)
      || ', ' || to_char(r.data_inicio, 'DD/MM/YYYY')`,
    restaurar: restaurarIndisponibilidade,
  },
  record: { type: 'Indisponibilidade', list: listIndisponibilidades, read: readIndisponibilidade },
  entities: [Indisponibilidade],
  resolvers: [IndisponibilidadeResolver, MinhaIndisponibilidadeResolver, ...indisponibilidadeEdges],
  routes: indisponibilidadeRoutes,
}
