import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { VisitaPastoralPage, VisitasPastoraisArgs } from './visita-pastoral.type.js'
import { listarVisitasPastorais } from './visita-pastoral.usecases.js'

export const visitaPastoralEdges = [
  edgeOf(Usuario, 'visitas', {
    list: listarVisitasPastorais,
    page: VisitaPastoralPage,
    args: VisitasPastoraisArgs,
    column: 'visita_pastoral.idVisitado',
    description: 'As visitas pastorais que a pessoa recebeu.',
  }),
]
