import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
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
import { exportarGruposLouvor } from './grupo-louvor.export.js'
import { grupoLouvorInput } from './grupo-louvor.input.js'
import type { GrupoLouvorRow } from './grupo-louvor.queries.js'
import {
  atualizarGrupoLouvor,
  criarGrupoLouvor,
  excluirGrupoLouvor,
  lerGrupoLouvor,
  listarGruposLouvor,
} from './grupo-louvor.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nomeGrupo: z.string(),
  statusGrupo: z.int(),
  lider: z.object({ name: z.string() }).nullable(),
  created_at: z.iso.datetime(),
})

const grupoLouvorJson = (row: GrupoLouvorRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  nomeGrupo: row.nomeGrupo,
  statusGrupo: row.statusGrupo,
  lider: row.nomeLider === null ? null : { name: row.nomeLider },
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof grupoLouvorInput>

const filters = { statusGrupo: '1: ativos; 0: inativos.', excluidos: 'true: a lixeira.' }

const tag = 'Grupos de louvor'
const body = grupoLouvorInput
const list = { tag, response, list: true, query: filters }

export const grupoLouvorRoutes: Route[] = [
  route('GET', '/gruposLouvor', listarGruposLouvor, filteredList(filters), rowsAs(grupoLouvorJson), {
    summary: 'Grupos de louvor da igreja.',
    ...list,
  }),
  route('GET', '/gruposLouvor/{idCliente}', listarGruposLouvor, filteredList(filters), rowsAs(grupoLouvorJson), {
    summary: 'Grupos de louvor da igreja, com o número dela no caminho.',
    ...list,
  }),
  route('GET', '/adm/gruposLouvor', listarGruposLouvor, filteredList(filters), rowsAs(grupoLouvorJson), {
    summary: 'Grupos de louvor de todas as igrejas.',
    ...list,
    adm: true,
  }),
  route('GET', '/gruposLouvor/grupo/{id}', lerGrupoLouvor, recordId, grupoLouvorJson, {
    summary: 'Um grupo de louvor.',
    tag,
    response,
  }),
  route('POST', '/gruposLouvor', criarGrupoLouvor, fields, grupoLouvorJson, {
    summary: 'Cadastra um grupo de louvor.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/gruposLouvor/{id}/{idCliente}',
    atualizarGrupoLouvor,
    (r) => ({ ...fields(r), ...recordId(r) }),
    grupoLouvorJson,
    { summary: 'Altera um grupo de louvor.', tag, body, response },
  ),
  route('DELETE', '/gruposLouvor/{id}/{idCliente}', excluirGrupoLouvor, recordId, asIs, {
    summary: 'Exclui um grupo de louvor.',
    tag,
  }),
  exportRoute('gruposLouvor', exportarGruposLouvor, filters, {
    summary: 'Grupos de louvor da igreja como planilha.',
    tag,
  }),
]
