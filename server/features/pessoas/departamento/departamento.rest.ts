import { z } from 'zod'
import { departamentoInput } from '../../../../schema/rules/pessoas/departamento.input.js'
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
import { exportDepartamentos } from './departamento.export.js'
import type { DepartamentoRow } from './departamento.queries.js'
import {
  atualizarDepartamento,
  criarDepartamento,
  excluirDepartamento,
  listDepartamentos,
  readDepartamento,
} from './departamento.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  tituloDepartamento: z.string(),
  descricao: z.string().nullable(),
  idResponsavel: z.int().nullable(),
  responsavel: z.object({ name: z.string(), email: z.string() }).nullable(),
  status: z.int(),
  created_at: z.iso.datetime(),
})

const departamentoJson = jsonOf(response, (row: DepartamentoRow) => ({
  responsavel: row.nomeResponsavel === null ? null : { name: row.nomeResponsavel, email: row.emailResponsavel ?? '' },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof departamentoInput>

const filters = { status: '1: só ativos; 0: só inativos.', excluidos: 'true: a lixeira.' }

const tag = 'Departamentos'
const body = departamentoInput

export const departamentoRoutes: Route[] = [
  route('GET', '/departamentos', listDepartamentos, filteredList(filters), rowsAs(departamentoJson), {
    summary: 'Departamentos da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/departamentos', listDepartamentos, filteredList(filters), rowsAs(departamentoJson), {
    summary: 'Departamentos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/departamentos/{id}', readDepartamento, recordId, departamentoJson, {
    summary: 'Um departamento.',
    tag,
    response,
  }),
  route('POST', '/departamentos', criarDepartamento, fields, departamentoJson, {
    summary: 'Cadastra um departamento.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/departamentos/{id}',
    atualizarDepartamento,
    (r) => ({ ...fields(r), ...recordId(r) }),
    departamentoJson,
    { summary: 'Altera um departamento.', tag, body, response },
  ),
  route('DELETE', '/departamentos/{id}', excluirDepartamento, recordId, asIs, {
    summary: 'Exclui um departamento.',
    tag,
  }),
  exportRoute('departamentos', exportDepartamentos, filters, {
    summary: 'Departamentos da igreja como planilha.',
    tag,
  }),
]
