import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
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
import { exportarCultos } from './culto.export.js'
import { cultoInput, visitantesCultoInput } from './culto.input.js'
import type { CultoRow } from './culto.queries.js'
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
  created_at: z.iso.datetime(),
})

const named = (text: string | null) => (text === null ? null : { name: text })

const cultoJson = (row: CultoRow): z.infer<typeof response> => ({
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
  route('GET', '/cultos', listarCultos, filteredList(filters), rowsAs(cultoJson), {
    ...described('Cultos da igreja.'),
    list: true,
    query: filters,
  }),
  route('GET', '/adm/cultos', listarCultos, filteredList(filters), rowsAs(cultoJson), {
    ...described('Cultos de todas as igrejas.'),
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/cultos/{id}', lerCulto, recordId, cultoJson, described('Um culto.')),
  route('POST', '/cultos', criarCulto, fields, cultoJson, { ...described('Cadastra um culto.'), body }),
  route('PUT', '/cultos/{id}', atualizarCulto, (r) => ({ ...fields(r), ...recordId(r) }), cultoJson, {
    ...described('Altera um culto.'),
    body,
  }),
  route('PATCH', '/cultos/{id}/concluir', concluirCulto, recordId, cultoJson, described('Dá um culto por realizado.')),
  route('PATCH', '/cultos/{id}/cancelar', cancelarCulto, recordId, cultoJson, described('Cancela um culto agendado.')),
  route('PATCH', '/cultos/{id}/reabrir', reabrirCulto, recordId, cultoJson, described('Volta um culto a agendado.')),
  route(
    'PATCH',
    '/cultos/{id}/visitantes',
    registrarVisitantesCulto,
    (r: RestRequest) => ({ ...(r.body as z.input<typeof visitantesCultoInput>), ...recordId(r) }),
    cultoJson,
    { ...described('Registra quantos visitantes vieram.'), body: visitantesCultoInput },
  ),
  route('DELETE', '/cultos/{id}', excluirCulto, recordId, asIs, { summary: 'Exclui um culto.', tag }),
  exportRoute('cultos', exportarCultos, filters, { summary: 'Cultos da igreja como planilha.', tag }),
]
