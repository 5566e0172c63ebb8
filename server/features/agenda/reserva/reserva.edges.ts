import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Recurso } from '../recurso/recurso.type.js'
import { ReservaPage, ReservasArgs } from './reserva.type.js'
import { listarReservas } from './reserva.usecases.js'

const list = { list: listarReservas, page: ReservaPage, args: ReservasArgs }

export const reservaEdges = [
  edgeOf(Recurso, 'reservas', {
    ...list,
    column: 'reserva.idRecurso',
    description: 'As reservas do recurso.',
  }),
  edgeOf(Usuario, 'reservas', {
    ...list,
    column: 'reserva.idResponsavel',
    description: 'As reservas por que a pessoa responde.',
  }),
]
