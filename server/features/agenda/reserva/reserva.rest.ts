import { z } from 'zod'
import { reservaInput } from '../../../../schema/rules/agenda/reserva.input.js'
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
import { exportReservas } from './reserva.export.js'
import type { ReservaRow } from './reserva.queries.js'
import {
  atualizarReserva,
  criarReserva,
  type Disponibilidade,
  excluirReserva,
  listReservas,
  readDisponibilidade,
  readReserva,
} from './reserva.usecases.js'

const response = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  idRecurso: z.int(),
  recurso: z.object({ nomeRecurso: z.string() }),
  quantidade: z.int(),
  dataInicio: z.iso.datetime(),
  dataFim: z.iso.datetime(),
  finalidade: z.string(),
  idResponsavel: z.int().nullable(),
  responsavel: z.object({ name: z.string() }).nullable(),
  observacoes: z.string().nullable(),
  created_at: z.iso.datetime(),
})

const reservaJson = jsonOf(response, (row: ReservaRow) => ({
  recurso: { nomeRecurso: row.nomeRecurso },
  responsavel: row.nomeResponsavel === null ? null : { name: row.nomeResponsavel },
}))

const available = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  nomeRecurso: z.string(),
  tipo: z.object({ tipoRecurso: z.string() }),
  quantidade: z.int(),
  livres: z.int(),
  reservas: z.array(response),
})

const disponibilidadeJson = ({ recurso, livres, reservas }: Disponibilidade): z.infer<typeof available> => ({
  id: recurso.id,
  uuid: recurso.uuid,
  idCliente: recurso.idCliente,
  nomeRecurso: recurso.nomeRecurso,
  tipo: { tipoRecurso: recurso.nomeTipo },
  quantidade: recurso.quantidade,
  livres,
  reservas: reservas.map(reservaJson),
})

const fields = ({ body }: RestRequest) => body as z.input<typeof reservaInput>

const filters = {
  idRecurso: 'Recurso, por número ou uuid.',
  quando: 'proximas: as que ainda não terminaram; passadas: as outras.',
  excluidos: 'true: a lixeira.',
}
const periodo = {
  dataInicio: 'Início do período: instante, ou hora da igreja (2026-12-05T19:30), ou só o dia. Sem ele, hoje.',
  dataFim: 'Fim do período, nas mesmas formas. Sem ele, o fim do dia em que começa.',
}
const typeFilter = { idTipoRecurso: 'Tipo, por número ou uuid.' }

const tag = 'Reservas'
const body = reservaInput

export const reservaRoutes: Route[] = [
  route(
    'GET',
    '/recursos/disponibilidade',
    readDisponibilidade,
    (r) => ({ ...filteredList(typeFilter)(r), dataInicio: r.query.dataInicio, dataFim: r.query.dataFim }),
    rowsAs(disponibilidadeJson),
    {
      summary: 'Os recursos ativos, e quantos de cada um estão livres durante todo o período.',
      tag: 'Recursos',
      response: available,
      list: true,
      query: { ...periodo, ...typeFilter },
    },
  ),
  route('GET', '/reservas', listReservas, filteredList(filters), rowsAs(reservaJson), {
    summary: 'Reservas da igreja.',
    tag,
    response,
    list: true,
    query: filters,
  }),
  route('GET', '/adm/reservas', listReservas, filteredList(filters), rowsAs(reservaJson), {
    summary: 'Reservas de todas as igrejas.',
    tag,
    response,
    list: true,
    adm: true,
    query: filters,
  }),
  route('GET', '/reservas/{id}', readReserva, recordId, reservaJson, {
    summary: 'Uma reserva.',
    tag,
    response,
  }),
  route('POST', '/reservas', criarReserva, fields, reservaJson, {
    summary: 'Cadastra uma reserva.',
    tag,
    body,
    response,
  }),
  route('PUT', '/reservas/{id}', atualizarReserva, (r) => ({ ...fields(r), ...recordId(r) }), reservaJson, {
    summary: 'Altera uma reserva.',
    tag,
    body,
    response,
  }),
  route('DELETE', '/reservas/{id}', excluirReserva, recordId, asIs, {
    summary: 'Exclui uma reserva.',
    tag,
  }),
  exportRoute('reservas', exportReservas, filters, {
    summary: 'Reservas da igreja como planilha.',
    tag,
  }),
]
