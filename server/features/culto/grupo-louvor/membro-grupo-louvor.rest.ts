import { z } from 'zod'
import { novoMembroDoGrupoInput } from '../../../../schema/rules/culto/membro-grupo-louvor.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  asIs,
  filteredList,
  listQuery,
  type RestRequest,
  type Route,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { exportMembrosGrupoLouvor } from './membro-grupo-louvor.export.js'
import type { MembroGrupoLouvorRow } from './membro-grupo-louvor.queries.js'
import {
  addMembroToGrupo,
  listMembrosGrupoLouvor,
  listMembrosOfGrupo,
  promoteMembroOfGrupo,
  removeMembroFromGrupo,
} from './membro-grupo-louvor.usecases.js'

export const membroGrupoLouvorResponse = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idGrupo: z.int(),
  idMembro: z.int(),
  membroLider: z.int(),
  statusMembro: z.int(),
  membro: z.object({ name: z.string() }),
  created_at: z.iso.datetime(),
})

export const membroGrupoLouvorJson = jsonOf(membroGrupoLouvorResponse, (row: MembroGrupoLouvorRow) => ({
  membro: { name: row.name },
}))

const filters = { idGrupo: 'Grupo, por número ou uuid.', idMembro: 'Pessoa, por número ou uuid.' }

const ofGroup = (request: RestRequest) => ({ ...listQuery(request), id: request.params.idGrupo ?? '' })
const member = ({ params }: RestRequest) => ({ id: params.idGrupo ?? '', uuid: params.uuid ?? '' })
const newMember = (request: RestRequest) => ({ ...(request.body as NewMember), ...member(request) })

type NewMember = Pick<z.input<typeof novoMembroDoGrupoInput>, 'membroLider' | 'statusMembro'>

const path = '/grupos_louvor/{idGrupo}/membros'
const tag = 'Membros de grupos de louvor'
const response = membroGrupoLouvorResponse

export const membroGrupoLouvorRoutes: Route[] = [
  route('GET', path, listMembrosOfGrupo, ofGroup, rowsAs(membroGrupoLouvorJson), {
    summary: 'Membros de um grupo de louvor.',
    tag,
    response,
    list: true,
  }),
  route(
    'GET',
    '/adm/membros-grupos-louvor',
    listMembrosGrupoLouvor,
    filteredList(filters),
    rowsAs(membroGrupoLouvorJson),
    {
      summary: 'Membros dos grupos de louvor de todas as igrejas.',
      tag,
      response,
      list: true,
      adm: true,
      query: filters,
    },
  ),
  route('POST', `${path}/{uuid}`, addMembroToGrupo, newMember, membroGrupoLouvorJson, {
    summary: 'Faz da pessoa com este número ou uuid membro do grupo.',
    tag,
    body: novoMembroDoGrupoInput.omit({ id: true, uuid: true }),
    response,
  }),
  route('PATCH', `${path}/{uuid}/promover`, promoteMembroOfGrupo, member, membroGrupoLouvorJson, {
    summary: 'Passa a liderança do grupo a este membro; o líder anterior vira um membro comum.',
    tag,
    response,
  }),
  route('DELETE', `${path}/{uuid}`, removeMembroFromGrupo, member, asIs, {
    summary: 'Tira um membro do grupo, pelo número ou uuid do vínculo ou da pessoa.',
    tag,
  }),
  exportRoute('membrosGrupoLouvor', exportMembrosGrupoLouvor, filters, {
    summary: 'Membros dos grupos de louvor como planilha.',
    tag,
  }),
]
