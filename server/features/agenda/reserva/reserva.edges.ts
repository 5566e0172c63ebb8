import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Recurso } from '../recurso/recurso.type.js'
import { ReservaPage, ReservasArgs } from './reserva.type.js'
import { listarReservas } from './reserva.usecases.js'

export const reservaEdges = [
  edgeOf(Recurso, 'reservas', {
    list: listarReservas,
    page: ReservaPage,
    args: ReservasArgs,
    column: 'reserva.idRecurso',
    description: 'As reservas do recurso.',
  }),
]
