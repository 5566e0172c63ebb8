import { z } from 'zod'
import { lancamentoInput } from '../../../../schema/rules/financas/lancamento.input.js'
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
import { exportEntradas } from './entrada.export.js'
import { atualizarEntrada, criarEntrada, excluirEntrada, listEntradas, readEntrada } from './entrada.usecases.js'

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

const entradaJson = jsonOf(response)

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
  route('GET', '/entradas', listEntradas, filteredList(filters), rowsAs(entradaJson), {
    summary: 'Entradas da igreja, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/entradas', listEntradas, filteredList(filters), rowsAs(entradaJson), {
    summary: 'Entradas de todas as igrejas.',
    tag,
    response,
    list: true,
    query: filters,
    adm: true,
  }),
  route('GET', '/entradas/{id}', readEntrada, recordId, entradaJson, { summary: 'Uma entrada.', tag, response }),
  route('POST', '/entradas', criarEntrada, fields, entradaJson, { summary: 'Lança uma entrada.', tag, body, response }),
  route('PUT', '/entradas/{id}', atualizarEntrada, (r) => ({ ...fields(r), ...recordId(r) }), entradaJson, {
    summary: 'Altera uma entrada.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/entradas/{id}', excluirEntrada, recordId, asIs, { summary: 'Exclui uma entrada.', tag }),
  exportRoute('entradas', exportEntradas, filters, { summary: 'Entradas da igreja como planilha.', tag }),
]
