import { z } from 'zod'
import { manutencaoPatrimonioInput } from '../../../../schema/rules/patrimonio/manutencao-patrimonio.input.js'
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
import { exportManutencoesPatrimonio } from './manutencao-patrimonio.export.js'
import type { ManutencaoPatrimonioRow } from './manutencao-patrimonio.queries.js'
import {
  atualizarManutencaoPatrimonio,
  concluirManutencaoPatrimonio,
  criarManutencaoPatrimonio,
  excluirManutencaoPatrimonio,
  listManutencoesPatrimonio,
  reabrirManutencaoPatrimonio,
  readManutencaoPatrimonio,
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

const manutencaoPatrimonioJson = jsonOf(response, (row: ManutencaoPatrimonioRow) => ({
  patrimonio: { nomePatrimonio: row.nomePatrimonio },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof manutencaoPatrimonioInput>

const filters = {
  statusManutencao: 'pendente ou concluido.',
  idPatrimonio: 'Patrimônio, por número ou uuid.',
  excluidos: 'true: a lixeira.',
}

const ignored = { statusManutencao: 'começa pendente, e muda ao concluir e reabrir.' }
const completeBody = z.object({
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
    listManutencoesPatrimonio,
    filteredList(filters),
    rowsAs(manutencaoPatrimonioJson),
    { summary: 'Manutenções da igreja, da mais nova à mais antiga.', tag, response, list: true, query: filters },
  ),
  route(
    'GET',
    '/adm/patrimonio-manutencoes',
    listManutencoesPatrimonio,
    filteredList(filters),
    rowsAs(manutencaoPatrimonioJson),
    { summary: 'Manutenções de todas as igrejas.', tag, response, list: true, adm: true, query: filters },
  ),
  route('GET', '/patrimonio-manutencoes/{id}', readManutencaoPatrimonio, recordId, manutencaoPatrimonioJson, {
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
    { summary: 'Conclui uma manutenção e lança a sua saída.', tag, body: completeBody, response },
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
  exportRoute('manutencoesPatrimonio', exportManutencoesPatrimonio, filters, {
    summary: 'Manutenções da igreja como planilha.',
    tag,
  }),
]
