import { exportRoute } from '../../../kernel/rest/export-route.js'
import { asIs, filteredList, type Route, recordId, route, rowsAs } from '../../../kernel/rest/route.js'
import { baixaInput, encerrarContasInput } from '../conta/baixa.input.js'
import {
  baixaFieldsIn,
  baixaFilters,
  baixaJson,
  baixaResponse,
  contasEncerradasJson,
  contasEncerradasResponse,
  encerrarContasIn,
} from '../conta/index.js'
import { exportarBaixasPagar } from './baixa-pagar.export.js'
import {
  criarBaixaPagar,
  encerrarContasPagar,
  excluirBaixaPagar,
  lerBaixaPagar,
  listarBaixasPagar,
} from './baixa-pagar.usecases.js'

const tag = 'Contas a pagar'
const list = filteredList(baixaFilters)
const described = { tag, response: baixaResponse }

export const baixaPagarRoutes: Route[] = [
  route('GET', '/baixasPagar', listarBaixasPagar, list, rowsAs(baixaJson), {
    ...described,
    summary: 'Pagamentos de contas a pagar, do mais novo ao mais antigo.',
    list: true,
    query: baixaFilters,
  }),
  route('GET', '/adm/baixasPagar', listarBaixasPagar, list, rowsAs(baixaJson), {
    ...described,
    summary: 'Pagamentos de contas a pagar de todas as igrejas.',
    list: true,
    query: baixaFilters,
    adm: true,
  }),
  route('GET', '/baixasPagar/{id}', lerBaixaPagar, recordId, baixaJson, { ...described, summary: 'Um pagamento.' }),
  route('POST', '/baixasPagar', criarBaixaPagar, baixaFieldsIn, baixaJson, {
    ...described,
    summary: 'Registra um pagamento de uma conta, inteiro ou em parte, com a saída dele.',
    body: baixaInput,
  }),
  route('POST', '/baixasPagar/varias', encerrarContasPagar, encerrarContasIn, contasEncerradasJson, {
    tag,
    summary: 'Dá várias contas por pagas, todas ou nenhuma.',
    body: encerrarContasInput,
    response: contasEncerradasResponse,
  }),
  route('DELETE', '/baixasPagar/{id}', excluirBaixaPagar, recordId, asIs, {
    summary: 'Desfaz um pagamento e retira a saída, enquanto o mês está aberto.',
    tag,
  }),
  exportRoute('pagamentos-de-contas', exportarBaixasPagar, baixaFilters, {
    summary: 'Pagamentos de contas a pagar como planilha.',
    tag,
  }),
]
