import { z } from 'zod'
import { visitaPastoralInput } from '../../../../schema/rules/pessoas/visita-pastoral.input.js'
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
import type { VisitaPastoralRow } from './visita-pastoral.comentario.js'
import { exportVisitasPastorais } from './visita-pastoral.export.js'
import {
  atualizarVisitaPastoral,
  criarVisitaPastoral,
  excluirVisitaPastoral,
  listVisitasPastorais,
  readVisitaPastoral,
} from './visita-pastoral.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idPastor: z.int(),
  pastor: z.object({ name: z.string() }),
  idVisitado: z.int(),
  visitado: z.object({ name: z.string() }),
  dataVisita: z.iso.date(),
  comentarioVisita: z
    .string()
    .nullable()
    .describe('Nulo também para quem não é o autor, pastor ou escolhido pelo autor.'),
  created_at: z.iso.datetime(),
})

const visitaPastoralJson = jsonOf(response, (row: VisitaPastoralRow) => ({
  pastor: { name: row.nomePastor },
  visitado: { name: row.nomeVisitado },
}))

/** Old integrations cannot confirm a second visit on a day, so it is always confirmed for them. */
const fields = ({ body }: RestRequest) =>
  ({ ...body, confirmarMesmoDia: true }) as unknown as z.input<typeof visitaPastoralInput>

const filters = { quando: 'proximos: de hoje em diante; anteriores: as outras.', excluidos: 'true: a lixeira.' }

const tag = 'Visitas pastorais'
const body = visitaPastoralInput.omit({ confirmarMesmoDia: true })

export const visitaPastoralRoutes: Route[] = [
  route('GET', '/visitas-pastorais', listVisitasPastorais, filteredList(filters), rowsAs(visitaPastoralJson), {
    summary: 'Visitas pastorais da igreja, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/visitas-pastorais', listVisitasPastorais, filteredList(filters), rowsAs(visitaPastoralJson), {
    summary: 'Visitas pastorais de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/visitas-pastorais/{id}', readVisitaPastoral, recordId, visitaPastoralJson, {
    summary: 'Uma visita pastoral.',
    tag,
    response,
  }),
  route('POST', '/visitas-pastorais', criarVisitaPastoral, fields, visitaPastoralJson, {
    summary: 'Registra uma visita pastoral.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/visitas-pastorais/{id}',
    atualizarVisitaPastoral,
    (r) => ({ ...fields(r), ...recordId(r) }),
    visitaPastoralJson,
    { summary: 'Altera uma visita pastoral.', tag, body, response },
  ),
  route('DELETE', '/visitas-pastorais/{id}', excluirVisitaPastoral, recordId, asIs, {
    summary: 'Exclui uma visita pastoral.',
    tag,
  }),
  exportRoute('visitasPastorais', exportVisitasPastorais, filters, {
    summary: 'Visitas pastorais da igreja como planilha.',
    tag,
  }),
]
