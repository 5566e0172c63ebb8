import { z } from 'zod'
import { cultoInput, visitantesCultoInput } from '../../../../schema/rules/culto/culto.input.js'
import type { List } from '../../../../schema/rules/pagination.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  asIs,
  type Call,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { exportCultos } from './culto.export.js'
import type { CultoRow } from './culto.queries.js'
import { visibleToken } from './culto.token.js'
import {
  atualizarCulto,
  cancelarCulto,
  concluirCulto,
  criarCulto,
  excluirCulto,
  listCultos,
  reabrirCulto,
  readCulto,
  registrarVisitantesCulto,
  renovarTokenCulto,
} from './culto.usecases.js'

const name = z.object({ name: z.string() }).nullable()

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  dataCulto: z.iso.date(),
  horaCulto: z.string().describe('HH:mm'),
  temaCulto: z.string().nullable(),
  idLocal: z.int().nullable(),
  local: z.object({ nomeLocal: z.string() }).nullable(),
  idDirigente: z.int().nullable(),
  dirigente: name,
  idPregador: z.int().nullable(),
  pregador: name,
  statusCulto: z.string(),
  visitantes: z.int(),
  token: z.string().nullable().describe('Da presença; nulo para quem não pode registrar presenças.'),
  created_at: z.iso.datetime(),
})

type WithToken = CultoRow & { token: string | null }

/**
 * Wraps a use case whose response contains the token, because the token must not be stored with the result of an
 * Idempotency-Key.
 */
const withToken = <Raw>(call: Call<Raw, CultoRow>): Call<Raw, WithToken> =>
  Object.assign(
    async (ctx: Context, raw: Raw) => {
      const row = await call(ctx, raw)
      return { ...row, token: visibleToken(ctx, row) }
    },
    { ...call },
  )

const listWithTokens: Call<Parameters<typeof listCultos>[1], List<WithToken>> = Object.assign(
  async (ctx: Context, raw: Parameters<typeof listCultos>[1]) => {
    const list = await listCultos(ctx, raw)
    return { ...list, rows: list.rows.map((row) => ({ ...row, token: visibleToken(ctx, row) })) }
  },
  { action: listCultos.action },
)

const named = (text: string | null) => (text === null ? null : { name: text })

const cultoJson = jsonOf(response, (row: WithToken) => ({
  local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal },
  dirigente: named(row.nomeDirigente),
  pregador: named(row.nomePregador),
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof cultoInput>

const filters = {
  quando: 'proximos: de hoje em diante; anteriores: os outros.',
  statusCulto: 'agendado, realizado ou cancelado.',
  de: 'Primeiro dia.',
  ate: 'Último dia.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Cultos'
const body = cultoInput
const described = (summary: string) => ({ summary, tag, response })

export const cultoRoutes: Route[] = [
  route('GET', '/cultos', listWithTokens, filteredList(filters), rowsAs(cultoJson), {
    ...described('Cultos da igreja.'),
    list: true,
    query: filters,
  }),
  route('GET', '/adm/cultos', listWithTokens, filteredList(filters), rowsAs(cultoJson), {
    ...described('Cultos de todas as igrejas.'),
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/cultos/{id}', withToken(readCulto), recordId, cultoJson, described('Um culto.')),
  route('POST', '/cultos', withToken(criarCulto), fields, cultoJson, { ...described('Cadastra um culto.'), body }),
  route('PUT', '/cultos/{id}', withToken(atualizarCulto), (r) => ({ ...fields(r), ...recordId(r) }), cultoJson, {
    ...described('Altera um culto.'),
    body,
  }),
  route(
    'PATCH',
    '/cultos/{id}/concluir',
    withToken(concluirCulto),
    recordId,
    cultoJson,
    described('Dá um culto por realizado.'),
  ),
  route(
    'PATCH',
    '/cultos/{id}/cancelar',
    withToken(cancelarCulto),
    recordId,
    cultoJson,
    described('Cancela um culto agendado.'),
  ),
  route(
    'PATCH',
    '/cultos/{id}/reabrir',
    withToken(reabrirCulto),
    recordId,
    cultoJson,
    described('Volta um culto a agendado.'),
  ),
  route(
    'PATCH',
    '/cultos/{id}/visitantes',
    withToken(registrarVisitantesCulto),
    (r: RestRequest) => ({ ...(r.body as z.input<typeof visitantesCultoInput>), ...recordId(r) }),
    cultoJson,
    { ...described('Registra quantos visitantes vieram.'), body: visitantesCultoInput },
  ),
  route('DELETE', '/cultos/{id}', excluirCulto, recordId, asIs, { summary: 'Exclui um culto.', tag }),
  route('PATCH', '/cultos/{id}/renovar-token', withToken(renovarTokenCulto), recordId, cultoJson, {
    ...described('Troca o token de presença de um culto.'),
  }),
  exportRoute('cultos', exportCultos, filters, { summary: 'Cultos da igreja como planilha.', tag }),
]
