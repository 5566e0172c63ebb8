import { z } from 'zod'
import { membroMissaoInput } from '../../../../schema/rules/missoes/membro-missao.input.js'
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
import { membroJson, membroResponse } from '../../pessoas/vinculo/index.js'
import { exportMembrosMissao } from './membro-missao.export.js'
import type { MembroMissaoRow } from './membro-missao.queries.js'
import {
  adicionarMembroMissao,
  ativarMembroMissao,
  desativarMembroMissao,
  excluirMembroMissao,
  listMembrosMissao,
} from './membro-missao.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idMissao: z.int(),
  idMembro: z.int(),
  statusMembro: z.string(),
  membro: membroResponse,
  created_at: z.iso.datetime(),
})

const linkJson = jsonOf(response, (row: MembroMissaoRow) => ({
  membro: membroJson(row),
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof membroMissaoInput>

/** The person from the path and the mission from the query string. */
const memberOf = ({ params, query }: RestRequest) => ({
  idMissao: query.idMissao ?? '',
  idMembro: params.idMembro ?? '',
})

const filters = { idMissao: 'Missão, por número ou uuid.', statusMembro: 'ativo ou inativo.' }
const query = { idMissao: filters.idMissao }

const tag = 'Membros de missões'

export const membroMissaoRoutes: Route[] = [
  route('GET', '/missoes-membros', listMembrosMissao, filteredList(filters), rowsAs(linkJson), {
    summary: 'Membros de uma missão.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/missoes-membros', listMembrosMissao, filteredList(filters), rowsAs(linkJson), {
    summary: 'Membros de missões de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('POST', '/missoes-membros', adicionarMembroMissao, fields, linkJson, {
    summary: 'Adiciona uma pessoa a uma missão.',
    tag,
    body: membroMissaoInput,
    response,
  }),
  route('PATCH', '/missoes-membros/{idMembro}/ativar', ativarMembroMissao, memberOf, linkJson, {
    required: ['idMissao'],
    summary: 'Ativa um membro de uma missão.',
    tag,
    query,
    response,
  }),
  route('PATCH', '/missoes-membros/{idMembro}/desativar', desativarMembroMissao, memberOf, linkJson, {
    required: ['idMissao'],
    summary: 'Desativa um membro de uma missão.',
    tag,
    query,
    response,
  }),
  route('DELETE', '/missoes-membros/{idMembro}', excluirMembroMissao, memberOf, asIs, {
    required: ['idMissao'],
    summary: 'Tira uma pessoa de uma missão.',
    tag,
    query,
  }),
  exportRoute('missoes-membros', exportMembrosMissao, filters, {
    summary: 'Membros de uma missão como planilha.',
    tag,
  }),
]
