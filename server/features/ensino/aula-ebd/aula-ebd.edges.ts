import { sql } from 'kysely'
import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import type { Belongs } from '../../../kernel/work/edges/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { EntradaType, listEntradas } from '../../financas/entrada/index.js'
import { createdBy } from '../../financas/lancamento/index.js'
import { ClasseEBD } from '../classe-ebd/classe-ebd.type.js'
import { AulaEBD, AulaEBDPage, AulasEBDArgs } from './aula-ebd.type.js'
import { listAulasEBD } from './aula-ebd.usecases.js'

const list = { list: listAulasEBD, page: AulaEBDPage, args: AulasEBDArgs }

/** The lesson's roll has the person. */
const attendedBy: Belongs = (pessoa) => sql`exists (select from membro_aula_ebd p
  where p.id_cliente = aula_ebd.id_cliente and p.id_aula = aula_ebd.id and p.id_membro = ${pessoa})`

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
  edgeOf(Usuario, 'aulas', {
    ...list,
    column: attendedBy,
    // how often somebody attended is seen by fewer people than the roll of one lesson
    shows: (ctx, id) => ctx.canRead('aulaEBD.lerFrequencia') || ctx.viewer?.id === id,
    description: 'As aulas da EBD em que a pessoa esteve; vazia para quem não pode ver a frequência dela.',
  }),
  linkOf(AulaEBD, 'lancamento', {
    list: listEntradas,
    to: EntradaType,
    column: createdBy('entrada', 'aulaEBD'),
    description: 'A entrada da oferta da aula.',
  }),
]
