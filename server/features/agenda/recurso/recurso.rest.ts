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
import { exportarRecursos } from './recurso.export.js'
import { recursoInput } from './recurso.input.js'
import type { RecursoRow } from './recurso.queries.js'
import { atualizarRecurso, criarRecurso, excluirRecurso, lerRecurso, listarRecursos } from './recurso.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nomeRecurso: z.string(),
  idTipoRecurso: z.int(),
  tipo: z.object({ tipoRecurso: z.string() }),
  quantidade: z.int(),
  descricao: z.string().nullable(),
  status: z.int(),
  created_at: z.iso.datetime(),
})

const recursoJson = (row: RecursoRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  nomeRecurso: row.nomeRecurso,
  idTipoRecurso: row.idTipoRecurso,
  tipo: { tipoRecurso: row.nomeTipo },
  quantidade: row.quantidade,
  descricao: row.descricao,
  status: row.status,
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof recursoInput>

const filters = {
  idTipoRecurso: 'Tipo, por número ou uuid.',
  status: '1: só ativos; 0: só inativos.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Recursos'
const body = recursoInput

export const recursoRoutes: Route[] = [
  route('GET', '/recursos', listarRecursos, filteredList(filters), rowsAs(recursoJson), {
    summary: 'Recursos da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/recursos', listarRecursos, filteredList(filters), rowsAs(recursoJson), {
    summary: 'Recursos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/recursos/{id}', lerRecurso, recordId, recursoJson, {
    summary: 'Um recurso.',
    tag,
    response,
  }),
  route('POST', '/recursos', criarRecurso, fields, recursoJson, {
    summary: 'Cadastra um recurso.',
    tag,
    body,
    response,
  }),
  route('PUT', '/recursos/{id}', atualizarRecurso, (r) => ({ ...fields(r), ...recordId(r) }), recursoJson, {
    summary: 'Altera um recurso.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/recursos/{id}', excluirRecurso, recordId, asIs, {
    summary: 'Exclui um recurso.',
    tag,
  }),
  exportRoute('recursos', exportarRecursos, filters, {
    summary: 'Recursos da igreja como planilha.',
    tag,
  }),
]
