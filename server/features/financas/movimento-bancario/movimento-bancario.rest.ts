import { z } from 'zod'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import { filteredList, type Route, recordId, route, rowsAs } from '../../../kernel/transport/rest/route.js'
import { exportMovimentos } from './movimento-bancario.export.js'
import { listMovimentos, readMovimento } from './movimento-bancario.usecases.js'

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

const movimentoJson = jsonOf(response)

const filters = {
  situacao: 'Situação: pendente, conciliado ou ignorado.',
  idContaFinanceira: 'Conta financeira, por número ou uuid.',
  contaPrincipal: 'Verdadeiro, e sem idContaFinanceira: só a primeira conta bancária ou, se não há, a conta padrão.',
  inicio: 'Primeiro dia, AAAA-MM-DD.',
  fim: 'Último dia, AAAA-MM-DD.',
}

const tag = 'Movimentos bancários'

export const movimentoBancarioRoutes: Route[] = [
  route('GET', '/movimentos-bancarios', listMovimentos, filteredList(filters), rowsAs(movimentoJson), {
    summary: 'Movimentos dos extratos bancários da igreja, do mais novo ao mais antigo.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/movimentos-bancarios', listMovimentos, filteredList(filters), rowsAs(movimentoJson), {
    summary: 'Movimentos dos extratos bancários de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/movimentos-bancarios/{id}', readMovimento, recordId, movimentoJson, {
    summary: 'Um movimento bancário.',
    tag,
    response,
  }),
  exportRoute('movimentos-bancarios', exportMovimentos, filters, {
    summary: 'Movimentos bancários da igreja como planilha.',
    tag,
  }),
]
