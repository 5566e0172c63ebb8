import { z } from 'zod'
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
import { exportarTipoRecursos } from './tipo-recurso.export.js'
import { tipoRecursoInput } from './tipo-recurso.input.js'
import type { TipoRecursoRow } from './tipo-recurso.queries.js'
import {
  atualizarTipoRecurso,
  criarTipoRecurso,
  excluirTipoRecurso,
  lerTipoRecurso,
  listarTipoRecursos,
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
  route('GET', '/tipoRecursos', listarTipoRecursos, filteredList(filters), rowsAs(tipoRecursoJson), {
    summary: 'Tipos de recurso da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/tipoRecursos', listarTipoRecursos, filteredList(filters), rowsAs(tipoRecursoJson), {
    summary: 'Tipos de recurso de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/tipoRecursos/{id}', lerTipoRecurso, recordId, tipoRecursoJson, {
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
  exportRoute('tipoRecursos', exportarTipoRecursos, filters, {
    summary: 'Tipos de recurso da igreja como planilha.',
    tag,
  }),
]
