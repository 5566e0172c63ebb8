import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
import { toJsonNumber } from '../../../kernel/money.js'
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
import { exportarContagens } from './contagem.export.js'
import { contagemInput, situacoes } from './contagem.input.js'
import type { ContagemRow } from './contagem.queries.js'
import { situacaoContagem, totalConferido } from './contagem.rules.js'
import { atualizarContagem, criarContagem, excluirContagem, lerContagem, listarContagens } from './contagem.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  data: z.iso.date(),
  descricao: z.string(),
  categoria: z.int(),
  idCulto: z.int().nullable(),
  idContaFinanceira: z.int().nullable(),
  situacao: z.enum(situacoes),
  total: z.number().nullable(),
  created_at: z.iso.datetime(),
})

const contagemJson = (row: ContagemRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  data: row.data,
  descricao: row.descricao,
  categoria: row.categoria,
  idCulto: row.idCulto,
  idContaFinanceira: row.idContaFinanceira,
  situacao: situacaoContagem(row),
  total: toJsonNumber(totalConferido(row)),
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof contagemInput>

const filters = {
  situacao: `Situação: ${situacoes.join(', ')}.`,
  idCulto: 'Culto, por número ou uuid.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Contagens'
const body = contagemInput

export const contagemRoutes: Route[] = [
  route('GET', '/contagens', listarContagens, filteredList(filters), rowsAs(contagemJson), {
    summary: 'Contagens de dinheiro da igreja, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/contagens', listarContagens, filteredList(filters), rowsAs(contagemJson), {
    summary: 'Contagens de dinheiro de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/contagens/{id}', lerContagem, recordId, contagemJson, {
    summary: 'Uma contagem.',
    tag,
    response,
  }),
  route('POST', '/contagens', criarContagem, fields, contagemJson, {
    summary: 'Abre uma contagem.',
    tag,
    body,
    response,
  }),
  route('PUT', '/contagens/{id}', atualizarContagem, (r) => ({ ...fields(r), ...recordId(r) }), contagemJson, {
    summary: 'Altera uma contagem que ainda não foi lançada; se muda o que se assina, as assinaturas saem.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/contagens/{id}', excluirContagem, recordId, asIs, {
    summary: 'Exclui uma contagem e a sua entrada.',
    tag,
  }),
  exportRoute('contagens', exportarContagens, filters, {
    summary: 'Contagens da igreja como planilha.',
    tag,
  }),
]
