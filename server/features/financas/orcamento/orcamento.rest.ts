import { z } from 'zod'
import { orcamentoInput } from '../../../../schema/rules/financas/orcamento.input.js'
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
import { exportOrcamentos } from './orcamento.export.js'
import type { OrcamentoRow } from './orcamento.queries.js'
import {
  aprovarOrcamento,
  atualizarOrcamento,
  criarOrcamento,
  excluirOrcamento,
  listOrcamentos,
  readOrcamento,
  reprovarOrcamento,
} from './orcamento.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  tituloOrcamento: z.string(),
  dataOrcamento: z.iso.date(),
  valorOrcamento: z.number(),
  descricaoOrcamento: z.string(),
  statusOrcamento: z.string().describe('pendente, aprovado ou recusado.'),
  idDepartamento: z.int(),
  departamento: z.object({ tituloDepartamento: z.string() }),
  created_at: z.iso.datetime(),
})

const orcamentoJson = jsonOf(response, (row: OrcamentoRow) => ({
  departamento: { tituloDepartamento: row.tituloDepartamento },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof orcamentoInput>

const filters = {
  statusOrcamento: 'pendente, aprovado ou recusado.',
  idDepartamento: 'Departamento, por número ou uuid.',
  excluidos: 'true: a lixeira.',
}

const ignored = { statusOrcamento: 'começa pendente, e muda ao aprovar e reprovar.' }
const tag = 'Orçamentos'
const body = orcamentoInput

export const orcamentoRoutes: Route[] = [
  route('GET', '/orcamentos', listOrcamentos, filteredList(filters), rowsAs(orcamentoJson), {
    summary: 'Orçamentos da igreja, do mais novo ao mais antigo.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/orcamentos', listOrcamentos, filteredList(filters), rowsAs(orcamentoJson), {
    summary: 'Orçamentos de todas as igrejas.',
    tag,
    response,
    list: true,
    query: filters,
    adm: true,
  }),
  route('GET', '/orcamentos/{id}', readOrcamento, recordId, orcamentoJson, { summary: 'Um orçamento.', tag, response }),
  route('POST', '/orcamentos', criarOrcamento, fields, orcamentoJson, {
    summary: 'Cadastra um orçamento, que começa pendente.',
    tag,
    body,
    ignored,
    response,
  }),
  route('PUT', '/orcamentos/{id}', atualizarOrcamento, (r) => ({ ...fields(r), ...recordId(r) }), orcamentoJson, {
    summary:
      'Altera um orçamento; um aprovado ou recusado volta a pendente se o valor, a data ou o departamento mudar.',
    tag,
    body,
    ignored,
    response,
  }),
  route('PATCH', '/orcamentos/{id}/aprovar', aprovarOrcamento, recordId, orcamentoJson, {
    summary: 'Aprova um orçamento pendente.',
    tag,
    response,
  }),
  route('PATCH', '/orcamentos/{id}/reprovar', reprovarOrcamento, recordId, orcamentoJson, {
    summary: 'Recusa um orçamento pendente.',
    tag,
    response,
  }),
  route('DELETE', '/orcamentos/{id}', excluirOrcamento, recordId, asIs, { summary: 'Exclui um orçamento.', tag }),
  exportRoute('orcamentos', exportOrcamentos, filters, { summary: 'Orçamentos da igreja como planilha.', tag }),
]
