import { z } from 'zod'
import { escalaCultoInput, respostaInput } from '../../../../schema/rules/culto/escala-culto.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  asIs,
  filteredList,
  listQuery,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportEscalasCulto } from './escala-culto.export.js'
import type { EscalaCultoRow } from './escala-culto.queries.js'
import {
  atualizarEscalaCulto,
  criarEscalaCulto,
  excluirEscalaCulto,
  listEscalasCulto,
  readEscalaCulto,
} from './escala-culto.usecases.js'
import type { OwnEscalaRow } from './minha-escala/minha-escala.queries.js'
import { listOwnEscalas, responderEscala } from './minha-escala/minha-escala.usecases.js'

const culto = z.object({ dataCulto: z.iso.date(), horaCulto: z.string(), temaCulto: z.string().nullable() })

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idCulto: z.int(),
  culto,
  idMembro: z.int(),
  membro: z.object({ name: z.string() }),
  funcao: z.string(),
  idDepartamento: z.int().nullable(),
  departamento: z.object({ tituloDepartamento: z.string() }).nullable(),
  resposta: z.string(),
  created_at: z.iso.datetime(),
})

const service = ({ dataCulto, horaCulto, temaCulto }: z.infer<typeof culto>) => ({ dataCulto, horaCulto, temaCulto })

const escalaCultoJson = jsonOf(response, (row: EscalaCultoRow) => ({
  culto: service(row),
  membro: { name: row.name },
  departamento: row.tituloDepartamento === null ? null : { tituloDepartamento: row.tituloDepartamento },
}))

const ownResponse = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  culto,
  funcao: z.string(),
  departamento: z.object({ tituloDepartamento: z.string() }).nullable(),
  resposta: z.string(),
})

const ownEscalaJson = jsonOf(ownResponse, (row: OwnEscalaRow) => ({
  culto: service(row),
  departamento: row.tituloDepartamento === null ? null : { tituloDepartamento: row.tituloDepartamento },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof escalaCultoInput>

const filters = {
  idCulto: 'Culto, por número ou uuid.',
  idMembro: 'Pessoa, por número ou uuid.',
  idDepartamento: 'Departamento, por número ou uuid.',
  resposta: 'pendente, confirmada ou recusada.',
  quando: 'proximos ou anteriores.',
  de: 'De cultos a partir deste dia.',
  ate: 'De cultos até este dia.',
  excluidos: 'true: a lixeira.',
}

const path = '/escalas-cultos'
const tag = 'Escalas'
const body = escalaCultoInput
const list = { tag, response, list: true, query: filters }

export const escalaCultoRoutes: Route[] = [
  route('GET', path, listEscalasCulto, filteredList(filters), rowsAs(escalaCultoJson), {
    summary: 'Escalas dos cultos da igreja, dos mais novos aos mais antigos.',
    ...list,
  }),
  route('GET', '/adm/escalas-cultos', listEscalasCulto, filteredList(filters), rowsAs(escalaCultoJson), {
    summary: 'Escalas dos cultos de todas as igrejas.',
    ...list,
    adm: true,
  }),
  route(
    'GET',
    `${path}/usuario`,
    listOwnEscalas,
    (r) => ({ ...listQuery(r), quando: r.query.quando }),
    rowsAs(ownEscalaJson),
    {
      summary: 'As próprias escalas.',
      tag,
      response: ownResponse,
      list: true,
      query: { quando: 'proximos ou anteriores.' },
    },
  ),
  route('GET', `${path}/{id}`, readEscalaCulto, recordId, escalaCultoJson, { summary: 'Uma escala.', tag, response }),
  route('POST', path, criarEscalaCulto, fields, escalaCultoJson, {
    summary: 'Escala uma pessoa para um culto.',
    tag,
    body,
    response,
  }),
  route('PUT', `${path}/{id}`, atualizarEscalaCulto, (r) => ({ ...fields(r), ...recordId(r) }), escalaCultoJson, {
    summary: 'Altera uma escala.',
    tag,
    body,
    response,
  }),
  route('DELETE', `${path}/{id}`, excluirEscalaCulto, recordId, asIs, { summary: 'Exclui uma escala.', tag }),
  route(
    'PATCH',
    `${path}/{id}/responder`,
    responderEscala,
    (r) => ({ ...(r.body as z.input<typeof respostaInput>), ...recordId(r) }),
    ownEscalaJson,
    { summary: 'Responde a uma escala própria.', tag, body: respostaInput, response: ownResponse },
  ),
  exportRoute('escalasCulto', exportEscalasCulto, filters, {
    summary: 'Escalas dos cultos da igreja como planilha.',
    tag,
  }),
]
