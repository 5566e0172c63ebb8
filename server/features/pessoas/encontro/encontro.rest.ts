import { z } from 'zod'
import { encontroInput } from '../../../../schema/rules/pessoas/encontro.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportEncontros } from './encontro.export.js'
import type { EncontroRow } from './encontro.queries.js'
import {
  atualizarEncontro,
  createEncontroInCelula,
  excluirEncontro,
  listEncontros,
  listEncontrosOfCelula,
  readEncontro,
} from './encontro.usecases.js'

const text = z.string().nullable()

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idCelula: z.int(),
  celula: z.object({ nomeCelula: z.string() }),
  dataEncontro: z.iso.date(),
  temaEstudo: text,
  idLocal: z.int().nullable(),
  local: z.object({ nomeLocal: z.string() }).nullable(),
  observacoes: text,
  qtdePresentes: z.int(),
  visitantes: z.int(),
  created_at: z.iso.datetime(),
})

const encontroJson = jsonOf(response, (row: EncontroRow) => ({
  celula: { nomeCelula: row.nomeCelula },
  local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal },
}))

const period = { dataInicial: 'A partir desta data.', dataFinal: 'Até esta data.', excluidos: 'true: a lixeira.' }
const filters = { idCelula: 'Célula, por número ou uuid.', ...period }

const fields = ({ body }: RestRequest) => body as z.input<typeof encontroInput>
const cell = ({ params }: RestRequest) => ({ id: params.idCelula ?? '' })
const meeting = ({ params }: RestRequest) => ({ id: params.id ?? '', idCelula: params.idCelula ?? '' })

const path = '/celulas/{idCelula}/encontros'
const tag = 'Encontros de células'
const body = encontroInput

export const encontroRoutes: Route[] = [
  route('GET', path, listEncontrosOfCelula, (r) => ({ ...filteredList(period)(r), ...cell(r) }), rowsAs(encontroJson), {
    summary: 'Encontros de uma célula.',
    tag,
    response,
    list: true,
    query: period,
  }),
  route('GET', '/encontros', listEncontros, filteredList(filters), rowsAs(encontroJson), {
    summary: 'Encontros das células da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/encontros', listEncontros, filteredList(filters), rowsAs(encontroJson), {
    summary: 'Encontros das células de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', `${path}/{id}`, readEncontro, meeting, encontroJson, { summary: 'Um encontro.', tag, response }),
  route('POST', path, createEncontroInCelula, (r) => ({ ...fields(r), ...cell(r) }), encontroJson, {
    summary: 'Cadastra um encontro de uma célula.',
    tag,
    body,
    response,
  }),
  route('PUT', `${path}/{id}`, atualizarEncontro, (r) => ({ ...fields(r), ...meeting(r) }), encontroJson, {
    summary: 'Altera um encontro.',
    tag,
    body,
    response,
  }),
  route('DELETE', `${path}/{id}`, excluirEncontro, meeting, asIs, { summary: 'Exclui um encontro.', tag }),
  exportRoute('encontros', exportEncontros, filters, { summary: 'Encontros das células como planilha.', tag }),
]
