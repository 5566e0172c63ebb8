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
import { exportarLocais } from './local.export.js'
import { localInput } from './local.input.js'
import type { LocalRow } from './local.queries.js'
import { atualizarLocal, criarLocal, excluirLocal, lerLocal, listarLocais } from './local.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nomeLocal: z.string(),
  endereco: z.string().nullable(),
  capacidade: z.int().nullable(),
})

const localJson = (row: LocalRow): z.infer<typeof response> => {
  const { id, uuid, idCliente, nomeLocal, endereco, capacidade } = row
  return { id, uuid, idCliente, nomeLocal, endereco, capacidade }
}

const fields = ({ body }: RestRequest) => body as z.input<typeof localInput>

const filters = { excluidos: 'true: a lixeira.' }

const tag = 'Locais'
const body = localInput

export const localRoutes: Route[] = [
  route('GET', '/locais', listarLocais, filteredList(filters), rowsAs(localJson), {
    summary: 'Locais da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/locais', listarLocais, filteredList(filters), rowsAs(localJson), {
    summary: 'Locais de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/locais/{id}', lerLocal, recordId, localJson, {
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
  exportRoute('locais', exportarLocais, filters, {
    summary: 'Locais da igreja como planilha.',
    tag,
  }),
]
