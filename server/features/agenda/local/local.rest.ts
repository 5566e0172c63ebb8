import { z } from 'zod'
import { localInput } from '../../../../schema/rules/agenda/local.input.js'
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
import { exportLocais } from './local.export.js'
import { atualizarLocal, criarLocal, excluirLocal, listLocais, readLocal } from './local.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nomeLocal: z.string(),
  endereco: z.string().nullable(),
  capacidade: z.int().nullable(),
})

const localJson = jsonOf(response)

const fields = ({ body }: RestRequest) => body as z.input<typeof localInput>

const filters = { excluidos: 'true: a lixeira.' }

const tag = 'Locais'
const body = localInput

export const localRoutes: Route[] = [
  route('GET', '/locais', listLocais, filteredList(filters), rowsAs(localJson), {
    summary: 'Locais da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/locais', listLocais, filteredList(filters), rowsAs(localJson), {
    summary: 'Locais de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/locais/{id}', readLocal, recordId, localJson, {
    summary: 'Um local.',
    tag,
    response,
  }),
  route('POST', '/locais', criarLocal, fields, localJson, {
    summary: 'Cadastra um local.',
    tag,
    body,
    response,
  }),
  route('PUT', '/locais/{id}', atualizarLocal, (r) => ({ ...fields(r), ...recordId(r) }), localJson, {
    summary: 'Altera um local.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/locais/{id}', excluirLocal, recordId, asIs, {
    summary: 'Exclui um local.',
    tag,
  }),
  exportRoute('locais', exportLocais, filters, {
    summary: 'Locais da igreja como planilha.',
    tag,
  }),
]
