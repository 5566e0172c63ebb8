import { baixaInput, encerrarContasInput } from '../../../../schema/rules/financas/baixa.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { asIs, filteredList, type Route, recordId, route, rowsAs } from '../../../kernel/transport/rest/route.js'
import {
  baixaFieldsIn,
  baixaFilters,
  baixaJson,
  baixaResponse,
  closeContasIn,
  closedContasJson,
  closedContasResponse,
} from '../conta/index.js'
import { exportBaixasPagar } from './baixa-pagar.export.js'
import {
  criarBaixaPagar,
  encerrarContasPagar,
  excluirBaixaPagar,
  listBaixasPagar,
  readBaixaPagar,
} from './baixa-pagar.usecases.js'

const tag = 'Contas a pagar'
const list = filteredList(baixaFilters)
const described = { tag, response: baixaResponse }

export const baixaPagarRoutes: Route[] = [
  route('GET', '/baixasPagar', listBaixasPagar, list, rowsAs(baixaJson), {
    ...described,
    summary: 'Pagamentos de contas a pagar, do mais novo ao mais antigo.',
    list: true,
    query: baixaFilters,
  }),
  route('GET', '/adm/baixasPagar', listBaixasPagar, list, rowsAs(baixaJson), {
    ...described,
    summary: 'Pagamentos de contas a pagar de todas as igrejas.',
    list: true,
    query: baixaFilters,
    adm: true,
  }),
  route('GET', '/baixasPagar/{id}', readBaixaPagar, recordId, baixaJson, {
    ...described,
    record: 'baixa_pagar',
    summary: 'Um pagamento.',
  }),
  route('POST', '/baixasPagar', criarBaixaPagar, baixaFieldsIn, baixaJson, {
    ...described,
    summary: 'Registra um pagamento de uma conta, inteiro ou em parte, com a saída dele.',
    body: baixaInput,
  }),
  route('POST', '/baixasPagar/varias', encerrarContasPagar, closeContasIn, closedContasJson, {
    tag,
    summary: 'Dá várias contas por pagas, todas ou nenhuma.',
    body: encerrarContasInput,
    response: closedContasResponse,
  }),
  route('DELETE', '/baixasPagar/{id}', excluirBaixaPagar, recordId, asIs, {
    summary: 'Desfaz um pagamento e retira a saída, enquanto o mês está aberto.',
    tag,
  }),
  exportRoute('pagamentos-de-contas', exportBaixasPagar, baixaFilters, {
    summary: 'Pagamentos de contas a pagar como planilha.',
    tag,
  }),
]
