import { z } from 'zod'
import { membroEncontroInput } from '../../../../schema/rules/pessoas/encontro.input.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import { asIs, listQuery, type RestRequest, type Route, route, rowsAs } from '../../../kernel/transport/rest/route.js'
import { membroJson, membroResponse } from '../vinculo/index.js'
import type { MembroEncontroRow } from './membro-encontro.queries.js'
import { adicionarMembroEncontro, excluirMembroEncontro, listMembrosEncontro } from './presenca.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idEncontro: z.int(),
  idMembro: z.int(),
  membro: membroResponse,
  created_at: z.iso.datetime(),
})

const membroEncontroJson = jsonOf(response, (row: MembroEncontroRow) => ({
  membro: membroJson(row),
}))

const meeting = ({ params }: RestRequest) => ({ id: params.id ?? '', idCelula: params.idCelula ?? '' })

const path = '/celulas/{idCelula}/encontros/{id}/membros'
const tag = 'Encontros de células'

export const presencaRoutes: Route[] = [
  route('GET', path, listMembrosEncontro, (r) => ({ ...listQuery(r), ...meeting(r) }), rowsAs(membroEncontroJson), {
    summary: 'Quem esteve em um encontro.',
    tag,
    response,
    list: true,
  }),
  route(
    'POST',
    path,
    adicionarMembroEncontro,
    (r) => ({ ...(r.body as z.input<typeof membroEncontroInput>), ...meeting(r) }),
    membroEncontroJson,
    { summary: 'Registra que uma pessoa esteve no encontro.', tag, body: membroEncontroInput, response },
  ),
  route(
    'DELETE',
    `${path}/{idMembro}`,
    excluirMembroEncontro,
    (r) => ({ ...meeting(r), idMembro: r.params.idMembro ?? '' }),
    asIs,
    { summary: 'Tira uma pessoa dos presentes de um encontro.', tag },
  ),
]
