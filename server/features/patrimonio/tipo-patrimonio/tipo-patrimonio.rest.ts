import { z } from 'zod'
import { listQuery, type Route, route } from '../../../kernel/rest/route.js'
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

export const tipoPatrimonioJson = ({
  id,
  uuid,
  idCliente,
  tipoPatrimonio,
}: TipoPatrimonioRow): z.infer<typeof response> => ({
  id,
  uuid,
  idCliente,
  tipoPatrimonio,
})

type Body = z.input<typeof tipoPatrimonioInput>
const tag = 'Tipos de patrimônio'
const body = tipoPatrimonioInput

export const tipoPatrimonioRoutes: Route[] = [
  route(
    'GET',
    '/tipoPatrimonios',
    listarTipoPatrimonios,
    listQuery,
    (list) => ({ ...list, rows: list.rows.map(tipoPatrimonioJson) }),
    { summary: 'Tipos de patrimônio da igreja.', tag, response, list: true },
  ),
  route(
    'GET',
    '/adm/tipoPatrimonios',
    listarTipoPatrimonios,
    listQuery,
    (list) => ({ ...list, rows: list.rows.map(tipoPatrimonioJson) }),
    { summary: 'Tipos de patrimônio de todas as igrejas.', tag, response, list: true, adm: true },
  ),
  route(
    'GET',
    '/tipoPatrimonios/{id}',
    lerTipoPatrimonio,
    ({ params }) => ({ id: params.id ?? '' }),
    tipoPatrimonioJson,
    { summary: 'Um tipo de patrimônio.', tag, response },
  ),
  route('POST', '/tipoPatrimonios', criarTipoPatrimonio, (r) => r.body as Body, tipoPatrimonioJson, {
    summary: 'Cadastra um tipo de patrimônio.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/tipoPatrimonios/{id}',
    atualizarTipoPatrimonio,
    (r) => ({ ...(r.body as Body), id: r.params.id ?? '' }),
    tipoPatrimonioJson,
    { summary: 'Altera um tipo de patrimônio.', tag, body, response },
  ),
  route(
    'DELETE',
    '/tipoPatrimonios/{id}',
    excluirTipoPatrimonio,
    ({ params }) => ({ id: params.id ?? '' }),
    (done) => done,
    { summary: 'Exclui um tipo de patrimônio.', tag },
  ),
]
