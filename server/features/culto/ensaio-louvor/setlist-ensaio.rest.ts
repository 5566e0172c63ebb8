import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { asIs, listQuery, type RestRequest, type Route, recordId, route, rowsAs } from '../../../kernel/rest/route.js'
import { musicaInput, setlistEnsaioInput } from './setlist-ensaio.input.js'
import type { SetlistEnsaioRow } from './setlist-ensaio.queries.js'
import {
  adicionarMusicaSetlist,
  atualizarMusicaSetlist,
  excluirMusicaSetlist,
  listarSetlistDoEnsaio,
} from './setlist-ensaio.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idEnsaio: z.int(),
  nomeMusica: z.string(),
  tomMusica: z.string(),
  linkMusica: z.string().nullable(),
  ordem: z.int(),
  created_at: z.iso.datetime(),
})

const musicaJson = (row: SetlistEnsaioRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idEnsaio: row.idEnsaio,
  nomeMusica: row.nomeMusica,
  tomMusica: row.tomMusica,
  linkMusica: row.linkMusica,
  ordem: row.ordem,
  created_at: toInstant(row.createdAt),
})

const ofRehearsal = (request: RestRequest) => ({ ...listQuery(request), id: request.params.idEnsaio ?? '' })
const song = ({ body }: RestRequest) => body as z.input<typeof musicaInput>

const tag = 'Setlist de ensaios'

export const setlistEnsaioRoutes: Route[] = [
  route(
    'GET',
    '/setlist-ensaio/{idEnsaio}/cliente/{idCliente}',
    listarSetlistDoEnsaio,
    ofRehearsal,
    rowsAs(musicaJson),
    {
      summary: 'Músicas de um ensaio, na ordem do setlist.',
      tag,
      response,
      list: true,
    },
  ),
  route(
    'POST',
    '/setlist-ensaio',
    adicionarMusicaSetlist,
    ({ body }) => body as z.input<typeof setlistEnsaioInput>,
    musicaJson,
    { summary: 'Acrescenta uma música ao fim do setlist de um ensaio.', tag, body: setlistEnsaioInput, response },
  ),
  route('PUT', '/setlist-ensaio/{id}', atualizarMusicaSetlist, (r) => ({ ...song(r), ...recordId(r) }), musicaJson, {
    summary: 'Altera uma música de um setlist.',
    tag,
    body: musicaInput,
    response,
  }),
  route('DELETE', '/setlist-ensaio/{id}', excluirMusicaSetlist, recordId, asIs, {
    summary: 'Tira uma música de um setlist.',
    tag,
  }),
]
