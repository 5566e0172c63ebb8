import { z } from 'zod'
import { membroClasseEBDInput } from '../../../../schema/rules/ensino/membro-classe-ebd.input.js'
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
import { exportMembrosClasseEBD } from './membro-classe-ebd.export.js'
import type { MembroClasseEBDRow } from './membro-classe-ebd.queries.js'
import {
  adicionarMembroClasseEBD,
  ativarMembroClasseEBD,
  desativarMembroClasseEBD,
  excluirMembroClasseEBD,
  listMembrosClasseEBD,
} from './membro-classe-ebd.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idClasse: z.int(),
  idMembro: z.int(),
  statusMembro: z.string(),
  membro: z.object({ name: z.string(), email: z.string(), telefoneUsuario: z.string().nullable() }),
})

const membroJson = jsonOf(response, (row: MembroClasseEBDRow) => ({
  // old integrations expect the e-mail to be a string, never null
  membro: { name: row.name, email: row.email ?? '', telefoneUsuario: row.telefoneUsuario },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof membroClasseEBDInput>

/** The person from the path and the class from the query string. */
const memberOf = ({ params, query }: RestRequest) => ({
  idClasse: query.idClasse ?? '',
  idMembro: params.idMembro ?? '',
})

const filters = { idClasse: 'Classe, por número ou uuid.', statusMembro: 'ativo ou inativo.' }
const query = { idClasse: filters.idClasse }

const tag = 'Alunos da EBD'

export const membroClasseEBDRoutes: Route[] = [
  route('GET', '/classesEBD-membros', listMembrosClasseEBD, filteredList(filters), rowsAs(membroJson), {
    summary: 'Alunos de uma classe.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/classesEBD-membros', listMembrosClasseEBD, filteredList(filters), rowsAs(membroJson), {
    summary: 'Alunos das classes da EBD de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('POST', '/classesEBD-membros', adicionarMembroClasseEBD, fields, membroJson, {
    summary: 'Adiciona um aluno a uma classe da EBD.',
    tag,
    body: membroClasseEBDInput,
    response,
  }),
  route('PATCH', '/classesEBD-membros/{idMembro}/ativar', ativarMembroClasseEBD, memberOf, membroJson, {
    required: ['idClasse'],
    summary: 'Ativa um aluno de uma classe.',
    tag,
    query,
    response,
  }),
  route('PATCH', '/classesEBD-membros/{idMembro}/desativar', desativarMembroClasseEBD, memberOf, membroJson, {
    required: ['idClasse'],
    summary: 'Desativa um aluno de uma classe.',
    tag,
    query,
    response,
  }),
  route('DELETE', '/classesEBD-membros/{idMembro}', excluirMembroClasseEBD, memberOf, asIs, {
    required: ['idClasse'],
    summary: 'Tira um aluno de uma classe.',
    tag,
    query,
  }),
  exportRoute('classesEBD-membros', exportMembrosClasseEBD, filters, {
    summary: 'Alunos de uma classe como planilha.',
    tag,
  }),
]
