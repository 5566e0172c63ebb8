import { z } from 'zod'
import { tipoPatrimonioInput } from '../../../../schema/rules/patrimonio/tipo-patrimonio.input.js'
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
import { exportTipoPatrimonios } from './tipo-patrimonio.export.js'
import {
  atualizarTipoPatrimonio,
  criarTipoPatrimonio,
  excluirTipoPatrimonio,
  listTipoPatrimonios,
  readTipoPatrimonio,
} from './tipo-patrimonio.usecases.js'

const response = z.object({ id: z.int(), uuid: z.uuid(), idCliente: z.int(), tipoPatrimonio: z.string() })

const tipoPatrimonioJson = jsonOf(response)

const fields = ({ body }: RestRequest) => body as z.input<typeof tipoPatrimonioInput>

const filters = { excluidos: 'true: a lixeira.' }

const tag = 'Tipos de patrimônio'
const body = tipoPatrimonioInput

export const tipoPatrimonioRoutes: Route[] = [
  route('GET', '/tipoPatrimonios', listTipoPatrimonios, filteredList(filters), rowsAs(tipoPatrimonioJson), {
    summary: 'Tipos de patrimônio da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/tipoPatrimonios', listTipoPatrimonios, filteredList(filters), rowsAs(tipoPatrimonioJson), {
    summary: 'Tipos de patrimônio de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/tipoPatrimonios/{id}', readTipoPatrimonio, recordId, tipoPatrimonioJson, {
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
  exportRoute('tipoPatrimonios', exportTipoPatrimonios, filters, {
    summary: 'Tipos de patrimônio da igreja como planilha.',
    tag,
  }),
]
