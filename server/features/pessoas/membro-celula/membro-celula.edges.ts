import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Celula } from '../celula/celula.type.js'
import { MembroCelulaPage, MembrosCelulaArgs } from './membro-celula.type.js'
import { listarMembrosCelula } from './membro-celula.usecases.js'

const list = { list: listarMembrosCelula, page: MembroCelulaPage, args: MembrosCelulaArgs }

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
