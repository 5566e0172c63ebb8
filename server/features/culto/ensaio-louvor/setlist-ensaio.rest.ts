import { z } from 'zod'
import { musicaInput, setlistEnsaioInput } from '../../../../schema/rules/culto/setlist-ensaio.input.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  asIs,
  listQuery,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import {
  adicionarMusicaSetlist,
  atualizarMusicaSetlist,
  excluirMusicaSetlist,
  listSetlistOfEnsaio,
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

const musicaJson = jsonOf(response)

const ofRehearsal = (request: RestRequest) => ({ ...listQuery(request), id: request.params.idEnsaio ?? '' })
const song = ({ body }: RestRequest) => body as z.input<typeof musicaInput>

const tag = 'Setlist de ensaios'

export const setlistEnsaioRoutes: Route[] = [
  route('GET', '/setlist-ensaio/{idEnsaio}/cliente/{idCliente}', listSetlistOfEnsaio, ofRehearsal, rowsAs(musicaJson), {
    summary: 'Músicas de um ensaio, na ordem do setlist.',
    tag,
    response,
    list: true,
  }),
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
