import { noon } from '../../../../schema/rules/dates.js'
import { meiosDizimo } from '../../../../schema/rules/financas/dizimo.input.js'
import { formatMoney } from '../../../../schema/rules/money.js'
import { inArea } from '../../../kernel/access/areas.js'
import { part } from '../../../kernel/data/reading/parts.js'
import type { Feature } from '../../../kernel/transport/feature.js'
import { dizimoActions } from './dizimo.actions.js'
import { dizimoEdges } from './dizimo.edges.js'
import { Dizimo } from './dizimo.entity.js'
import { dizimosOf } from './dizimo.queries.js'
import { DizimoPageResolver, DizimoResolver, ReciboDizimoResolver } from './dizimo.resolver.js'
import { dizimoRoutes } from './dizimo.rest.js'
import { dizimoContado, dizimoParecido, onlyOf } from './dizimo.rules.js'
import { isReversed, listDizimos, readDizimo, restaurarDizimo } from './dizimo.usecases.js'

export { meiosDizimo } from '../../../../schema/rules/financas/dizimo.input.js'
export { perguntasDoDizimo, perguntasOf as perguntasOfDizimos } from './dizimo.perguntas.js'
export { inDinheiro as dizimosInDinheiro, resembles } from './dizimo.queries.js'
export { dizimoParecido, onlyOf } from './dizimo.rules.js'
export { Dizimo as DizimoType, ReciboDizimo as ReciboDizimoType } from './dizimo.type.js'
export {
  bookDizimo,
  listDizimos,
  ownRecibo,
  readReciboDizimo,
  registerDizimo,
  withdrawDizimo,
} from './dizimo.usecases.js'

/** Tithes are not in the global search, because a search for a person must not show how much that person gives. */
export const dizimoFeature: Feature = {
  name: 'dizimo',
  asks: [dizimoParecido, dizimoContado],
  actions: dizimoActions,
  areas: inArea('dizimos', dizimoActions, { 'dizimo.ler': 'resumo' }),
  label: 'Dízimo',
  labels: 'Dízimos',
  table: 'dizimo',
  verbs: { lerDeTodos: 'ver os de todas as pessoas' },
  bin: {
    titulo:
      "(select u.name from usuario u where u.id = r.id_membro and u.id_cliente = r.id_cliente) || ', ' || to_char(r.data_dizimo, 'DD/MM/YYYY')",
    restaurar: restaurarDizimo,
  },
  record: { type: 'Dizimo', list: listDizimos, read: readDizimo },
  booked: { origem: 'dizimo', reversed: isReversed, restored: async () => undefined },
  entities: [Dizimo],
  resolvers: [DizimoResolver, DizimoPageResolver, ReciboDizimoResolver, ...dizimoEdges],
  routes: dizimoRoutes,
  timeline: {
    action: 'dizimo.ler',
    entries(ctx, work, ids) {
      const only = onlyOf(ctx)
      return [
        part(
          dizimosOf(work, only === null ? ids : ids.filter((id) => id === only)),
          ({ idMembro, dataDizimo, valorDizimo, meioDizimo, vale }) => ({
            idUsuario: idMembro,
            tipo: 'dizimo',
            data: noon(dataDizimo),
            titulo: 'Dízimo',
            descricao: `${formatMoney(valorDizimo)} · ${meiosDizimo[meioDizimo]}${vale ? '' : ' · estornado'}`,
          }),
        ),
      ]
    },
  },
}
