import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
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
import { exportarMissoes } from './missao.export.js'
import { missaoInput } from './missao.input.js'
import type { MissaoRow } from './missao.queries.js'
import { atualizarMissao, criarMissao, excluirMissao, lerMissao, listarMissoes } from './missao.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nomeMissao: z.string(),
  descricao: z.string().nullable(),
  localMissao: z.string().nullable(),
  dataInicio: z.iso.date().nullable(),
  dataFim: z.iso.date().nullable(),
  idResponsavel: z.int().nullable(),
  responsavel: z.object({ name: z.string() }).nullable(),
  statusMissao: z.string(),
  created_at: z.iso.datetime(),
})

const missaoJson = (row: MissaoRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  nomeMissao: row.nomeMissao,
  descricao: row.descricao,
  localMissao: row.localMissao,
  dataInicio: row.dataInicio,
  dataFim: row.dataFim,
  idResponsavel: row.idResponsavel,
  responsavel: row.nomeResponsavel === null ? null : { name: row.nomeResponsavel },
  statusMissao: row.statusMissao,
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof missaoInput>

const filters = {
  statusMissao: 'planejada, em_andamento, concluida ou cancelada.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Missões'
const body = missaoInput

export const missaoRoutes: Route[] = [
  route('GET', '/missoes', listarMissoes, filteredList(filters), rowsAs(missaoJson), {
    summary: 'Missões da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/missoes', listarMissoes, filteredList(filters), rowsAs(missaoJson), {
    summary: 'Missões de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/missoes/{id}', lerMissao, recordId, missaoJson, { summary: 'Uma missão.', tag, response }),
  route('POST', '/missoes', criarMissao, fields, missaoJson, { summary: 'Cadastra uma missão.', tag, body, response }),
  route('PUT', '/missoes/{id}', atualizarMissao, (r) => ({ ...fields(r), ...recordId(r) }), missaoJson, {
    summary: 'Altera uma missão.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/missoes/{id}', excluirMissao, recordId, asIs, { summary: 'Exclui uma missão.', tag }),
  exportRoute('missoes', exportarMissoes, filters, { summary: 'Missões da igreja como planilha.', tag }),
]
