import { z } from 'zod'
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
import {
  exportarExecucao,
  exportarExecucaoPorCentro,
  exportarPrevisoesOrcamentarias,
} from './previsao-orcamentaria.export.js'
import { previsaoOrcamentariaInput, situacoes } from './previsao-orcamentaria.input.js'
import type { PrevisaoRow } from './previsao-orcamentaria.queries.js'
import { situacaoPrevisao } from './previsao-orcamentaria.rules.js'
import {
  atualizarPrevisaoOrcamentaria,
  criarPrevisaoOrcamentaria,
  excluirPrevisaoOrcamentaria,
  lerPrevisaoOrcamentaria,
  listarPrevisoesOrcamentarias,
} from './previsao-orcamentaria.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  ano: z.int(),
  revisao: z.int(),
  motivo: z.string().nullable(),
  observacao: z.string().nullable(),
  situacao: z.enum(situacoes),
  aprovadaEm: z.iso.date().nullable(),
  orgao: z.string().nullable(),
  ata: z.string().nullable(),
})

const previsaoJson = (row: PrevisaoRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  ano: row.ano,
  revisao: row.revisao,
  motivo: row.motivo,
  observacao: row.observacao,
  situacao: situacaoPrevisao(row),
  aprovadaEm: row.aprovadaEm,
  orgao: row.orgao,
  ata: row.ata,
})

const fields = ({ body }: RestRequest) => body as z.input<typeof previsaoOrcamentariaInput>

const filters = { situacao: `Situação: ${situacoes.join(', ')}.`, excluidos: 'true: a lixeira.' }

const umMes = { ano: 'O ano; sem ele, o atual.', mes: 'O mês, de 1 a 12; sem ele, o atual.' }

const tag = 'Previsões orçamentárias'
const body = previsaoOrcamentariaInput
const path = '/previsoesOrcamentarias'

export const previsaoOrcamentariaRoutes: Route[] = [
  route('GET', path, listarPrevisoesOrcamentarias, filteredList(filters), rowsAs(previsaoJson), {
    summary: 'Previsões orçamentárias da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', `/adm${path}`, listarPrevisoesOrcamentarias, filteredList(filters), rowsAs(previsaoJson), {
    summary: 'Previsões orçamentárias de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', `${path}/{id}`, lerPrevisaoOrcamentaria, recordId, previsaoJson, {
    summary: 'Uma previsão orçamentária.',
    tag,
    response,
  }),
  route('POST', path, criarPrevisaoOrcamentaria, fields, previsaoJson, {
    summary: 'Começa a previsão de um ano, como rascunho.',
    tag,
    body,
    response,
  }),
  route('PUT', `${path}/{id}`, atualizarPrevisaoOrcamentaria, (r) => ({ ...fields(r), ...recordId(r) }), previsaoJson, {
    summary: 'Altera um rascunho.',
    tag,
    body,
    response,
  }),
  route('DELETE', `${path}/{id}`, excluirPrevisaoOrcamentaria, recordId, asIs, { summary: 'Exclui um rascunho.', tag }),
  exportRoute('previsoesOrcamentarias', exportarPrevisoesOrcamentarias, filters, {
    summary: 'Previsões orçamentárias da igreja como planilha.',
    tag,
  }),
  exportRoute(
    'execucao-orcamentaria',
    exportarExecucao,
    { ...umMes, idCentroCusto: 'Só deste centro de custo, por número ou uuid.' },
    { summary: 'O previsto e o realizado de cada categoria como planilha.', tag },
  ),
  exportRoute('execucao-por-centro', exportarExecucaoPorCentro, umMes, {
    summary: 'O previsto e o realizado de cada categoria em cada centro de custo como planilha.',
    tag,
  }),
]
