import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { EntradaType, listarEntradas } from '../../financas/entrada/index.js'
import { criadoPor } from '../../financas/lancamento/index.js'
import { ClasseEBD } from '../classe-ebd/classe-ebd.type.js'
import { AulaEBD, AulaEBDPage, AulasEBDArgs } from './aula-ebd.type.js'
import { listarAulasEBD } from './aula-ebd.usecases.js'

export const aulaEBDEdges = [
  edgeOf(ClasseEBD, 'aulas', {
    list: listarAulasEBD,
    page: AulaEBDPage,
    args: AulasEBDArgs,
    column: 'aula_ebd.idClasse',
    description: 'As aulas da classe.',
  }),
  linkOf(AulaEBD, 'lancamento', {
    list: listarEntradas,
    to: EntradaType,
    column: criadoPor('entrada', 'aulaEBD'),
    description: 'A entrada da oferta da aula.',
  }),
]
