import { z } from 'zod'
import { contaInput, novaContaInput } from '../../../../schema/rules/financas/conta.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { asIs, filteredList, type Route, recordId, route, rowsAs } from '../../../kernel/transport/rest/route.js'
import {
  type ContaRow,
  closeBody,
  closeIn,
  contaFieldsIn,
  contaFilters,
  contaJson,
  contaResponse,
  newContaFieldsIn,
} from '../conta/index.js'
import { exportContasPagar } from './conta-pagar.export.js'
import {
  atualizarContaPagar,
  criarContaPagar,
  encerrarContaPagar,
  excluirContaPagar,
  listContasPagar,
  reabrirContaPagar,
  readContaPagar,
} from './conta-pagar.usecases.js'

const ignored = {
  statusConta: 'começa em aberto, e muda ao encerrar e reabrir.',
  responsavelClienteConta: 'sem responsavelUsuarioConta, a igreja responde.',
}
const tag = 'Contas a pagar'
const filters = { ...contaFilters, idFornecedor: 'Fornecedor, por número ou uuid.' }
const response = contaResponse.extend({
  idFornecedor: z.int().nullable(),
  codigoPagamento: z.string().nullable().describe('A linha do boleto, só números, ou o Pix copia e cola.'),
})

const contaPagarJson = (row: ContaRow): z.infer<typeof response> => ({
  ...contaJson(row),
  idFornecedor: row.idFornecedor,
  codigoPagamento: row.codigoPagamento,
})

const list = filteredList(filters)
const described = { tag, response }

export const contaPagarRoutes: Route[] = [
  route('GET', '/contasPagar', listContasPagar, list, rowsAs(contaPagarJson), {
    ...described,
    summary: 'Contas a pagar da igreja, as em aberto primeiro.',
    list: true,
    query: filters,
  }),
  route('GET', '/adm/contasPagar', listContasPagar, list, rowsAs(contaPagarJson), {
    ...described,
    summary: 'Contas a pagar de todas as igrejas.',
    list: true,
    query: filters,
    adm: true,
  }),
  route('GET', '/contasPagar/{id}', readContaPagar, recordId, contaPagarJson, { ...described, summary: 'Uma conta.' }),
  route('POST', '/contasPagar', criarContaPagar, newContaFieldsIn, contaPagarJson, {
    ...described,
    summary: 'Cadastra uma conta; em parcelas, uma por mês. Devolve a primeira.',
    body: novaContaInput,
    ignored,
  }),
  route(
    'PUT',
    '/contasPagar/{id}',
    atualizarContaPagar,
    (r) => ({ ...contaFieldsIn(r), ...recordId(r) }),
    contaPagarJson,
    {
      ...described,
      summary: 'Altera uma conta em aberto.',
      body: contaInput,
      ignored,
    },
  ),
  route('PATCH', '/contasPagar/{id}/encerrar', encerrarContaPagar, closeIn, contaPagarJson, {
    ...described,
    summary: 'Dá uma conta por paga e lança a saída, uma só vez.',
    body: closeBody,
  }),
  route('PATCH', '/contasPagar/{id}/reabrir', reabrirContaPagar, recordId, contaPagarJson, {
    ...described,
    summary: 'Reabre uma conta e retira a saída, enquanto o mês está aberto.',
  }),
  route('DELETE', '/contasPagar/{id}', excluirContaPagar, recordId, asIs, {
    summary: 'Cancela uma conta em aberto.',
    tag,
  }),
  exportRoute('contas-pagar', exportContasPagar, filters, {
    summary: 'Contas a pagar da igreja como planilha.',
    tag,
  }),
]
