import { z } from 'zod'
import { doacaoInput } from '../../../../schema/rules/missoes/doacao.input.js'
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
import { exportDoacoes } from './doacao.export.js'
import {
  criarDoacao,
  excluirDoacao,
  listDoacoes,
  listDoacoesOfCampanha,
  readDoacao,
  type VisibleDoacao,
} from './doacao.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idCampanha: z.int(),
  idMembro: z.int().nullable(),
  user: z.object({ name: z.string() }).nullable(),
  valorDoacao: z.number(),
  dataDoacao: z.iso.date(),
  meioDoacao: z.string().nullable(),
  estornado: z.boolean().describe('A entrada foi estornada: o dinheiro não conta mais.'),
  created_at: z.iso.datetime(),
})

const doacaoJson = jsonOf(response, (row: VisibleDoacao) => ({
  user: row.name === null ? null : { name: row.name },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof doacaoInput>

const ofCampaign = { meioDoacao: 'dinheiro, pix, cartao, transferencia ou cheque.', excluidos: 'true: a lixeira.' }
const filters = { idCampanha: 'Campanha, por número ou uuid.', ...ofCampaign }

const path = '/campanhas-missoes-doacoes'
const tag = 'Doações a campanhas de missões'

export const doacaoRoutes: Route[] = [
  route('GET', path, listDoacoes, filteredList(filters), rowsAs(doacaoJson), {
    summary: 'Doações a campanhas de missões da igreja, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', `/adm${path}`, listDoacoes, filteredList(filters), rowsAs(doacaoJson), {
    summary: 'Doações a campanhas de missões de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route(
    'GET',
    `${path}/campanha/{id}`,
    listDoacoesOfCampanha,
    (r) => ({ ...filteredList(ofCampaign)(r), ...recordId(r) }),
    rowsAs(doacaoJson),
    {
      record: 'campanha_missoes',
      summary: 'Doações de uma campanha de missões.',
      tag,
      response,
      list: true,
      query: ofCampaign,
    },
  ),
  route('GET', `${path}/{id}`, readDoacao, recordId, doacaoJson, { summary: 'Uma doação.', tag, response }),
  route('POST', path, criarDoacao, fields, doacaoJson, {
    summary: 'Registra uma doação e lança a sua entrada.',
    tag,
    body: doacaoInput,
    response,
  }),
  route('DELETE', `${path}/{id}`, excluirDoacao, recordId, asIs, {
    summary: 'Exclui uma doação e a sua entrada.',
    tag,
  }),
  exportRoute('doacoes', exportDoacoes, filters, { summary: 'Doações como planilha.', tag }),
]
