import { z } from 'zod'
import { centroCustoInput } from '../../../../schema/rules/financas/centro-custo.input.js'
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
import { exportCentrosCusto } from './centro-custo.export.js'
import type { CentroCustoRow } from './centro-custo.queries.js'
import {
  ativarCentroCusto,
  atualizarCentroCusto,
  criarCentroCusto,
  desativarCentroCusto,
  excluirCentroCusto,
  listCentrosCusto,
  readCentroCusto,
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

const centroCustoJson = jsonOf(response, (row: CentroCustoRow) => ({
  departamento: { id: row.idDepartamento, tituloDepartamento: row.tituloDepartamento },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof centroCustoInput>

const filters = { status: '1: só os ativados; 0: só os desativados.', excluidos: 'true: a lixeira.' }

const tag = 'Centros de custo'
const body = centroCustoInput

export const centroCustoRoutes: Route[] = [
  route('GET', '/centro-custo', listCentrosCusto, filteredList(filters), rowsAs(centroCustoJson), {
    summary: 'Centros de custo da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/centro-custo', listCentrosCusto, filteredList(filters), rowsAs(centroCustoJson), {
    summary: 'Centros de custo de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/centro-custo/{id}', readCentroCusto, recordId, (row) => ({ data: centroCustoJson(row) }), {
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
  exportRoute('centro-custo', exportCentrosCusto, filters, {
    summary: 'Centros de custo da igreja como planilha.',
    tag,
  }),
]
