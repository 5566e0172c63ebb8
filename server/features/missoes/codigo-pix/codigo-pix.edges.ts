import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Evento } from '../../agenda/evento/evento.type.js'
import { CampanhaMissoes } from '../campanha-missoes/campanha-missoes.type.js'
import { CodigoPixPage, CodigosPixArgs } from './codigo-pix.type.js'
import { listCodigosPix } from './codigo-pix.usecases.js'

const pages = { list: listCodigosPix, page: CodigoPixPage, args: CodigosPixArgs }

export const codigoPixEdges = [
  edgeOf(Usuario, 'codigosPix', {
    ...pages,
    column: 'codigo_pix.idUsuario',
    description: 'Os códigos Pix com que a pessoa oferta.',
  }),
  edgeOf(CampanhaMissoes, 'codigosPix', {
    ...pages,
    column: 'codigo_pix.idCampanha',
    description: 'Os códigos Pix da campanha.',
  }),
  edgeOf(Evento, 'codigosPix', {
    ...pages,
    column: 'codigo_pix.idEvento',
    description: 'Os códigos Pix do evento.',
  }),
]
