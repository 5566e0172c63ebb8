import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { exportRoute } from '../../../kernel/rest/export-route.js'
import { asIs, filteredList, type Route, route, rowsAs } from '../../../kernel/rest/route.js'
import { membroJson, membroResponse } from '../vinculo/index.js'
import { exportarMembrosCelula } from './membro-celula.export.js'
import { membroCelulaInput } from './membro-celula.input.js'
import type { MembroCelulaRow } from './membro-celula.queries.js'
import { adicionarMembroCelula, excluirMembroCelula, listarMembrosCelula } from './membro-celula.usecases.js'

export const membroCelulaResponse = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idCelula: z.int(),
  idMembro: z.int(),
  membroLider: z.int(),
  membro: membroResponse,
  created_at: z.iso.datetime(),
})

export const membroCelulaJson = (row: MembroCelulaRow): z.infer<typeof membroCelulaResponse> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idCelula: row.idCelula,
  idMembro: row.idMembro,
  membroLider: row.membroLider,
  membro: membroJson(row),
  created_at: toInstant(row.createdAt),
})

const filters = { idCelula: 'Célula, por número ou uuid.', idMembro: 'Pessoa, por número ou uuid.' }

const tag = 'Membros de células'
const body = membroCelulaInput
const response = membroCelulaResponse

export const membroCelulaRoutes: Route[] = [
  route('GET', '/membros-celulas', listarMembrosCelula, filteredList(filters), rowsAs(membroCelulaJson), {
    summary: 'Membros das células da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/membros-celulas', listarMembrosCelula, filteredList(filters), rowsAs(membroCelulaJson), {
    summary: 'Membros das células de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route(
    'POST',
    '/membros-celulas',
    adicionarMembroCelula,
    (r) => r.body as z.input<typeof membroCelulaInput>,
    membroCelulaJson,
    { summary: 'Faz de uma pessoa membro de uma célula.', tag, body, response },
  ),
  route(
    'DELETE',
    '/membros-celulas/{idMembro}',
    excluirMembroCelula,
    ({ params, query }) => ({ idCelula: query.idCelula ?? '', idMembro: params.idMembro ?? '' }),
    asIs,
    {
      required: ['idCelula'],
      summary: 'Tira uma pessoa de uma célula.',
      tag,
      query: { idCelula: 'Célula, por número ou uuid.' },
    },
  ),
  exportRoute('membrosCelula', exportarMembrosCelula, filters, {
    summary: 'Membros das células como planilha.',
    tag,
  }),
]
