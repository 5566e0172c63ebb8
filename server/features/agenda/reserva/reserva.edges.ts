import { type RawBuilder, sql } from 'kysely'
import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Evento } from '../evento/evento.type.js'
import { Recurso } from '../recurso/recurso.type.js'
import { ReservaPage, ReservasArgs } from './reserva.type.js'
import { listReservas } from './reserva.usecases.js'

const list = { list: listReservas, page: ReservaPage, args: ReservasArgs }

/**
 * A reservation belongs to the events during which it is in force. An event without an end lasts until midnight. The
 * events are found first, and then their reservations: the other way round, each reservation looks at all events.
 * @param events SQL: which events `e`
 */
export const duringEvents = (events: RawBuilder<unknown>) => sql`(reserva.id_cliente, reserva.id) in (
  select e.id_cliente, r.id from evento e join cliente c on c.id = e.id_cliente and c.id_cliente = e.id_cliente
    join reserva r on r.id_cliente = e.id_cliente and r.data_fim > e.data_inicio
      and r.data_inicio < coalesce(e.data_fim,
        (date_trunc('day', e.data_inicio at time zone c.fuso_horario) + interval '1 day') at time zone c.fuso_horario)
  where ${events})`

export const reservaEdges = [
  edgeOf(Recurso, 'reservas', {
    ...list,
    column: 'reserva.idRecurso',
    description: 'As reservas do recurso.',
  }),
  edgeOf(Evento, 'reservas', {
    ...list,
    column: (evento) => duringEvents(sql`e.id = ${evento}`),
    description: 'As reservas de recursos que valem durante o evento.',
  }),
  edgeOf(Usuario, 'reservas', {
    ...list,
    column: 'reserva.idResponsavel',
    description: 'As reservas por que a pessoa responde.',
  }),
]
