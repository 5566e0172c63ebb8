import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Celula } from '../celula/celula.type.js'
import { MembroCelulaPage, MembrosCelulaArgs } from './membro-celula.type.js'
import { listMembrosCelula } from './membro-celula.usecases.js'

const list = { list: listMembrosCelula, page: MembroCelulaPage, args: MembrosCelulaArgs }

export const membroCelulaEdges = [
  edgeOf(Celula, 'membros', {
    ...list,
    column: 'membro_celula.idCelula',
    description: 'Os membros da célula; sem ordem, quem lidera e depois por nome.',
  }),
  edgeOf(Usuario, 'celulas', {
    ...list,
    column: 'membro_celula.idMembro',
    description: 'As células de que a pessoa é membro.',
  }),
]
