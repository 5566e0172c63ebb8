import { z } from 'zod'
import { grupoLouvorInput } from '../../../../schema/rules/culto/grupo-louvor.input.js'
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
import { exportGruposLouvor } from './grupo-louvor.export.js'
import type { GrupoLouvorRow } from './grupo-louvor.queries.js'
import {
  atualizarGrupoLouvor,
  criarGrupoLouvor,
  excluirGrupoLouvor,
  listGruposLouvor,
  readGrupoLouvor,
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

const grupoLouvorJson = jsonOf(response, (row: GrupoLouvorRow) => ({
  lider: row.nomeLider === null ? null : { name: row.nomeLider },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof grupoLouvorInput>

const filters = { statusGrupo: '1: ativos; 0: inativos.', excluidos: 'true: a lixeira.' }

const tag = 'Grupos de louvor'
const body = grupoLouvorInput
const list = { tag, response, list: true, query: filters }

export const grupoLouvorRoutes: Route[] = [
  route('GET', '/gruposLouvor', listGruposLouvor, filteredList(filters), rowsAs(grupoLouvorJson), {
    summary: 'Grupos de louvor da igreja.',
    ...list,
  }),
  route('GET', '/gruposLouvor/{idCliente}', listGruposLouvor, filteredList(filters), rowsAs(grupoLouvorJson), {
    summary: 'Grupos de louvor da igreja, com o número dela no caminho.',
    ...list,
  }),
  route('GET', '/adm/gruposLouvor', listGruposLouvor, filteredList(filters), rowsAs(grupoLouvorJson), {
    summary: 'Grupos de louvor de todas as igrejas.',
    ...list,
    adm: true,
  }),
  route('GET', '/gruposLouvor/grupo/{id}', readGrupoLouvor, recordId, grupoLouvorJson, {
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
  exportRoute('gruposLouvor', exportGruposLouvor, filters, {
    summary: 'Grupos de louvor da igreja como planilha.',
    tag,
  }),
]
