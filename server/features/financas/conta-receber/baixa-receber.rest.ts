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
import { exportarBaixasReceber } from './baixa-receber.export.js'
import {
  criarBaixaReceber,
  encerrarContasReceber,
  excluirBaixaReceber,
  lerBaixaReceber,
  listarBaixasReceber,
} from './baixa-receber.usecases.js'

const tag = 'Contas a receber'
const list = filteredList(baixaFilters)
const described = { tag, response: baixaResponse }

export const baixaReceberRoutes: Route[] = [
  route('GET', '/baixasReceber', listarBaixasReceber, list, rowsAs(baixaJson), {
    ...described,
    summary: 'Recebimentos de contas a receber, do mais novo ao mais antigo.',
    list: true,
    query: baixaFilters,
  }),
  route('GET', '/adm/baixasReceber', listarBaixasReceber, list, rowsAs(baixaJson), {
    ...described,
    summary: 'Recebimentos de contas a receber de todas as igrejas.',
    list: true,
    query: baixaFilters,
    adm: true,
  }),
  route('GET', '/baixasReceber/{id}', lerBaixaReceber, recordId, baixaJson, {
    ...described,
    summary: 'Um recebimento.',
  }),
  route('POST', '/baixasReceber', criarBaixaReceber, baixaFieldsIn, baixaJson, {
    ...described,
    summary: 'Registra um recebimento de uma conta, inteiro ou em parte, com a entrada dele.',
    body: baixaInput,
  }),
  route('POST', '/baixasReceber/varias', encerrarContasReceber, encerrarContasIn, contasEncerradasJson, {
    tag,
    summary: 'Dá várias contas por recebidas, todas ou nenhuma.',
    body: encerrarContasInput,
    response: contasEncerradasResponse,
  }),
  route('DELETE', '/baixasReceber/{id}', excluirBaixaReceber, recordId, asIs, {
    summary: 'Desfaz um recebimento e retira a entrada, enquanto o mês está aberto.',
    tag,
  }),
  exportRoute('recebimentos-de-contas', exportarBaixasReceber, baixaFilters, {
    summary: 'Recebimentos de contas a receber como planilha.',
    tag,
  }),
]
