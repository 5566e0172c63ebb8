import { z } from 'zod'
import { campanhaMissoesInput } from '../../../../schema/rules/missoes/campanha-missoes.input.js'
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
import { exportCampanhasMissoes } from './campanha-missoes.export.js'
import {
  ativarCampanhaMissoes,
  atualizarCampanhaMissoes,
  cancelarCampanhaMissoes,
  concluirCampanhaMissoes,
  criarCampanhaMissoes,
  excluirCampanhaMissoes,
  listCampanhasMissoes,
  readCampanhaMissoes,
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

const campanhaJson = jsonOf(response)

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
  route('GET', path, listCampanhasMissoes, filteredList(filters), rowsAs(campanhaJson), {
    summary: 'Campanhas de missões da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', `/adm${path}`, listCampanhasMissoes, filteredList(filters), rowsAs(campanhaJson), {
    summary: 'Campanhas de missões de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', `${path}/{id}`, readCampanhaMissoes, recordId, campanhaJson, {
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
  exportRoute('campanhasMissoes', exportCampanhasMissoes, filters, {
    summary: 'Campanhas de missões como planilha.',
    tag,
  }),
]
