import { z } from 'zod'
import { membroCelulaInput } from '../../../../schema/rules/pessoas/membro-celula.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import { asIs, filteredList, type Route, route, rowsAs } from '../../../kernel/transport/rest/route.js'
import { membroJson, membroResponse } from '../vinculo/index.js'
import { exportMembrosCelula } from './membro-celula.export.js'
import type { MembroCelulaRow } from './membro-celula.queries.js'
import { adicionarMembroCelula, excluirMembroCelula, listMembrosCelula } from './membro-celula.usecases.js'

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

export const membroCelulaJson = jsonOf(membroCelulaResponse, (row: MembroCelulaRow) => ({
  membro: membroJson(row),
}))

const filters = { idCelula: 'Célula, por número ou uuid.', idMembro: 'Pessoa, por número ou uuid.' }

const tag = 'Membros de células'
const body = membroCelulaInput
const response = membroCelulaResponse

export const membroCelulaRoutes: Route[] = [
  route('GET', '/membros-celulas', listMembrosCelula, filteredList(filters), rowsAs(membroCelulaJson), {
    summary: 'Membros das células da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/membros-celulas', listMembrosCelula, filteredList(filters), rowsAs(membroCelulaJson), {
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
  exportRoute('membrosCelula', exportMembrosCelula, filters, {
    summary: 'Membros das células como planilha.',
    tag,
  }),
]
