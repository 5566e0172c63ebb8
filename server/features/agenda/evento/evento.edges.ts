import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Local } from '../local/local.type.js'
import { EventoPage, EventosArgs } from './evento.type.js'
import { listEventos } from './evento.usecases.js'

export const eventoEdges = [
  edgeOf(Local, 'eventos', {
    list: listEventos,
    page: EventoPage,
    args: EventosArgs,
    column: 'evento.idLocal',
    description: 'Os eventos neste local.',
  }),
]
