import { z } from 'zod'
import { contagemInput, situacoes } from '../../../../schema/rules/culto/contagem.input.js'
import { toJsonNumber } from '../../../../schema/rules/money.js'
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
import { exportContagens } from './contagem.export.js'
import type { ContagemRow } from './contagem.queries.js'
import { checkedTotal, contagemStatus } from './contagem.rules.js'
import { atualizarContagem, criarContagem, excluirContagem, listContagens, readContagem } from './contagem.usecases.js'

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

const contagemJson = jsonOf(response, (row: ContagemRow) => ({
  situacao: contagemStatus(row),
  total: toJsonNumber(checkedTotal(row)),
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof contagemInput>

const filters = {
  situacao: `Situação: ${situacoes.join(', ')}.`,
  semAssinaturas: 'true: as que ainda não têm as duas assinaturas.',
  fim: 'Até este dia, AAAA-MM-DD.',
  idCulto: 'Culto, por número ou uuid.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Contagens'
const body = contagemInput

export const contagemRoutes: Route[] = [
  route('GET', '/contagens', listContagens, filteredList(filters), rowsAs(contagemJson), {
    summary: 'Contagens de dinheiro da igreja, da mais nova à mais antiga.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/contagens', listContagens, filteredList(filters), rowsAs(contagemJson), {
    summary: 'Contagens de dinheiro de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/contagens/{id}', readContagem, recordId, contagemJson, {
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
  exportRoute('contagens', exportContagens, filters, {
    summary: 'Contagens da igreja como planilha.',
    tag,
  }),
]
