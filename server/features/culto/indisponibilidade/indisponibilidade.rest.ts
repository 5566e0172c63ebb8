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
import { exportarIndisponibilidades } from './indisponibilidade.export.js'
import { indisponibilidadeInput } from './indisponibilidade.input.js'
import type { IndisponibilidadeRow } from './indisponibilidade.queries.js'
import {
  atualizarIndisponibilidade,
  criarIndisponibilidade,
  excluirIndisponibilidade,
  lerIndisponibilidade,
  listarIndisponibilidades,
} from './indisponibilidade.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idMembro: z.int(),
  membro: z.object({ name: z.string() }),
  dataInicio: z.iso.date(),
  dataFim: z.iso.date(),
  observacao: z.string().nullable(),
  created_at: z.iso.datetime(),
})

const indisponibilidadeJson = (row: IndisponibilidadeRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idMembro: row.idMembro,
  membro: { name: row.name },
  dataInicio: row.dataInicio,
  dataFim: row.dataFim,
  observacao: row.observacao,
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof indisponibilidadeInput>

const filters = {
  idMembro: 'Pessoa, por número ou uuid.',
  quando: 'proximos ou anteriores.',
  de: 'As que terminam neste dia ou depois.',
  ate: 'As que começam neste dia ou antes.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Indisponibilidades'
const body = indisponibilidadeInput

export const indisponibilidadeRoutes: Route[] = [
  route('GET', '/indisponibilidades', listarIndisponibilidades, filteredList(filters), rowsAs(indisponibilidadeJson), {
    summary: 'Dias em que pessoas da igreja não podem servir.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route(
    'GET',
    '/adm/indisponibilidades',
    listarIndisponibilidades,
    filteredList(filters),
    rowsAs(indisponibilidadeJson),
    {
      summary: 'Indisponibilidades de todas as igrejas.',
      tag,
      response,
      list: true,
      adm: true,
      query: filters,
    },
  ),
  route('GET', '/indisponibilidades/{id}', lerIndisponibilidade, recordId, indisponibilidadeJson, {
    summary: 'Uma indisponibilidade.',
    tag,
    response,
  }),
  route('POST', '/indisponibilidades', criarIndisponibilidade, fields, indisponibilidadeJson, {
    summary: 'Bloqueia dias de uma pessoa.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/indisponibilidades/{id}',
    atualizarIndisponibilidade,
    (r) => ({ ...fields(r), ...recordId(r) }),
    indisponibilidadeJson,
    { summary: 'Altera uma indisponibilidade.', tag, body, response },
  ),
  route('DELETE', '/indisponibilidades/{id}', excluirIndisponibilidade, recordId, asIs, {
    summary: 'Exclui uma indisponibilidade.',
    tag,
  }),
  exportRoute('indisponibilidades', exportarIndisponibilidades, filters, {
    summary: 'Indisponibilidades da igreja como planilha.',
    tag,
  }),
]
