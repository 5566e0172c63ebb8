import { z } from 'zod'
import { celulaInput } from '../../../../schema/rules/pessoas/celula.input.js'
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
import { exportCelulas } from './celula.export.js'
import type { CelulaRow } from './celula.queries.js'
import { atualizarCelula, criarCelula, excluirCelula, listCelulas, readCelula } from './celula.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nomeCelula: z.string(),
  idResponsavel: z.int().nullable(),
  responsavel: z.object({ name: z.string() }).nullable(),
  diaCelula: z.int().nullable(),
  horaCelula: z.string().nullable(),
  enderecoCelula: z.string().nullable(),
  idLocal: z.int().nullable(),
  local: z.object({ nomeLocal: z.string() }).nullable(),
  statusCelula: z.string(),
  created_at: z.iso.datetime(),
})

const celulaJson = jsonOf(response, (row: CelulaRow) => ({
  responsavel: row.nomeResponsavel === null ? null : { name: row.nomeResponsavel },
  local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal },
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof celulaInput>

const filters = {
  statusCelula: 'ativa ou inativa.',
  diaCelula: 'Dia da semana, de 0 (domingo) a 6 (sábado).',
  idResponsavel: 'Quem lidera, por número ou uuid da pessoa.',
  idLocal: 'Local, por número ou uuid.',
  excluidos: 'true: a lixeira.',
}

const tag = 'Células'
const body = celulaInput

export const celulaRoutes: Route[] = [
  route('GET', '/celulas', listCelulas, filteredList(filters), rowsAs(celulaJson), {
    summary: 'Células da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/celulas', listCelulas, filteredList(filters), rowsAs(celulaJson), {
    summary: 'Células de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/celulas/{id}', readCelula, recordId, celulaJson, {
    summary: 'Uma célula.',
    tag,
    response,
  }),
  route('POST', '/celulas', criarCelula, fields, celulaJson, {
    summary: 'Cadastra uma célula.',
    tag,
    body,
    response,
  }),
  route('PUT', '/celulas/{id}', atualizarCelula, (r) => ({ ...fields(r), ...recordId(r) }), celulaJson, {
    summary: 'Altera uma célula.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/celulas/{id}', excluirCelula, recordId, asIs, {
    summary: 'Exclui uma célula.',
    tag,
  }),
  exportRoute('celulas', exportCelulas, filters, {
    summary: 'Células da igreja como planilha.',
    tag,
  }),
]
