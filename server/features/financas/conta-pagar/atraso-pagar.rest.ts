import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { type Route, route } from '../../../kernel/transport/rest/route.js'
import { atrasoFilters, atrasoIn, atrasoJson, atrasoResponse } from '../conta/index.js'
import { contasPagarPorAtraso, exportContasPagarByAtraso } from './atraso-pagar.usecases.js'

const tag = 'Contas a pagar'

export const atrasoPagarRoutes: Route[] = [
  route('GET', '/contas-pagar-por-atraso', contasPagarPorAtraso, atrasoIn, atrasoJson, {
    tag,
    response: atrasoResponse,
    summary: 'Contas a pagar a vencer e vencidas, pelos dias de atraso.',
    query: atrasoFilters,
  }),
  exportRoute('contas-pagar-por-atraso', exportContasPagarByAtraso, atrasoFilters, {
    summary: 'Contas a pagar a vencer e vencidas, pelos dias de atraso, como planilha.',
    tag,
  }),
]
