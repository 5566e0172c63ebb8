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
import { exportarCentrosCusto } from './centro-custo.export.js'
import { centroCustoInput } from './centro-custo.input.js'
import type { CentroCustoRow } from './centro-custo.queries.js'
import {
  ativarCentroCusto,
  atualizarCentroCusto,
  criarCentroCusto,
  desativarCentroCusto,
  excluirCentroCusto,
  lerCentroCusto,
  listarCentrosCusto,
} from './centro-custo.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nome: z.string(),
  descricao: z.string().nullable(),
  status: z.int(),
  idDepartamento: z.int(),
  departamento: z.object({ id: z.int(), tituloDepartamento: z.string() }),
  created_at: z.iso.datetime(),
})

const centroCustoJson = (row: CentroCustoRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  nome: row.nome,
  descricao: row.descricao,
  status: row.status,
  idDepartamento: row.idDepartamento,
  departamento: { id: row.idDepartamento, tituloDepartamento: row.tituloDepartamento },
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof centroCustoInput>

const filters = { status: '1: só os ativados; 0: só os desativados.', excluidos: 'true: a lixeira.' }

const tag = 'Centros de custo'
const body = centroCustoInput

export const centroCustoRoutes: Route[] = [
  route('GET', '/centro-custo', listarCentrosCusto, filteredList(filters), rowsAs(centroCustoJson), {
    summary: 'Centros de custo da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/centro-custo', listarCentrosCusto, filteredList(filters), rowsAs(centroCustoJson), {
    summary: 'Centros de custo de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/centro-custo/{id}', lerCentroCusto, recordId, (row) => ({ data: centroCustoJson(row) }), {
    summary: 'Um centro de custo, em data.',
    tag,
    response: z.object({ data: response }),
  }),
  route('POST', '/centro-custo', criarCentroCusto, fields, centroCustoJson, {
    summary: 'Cadastra um centro de custo.',
    tag,
    body,
    response,
  }),
  route('PUT', '/centro-custo/{id}', atualizarCentroCusto, (r) => ({ ...fields(r), ...recordId(r) }), centroCustoJson, {
    summary: 'Altera um centro de custo.',
    tag,
    body,
    response,
  }),
  route('PATCH', '/centro-custo/{id}/ativar', ativarCentroCusto, recordId, centroCustoJson, {
    summary: 'Ativa um centro de custo.',
    tag,
    response,
  }),
  route('PATCH', '/centro-custo/{id}/desativar', desativarCentroCusto, recordId, centroCustoJson, {
    summary: 'Desativa um centro de custo.',
    tag,
    response,
  }),
  route('DELETE', '/centro-custo/{id}', excluirCentroCusto, recordId, asIs, {
    summary: 'Exclui um centro de custo.',
    tag,
  }),
  exportRoute('centro-custo', exportarCentrosCusto, filters, {
    summary: 'Centros de custo da igreja como planilha.',
    tag,
  }),
]
