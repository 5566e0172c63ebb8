import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { exportRoute } from '../../../kernel/rest/export-route.js'
import { asIs, filteredList, type RestRequest, type Route, route, rowsAs } from '../../../kernel/rest/route.js'
import { membroJson, membroResponse } from '../../pessoas/vinculo/index.js'
import { exportarMembrosMissao } from './membro-missao.export.js'
import { membroMissaoInput } from './membro-missao.input.js'
import type { MembroMissaoRow } from './membro-missao.queries.js'
import {
  adicionarMembroMissao,
  ativarMembroMissao,
  desativarMembroMissao,
  excluirMembroMissao,
  listarMembrosMissao,
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

const linkJson = (row: MembroMissaoRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  idMissao: row.idMissao,
  idMembro: row.idMembro,
  statusMembro: row.statusMembro,
  membro: membroJson(row),
  created_at: toInstant(row.createdAt),
})

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
  route('GET', '/missoes-membros', listarMembrosMissao, filteredList(filters), rowsAs(linkJson), {
    summary: 'Membros de uma missão.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/missoes-membros', listarMembrosMissao, filteredList(filters), rowsAs(linkJson), {
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
  exportRoute('missoes-membros', exportarMembrosMissao, filters, {
    summary: 'Membros de uma missão como planilha.',
    tag,
  }),
]
