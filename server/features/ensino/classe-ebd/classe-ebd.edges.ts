import { edgeOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { ClasseEBDPage, ClassesEBDArgs } from './classe-ebd.type.js'
import { listarClassesEBD } from './classe-ebd.usecases.js'

export const classeEBDEdges = [
  edgeOf(Usuario, 'classesProfessor', {
    list: listarClassesEBD,
    page: ClasseEBDPage,
    args: ClassesEBDArgs,
    column: 'classe_ebd.idProfessor',
    description: 'As classes da EBD de que a pessoa é professor.',
  }),
]
