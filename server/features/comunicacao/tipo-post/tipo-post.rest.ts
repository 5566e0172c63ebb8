import { z } from 'zod'
import { tipoPostInput } from '../../../../schema/rules/comunicacao/tipo-post.input.js'
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
import { exportTipoPosts } from './tipo-post.export.js'
import type { TipoPostRow } from './tipo-post.queries.js'
import { atualizarTipoPost, criarTipoPost, excluirTipoPost, listTipoPosts, readTipoPost } from './tipo-post.usecases.js'

const response = z.object({ id: z.int(), uuid: z.uuid(), idCliente: z.int(), tipoPost: z.string() })

const tipoPostJson = ({ id, uuid, idCliente, tipoPost }: TipoPostRow): z.infer<typeof response> => ({
  id,
  uuid,
  idCliente,
  tipoPost,
})

const fields = ({ body }: RestRequest) => body as z.input<typeof tipoPostInput>

const filters = { excluidos: 'true: a lixeira.' }

const tag = 'Tipos de post'
const body = tipoPostInput

export const tipoPostRoutes: Route[] = [
  route('GET', '/tipoPosts', listTipoPosts, filteredList(filters), rowsAs(tipoPostJson), {
    summary: 'Tipos de post da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/tipoPosts', listTipoPosts, filteredList(filters), rowsAs(tipoPostJson), {
    summary: 'Tipos de post de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/tipoPosts/{id}', readTipoPost, recordId, tipoPostJson, {
    summary: 'Um tipo de post.',
    tag,
    response,
  }),
  route('POST', '/tipoPosts', criarTipoPost, fields, tipoPostJson, {
    summary: 'Cadastra um tipo de post.',
    tag,
    body,
    response,
  }),
  route('PUT', '/tipoPosts/{id}', atualizarTipoPost, (r) => ({ ...fields(r), ...recordId(r) }), tipoPostJson, {
    summary: 'Altera um tipo de post.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/tipoPosts/{id}', excluirTipoPost, recordId, asIs, {
    summary: 'Exclui um tipo de post.',
    tag,
  }),
  exportRoute('tipoPosts', exportTipoPosts, filters, {
    summary: 'Tipos de post da igreja como planilha.',
    tag,
  }),
]
