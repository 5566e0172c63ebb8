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
import { exportarTipoPatrimonios } from './tipo-patrimonio.export.js'
import { tipoPatrimonioInput } from './tipo-patrimonio.input.js'
import type { TipoPatrimonioRow } from './tipo-patrimonio.queries.js'
import {
  atualizarTipoPatrimonio,
  criarTipoPatrimonio,
  excluirTipoPatrimonio,
  lerTipoPatrimonio,
  listarTipoPatrimonios,
} from './tipo-patrimonio.usecases.js'

const response = z.object({ id: z.int(), uuid: z.uuid(), idCliente: z.int(), tipoPatrimonio: z.string() })

const tipoPatrimonioJson = ({ id, uuid, idCliente, tipoPatrimonio }: TipoPatrimonioRow): z.infer<typeof response> => ({
  id,
  uuid,
  idCliente,
  tipoPatrimonio,
})

const fields = ({ body }: RestRequest) => body as z.input<typeof tipoPatrimonioInput>

const filters = { excluidos: 'true: a lixeira.' }

const tag = 'Tipos de patrimônio'
const body = tipoPatrimonioInput

export const tipoPatrimonioRoutes: Route[] = [
  route('GET', '/tipoPatrimonios', listarTipoPatrimonios, filteredList(filters), rowsAs(tipoPatrimonioJson), {
    summary: 'Tipos de patrimônio da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/tipoPatrimonios', listarTipoPatrimonios, filteredList(filters), rowsAs(tipoPatrimonioJson), {
    summary: 'Tipos de patrimônio de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/tipoPatrimonios/{id}', lerTipoPatrimonio, recordId, tipoPatrimonioJson, {
    summary: 'Um tipo de patrimônio.',
    tag,
    response,
  }),
  route('POST', '/tipoPatrimonios', criarTipoPatrimonio, fields, tipoPatrimonioJson, {
    summary: 'Cadastra um tipo de patrimônio.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/tipoPatrimonios/{id}',
    atualizarTipoPatrimonio,
    (r) => ({ ...fields(r), ...recordId(r) }),
    tipoPatrimonioJson,
    { summary: 'Altera um tipo de patrimônio.', tag, body, response },
  ),
  route('DELETE', '/tipoPatrimonios/{id}', excluirTipoPatrimonio, recordId, asIs, {
    summary: 'Exclui um tipo de patrimônio.',
    tag,
  }),
  exportRoute('tipoPatrimonios', exportarTipoPatrimonios, filters, {
    summary: 'Tipos de patrimônio da igreja como planilha.',
    tag,
  }),
]
