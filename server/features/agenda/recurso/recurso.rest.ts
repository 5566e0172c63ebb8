import { z } from 'zod'
import { recursoInput } from '../../../../schema/rules/agenda/recurso.input.js'
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
import { exportRecursos } from './recurso.export.js'
import type { RecursoRow } from './recurso.queries.js'
import { atualizarRecurso, criarRecurso, excluirRecurso, listRecursos, readRecurso } from './recurso.usecases.js'

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

const recursoJson = jsonOf(response, (row: RecursoRow) => ({
  tipo: { tipoRecurso: row.nomeTipo },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof recursoInput>

const filters = {
  idTipoRecurso: 'Tipo, por número ou uuid.',
  status: '1: só ativos; 0: só inativos.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Recursos'
const body = recursoInput

export const recursoRoutes: Route[] = [
  route('GET', '/recursos', listRecursos, filteredList(filters), rowsAs(recursoJson), {
    summary: 'Recursos da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/recursos', listRecursos, filteredList(filters), rowsAs(recursoJson), {
    summary: 'Recursos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/recursos/{id}', readRecurso, recordId, recursoJson, {
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
  exportRoute('recursos', exportRecursos, filters, {
    summary: 'Recursos da igreja como planilha.',
    tag,
  }),
]
