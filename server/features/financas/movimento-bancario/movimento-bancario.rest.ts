import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { toJsonNumber } from '../../../kernel/money.js'
import { exportRoute } from '../../../kernel/rest/export-route.js'
import { filteredList, type Route, recordId, route, rowsAs } from '../../../kernel/rest/route.js'
import { exportarMovimentos } from './movimento-bancario.export.js'
import type { MovimentoRow } from './movimento-bancario.queries.js'
import { lerMovimento, listarMovimentos } from './movimento-bancario.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idContaFinanceira: z.int(),
  data: z.iso.date(),
  valor: z.number(),
  historico: z.string(),
  documento: z.string(),
  situacao: z.string(),
  motivo: z.string().nullable(),
  duvida: z.boolean(),
  created_at: z.iso.datetime(),
})

const movimentoJson = (row: MovimentoRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idContaFinanceira: row.idContaFinanceira,
  data: row.data,
  valor: toJsonNumber(row.valor),
  historico: row.historico,
  documento: row.documento,
  situacao: row.situacao,
  motivo: row.motivo,
  duvida: row.duvida,
  created_at: toInstant(row.createdAt),
})

const filters = {
  situacao: 'Situação: pendente, conciliado ou ignorado.',
  idContaFinanceira: 'Conta financeira, por número ou uuid.',
  contaPrincipal: 'Verdadeiro, e sem idContaFinanceira: só a primeira conta bancária ou, se não há, a conta padrão.',
  inicio: 'Primeiro dia, AAAA-MM-DD.',
  fim: 'Último dia, AAAA-MM-DD.',
}

const tag = 'Movimentos bancários'

export const movimentoBancarioRoutes: Route[] = [
  route('GET', '/movimentos-bancarios', listarMovimentos, filteredList(filters), rowsAs(movimentoJson), {
    summary: 'Movimentos dos extratos bancários da igreja, do mais novo ao mais antigo.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/movimentos-bancarios', listarMovimentos, filteredList(filters), rowsAs(movimentoJson), {
    summary: 'Movimentos dos extratos bancários de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/movimentos-bancarios/{id}', lerMovimento, recordId, movimentoJson, {
    summary: 'Um movimento bancário.',
    tag,
    response,
  }),
  exportRoute('movimentos-bancarios', exportarMovimentos, filters, {
    summary: 'Movimentos bancários da igreja como planilha.',
    tag,
  }),
]
