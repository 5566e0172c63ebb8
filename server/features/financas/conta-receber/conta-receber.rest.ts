import { contaInput, novaContaInput } from '../../../../schema/rules/financas/conta.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { asIs, filteredList, type Route, recordId, route, rowsAs } from '../../../kernel/transport/rest/route.js'
import {
  closeBody,
  closeIn,
  contaFieldsIn,
  contaFilters,
  contaJson,
  contaResponse,
  newContaFieldsIn,
} from '../conta/index.js'
import { exportContasReceber } from './conta-receber.export.js'
import {
  atualizarContaReceber,
  criarContaReceber,
  encerrarContaReceber,
  excluirContaReceber,
  listContasReceber,
  reabrirContaReceber,
  readContaReceber,
} from './conta-receber.usecases.js'

const ignored = {
  statusConta: 'começa em aberto, e muda ao encerrar e reabrir.',
  responsavelClienteConta: 'sem responsavelUsuarioConta, a igreja responde.',
}
const tag = 'Contas a receber'
const list = filteredList(contaFilters)
const described = { tag, response: contaResponse }

export const contaReceberRoutes: Route[] = [
  route('GET', '/contasReceber', listContasReceber, list, rowsAs(contaJson), {
    ...described,
    summary: 'Contas a receber da igreja, as em aberto primeiro.',
    list: true,
    query: contaFilters,
  }),
  route('GET', '/adm/contasReceber', listContasReceber, list, rowsAs(contaJson), {
    ...described,
    summary: 'Contas a receber de todas as igrejas.',
    list: true,
    query: contaFilters,
    adm: true,
  }),
  route('GET', '/contasReceber/{id}', readContaReceber, recordId, contaJson, { ...described, summary: 'Uma conta.' }),
  route('POST', '/contasReceber', criarContaReceber, newContaFieldsIn, contaJson, {
    ...described,
    summary: 'Cadastra uma conta; em parcelas, uma por mês. Devolve a primeira.',
    body: novaContaInput,
    ignored,
  }),
  route(
    'PUT',
    '/contasReceber/{id}',
    atualizarContaReceber,
    (r) => ({ ...contaFieldsIn(r), ...recordId(r) }),
    contaJson,
    {
      ...described,
      summary: 'Altera uma conta em aberto.',
      body: contaInput,
      ignored,
    },
  ),
  route('PATCH', '/contasReceber/{id}/encerrar', encerrarContaReceber, closeIn, contaJson, {
    ...described,
    summary: 'Dá uma conta por recebida e lança a entrada, uma só vez.',
    body: closeBody,
  }),
  route('PATCH', '/contasReceber/{id}/reabrir', reabrirContaReceber, recordId, contaJson, {
    ...described,
    summary: 'Reabre uma conta e retira a entrada, enquanto o mês está aberto.',
  }),
  route('DELETE', '/contasReceber/{id}', excluirContaReceber, recordId, asIs, {
    summary: 'Cancela uma conta em aberto.',
    tag,
  }),
  exportRoute('contas-receber', exportContasReceber, contaFilters, {
    summary: 'Contas a receber da igreja como planilha.',
    tag,
  }),
]
