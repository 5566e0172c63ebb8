import { type RawBuilder, sql } from 'kysely'
import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import type { Belongs } from '../../../kernel/work/edges/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Local } from '../../agenda/local/local.type.js'
import { duringEvents, listReservas, ReservaPageType, ReservasArgs } from '../../agenda/reserva/index.js'
import { Culto, CultoPage, CultosArgs } from './culto.type.js'
import { listCultos } from './culto.usecases.js'

const reservations = { list: listReservas, page: ReservaPageType, args: ReservasArgs }
const list = { list: listCultos, page: CultoPage, args: CultosArgs }

/**
 * A reservation belongs to the worship services during which it is in force. A service has no end: it takes 2 hours. The
 * services are found first, and then their reservations: the other way round, each reservation looks at all services.
 */
const during = (services: RawBuilder<unknown>) => sql`(reserva.id_cliente, reserva.id) in (
  select c.id_cliente, r.id from culto c
    join cliente i on i.id = c.id_cliente and i.id_cliente = c.id_cliente
    cross join lateral (select (c.data_culto + c.hora_culto::time) at time zone i.fuso_horario as inicio) quando
    join reserva r on r.id_cliente = c.id_cliente and r.data_fim > quando.inicio
      and r.data_inicio < quando.inicio + interval '2 hours'
  where ${services})`

const duringService: Belongs = (culto) => during(sql`c.id = ${culto}`)

/** What is reserved for a place: for its worship services, and for its events. */
const atPlace: Belongs = (local) => sql`(
  ${during(sql`c.id_local = ${local} and c.excluido_em is null and c.status_culto <> 'cancelado'`)}
  or ${duringEvents(sql`e.id_local = ${local} and e.excluido_em is null`)})`

export const cultoEdges = [
  edgeOf(Local, 'cultos', {
    ...list,
    column: 'culto.idLocal',
    description: 'Os cultos neste local.',
  }),
  edgeOf(Usuario, 'cultosDirigidos', {
    ...list,
    column: 'culto.idDirigente',
    description: 'Os cultos que a pessoa dirige.',
  }),
  edgeOf(Usuario, 'cultosPregados', {
    ...list,
    column: 'culto.idPregador',
    description: 'Os cultos em que a pessoa prega.',
  }),
  edgeOf(Culto, 'reservas', {
    ...reservations,
    column: duringService,
    description: 'As reservas de recursos que valem durante o culto, contado por duas horas.',
  }),
  edgeOf(Local, 'reservas', {
    ...reservations,
    column: atPlace,
    description: 'As reservas de recursos que valem durante os cultos e os eventos neste local.',
  }),
]
