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
import { exportarDoacoes } from './doacao.export.js'
import { doacaoInput } from './doacao.input.js'
import {
  criarDoacao,
  type DoacaoVisivel,
  excluirDoacao,
  lerDoacao,
  listarDoacoes,
  listarDoacoesDaCampanha,
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

const doacaoJson = (row: DoacaoVisivel): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idCampanha: row.idCampanha,
  idMembro: row.idMembro,
  user: row.name === null ? null : { name: row.name },
  valorDoacao: toJsonNumber(row.valorDoacao),
  dataDoacao: row.dataDoacao,
  meioDoacao: row.meioDoacao,
  estornado: row.estornado,
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof doacaoInput>

const ofCampaign = { meioDoacao: 'dinheiro, pix, cartao, transferencia ou cheque.', excluidos: 'true: a lixeira.' }
const filters = { idCampanha: 'Campanha, por número ou uuid.', ...ofCampaign }

const path = '/campanhas-missoes-doacoes'
const tag = 'Doações a campanhas de missões'

export const doacaoRoutes: Route[] = [
  route('GET', path, listarDoacoes, filteredList(filters), rowsAs(doacaoJson), {
    summary: 'Doações a campanhas de missões da igreja, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', `/adm${path}`, listarDoacoes, filteredList(filters), rowsAs(doacaoJson), {
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
    listarDoacoesDaCampanha,
    (r) => ({ ...filteredList(ofCampaign)(r), ...recordId(r) }),
    rowsAs(doacaoJson),
    { summary: 'Doações de uma campanha de missões.', tag, response, list: true, query: ofCampaign },
  ),
  route('GET', `${path}/{id}`, lerDoacao, recordId, doacaoJson, { summary: 'Uma doação.', tag, response }),
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
  exportRoute('doacoes', exportarDoacoes, filters, { summary: 'Doações como planilha.', tag }),
]
