import { z } from 'zod'
import { contaFinanceiraInput } from '../../../../schema/rules/financas/conta-financeira.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportContasFinanceiras } from './conta-financeira.export.js'
import {
  ativarContaFinanceira,
  atualizarContaFinanceira,
  criarContaFinanceira,
  desativarContaFinanceira,
  excluirContaFinanceira,
  listContasFinanceiras,
  readContaFinanceira,
} from './conta-financeira.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nome: z.string(),
  tipo: z.string().describe('caixa, banco, poupanca, aplicacao ou pix.'),
  saldoInicial: z.number(),
  dataSaldoInicial: z.iso.date(),
  banco: z.string().nullable(),
  agencia: z.string().nullable(),
  numero: z.string().nullable(),
  codigoContador: z.string().nullable(),
  ativa: z.boolean(),
  padrao: z.boolean().describe('A conta de quem não escolhe nenhuma.'),
  created_at: z.iso.datetime(),
})

const contaFinanceiraJson = jsonOf(response)

const fields = ({ body }: RestRequest) => body as z.input<typeof contaFinanceiraInput>

const filters = {
  tipo: 'caixa, banco, poupanca, aplicacao ou pix.',
  ativa: '1: só as ativas; 0: só as desativadas.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Contas financeiras'
const body = contaFinanceiraInput
const path = '/contas-financeiras'

export const contaFinanceiraRoutes: Route[] = [
  route('GET', path, listContasFinanceiras, filteredList(filters), rowsAs(contaFinanceiraJson), {
    summary: 'Contas financeiras da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', `/adm${path}`, listContasFinanceiras, filteredList(filters), rowsAs(contaFinanceiraJson), {
    summary: 'Contas financeiras de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', `${path}/{id}`, readContaFinanceira, recordId, contaFinanceiraJson, {
    summary: 'Uma conta financeira.',
    tag,
    response,
  }),
  route('POST', path, criarContaFinanceira, fields, contaFinanceiraJson, {
    summary: 'Cadastra uma conta financeira.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    `${path}/{id}`,
    atualizarContaFinanceira,
    (r) => ({ ...fields(r), ...recordId(r) }),
    contaFinanceiraJson,
    {
      summary: 'Altera uma conta financeira.',
      tag,
      body,
      response,
    },
  ),
  route('PATCH', `${path}/{id}/ativar`, ativarContaFinanceira, recordId, contaFinanceiraJson, {
    summary: 'Ativa uma conta financeira.',
    tag,
    response,
  }),
  route('PATCH', `${path}/{id}/desativar`, desativarContaFinanceira, recordId, contaFinanceiraJson, {
    summary: 'Desativa uma conta financeira sem saldo.',
    tag,
    response,
  }),
  route('DELETE', `${path}/{id}`, excluirContaFinanceira, recordId, asIs, {
    summary: 'Exclui uma conta financeira sem lançamentos.',
    tag,
  }),
  exportRoute('contas-financeiras', exportContasFinanceiras, filters, {
    summary: 'Contas financeiras da igreja como planilha.',
    tag,
  }),
]
