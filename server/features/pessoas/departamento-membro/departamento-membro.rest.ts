import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { exportRoute } from '../../../kernel/rest/export-route.js'
import { asIs, filteredList, type RestRequest, type Route, route, rowsAs } from '../../../kernel/rest/route.js'
import { exportarDepartamentoMembros } from './departamento-membro.export.js'
import { departamentoMembroInput } from './departamento-membro.input.js'
import type { DepartamentoMembroRow } from './departamento-membro.queries.js'
import {
  ativarDepartamentoMembro,
  criarDepartamentoMembro,
  desativarDepartamentoMembro,
  excluirDepartamentoMembro,
  listarDepartamentoMembros,
} from './departamento-membro.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idDepartamento: z.int(),
  idMembro: z.int(),
  membro: z.object({ name: z.string(), email: z.string(), telefoneUsuario: z.string().nullable() }),
  statusMembro: z.enum(['ativo', 'inativo']),
  created_at: z.iso.datetime(),
})

const membroJson = (row: DepartamentoMembroRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idDepartamento: row.idDepartamento,
  idMembro: row.idMembro,
  membro: { name: row.name, email: row.email ?? '', telefoneUsuario: row.telefoneUsuario },
  statusMembro: row.statusMembro === 'ativo' ? 'ativo' : 'inativo',
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof departamentoMembroInput>

/** The department and the person that the path names. */
const membership = ({ params }: RestRequest) => ({ id: params.id ?? '', idMembro: params.idMembro ?? '' })

const filters = {
  idDepartamento: 'Departamento, por número ou uuid.',
  idMembro: 'Pessoa, por número ou uuid.',
  statusMembro: 'ativo ou inativo.',
}

const tag = 'Departamentos'
const path = '/departamento-membros/departamento/{id}/membro/{idMembro}'

export const departamentoMembroRoutes: Route[] = [
  route('GET', '/departamento-membros', listarDepartamentoMembros, filteredList(filters), rowsAs(membroJson), {
    summary: 'Membros de departamentos da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/departamento-membros', listarDepartamentoMembros, filteredList(filters), rowsAs(membroJson), {
    summary: 'Membros de departamentos de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('POST', '/departamento-membros', criarDepartamentoMembro, fields, membroJson, {
    summary: 'Adiciona uma pessoa a um departamento.',
    tag,
    body: departamentoMembroInput,
    response,
  }),
  route('PATCH', `${path}/ativar`, ativarDepartamentoMembro, membership, membroJson, {
    summary: 'Ativa um membro.',
    tag,
    response,
  }),
  route('PATCH', `${path}/desativar`, desativarDepartamentoMembro, membership, membroJson, {
    summary: 'Desativa um membro.',
    tag,
    response,
  }),
  route('DELETE', path, excluirDepartamentoMembro, membership, asIs, {
    summary: 'Tira uma pessoa de um departamento.',
    tag,
  }),
  exportRoute('departamento-membros', exportarDepartamentoMembros, filters, {
    summary: 'Membros de departamentos como planilha.',
    tag,
  }),
]
