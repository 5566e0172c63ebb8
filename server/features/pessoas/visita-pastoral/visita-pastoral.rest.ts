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
import type { VisitaPastoralRow } from './visita-pastoral.comentario.js'
import { exportarVisitasPastorais } from './visita-pastoral.export.js'
import { visitaPastoralInput } from './visita-pastoral.input.js'
import {
  atualizarVisitaPastoral,
  criarVisitaPastoral,
  excluirVisitaPastoral,
  lerVisitaPastoral,
  listarVisitasPastorais,
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

const visitaPastoralJson = (row: VisitaPastoralRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idPastor: row.idPastor,
  pastor: { name: row.nomePastor },
  idVisitado: row.idVisitado,
  visitado: { name: row.nomeVisitado },
  dataVisita: row.dataVisita,
  comentarioVisita: row.comentarioVisita,
  created_at: toInstant(row.createdAt),
})

/** Old integrations cannot confirm a second visit on a day, so it is always confirmed for them. */
const fields = ({ body }: RestRequest) =>
  ({ ...body, confirmarMesmoDia: true }) as unknown as z.input<typeof visitaPastoralInput>

const filters = { quando: 'proximos: de hoje em diante; anteriores: as outras.', excluidos: 'true: a lixeira.' }

const tag = 'Visitas pastorais'
const body = visitaPastoralInput.omit({ confirmarMesmoDia: true })

export const visitaPastoralRoutes: Route[] = [
  route('GET', '/visitas-pastorais', listarVisitasPastorais, filteredList(filters), rowsAs(visitaPastoralJson), {
    summary: 'Visitas pastorais da igreja, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/visitas-pastorais', listarVisitasPastorais, filteredList(filters), rowsAs(visitaPastoralJson), {
    summary: 'Visitas pastorais de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/visitas-pastorais/{id}', lerVisitaPastoral, recordId, visitaPastoralJson, {
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
  exportRoute('visitasPastorais', exportarVisitasPastorais, filters, {
    summary: 'Visitas pastorais da igreja como planilha.',
    tag,
  }),
]
