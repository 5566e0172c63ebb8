import { z } from 'zod'
import { toInstant } from '../../../../schema/rules/dates.js'
import { incidenteInput } from '../../../../schema/rules/igreja/incidente.input.js'
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
import { exportIncidentes } from './incidente.export.js'
import type { IncidenteRow } from './incidente.queries.js'
import { completeBy, notifyBy, statusOf } from './incidente.rules.js'
import {
  atualizarIncidente,
  criarIncidente,
  excluirIncidente,
  listIncidentes,
  readIncidente,
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

const incidenteJson = jsonOf(response, (row: IncidenteRow) => ({
  dataOcorrencia: instantOrNull(row.dataOcorrencia),
  situacao: statusOf(row),
  avisarAte: notifyBy(row),
  complementarAte: completeBy(row),
  comunicadoAnpdEm: instantOrNull(row.comunicadoAnpdEm),
  complementadoEm: instantOrNull(row.complementadoEm),
  avisadosEm: instantOrNull(row.avisadosEm),
  encerradoEm: instantOrNull(row.encerradoEm),
}))

const fields = ({ body }: RestRequest) => body as z.input<typeof incidenteInput>

const filters = { situacao: 'abertos ou encerrados.', excluidos: 'true: a lixeira.' }

const tag = 'Incidentes de segurança'
const body = incidenteInput

export const incidenteRoutes: Route[] = [
  route('GET', '/incidentes', listIncidentes, filteredList(filters), rowsAs(incidenteJson), {
    summary: 'Incidentes de segurança da igreja, do que se soube por último ao primeiro.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/incidentes/{id}', readIncidente, recordId, incidenteJson, {
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
  exportRoute('incidentes', exportIncidentes, filters, {
    summary: 'Incidentes de segurança da igreja como planilha.',
    tag,
  }),
]
