import { z } from 'zod'
import { ensaioLouvorEdicao, ensaioLouvorInput } from '../../../../schema/rules/culto/ensaio-louvor.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  filteredList,
  type RestRequest,
  type Route,
  recordId,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportEnsaiosLouvor } from './ensaio-louvor.export.js'
import type { EnsaioLouvorRow } from './ensaio-louvor.queries.js'
import {
  atualizarEnsaioLouvor,
  cancelarEnsaioLouvor,
  concluirEnsaioLouvor,
  criarEnsaioLouvor,
  listEnsaiosLouvor,
  listEnsaiosOfGrupo,
  readEnsaioLouvor,
} from './ensaio-louvor.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idGrupo: z.int(),
  grupo: z.object({ nomeGrupo: z.string() }),
  dataEnsaio: z.iso.date(),
  horaEnsaio: z.string(),
  localEnsaio: z.int().nullable(),
  local: z.object({ nomeLocal: z.string() }).nullable(),
  idCulto: z.int().nullable(),
  statusEnsaio: z.string(),
  created_at: z.iso.datetime(),
})

const ensaioLouvorJson = jsonOf(response, (row: EnsaioLouvorRow) => ({
  grupo: { nomeGrupo: row.nomeGrupo },
  local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal },
}))

const period = {
  statusEnsaio: 'Marcado, Concluído ou Cancelado.',
  quando: 'proximos ou anteriores.',
  de: 'A partir deste dia.',
  ate: 'Até este dia.',
}
const filters = { idGrupo: 'Grupo, por número ou uuid.', ...period }

const fields = ({ body }: RestRequest) => body as z.input<typeof ensaioLouvorInput>
const ofGroup = (request: RestRequest) => ({ ...filteredList(period)(request), id: request.params.groupId ?? '' })

const tag = 'Ensaios de louvor'
const body = ensaioLouvorInput
const list = { tag, response, list: true, query: filters }

export const ensaioLouvorRoutes: Route[] = [
  route('GET', '/ensaiosLouvor', listEnsaiosLouvor, filteredList(filters), rowsAs(ensaioLouvorJson), {
    summary: 'Ensaios da igreja, do mais novo ao mais antigo.',
    ...list,
  }),
  route(
    'GET',
    '/ensaiosLouvor/cliente/{idCliente}',
    listEnsaiosLouvor,
    filteredList(filters),
    rowsAs(ensaioLouvorJson),
    { summary: 'Ensaios da igreja, com o número dela no caminho.', ...list },
  ),
  route('GET', '/ensaiosLouvor/{groupId}/cliente/{idCliente}', listEnsaiosOfGrupo, ofGroup, rowsAs(ensaioLouvorJson), {
    summary: 'Ensaios de um grupo de louvor.',
    ...list,
    query: period,
  }),
  route('GET', '/adm/ensaiosLouvor', listEnsaiosLouvor, filteredList(filters), rowsAs(ensaioLouvorJson), {
    summary: 'Ensaios de todas as igrejas.',
    ...list,
    adm: true,
  }),
  route('GET', '/ensaiosLouvor/ensaio/{id}/cliente/{idCliente}', readEnsaioLouvor, recordId, ensaioLouvorJson, {
    summary: 'Um ensaio.',
    tag,
    response,
  }),
  route('POST', '/ensaiosLouvor', criarEnsaioLouvor, fields, ensaioLouvorJson, {
    summary: 'Marca um ensaio.',
    tag,
    body,
    response,
  }),
  route(
    'PUT',
    '/ensaiosLouvor/{id}/cliente/{idCliente}',
    atualizarEnsaioLouvor,
    (r) => ({ ...(r.body as z.input<typeof ensaioLouvorEdicao>), ...recordId(r) }),
    ensaioLouvorJson,
    { summary: 'Altera um ensaio, que volta a estar marcado.', tag, body: ensaioLouvorEdicao, response },
  ),
  route('PATCH', '/ensaiosLouvor/{id}/concluir', concluirEnsaioLouvor, recordId, ensaioLouvorJson, {
    summary: 'Dá um ensaio marcado por concluído.',
    tag,
    response,
  }),
  route('PATCH', '/ensaiosLouvor/{id}/cancelar', cancelarEnsaioLouvor, recordId, ensaioLouvorJson, {
    summary: 'Cancela um ensaio marcado.',
    tag,
    response,
  }),
  exportRoute('ensaiosLouvor', exportEnsaiosLouvor, filters, { summary: 'Ensaios da igreja como planilha.', tag }),
]
