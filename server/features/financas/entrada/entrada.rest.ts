import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { toJsonNumber } from '../../../kernel/money.js'
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
import type { LancamentoRow } from '../lancamento/index.js'
import { lancamentoInput } from '../lancamento/lancamento.input.js'
import { exportarEntradas } from './entrada.export.js'
import { atualizarEntrada, criarEntrada, excluirEntrada, lerEntrada, listarEntradas } from './entrada.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  descricao: z.string(),
  data: z.iso.date(),
  categoria: z.int(),
  idCategoria: z.int().nullable(),
  valor: z.number(),
  origem: z.string().nullable(),
  idOrigem: z.int().nullable(),
  idEstornado: z.int().nullable(),
  idCentroCusto: z.int().nullable(),
  idContaFinanceira: z.int(),
  created_at: z.iso.datetime(),
})

const entradaJson = (row: LancamentoRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  descricao: row.descricao,
  data: row.data,
  categoria: row.categoria,
  idCategoria: row.idCategoria,
  valor: toJsonNumber(row.valor),
  origem: row.origem,
  idOrigem: row.idOrigem,
  idEstornado: row.idEstornado,
  idCentroCusto: row.idCentroCusto,
  idContaFinanceira: row.idContaFinanceira,
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof lancamentoInput>

const filters = {
  descricao: 'Texto que a descrição contém.',
  data: 'Data exata, AAAA-MM-DD.',
  mes: 'Mês, AAAA-MM.',
  categoria: 'Número da categoria fixa.',
  idCategoria: 'Categoria do plano de contas, por número ou uuid.',
  idCentroCusto: 'Centro de custo, por número ou uuid.',
  idContaFinanceira: 'Conta financeira, por número ou uuid.',
  semAnexo: 'true: os que não têm anexo.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Entradas'
const body = lancamentoInput

export const entradaRoutes: Route[] = [
  route('GET', '/entradas', listarEntradas, filteredList(filters), rowsAs(entradaJson), {
    summary: 'Entradas da igreja, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/entradas', listarEntradas, filteredList(filters), rowsAs(entradaJson), {
    summary: 'Entradas de todas as igrejas.',
    tag,
    response,
    list: true,
    query: filters,
    adm: true,
  }),
  route('GET', '/entradas/{id}', lerEntrada, recordId, entradaJson, { summary: 'Uma entrada.', tag, response }),
  route('POST', '/entradas', criarEntrada, fields, entradaJson, { summary: 'Lança uma entrada.', tag, body, response }),
  route('PUT', '/entradas/{id}', atualizarEntrada, (r) => ({ ...fields(r), ...recordId(r) }), entradaJson, {
    summary: 'Altera uma entrada.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/entradas/{id}', excluirEntrada, recordId, asIs, { summary: 'Exclui uma entrada.', tag }),
  exportRoute('entradas', exportarEntradas, filters, { summary: 'Entradas da igreja como planilha.', tag }),
]
