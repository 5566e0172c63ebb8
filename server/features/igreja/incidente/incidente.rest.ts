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
import { exportarIncidentes } from './incidente.export.js'
import { incidenteInput } from './incidente.input.js'
import type { IncidenteRow } from './incidente.queries.js'
import { avisarAte, complementarAte, situacao } from './incidente.rules.js'
import {
  atualizarIncidente,
  criarIncidente,
  excluirIncidente,
  lerIncidente,
  listarIncidentes,
} from './incidente.usecases.js'

const at = z.iso.datetime().nullable()
const text = z.string().nullable()

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  titulo: z.string(),
  descricao: z.string(),
  dataOcorrencia: at,
  dataConhecimento: z.iso.datetime(),
  dados: z.array(z.string()),
  riscoRelevante: z.int(),
  consequencias: text,
  quantidadePessoas: z.int().nullable(),
  protecao: text,
  medidas: text,
  motivoDemora: text,
  motivoSemAviso: text,
  pequenoPorte: z.int(),
  situacao: z.string(),
  avisarAte: z.iso.date().nullable(),
  complementarAte: z.iso.date().nullable(),
  comunicadoAnpdEm: at,
  protocoloAnpd: text,
  complementadoEm: at,
  avisadosEm: at,
  meioAviso: text,
  encerradoEm: at,
  created_at: z.iso.datetime(),
})

const instantOrNull = (value: Date | null): string | null => value && toInstant(value)

const incidenteJson = (row: IncidenteRow): z.infer<typeof response> => ({
  id: row.id,
  uuid: row.uuid,
  idCliente: row.idCliente,
  titulo: row.titulo,
  descricao: row.descricao,
  dataOcorrencia: instantOrNull(row.dataOcorrencia),
  dataConhecimento: toInstant(row.dataConhecimento),
  dados: row.dados,
  riscoRelevante: row.riscoRelevante,
  consequencias: row.consequencias,
  quantidadePessoas: row.quantidadePessoas,
  protecao: row.protecao,
  medidas: row.medidas,
  motivoDemora: row.motivoDemora,
  motivoSemAviso: row.motivoSemAviso,
  pequenoPorte: row.pequenoPorte,
  situacao: situacao(row),
  avisarAte: avisarAte(row),
  complementarAte: complementarAte(row),
  comunicadoAnpdEm: instantOrNull(row.comunicadoAnpdEm),
  protocoloAnpd: row.protocoloAnpd,
  complementadoEm: instantOrNull(row.complementadoEm),
  avisadosEm: instantOrNull(row.avisadosEm),
  meioAviso: row.meioAviso,
  encerradoEm: instantOrNull(row.encerradoEm),
  created_at: toInstant(row.createdAt),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof incidenteInput>

const filters = { situacao: 'abertos ou encerrados.', excluidos: 'true: a lixeira.' }

const tag = 'Incidentes de segurança'
const body = incidenteInput

export const incidenteRoutes: Route[] = [
  route('GET', '/incidentes', listarIncidentes, filteredList(filters), rowsAs(incidenteJson), {
    summary: 'Incidentes de segurança da igreja, do que se soube por último ao primeiro.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/incidentes/{id}', lerIncidente, recordId, incidenteJson, {
    summary: 'Um incidente de segurança.',
    tag,
    response,
  }),
  route('POST', '/incidentes', criarIncidente, fields, incidenteJson, {
    summary: 'Registra um incidente de segurança.',
    tag,
    body,
    response,
  }),
  route('PUT', '/incidentes/{id}', atualizarIncidente, (r) => ({ ...fields(r), ...recordId(r) }), incidenteJson, {
    summary: 'Altera um incidente de segurança que não está encerrado.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/incidentes/{id}', excluirIncidente, recordId, asIs, {
    summary: 'Exclui um incidente de segurança que ainda não foi comunicado nem encerrado.',
    tag,
  }),
  exportRoute('incidentes', exportarIncidentes, filters, {
    summary: 'Incidentes de segurança da igreja como planilha.',
    tag,
  }),
]
