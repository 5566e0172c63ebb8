import { edgeOf } from '../../../kernel/graphql/edge.js'
import { ClasseEBD } from '../classe-ebd/classe-ebd.type.js'
import { AulaEBDPage, AulasEBDArgs } from './aula-ebd.type.js'
import { listarAulasEBD } from './aula-ebd.usecases.js'

export const aulaEBDEdges = [
  edgeOf(ClasseEBD, 'aulas', {
    list: listarAulasEBD,
    page: AulaEBDPage,
    args: AulasEBDArgs,
    column: 'aula_ebd.idClasse',
    description: 'As aulas da classe.',
  }),
]
