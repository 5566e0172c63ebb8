import { z } from 'zod'
import { saidaInput } from '../../../../schema/rules/financas/lancamento.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import type { LancamentoRow } from '../lancamento/index.js'
import { exportSaidas } from './saida.export.js'
import { atualizarSaida, criarSaida, excluirSaida, listSaidas, readSaida } from './saida.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  descricao: z.string(),
  data: z.iso.date(),
  categoria: z.int(),
  idCategoria: z.int().nullable(),
  categoria_id: z.int(),
  valor: z.number(),
  origem: z.string().nullable(),
  idOrigem: z.int().nullable(),
  idEstornado: z.int().nullable(),
  idCentroCusto: z.int().nullable(),
  idContaFinanceira: z.int(),
  idFornecedor: z.int().nullable(),
  created_at: z.iso.datetime(),
})

const saidaJson = jsonOf(response, (row: LancamentoRow) => ({
  categoria_id: row.categoria,
}))

const body = saidaInput.extend({ categoria_id: saidaInput.shape.categoria.optional() })

/** Old integrations send the category as `categoria` or as `categoria_id`. */
const fields = ({ body: sent }: RestRequest) =>
  ({ ...sent, categoria: sent.categoria ?? sent.categoria_id }) as z.input<typeof saidaInput>

const filters = {
  descricao: 'Texto que a descrição contém.',
  data: 'Data exata, AAAA-MM-DD.',
  mes: 'Mês, AAAA-MM.',
  categoria: 'Número da categoria fixa.',
  idCategoria: 'Categoria do plano de contas, por número ou uuid.',
  idCentroCusto: 'Centro de custo, por número ou uuid.',
  idContaFinanceira: 'Conta financeira, por número ou uuid.',
  idFornecedor: 'Fornecedor, por número ou uuid.',
  semAnexo: 'true: os que não têm anexo.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Saídas'

export const saidaRoutes: Route[] = [
  route('GET', '/saidas', listSaidas, filteredList(filters), rowsAs(saidaJson), {
    summary: 'Saídas da igreja, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/saidas', listSaidas, filteredList(filters), rowsAs(saidaJson), {
    summary: 'Saídas de todas as igrejas.',
    tag,
    response,
    list: true,
    query: filters,
    adm: true,
  }),
  route('GET', '/saidas/{id}', readSaida, recordId, saidaJson, { summary: 'Uma saída.', tag, response }),
  route('POST', '/saidas', criarSaida, fields, saidaJson, { summary: 'Lança uma saída.', tag, body, response }),
  route('PUT', '/saidas/{id}', atualizarSaida, (r) => ({ ...fields(r), ...recordId(r) }), saidaJson, {
    summary: 'Altera uma saída.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/saidas/{id}', excluirSaida, recordId, () => true, {
    summary: 'Exclui uma saída; devolve true.',
    tag,
    response: z.literal(true),
  }),
  exportRoute('saidas', exportSaidas, filters, { summary: 'Saídas da igreja como planilha.', tag }),
]
