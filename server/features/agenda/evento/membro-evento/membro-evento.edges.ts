import { edgeOf } from '../../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../../acesso/usuario/usuario.type.js'
import { Evento } from '../evento.type.js'
import { MembroEventoPage, MembrosEventoArgs } from './membro-evento.type.js'
import { listMembrosEvento } from './membro-evento.usecases.js'

const list = { list: listMembrosEvento, page: MembroEventoPage, args: MembrosEventoArgs }

export const membroEventoEdges = [
  edgeOf(Evento, 'participantes', {
    ...list,
    column: 'membro_evento.idEvento',
    description: 'Quem participa do evento.',
  }),
  edgeOf(Usuario, 'eventos', {
    ...list,
    column: 'membro_evento.idMembro',
    description: 'Os eventos de que a pessoa participa.',
  }),
]
