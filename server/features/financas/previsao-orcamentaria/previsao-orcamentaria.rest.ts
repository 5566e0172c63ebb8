import { z } from 'zod'
import { previsaoOrcamentariaInput, situacoes } from '../../../../schema/rules/financas/previsao-orcamentaria.input.js'
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
import { exportExecucao, exportExecucaoByCentro, exportPrevisoesOrcamentarias } from './previsao-orcamentaria.export.js'
import type { PrevisaoRow } from './previsao-orcamentaria.queries.js'
import { previsaoStatus } from './previsao-orcamentaria.rules.js'
import {
  atualizarPrevisaoOrcamentaria,
  criarPrevisaoOrcamentaria,
  excluirPrevisaoOrcamentaria,
  listPrevisoesOrcamentarias,
  readPrevisaoOrcamentaria,
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

const previsaoJson = jsonOf(response, (row: PrevisaoRow) => ({
  situacao: previsaoStatus(row),
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof previsaoOrcamentariaInput>

const filters = { situacao: `Situação: ${situacoes.join(', ')}.`, excluidos: 'true: a lixeira.' }

const oneMonth = { ano: 'O ano; sem ele, o atual.', mes: 'O mês, de 1 a 12; sem ele, o atual.' }

const tag = 'Previsões orçamentárias'
const body = previsaoOrcamentariaInput
const path = '/previsoesOrcamentarias'

export const previsaoOrcamentariaRoutes: Route[] = [
  route('GET', path, listPrevisoesOrcamentarias, filteredList(filters), rowsAs(previsaoJson), {
    summary: 'Previsões orçamentárias da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', `/adm${path}`, listPrevisoesOrcamentarias, filteredList(filters), rowsAs(previsaoJson), {
    summary: 'Previsões orçamentárias de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', `${path}/{id}`, readPrevisaoOrcamentaria, recordId, previsaoJson, {
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
  exportRoute('previsoesOrcamentarias', exportPrevisoesOrcamentarias, filters, {
    summary: 'Previsões orçamentárias da igreja como planilha.',
    tag,
  }),
  exportRoute(
    'execucao-orcamentaria',
    exportExecucao,
    { ...oneMonth, idCentroCusto: 'Só deste centro de custo, por número ou uuid.' },
    { summary: 'O previsto e o realizado de cada categoria como planilha.', tag },
  ),
  exportRoute('execucao-por-centro', exportExecucaoByCentro, oneMonth, {
    summary: 'O previsto e o realizado de cada categoria em cada centro de custo como planilha.',
    tag,
  }),
]
