import { z } from 'zod'
import { tipoRecursoInput } from '../../../../schema/rules/agenda/tipo-recurso.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportTipoRecursos } from './tipo-recurso.export.js'
import type { TipoRecursoRow } from './tipo-recurso.queries.js'
import {
  atualizarTipoRecurso,
  criarTipoRecurso,
  excluirTipoRecurso,
  listTipoRecursos,
  readTipoRecurso,
} from './tipo-recurso.usecases.js'

const response = z.object({ id: z.int(), uuid: z.uuid(), idCliente: z.int(), tipoRecurso: z.string() })

const tipoRecursoJson = ({ id, uuid, idCliente, tipoRecurso }: TipoRecursoRow): z.infer<typeof response> => ({
  id,
  uuid,
  idCliente,
  tipoRecurso,
})

const fields = ({ body }: RestRequest) => body as z.input<typeof tipoRecursoInput>

const filters = { excluidos: 'true: a lixeira.' }

const tag = 'Tipos de recurso'
const body = tipoRecursoInput

export const tipoRecursoRoutes: Route[] = [
  route('GET', '/tipoRecursos', listTipoRecursos, filteredList(filters), rowsAs(tipoRecursoJson), {
    summary: 'Tipos de recurso da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/tipoRecursos', listTipoRecursos, filteredList(filters), rowsAs(tipoRecursoJson), {
    summary: 'Tipos de recurso de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/tipoRecursos/{id}', readTipoRecurso, recordId, tipoRecursoJson, {
    summary: 'Um tipo de recurso.',
    tag,
    response,
  }),
  route('POST', '/tipoRecursos', criarTipoRecurso, fields, tipoRecursoJson, {
    summary: 'Cadastra um tipo de recurso.',
    tag,
    body,
    response,
  }),
  route('PUT', '/tipoRecursos/{id}', atualizarTipoRecurso, (r) => ({ ...fields(r), ...recordId(r) }), tipoRecursoJson, {
    summary: 'Altera um tipo de recurso.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/tipoRecursos/{id}', excluirTipoRecurso, recordId, asIs, {
    summary: 'Exclui um tipo de recurso.',
    tag,
  }),
  exportRoute('tipoRecursos', exportTipoRecursos, filters, {
    summary: 'Tipos de recurso da igreja como planilha.',
    tag,
  }),
]
