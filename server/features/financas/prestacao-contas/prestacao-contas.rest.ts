import { z } from 'zod'
import { prestacaoContasInput, situacoes } from '../../../../schema/rules/financas/prestacao-contas.input.js'
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
import { exportPrestacoesContas } from './prestacao-contas.export.js'
import type { PrestacaoContasRow } from './prestacao-contas.queries.js'
import { type Pareceres, prestacaoStatus } from './prestacao-contas.rules.js'
import {
  atualizarPrestacaoContas,
  criarPrestacaoContas,
  excluirPrestacaoContas,
  listPrestacoesContas,
  readPrestacaoContas,
} from './prestacao-contas.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nome: z.string(),
  inicio: z.iso.date(),
  fim: z.iso.date(),
  observacao: z.string().nullable(),
  situacao: z.enum(situacoes),
  decisao: z.string().nullable(),
  assembleiaEm: z.iso.date().nullable(),
  ata: z.string().nullable(),
})

const prestacaoContasJson = jsonOf(response, (row: PrestacaoContasRow) => ({
  situacao: prestacaoStatus({ ...row, pareceres: row.pareceres as Pareceres | null }),
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof prestacaoContasInput>

const filters = { situacao: `Situação: ${situacoes.join(', ')}.`, excluidos: 'true: a lixeira.' }

const tag = 'Prestações de contas'
const body = prestacaoContasInput

export const prestacaoContasRoutes: Route[] = [
  route('GET', '/prestacoesContas', listPrestacoesContas, filteredList(filters), rowsAs(prestacaoContasJson), {
    summary: 'Prestações de contas da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/prestacoesContas', listPrestacoesContas, filteredList(filters), rowsAs(prestacaoContasJson), {
    summary: 'Prestações de contas de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/prestacoesContas/{id}', readPrestacaoContas, recordId, prestacaoContasJson, {
    summary: 'Uma prestação de contas.',
    tag,
    response,
  }),
  route('POST', '/prestacoesContas', criarPrestacaoContas, fields, prestacaoContasJson, {
    summary: 'Começa uma prestação de contas, como rascunho.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/prestacoesContas/{id}',
    atualizarPrestacaoContas,
    (r) => ({ ...fields(r), ...recordId(r) }),
    prestacaoContasJson,
    { summary: 'Altera um rascunho.', tag, body, response },
  ),
  route('DELETE', '/prestacoesContas/{id}', excluirPrestacaoContas, recordId, asIs, {
    summary: 'Exclui uma prestação de contas.',
    tag,
  }),
  exportRoute('prestacoesContas', exportPrestacoesContas, filters, {
    summary: 'Prestações de contas da igreja como planilha.',
    tag,
  }),
]
