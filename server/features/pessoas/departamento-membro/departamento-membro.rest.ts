import { z } from 'zod'
import { membroDepartamentoInput } from '../../../../schema/rules/pessoas/departamento-membro.input.js'
import { exportRoute } from '../../../kernel/transport/rest/export-route.js'
import { jsonOf } from '../../../kernel/transport/rest/json.js'
import {
  asIs,
  filteredList,
  type RestRequest,
  type Route,
  route,
  rowsAs,
} from '../../../kernel/transport/rest/route.js'
import { membroJson, membroResponse } from '../vinculo/index.js'
import { exportMembrosDepartamento } from './departamento-membro.export.js'
import type { MembroDepartamentoRow } from './departamento-membro.queries.js'
import {
  adicionarMembroDepartamento,
  ativarMembroDepartamento,
  desativarMembroDepartamento,
  excluirMembroDepartamento,
  listMembrosDepartamento,
} from './departamento-membro.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idDepartamento: z.int(),
  idMembro: z.int(),
  membro: membroResponse,
  statusMembro: z.enum(['ativo', 'inativo']),
  created_at: z.iso.datetime(),
})

const linkJson = jsonOf(response, (row: MembroDepartamentoRow) => ({
  membro: membroJson(row),
  statusMembro: row.statusMembro === 'ativo' ? 'ativo' : 'inativo',
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof membroDepartamentoInput>

/** The department and the person in the path. */
const membership = ({ params }: RestRequest) => ({ id: params.id ?? '', idMembro: params.idMembro ?? '' })

const filters = {
  idDepartamento: 'Departamento, por número ou uuid.',
  idMembro: 'Pessoa, por número ou uuid.',
  statusMembro: 'ativo ou inativo.',
}

const tag = 'Departamentos'
const path = '/departamento-membros/departamento/{id}/membro/{idMembro}'

export const membroDepartamentoRoutes: Route[] = [
  route('GET', '/departamento-membros', listMembrosDepartamento, filteredList(filters), rowsAs(linkJson), {
    summary: 'Membros de departamentos da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/departamento-membros', listMembrosDepartamento, filteredList(filters), rowsAs(linkJson), {
    summary: 'Membros de departamentos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('POST', '/departamento-membros', adicionarMembroDepartamento, fields, linkJson, {
    summary: 'Adiciona uma pessoa a um departamento.',
    tag,
    body: membroDepartamentoInput,
    response,
  }),
  route('PATCH', `${path}/ativar`, ativarMembroDepartamento, membership, linkJson, {
    summary: 'Ativa um membro.',
    tag,
    response,
  }),
  route('PATCH', `${path}/desativar`, desativarMembroDepartamento, membership, linkJson, {
    summary: 'Desativa um membro.',
    tag,
    response,
  }),
  route('DELETE', path, excluirMembroDepartamento, membership, asIs, {
    summary: 'Tira uma pessoa de um departamento.',
    tag,
  }),
  exportRoute('departamento-membros', exportMembrosDepartamento, filters, {
    summary: 'Membros de departamentos como planilha.',
    tag,
  }),
]
