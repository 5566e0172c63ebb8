import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import type { Route } from '../../../kernel/transport/rest/route.js'
import { exportExtrato } from './extrato.export.js'
import { exportLivroCaixa } from './livro-caixa.export.js'

const filters = {
  inicio: 'Primeiro dia, AAAA-MM-DD.',
  fim: 'Último dia, AAAA-MM-DD.',
  idCentroCusto: 'Centro de custo, por número ou uuid.',
  idContaFinanceira: 'Conta financeira, por número ou uuid.',
}

export const livroCaixaRoutes: Route[] = [
  exportRoute('livro-caixa', exportLivroCaixa, filters, {
    summary: 'O livro-caixa de um período como planilha; sem período, o do mês presente.',
    tag: 'Livro-caixa',
  }),
  exportRoute(
    'extrato',
    exportExtrato,
    {
      inicio: filters.inicio,
      fim: filters.fim,
      idContaFinanceira: 'Conta financeira, por número ou uuid; sem ela, a padrão da igreja.',
    },
    {
      summary: 'O extrato de uma conta financeira em um período como planilha; sem período, o do mês presente.',
      tag: 'Livro-caixa',
    },
  ),
]
