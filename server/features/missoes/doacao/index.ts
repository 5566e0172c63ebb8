import { inArea } from '../../../kernel/access/areas.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { doacaoActions } from './doacao.actions.js'
import { doacaoEdges } from './doacao.edges.js'
import { Doacao } from './doacao.entity.js'
import { DoacaoResolver } from './doacao.resolver.js'
import { doacaoRoutes } from './doacao.rest.js'
import { doacaoParecida } from './doacao.rules.js'
import { doacoesInLine } from './doacao.timeline.js'
import {
  isReversed,
  listDoacoes,
  readDoacao,
  registerDoacao,
  restaurarDoacao,
  withdrawDoacao,
} from './doacao.usecases.js'

export { dita, resembles } from './doacao.queries.js'
export { doacaoParecida } from './doacao.rules.js'
export { Doacao as DoacaoType } from './doacao.type.js'
export {
  bookDoacao,
  listDoacoes,
  perguntasOf as perguntasOfDoacao,
} from './doacao.usecases.js'

export const doacaoFeature: Feature = {
  name: 'doacao',
  asks: [doacaoParecida],
  actions: doacaoActions,
  areas: inArea('campanhas', doacaoActions),
  label: 'Doação',
  labels: 'Doações',
  gender: 'f',
  table: 'doacao',
  verbs: { lerDoador: 'ver quem doou' },
  bin: {
    titulo:
      "(select u.name from usuario u where u.id = r.id_membro and u.id_cliente = r.id_cliente) || ', ' || to_char(r.data_doacao, 'DD/MM/YYYY')",
    restaurar: restaurarDoacao,
  },
  record: { type: 'Doacao', list: listDoacoes, read: readDoacao },
  booked: { origem: 'doacao', reversed: isReversed, restored: async () => undefined },
  // the bank's statement brings donations
  bankMoney: {
    donate: async (work, doacao) => (await registerDoacao(work, doacao)).idEntrada,
    takeBack: withdrawDoacao,
  },
  entities: [Doacao],
  resolvers: [DoacaoResolver, ...doacaoEdges],
  routes: doacaoRoutes,
  timeline: { action: 'doacao.ler', entries: doacoesInLine },
}
