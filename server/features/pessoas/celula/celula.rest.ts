import { z } from 'zod'
import { toInstant } from '../../../kernel/dates.js'
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
import { exportarCelulas } from './celula.export.js'
import { celulaInput } from './celula.input.js'
import type { CelulaRow } from './celula.queries.js'
import { atualizarCelula, criarCelula, excluirCelula, lerCelula, listarCelulas } from './celula.usecases.js'

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

const celulaJson = (row: CelulaRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  nomeCelula: row.nomeCelula,
  idResponsavel: row.idResponsavel,
  responsavel: row.nomeResponsavel === null ? null : { name: row.nomeResponsavel },
  diaCelula: row.diaCelula,
  horaCelula: row.horaCelula,
  enderecoCelula: row.enderecoCelula,
  idLocal: row.idLocal,
  local: row.nomeLocal === null ? null : { nomeLocal: row.nomeLocal },
  statusCelula: row.statusCelula,
  created_at: toInstant(row.createdAt),
})

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
  route('GET', '/celulas', listarCelulas, filteredList(filters), rowsAs(celulaJson), {
    summary: 'Células da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/celulas', listarCelulas, filteredList(filters), rowsAs(celulaJson), {
    summary: 'Células de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/celulas/{id}', lerCelula, recordId, celulaJson, {
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
  exportRoute('celulas', exportarCelulas, filters, {
    summary: 'Células da igreja como planilha.',
    tag,
  }),
]
