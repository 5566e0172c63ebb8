import { z } from 'zod'
import { membroEventoInput } from '../../../../../schema/rules/agenda/membro-evento.input.js'
import { exportRoute } from '../../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../../kernel/transport/rest/json.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  route,
  rowsAs,
} from '../../../../kernel/transport/rest/route.js'
import { membroJson, membroResponse } from '../../../pessoas/vinculo/index.js'
import { exportMembrosEvento } from './membro-evento.export.js'
import type { MembroEventoRow } from './membro-evento.queries.js'
import { adicionarMembroEvento, excluirMembroEvento, listMembrosEvento } from './membro-evento.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idEvento: z.int(),
  idMembro: z.int(),
  membro: membroResponse,
  created_at: z.iso.datetime(),
})

const linkJson = jsonOf(response, (row: MembroEventoRow) => ({
  membro: membroJson(row),
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof membroEventoInput>

/** The person in the path, as a member of the event in the query. */
const memberOf = ({ params, query }: RestRequest) => ({
  idEvento: query.idEvento ?? '',
  idMembro: params.idMembro ?? '',
})

const filters = { idEvento: 'Evento, por número ou uuid.' }

const tag = 'Membros de eventos'

export const membroEventoRoutes: Route[] = [
  route('GET', '/eventos-membros', listMembrosEvento, filteredList(filters), rowsAs(linkJson), {
    summary: 'Membros de um evento.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/eventos-membros', listMembrosEvento, filteredList(filters), rowsAs(linkJson), {
    summary: 'Membros de eventos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('POST', '/eventos-membros', adicionarMembroEvento, fields, linkJson, {
    summary: 'Adiciona uma pessoa a um evento em que há vaga.',
    tag,
    body: membroEventoInput,
    response,
  }),
  route('DELETE', '/eventos-membros/{idMembro}', excluirMembroEvento, memberOf, asIs, {
    required: ['idEvento'],
    summary: 'Tira uma pessoa de um evento.',
    tag,
    query: filters,
  }),
  exportRoute('eventos-membros', exportMembrosEvento, filters, {
    summary: 'Membros de um evento como planilha.',
    tag,
  }),
]
