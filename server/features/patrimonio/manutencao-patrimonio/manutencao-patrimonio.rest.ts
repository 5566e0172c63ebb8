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
import { exportarManutencoesPatrimonio } from './manutencao-patrimonio.export.js'
import { manutencaoPatrimonioInput } from './manutencao-patrimonio.input.js'
import type { ManutencaoPatrimonioRow } from './manutencao-patrimonio.queries.js'
import {
  atualizarManutencaoPatrimonio,
  concluirManutencaoPatrimonio,
  criarManutencaoPatrimonio,
  excluirManutencaoPatrimonio,
  lerManutencaoPatrimonio,
  listarManutencoesPatrimonio,
  reabrirManutencaoPatrimonio,
} from './manutencao-patrimonio.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idPatrimonio: z.int(),
  patrimonio: z.object({ nomePatrimonio: z.string() }),
  dataManutencao: z.iso.date(),
  valorManutencao: z.number(),
  statusManutencao: z.string().describe('pendente ou concluido.'),
  descricaoManutencao: z.string().nullable(),
  idDepartamento: z.int().nullable(),
  created_at: z.iso.datetime(),
})

const manutencaoPatrimonioJson = (row: ManutencaoPatrimonioRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idPatrimonio: row.idPatrimonio,
  patrimonio: { nomePatrimonio: row.nomePatrimonio },
  dataManutencao: row.dataManutencao,
  valorManutencao: toJsonNumber(row.valorManutencao),
  statusManutencao: row.statusManutencao,
  descricaoManutencao: row.descricaoManutencao,
  idDepartamento: row.idDepartamento,
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof manutencaoPatrimonioInput>

const filters = {
  statusManutencao: 'pendente ou concluido.',
  idPatrimonio: 'Patrimônio, por número ou uuid.',
  excluidos: 'true: a lixeira.',
}

const ignored = { statusManutencao: 'começa pendente, e muda ao concluir e reabrir.' }
const concluirBody = z.object({
  idContaFinanceira: z
    .union([z.int(), z.string()])
    .optional()
    .describe('A conta financeira, por número ou uuid; ausente: a padrão da igreja.'),
  data: z.iso
    .date()
    .optional()
    .describe('O dia em que foi paga, não futuro; ausente: o da manutenção, ou hoje se ela ainda não foi feita.'),
})
const tag = 'Manutenções'
const body = manutencaoPatrimonioInput

export const manutencaoPatrimonioRoutes: Route[] = [
  route(
    'GET',
    '/patrimonio-manutencoes',
    listarManutencoesPatrimonio,
    filteredList(filters),
    rowsAs(manutencaoPatrimonioJson),
    { summary: 'Manutenções da igreja, da mais nova à mais antiga.', tag, response, list: true, query: filters },
  ),
  route(
    'GET',
    '/adm/patrimonio-manutencoes',
    listarManutencoesPatrimonio,
    filteredList(filters),
    rowsAs(manutencaoPatrimonioJson),
    { summary: 'Manutenções de todas as igrejas.', tag, response, list: true, adm: true, query: filters },
  ),
  route('GET', '/patrimonio-manutencoes/{id}', lerManutencaoPatrimonio, recordId, manutencaoPatrimonioJson, {
    summary: 'Uma manutenção.',
    tag,
    response,
  }),
  route('POST', '/patrimonio-manutencoes', criarManutencaoPatrimonio, fields, manutencaoPatrimonioJson, {
    summary: 'Cadastra uma manutenção, que começa pendente.',
    tag,
    body,
    ignored,
    response,
  }),
  route(
    'PUT',
    '/patrimonio-manutencoes/{id}',
    atualizarManutencaoPatrimonio,
    (r) => ({ ...fields(r), ...recordId(r) }),
    manutencaoPatrimonioJson,
    { summary: 'Altera uma manutenção pendente.', tag, body, ignored, response },
  ),
  route(
    'PATCH',
    '/patrimonio-manutencoes/manutencao/{id}/cliente/{idCliente}/concluir',
    concluirManutencaoPatrimonio,
    (r) => ({
      ...recordId(r),
      idContaFinanceira: r.body.idContaFinanceira as string | undefined,
      data: r.body.data as string | undefined,
    }),
    manutencaoPatrimonioJson,
    { summary: 'Conclui uma manutenção e lança a sua saída.', tag, body: concluirBody, response },
  ),
  route(
    'PATCH',
    '/patrimonio-manutencoes/manutencao/{id}/cliente/{idCliente}/reabrir',
    reabrirManutencaoPatrimonio,
    recordId,
    manutencaoPatrimonioJson,
    { summary: 'Reabre uma manutenção concluída e retira a sua saída.', tag, response },
  ),
  route('DELETE', '/patrimonio-manutencoes/{id}', excluirManutencaoPatrimonio, recordId, asIs, {
    summary: 'Cancela uma manutenção pendente.',
    tag,
  }),
  exportRoute('manutencoesPatrimonio', exportarManutencoesPatrimonio, filters, {
    summary: 'Manutenções da igreja como planilha.',
    tag,
  }),
]
