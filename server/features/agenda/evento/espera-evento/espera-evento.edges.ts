import { edgeOf } from '../../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../../acesso/usuario/usuario.type.js'
import { Evento } from '../evento.type.js'
import { EsperaEventoPage, EsperasEventoArgs } from './espera-evento.type.js'
import { listWaitingEvento } from './espera-evento.usecases.js'

const list = { list: listWaitingEvento, page: EsperaEventoPage, args: EsperasEventoArgs }

export const esperaEventoEdges = [
  edgeOf(Evento, 'espera', {
    ...list,
    column: 'espera_evento.idEvento',
    description: 'Quem espera uma vaga no evento, por ordem de chegada.',
  }),
  edgeOf(Usuario, 'esperasEvento', {
    ...list,
    column: 'espera_evento.idMembro',
    description: 'Os eventos em que a pessoa espera uma vaga.',
  }),
]
