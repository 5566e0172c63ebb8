import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import type { Route } from '../../../kernel/transport/rest/route.js'
import { exportBalancete, exportFluxoCaixa, exportRazao, exportResult } from './demonstrativo.export.js'

const filters = {
  inicio: 'Primeiro dia, AAAA-MM-DD; sem período, o do mês presente.',
  fim: 'Último dia, AAAA-MM-DD.',
  idContaFinanceira: 'Só o dinheiro desta conta financeira, por número ou uuid.',
}

const tag = 'Demonstrativos'

export const demonstrativoRoutes: Route[] = [
  exportRoute('fluxo-caixa', exportFluxoCaixa, filters, {
    summary: 'O fluxo de caixa pelo método direto como planilha, um mês em cada coluna.',
    tag,
  }),
  exportRoute('resultado-fundos', exportResult, filters, {
    summary: 'O resultado dos fundos sem e com restrição como planilha.',
    tag,
  }),
  exportRoute('balancete', exportBalancete, filters, { summary: 'O balancete como planilha.', tag }),
  exportRoute(
    'razao',
    exportRazao,
    { ...filters, idCategoria: 'A categoria, por número ou uuid; sem ela, o razão da conta financeira.' },
    { summary: 'O razão de uma categoria ou de uma conta financeira como planilha.', tag },
  ),
]
