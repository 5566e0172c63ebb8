import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { ClasseEBD } from './classe-ebd.type.js'
import { MembroClasseEBDPage, MembrosClasseEBDArgs } from './membro-classe-ebd.type.js'
import { listMembrosClasseEBD } from './membro-classe-ebd.usecases.js'

const list = { list: listMembrosClasseEBD, page: MembroClasseEBDPage, args: MembrosClasseEBDArgs }

export const membroClasseEBDEdges = [
  edgeOf(ClasseEBD, 'membros', {
    ...list,
    column: 'membro_classe_ebd.idClasse',
    description: 'As matrículas na classe, em páginas.',
  }),
  edgeOf(Usuario, 'classes', {
    ...list,
    column: 'membro_classe_ebd.idMembro',
    description: 'As classes da EBD em que a pessoa está matriculada.',
  }),
]
