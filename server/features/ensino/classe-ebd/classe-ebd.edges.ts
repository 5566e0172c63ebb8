import { edgeOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { ClasseEBDPage, ClassesEBDArgs } from './classe-ebd.type.js'
import { listClassesEBD } from './classe-ebd.usecases.js'

export const classeEBDEdges = [
  edgeOf(Usuario, 'classesProfessor', {
    list: listClassesEBD,
    page: ClasseEBDPage,
    args: ClassesEBDArgs,
    column: 'classe_ebd.idProfessor',
    description: 'As classes da EBD de que a pessoa é professor.',
  }),
]
