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
import { exportBaixasReceber } from './baixa-receber.export.js'
import {
  criarBaixaReceber,
  encerrarContasReceber,
  excluirBaixaReceber,
  listBaixasReceber,
  readBaixaReceber,
} from './baixa-receber.usecases.js'

const tag = 'Contas a receber'
const list = filteredList(baixaFilters)
const described = { tag, response: baixaResponse }

export const baixaReceberRoutes: Route[] = [
  route('GET', '/baixasReceber', listBaixasReceber, list, rowsAs(baixaJson), {
    ...described,
    summary: 'Recebimentos de contas a receber, do mais novo ao mais antigo.',
    list: true,
    query: baixaFilters,
  }),
  route('GET', '/adm/baixasReceber', listBaixasReceber, list, rowsAs(baixaJson), {
    ...described,
    summary: 'Recebimentos de contas a receber de todas as igrejas.',
    list: true,
    query: baixaFilters,
    adm: true,
  }),
  route('GET', '/baixasReceber/{id}', readBaixaReceber, recordId, baixaJson, {
    ...described,
    record: 'baixa_receber',
    summary: 'Um recebimento.',
  }),
  route('POST', '/baixasReceber', criarBaixaReceber, baixaFieldsIn, baixaJson, {
    ...described,
    summary: 'Registra um recebimento de uma conta, inteiro ou em parte, com a entrada dele.',
    body: baixaInput,
  }),
  route('POST', '/baixasReceber/varias', encerrarContasReceber, closeContasIn, closedContasJson, {
    tag,
    summary: 'Dá várias contas por recebidas, todas ou nenhuma.',
    body: encerrarContasInput,
    response: closedContasResponse,
  }),
  route('DELETE', '/baixasReceber/{id}', excluirBaixaReceber, recordId, asIs, {
    summary: 'Desfaz um recebimento e retira a entrada, enquanto o mês está aberto.',
    tag,
  }),
  exportRoute('recebimentos-de-contas', exportBaixasReceber, baixaFilters, {
    summary: 'Recebimentos de contas a receber como planilha.',
    tag,
  }),
]
