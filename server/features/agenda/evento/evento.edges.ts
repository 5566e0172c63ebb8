import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Local } from '../local/local.type.js'
import { EventoPage, EventosArgs } from './evento.type.js'
import { listarEventos } from './evento.usecases.js'

export const eventoEdges = [
  edgeOf(Local, 'eventos', {
    list: listarEventos,
    page: EventoPage,
    args: EventosArgs,
    column: 'evento.idLocal',
    description: 'Os eventos neste local.',
  }),
]
