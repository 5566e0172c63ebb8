import { exportRoute } from '../../../kernel/rest/export-route.js'
import { asIs, filteredList, type Route, recordId, route, rowsAs } from '../../../kernel/rest/route.js'
import { contaInput, novaContaInput } from '../conta/conta.input.js'
import {
  contaFieldsIn,
  contaFilters,
  contaJson,
  contaResponse,
  encerrarBody,
  encerrarIn,
  novaContaFieldsIn,
} from '../conta/index.js'
import { exportarContasReceber } from './conta-receber.export.js'
import {
  atualizarContaReceber,
  criarContaReceber,
  encerrarContaReceber,
  excluirContaReceber,
  lerContaReceber,
  listarContasReceber,
  reabrirContaReceber,
} from './conta-receber.usecases.js'

const ignored = {
  statusConta: 'começa em aberto, e muda ao encerrar e reabrir.',
  responsavelClienteConta: 'sem responsavelUsuarioConta, a igreja responde.',
}
const tag = 'Contas a receber'
const list = filteredList(contaFilters)
const described = { tag, response: contaResponse }

export const contaReceberRoutes: Route[] = [
  route('GET', '/contasReceber', listarContasReceber, list, rowsAs(contaJson), {
    ...described,
    summary: 'Contas a receber da igreja, as em aberto primeiro.',
    list: true,
    query: contaFilters,
  }),
  route('GET', '/adm/contasReceber', listarContasReceber, list, rowsAs(contaJson), {
    ...described,
    summary: 'Contas a receber de todas as igrejas.',
    list: true,
    query: contaFilters,
    adm: true,
  }),
  route('GET', '/contasReceber/{id}', lerContaReceber, recordId, contaJson, { ...described, summary: 'Uma conta.' }),
  route('POST', '/contasReceber', criarContaReceber, novaContaFieldsIn, contaJson, {
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
  route('PATCH', '/contasReceber/{id}/encerrar', encerrarContaReceber, encerrarIn, contaJson, {
    ...described,
    summary: 'Dá uma conta por recebida e lança a entrada, uma só vez.',
    body: encerrarBody,
  }),
  route('PATCH', '/contasReceber/{id}/reabrir', reabrirContaReceber, recordId, contaJson, {
    ...described,
    summary: 'Reabre uma conta e retira a entrada, enquanto o mês está aberto.',
  }),
  route('DELETE', '/contasReceber/{id}', excluirContaReceber, recordId, asIs, {
    summary: 'Cancela uma conta em aberto.',
    tag,
  }),
  exportRoute('contas-receber', exportarContasReceber, contaFilters, {
    summary: 'Contas a receber da igreja como planilha.',
    tag,
  }),
]
