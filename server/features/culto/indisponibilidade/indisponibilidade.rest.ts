import { z } from 'zod'
import { indisponibilidadeInput } from '../../../../schema/rules/culto/indisponibilidade.input.js'
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
import { exportIndisponibilidades } from './indisponibilidade.export.js'
import type { IndisponibilidadeRow } from './indisponibilidade.queries.js'
import {
  atualizarIndisponibilidade,
  criarIndisponibilidade,
  excluirIndisponibilidade,
  listIndisponibilidades,
  readIndisponibilidade,
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

const indisponibilidadeJson = jsonOf(response, (row: IndisponibilidadeRow) => ({
  membro: { name: row.name },
}))

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
  route('GET', '/indisponibilidades', listIndisponibilidades, filteredList(filters), rowsAs(indisponibilidadeJson), {
    summary: 'Dias em que pessoas da igreja não podem servir.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route(
    'GET',
    '/adm/indisponibilidades',
    listIndisponibilidades,
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
  route('GET', '/indisponibilidades/{id}', readIndisponibilidade, recordId, indisponibilidadeJson, {
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
  exportRoute('indisponibilidades', exportIndisponibilidades, filters, {
    summary: 'Indisponibilidades da igreja como planilha.',
    tag,
  }),
]
