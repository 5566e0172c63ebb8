import { exportRoute } from '../../../kernel/rest/export-route.js'
import { FileReply } from '../../../kernel/rest/mount.js'
import { type Route, route } from '../../../kernel/rest/route.js'
import { exportarPagamentos, exportarPartidas } from './contabilidade.export.js'
import { baixarPacote } from './pacote.js'

const meses = { de: 'Primeiro mês, AAAA-MM.', ate: 'Último mês, AAAA-MM; no máximo 12 meses.' }
const tag = 'Para o contador'

export const contabilidadeRoutes: Route[] = [
  exportRoute('lancamentos-contabeis', exportarPartidas, meses, {
    summary:
      'Os lançamentos de até 12 meses a débito e a crédito, com os códigos do contador, como planilha; sem meses, os do mês passado.',
    tag,
  }),
  exportRoute('pagamentos', exportarPagamentos, meses, {
    summary:
      'Os pagamentos de até 12 meses a pessoas e prestadores, com CPF ou CNPJ, como planilha; sem meses, os do mês passado.',
    tag,
  }),
  {
    ...route(
      'GET',
      '/pacote-contador',
      baixarPacote,
      ({ query }) => ({ de: query.de ?? '', ate: query.ate ?? '' }),
      ({ filename, type, data }) => new FileReply(filename, type, data),
      {
        summary: 'Lançamentos contábeis, pagamentos e comprovantes de até 12 meses, em um arquivo zip.',
        tag,
        required: ['de', 'ate'],
        query: meses,
      },
    ),
    slow: true,
  },
]
