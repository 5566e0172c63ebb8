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
import { exportarCampanhasMissoes } from './campanha-missoes.export.js'
import { campanhaMissoesInput } from './campanha-missoes.input.js'
import type { CampanhaMissoesRow } from './campanha-missoes.queries.js'
import {
  ativarCampanhaMissoes,
  atualizarCampanhaMissoes,
  cancelarCampanhaMissoes,
  concluirCampanhaMissoes,
  criarCampanhaMissoes,
  excluirCampanhaMissoes,
  lerCampanhaMissoes,
  listarCampanhasMissoes,
} from './campanha-missoes.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nomeCampanha: z.string(),
  tipoCampanha: z.string(),
  dataInicio: z.iso.date(),
  dataFim: z.iso.date(),
  alvoCampanha: z.number(),
  atingidoCampanha: z.number(),
  statusCampanha: z.string(),
  created_at: z.iso.datetime(),
})

const campanhaJson = (row: CampanhaMissoesRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  nomeCampanha: row.nomeCampanha,
  tipoCampanha: row.tipoCampanha,
  dataInicio: row.dataInicio,
  dataFim: row.dataFim,
  alvoCampanha: toJsonNumber(row.alvoCampanha),
  atingidoCampanha: toJsonNumber(row.atingidoCampanha),
  statusCampanha: row.statusCampanha,
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof campanhaMissoesInput>

const filters = {
  statusCampanha: 'ativa, concluida ou cancelada.',
  tipoCampanha: 'estadual, nacional ou mundial.',
  excluidos: 'true: a lixeira.',
}

const path = '/campanhasMissoes'
const tag = 'Campanhas de missões'
const body = campanhaMissoesInput

export const campanhaMissoesRoutes: Route[] = [
  route('GET', path, listarCampanhasMissoes, filteredList(filters), rowsAs(campanhaJson), {
    summary: 'Campanhas de missões da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', `/adm${path}`, listarCampanhasMissoes, filteredList(filters), rowsAs(campanhaJson), {
    summary: 'Campanhas de missões de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', `${path}/{id}`, lerCampanhaMissoes, recordId, campanhaJson, {
    summary: 'Uma campanha de missões.',
    tag,
    response,
  }),
  route('POST', path, criarCampanhaMissoes, fields, campanhaJson, {
    summary: 'Cadastra uma campanha de missões.',
    tag,
    body,
    response,
  }),
  route('PUT', `${path}/{id}`, atualizarCampanhaMissoes, (r) => ({ ...fields(r), ...recordId(r) }), campanhaJson, {
    summary: 'Altera uma campanha de missões.',
    tag,
    body,
    response,
  }),
  route('PATCH', `${path}/{id}/cancelar`, cancelarCampanhaMissoes, recordId, campanhaJson, {
    summary: 'Desativa uma campanha ativa.',
    tag,
    response,
  }),
  route('PATCH', `${path}/{id}/ativar`, ativarCampanhaMissoes, recordId, campanhaJson, {
    summary: 'Ativa de novo uma campanha.',
    tag,
    response,
  }),
  route('PATCH', `${path}/{id}/concluir`, concluirCampanhaMissoes, recordId, campanhaJson, {
    summary: 'Conclui uma campanha ativa.',
    tag,
    response,
  }),
  route('DELETE', `${path}/{id}`, excluirCampanhaMissoes, recordId, asIs, {
    summary: 'Exclui uma campanha sem doações.',
    tag,
  }),
  exportRoute('campanhasMissoes', exportarCampanhasMissoes, filters, {
    summary: 'Campanhas de missões como planilha.',
    tag,
  }),
]
