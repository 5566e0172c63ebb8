import { z } from 'zod'
import { missaoInput } from '../../../../schema/rules/missoes/missao.input.js'
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
import { exportMissoes } from './missao.export.js'
import type { MissaoRow } from './missao.queries.js'
import { atualizarMissao, criarMissao, excluirMissao, listMissoes, readMissao } from './missao.usecases.js'

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

const missaoJson = jsonOf(response, (row: MissaoRow) => ({
  responsavel: row.nomeResponsavel === null ? null : { name: row.nomeResponsavel },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof missaoInput>

const filters = {
  statusMissao: 'planejada, em_andamento, concluida ou cancelada.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Missões'
const body = missaoInput

export const missaoRoutes: Route[] = [
  route('GET', '/missoes', listMissoes, filteredList(filters), rowsAs(missaoJson), {
    summary: 'Missões da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/missoes', listMissoes, filteredList(filters), rowsAs(missaoJson), {
    summary: 'Missões de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/missoes/{id}', readMissao, recordId, missaoJson, { summary: 'Uma missão.', tag, response }),
  route('POST', '/missoes', criarMissao, fields, missaoJson, { summary: 'Cadastra uma missão.', tag, body, response }),
  route('PUT', '/missoes/{id}', atualizarMissao, (r) => ({ ...fields(r), ...recordId(r) }), missaoJson, {
    summary: 'Altera uma missão.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/missoes/{id}', excluirMissao, recordId, asIs, { summary: 'Exclui uma missão.', tag }),
  exportRoute('missoes', exportMissoes, filters, { summary: 'Missões da igreja como planilha.', tag }),
]
