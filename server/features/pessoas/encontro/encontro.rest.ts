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
import { exportarEncontros } from './encontro.export.js'
import { encontroInput } from './encontro.input.js'
import type { EncontroRow } from './encontro.queries.js'
import { atualizarEncontro, criarEncontro, excluirEncontro, lerEncontro, listarEncontros } from './encontro.usecases.js'

const response = z.object({ id: z.int(), uuid: z.uuid(), idCliente: z.int(), temaEstudo: z.string() })

const encontroJson = ({ id, uuid, idCliente, temaEstudo }: EncontroRow): z.infer<typeof response> => ({
  id,
  uuid,
  idCliente,
  temaEstudo,
})

const fields = ({ body }: RestRequest) => body as z.input<typeof encontroInput>

const filters = { excluidos: 'true: a lixeira.' }

const tag = 'Encontros'
const body = encontroInput

export const encontroRoutes: Route[] = [
  route('GET', '/encontros', listarEncontros, filteredList(filters), rowsAs(encontroJson), {
    summary: 'Encontros da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/encontros', listarEncontros, filteredList(filters), rowsAs(encontroJson), {
    summary: 'Encontros de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/encontros/{id}', lerEncontro, recordId, encontroJson, {
    summary: 'Um encontro.',
    tag,
    response,
  }),
  route('POST', '/encontros', criarEncontro, fields, encontroJson, {
    summary: 'Cadastra um encontro.',
    tag,
    body,
    response,
  }),
  route('PUT', '/encontros/{id}', atualizarEncontro, (r) => ({ ...fields(r), ...recordId(r) }), encontroJson, {
    summary: 'Altera um encontro.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/encontros/{id}', excluirEncontro, recordId, asIs, {
    summary: 'Exclui um encontro.',
    tag,
  }),
  exportRoute('encontros', exportarEncontros, filters, {
    summary: 'Encontros da igreja como planilha.',
    tag,
  }),
]
