import { z } from 'zod'
import { presencaInput } from '../../../../schema/rules/culto/presenca-culto.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportPresencas } from './presenca-culto.export.js'
import type { PresencaRow } from './presenca-culto.queries.js'
import {
  frequenciaCultos,
  type LinkedCulto,
  listPresencas,
  readCultoByToken,
  registerPresenca,
  removePresenca,
} from './presenca-culto.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idCulto: z.int(),
  idMembro: z.int(),
  membro: z.object({ name: z.string(), email: z.string(), telefoneUsuario: z.string().nullable() }),
  created_at: z.iso.datetime(),
})

const presencaJson = jsonOf(response, (row: PresencaRow) => ({
  membro: { name: row.name, email: row.email ?? '', telefoneUsuario: row.telefoneUsuario },
}))

const linkResponse = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  dataCulto: z.iso.date(),
  horaCulto: z.string(),
  temaCulto: z.string().nullable(),
  statusCulto: z.string(),
  local: z.object({ nomeLocal: z.string() }).nullable(),
  situacao: z.string().describe('aberta, antes, encerrada ou cancelado.'),
  abreEm: z.iso.datetime(),
  encerraEm: z.iso.datetime(),
  confirmadaEm: z.iso.datetime().nullable().describe('A presença de quem pede.'),
})

const linkJson = jsonOf(linkResponse, (row: LinkedCulto) => ({
  local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal },
  abreEm: row.abreEm,
  encerraEm: row.encerraEm,
}))

const frequencia = z.object({
  idCulto: z.int(),
  uuid: z.uuid(),
  dataCulto: z.iso.date(),
  horaCulto: z.string(),
  temaCulto: z.string().nullable(),
  presentes: z.int(),
  visitantes: z.int(),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof presencaInput>

const filters = { idCulto: 'Culto, por número ou uuid.' }

const tag = 'Presença nos cultos'

export const presencaCultoRoutes: Route[] = [
  route('GET', '/cultoPorToken/{token}', readCultoByToken, ({ params }) => ({ token: params.token ?? '' }), linkJson, {
    summary: 'O culto de um link de presença, e a presença de quem pede.',
    tag,
    response: linkResponse,
  }),
  route('GET', '/participacoes-cultos', listPresencas, filteredList(filters), rowsAs(presencaJson), {
    summary: 'Quem esteve nos cultos.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/participacoes-cultos', listPresencas, filteredList(filters), rowsAs(presencaJson), {
    summary: 'Quem esteve nos cultos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('POST', '/participacoes-cultos', registerPresenca, fields, presencaJson, {
    summary: 'Registra a presença de uma pessoa em um culto; repetir devolve a primeira.',
    tag,
    body: presencaInput,
    response,
  }),
  route(
    'DELETE',
    '/participacoes-cultos/{idMembro}',
    removePresenca,
    ({ params, query }: RestRequest) => ({ idCulto: query.idCulto ?? '', idMembro: params.idMembro ?? '' }),
    asIs,
    { required: ['idCulto'], summary: 'Tira a presença de uma pessoa de um culto.', tag, query: filters },
  ),
  route(
    'GET',
    '/frequencia-cultos',
    frequenciaCultos,
    ({ query }: RestRequest) => ({ ultimos: query.ultimos, de: query.de, ate: query.ate }),
    asIs,
    {
      summary: 'Quantos vieram aos últimos cultos, ou aos de um período, do mais antigo ao mais novo.',
      tag,
      response: z.array(frequencia),
      query: {
        ultimos: 'Quantos cultos, até 60; sem ele, 12.',
        de: 'Desde este dia; até 400 cultos.',
        ate: 'Até este dia.',
      },
    },
  ),
  exportRoute('participacoes-cultos', exportPresencas, filters, {
    summary: 'Quem esteve em um culto como planilha.',
    tag,
  }),
]
