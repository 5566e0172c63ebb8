import { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { toInstant } from '../../../kernel/dates.js'
import type { List } from '../../../kernel/reading/pagination.js'
import { exportRoute } from '../../../kernel/rest/export-route.js'
import {
  asIs,
  type Call,
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/rest/route.js'
import { exportarCultos } from './culto.export.js'
import { cultoInput, visitantesCultoInput } from './culto.input.js'
import type { CultoRow } from './culto.queries.js'
import { tokenVisivel } from './culto.token.js'
import {
  atualizarCulto,
  cancelarCulto,
  concluirCulto,
  criarCulto,
  excluirCulto,
  lerCulto,
  listarCultos,
  reabrirCulto,
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
const comToken = <Raw>(call: Call<Raw, CultoRow>): Call<Raw, WithToken> =>
  Object.assign(
    async (ctx: Context, raw: Raw) => {
      const row = await call(ctx, raw)
      return { ...row, token: tokenVisivel(ctx, row) }
    },
    { ...call },
  )

const listarComTokens: Call<Parameters<typeof listarCultos>[1], List<WithToken>> = Object.assign(
  async (ctx: Context, raw: Parameters<typeof listarCultos>[1]) => {
    const list = await listarCultos(ctx, raw)
    return { ...list, rows: list.rows.map((row) => ({ ...row, token: tokenVisivel(ctx, row) })) }
  },
  { action: listarCultos.action },
)

const named = (text: string | null) => (text === null ? null : { name: text })

const cultoJson = (row: WithToken): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  dataCulto: row.dataCulto,
  horaCulto: row.horaCulto,
  temaCulto: row.temaCulto,
  idLocal: row.idLocal,
  local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal },
  idDirigente: row.idDirigente,
  dirigente: named(row.nomeDirigente),
  idPregador: row.idPregador,
  pregador: named(row.nomePregador),
  statusCulto: row.statusCulto,
  visitantes: row.visitantes,
  token: row.token,
  created_at: toInstant(row.createdAt),
})

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
  route('GET', '/cultos', listarComTokens, filteredList(filters), rowsAs(cultoJson), {
    ...described('Cultos da igreja.'),
    list: true,
    query: filters,
  }),
  route('GET', '/adm/cultos', listarComTokens, filteredList(filters), rowsAs(cultoJson), {
    ...described('Cultos de todas as igrejas.'),
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/cultos/{id}', comToken(lerCulto), recordId, cultoJson, described('Um culto.')),
  route('POST', '/cultos', comToken(criarCulto), fields, cultoJson, { ...described('Cadastra um culto.'), body }),
  route('PUT', '/cultos/{id}', comToken(atualizarCulto), (r) => ({ ...fields(r), ...recordId(r) }), cultoJson, {
    ...described('Altera um culto.'),
    body,
  }),
  route(
    'PATCH',
    '/cultos/{id}/concluir',
    comToken(concluirCulto),
    recordId,
    cultoJson,
    described('Dá um culto por realizado.'),
  ),
  route(
    'PATCH',
    '/cultos/{id}/cancelar',
    comToken(cancelarCulto),
    recordId,
    cultoJson,
    described('Cancela um culto agendado.'),
  ),
  route(
    'PATCH',
    '/cultos/{id}/reabrir',
    comToken(reabrirCulto),
    recordId,
    cultoJson,
    described('Volta um culto a agendado.'),
  ),
  route(
    'PATCH',
    '/cultos/{id}/visitantes',
    comToken(registrarVisitantesCulto),
    (r: RestRequest) => ({ ...(r.body as z.input<typeof visitantesCultoInput>), ...recordId(r) }),
    cultoJson,
    { ...described('Registra quantos visitantes vieram.'), body: visitantesCultoInput },
  ),
  route('DELETE', '/cultos/{id}', excluirCulto, recordId, asIs, { summary: 'Exclui um culto.', tag }),
  route('PATCH', '/cultos/{id}/renovar-token', comToken(renovarTokenCulto), recordId, cultoJson, {
    ...described('Troca o token de presença de um culto.'),
  }),
  exportRoute('cultos', exportarCultos, filters, { summary: 'Cultos da igreja como planilha.', tag }),
]
