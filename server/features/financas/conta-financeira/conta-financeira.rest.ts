import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { toJsonNumber } from '../../../kernel/money.js'
import { exportRoute } from '../../../kernel/rest/export-route.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/rest/route.js'
import { exportarContasFinanceiras } from './conta-financeira.export.js'
import { contaFinanceiraInput } from './conta-financeira.input.js'
import type { ContaFinanceiraRow } from './conta-financeira.queries.js'
import {
  ativarContaFinanceira,
  atualizarContaFinanceira,
  criarContaFinanceira,
  desativarContaFinanceira,
  excluirContaFinanceira,
  lerContaFinanceira,
  listarContasFinanceiras,
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

const contaFinanceiraJson = (row: ContaFinanceiraRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  nome: row.nome,
  tipo: row.tipo,
  saldoInicial: toJsonNumber(row.saldoInicial),
  dataSaldoInicial: row.dataSaldoInicial,
  banco: row.banco,
  agencia: row.agencia,
  numero: row.numero,
  codigoContador: row.codigoContador,
  ativa: row.ativa,
  padrao: row.padrao,
  created_at: toInstant(row.createdAt),
})

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
  route('GET', path, listarContasFinanceiras, filteredList(filters), rowsAs(contaFinanceiraJson), {
    summary: 'Contas financeiras da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', `/adm${path}`, listarContasFinanceiras, filteredList(filters), rowsAs(contaFinanceiraJson), {
    summary: 'Contas financeiras de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', `${path}/{id}`, lerContaFinanceira, recordId, contaFinanceiraJson, {
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
  exportRoute('contas-financeiras', exportarContasFinanceiras, filters, {
    summary: 'Contas financeiras da igreja como planilha.',
    tag,
  }),
]
