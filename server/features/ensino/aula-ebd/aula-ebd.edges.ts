import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { EntradaType, listarEntradas } from '../../financas/entrada/index.js'
import { criadoPor } from '../../financas/lancamento/index.js'
import { ClasseEBD } from '../classe-ebd/classe-ebd.type.js'
import { AulaEBD, AulaEBDPage, AulasEBDArgs } from './aula-ebd.type.js'
import { listarAulasEBD } from './aula-ebd.usecases.js'

const list = { list: listarAulasEBD, page: AulaEBDPage, args: AulasEBDArgs }

export const aulaEBDEdges = [
  edgeOf(ClasseEBD, 'aulas', {
    ...list,
    column: 'aula_ebd.idClasse',
    description: 'As aulas da classe.',
  }),
  edgeOf(Usuario, 'aulasDadas', {
    ...list,
    column: 'aula_ebd.idProfessor',
    description: 'As aulas da EBD que a pessoa deu ou vai dar.',
  }),
  linkOf(AulaEBD, 'lancamento', {
    list: listarEntradas,
    to: EntradaType,
    column: criadoPor('entrada', 'aulaEBD'),
    description: 'A entrada da oferta da aula.',
  }),
]
