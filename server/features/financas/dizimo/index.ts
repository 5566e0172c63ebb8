import { inArea } from '../../../kernel/access/areas.js'
import { noon } from '../../../kernel/dates.js'
import type { Feature } from '../../../kernel/feature.js'
import { formatMoney } from '../../../kernel/money.js'
import { dizimoActions } from './dizimo.actions.js'
import { dizimoEdges } from './dizimo.edges.js'
import { Dizimo } from './dizimo.entity.js'
import { meiosDizimo } from './dizimo.input.js'
import { dizimosDe } from './dizimo.queries.js'
import { DizimoPageResolver, DizimoResolver, ReciboDizimoResolver } from './dizimo.resolver.js'
import { dizimoRoutes } from './dizimo.rest.js'
import { dizimoContado, dizimoParecido, somenteDe } from './dizimo.rules.js'
import { estornado, lerDizimo, listarDizimos, restaurarDizimo } from './dizimo.usecases.js'

export { meiosDizimo } from './dizimo.input.js'
export { perguntasDoDizimo } from './dizimo.perguntas.js'
export { emDinheiro as dizimosEmDinheiro, pareceCom } from './dizimo.queries.js'
export { Dizimo as DizimoType, ReciboDizimo as ReciboDizimoType } from './dizimo.type.js'
export {
  lancarDizimo,
  lerReciboDizimo,
  listarDizimos,
  reciboProprio,
  registrarDizimo,
  removerDizimo,
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
  record: { type: 'Dizimo', list: listarDizimos, read: lerDizimo },
  booked: { origem: 'dizimo', reversed: estornado, restored: async () => undefined },
  entities: [Dizimo],
  resolvers: [DizimoResolver, DizimoPageResolver, ReciboDizimoResolver, ...dizimoEdges],
  routes: dizimoRoutes,
  timeline: {
    action: 'dizimo.ler',
    async entries(ctx, work, ids) {
      const only = somenteDe(ctx)
      const rows = await dizimosDe(work, only === null ? ids : ids.filter((id) => id === only))
      return rows.map(({ idMembro, dataDizimo, valorDizimo, meioDizimo, vale }) => ({
        idUsuario: idMembro,
        tipo: 'dizimo',
        data: noon(dataDizimo),
        titulo: 'Dízimo',
        descricao: `${formatMoney(valorDizimo)} · ${meiosDizimo[meioDizimo]}${vale ? '' : ' · estornado'}`,
      }))
    },
  },
}
