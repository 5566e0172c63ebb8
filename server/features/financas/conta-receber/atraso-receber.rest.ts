import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { type Route, route } from '../../../kernel/transport/rest/route.js'
import { atrasoFilters, atrasoIn, atrasoJson, atrasoResponse } from '../conta/index.js'
import { contasReceberPorAtraso, exportContasReceberByAtraso } from './atraso-receber.usecases.js'

const tag = 'Contas a receber'

export const atrasoReceberRoutes: Route[] = [
  route('GET', '/contas-receber-por-atraso', contasReceberPorAtraso, atrasoIn, atrasoJson, {
    tag,
    response: atrasoResponse,
    summary: 'Contas a receber a vencer e vencidas, pelos dias de atraso.',
    query: atrasoFilters,
  }),
  exportRoute('contas-receber-por-atraso', exportContasReceberByAtraso, atrasoFilters, {
    summary: 'Contas a receber a vencer e vencidas, pelos dias de atraso, como planilha.',
    tag,
  }),
]
