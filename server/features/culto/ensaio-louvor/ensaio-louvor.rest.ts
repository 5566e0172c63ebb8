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
import { exportarEnsaiosLouvor } from './ensaio-louvor.export.js'
import { ensaioLouvorInput } from './ensaio-louvor.input.js'
import type { EnsaioLouvorRow } from './ensaio-louvor.queries.js'
import {
  atualizarEnsaioLouvor,
  criarEnsaioLouvor,
  excluirEnsaioLouvor,
  lerEnsaioLouvor,
  listarEnsaiosLouvor,
} from './ensaio-louvor.usecases.js'

const response = z.object({ id: z.int(), uuid: z.uuid(), idCliente: z.int(), horaEnsaio: z.string() })

const ensaioLouvorJson = ({ id, uuid, idCliente, horaEnsaio }: EnsaioLouvorRow): z.infer<typeof response> => ({
  id,
  uuid,
  idCliente,
  horaEnsaio,
})

const fields = ({ body }: RestRequest) => body as z.input<typeof ensaioLouvorInput>

const filters = { excluidos: 'true: a lixeira.' }

const tag = 'Ensaios'
const body = ensaioLouvorInput

export const ensaioLouvorRoutes: Route[] = [
  route('GET', '/ensaiosLouvor', listarEnsaiosLouvor, filteredList(filters), rowsAs(ensaioLouvorJson), {
    summary: 'Ensaios da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/ensaiosLouvor', listarEnsaiosLouvor, filteredList(filters), rowsAs(ensaioLouvorJson), {
    summary: 'Ensaios de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/ensaiosLouvor/{id}', lerEnsaioLouvor, recordId, ensaioLouvorJson, {
    summary: 'Um ensaio.',
    tag,
    response,
  }),
  route('POST', '/ensaiosLouvor', criarEnsaioLouvor, fields, ensaioLouvorJson, {
    summary: 'Cadastra um ensaio.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/ensaiosLouvor/{id}',
    atualizarEnsaioLouvor,
    (r) => ({ ...fields(r), ...recordId(r) }),
    ensaioLouvorJson,
    { summary: 'Altera um ensaio.', tag, body, response },
  ),
  route('DELETE', '/ensaiosLouvor/{id}', excluirEnsaioLouvor, recordId, asIs, {
    summary: 'Exclui um ensaio.',
    tag,
  }),
  exportRoute('ensaiosLouvor', exportarEnsaiosLouvor, filters, {
    summary: 'Ensaios da igreja como planilha.',
    tag,
  }),
]
