import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { fileRoute } from '../../../kernel/transport/rest/file-route.js'
import type { Route } from '../../../kernel/transport/rest/route.js'
import { exportPagamentos, exportPartidas } from './contabilidade.export.js'
import { downloadPackage } from './pacote.js'

const meses = { de: 'Primeiro mês, AAAA-MM.', ate: 'Último mês, AAAA-MM; no máximo 12 meses.' }
const tag = 'Para o contador'

export const contabilidadeRoutes: Route[] = [
  exportRoute('lancamentos-contabeis', exportPartidas, meses, {
    summary:
      'Os lançamentos de até 12 meses a débito e a crédito, com os códigos do contador, como planilha; sem meses, os do mês passado.',
    tag,
  }),
  exportRoute('pagamentos', exportPagamentos, meses, {
    summary:
      'Os pagamentos de até 12 meses a pessoas e prestadores, com CPF ou CNPJ, como planilha; sem meses, os do mês passado.',
    tag,
  }),
  fileRoute('/pacote-contador', downloadPackage, ({ query }) => ({ de: query.de ?? '', ate: query.ate ?? '' }), {
    file: ['zip'],
    summary: 'Lançamentos contábeis, pagamentos e comprovantes de até 12 meses, em um arquivo zip.',
    tag,
    required: ['de', 'ate'],
    query: meses,
    slow: true,
  }),
]
