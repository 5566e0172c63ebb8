import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { VisitaPastoralPage, VisitasPastoraisArgs } from './visita-pastoral.type.js'
import { listVisitasPastorais } from './visita-pastoral.usecases.js'

const list = { list: listVisitasPastorais, page: VisitaPastoralPage, args: VisitasPastoraisArgs }

export const visitaPastoralEdges = [
  edgeOf(Usuario, 'visitas', {
    ...list,
    column: 'visita_pastoral.idVisitado',
    description: 'As visitas pastorais que a pessoa recebeu.',
  }),
  edgeOf(Usuario, 'visitasFeitas', {
    ...list,
    column: 'visita_pastoral.idPastor',
    description: 'As visitas pastorais que a pessoa fez.',
  }),
]
