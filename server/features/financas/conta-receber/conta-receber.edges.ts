import { sql } from 'kysely'
import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Categoria } from '../categoria/categoria.type.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { pedeSomas } from '../conta/conta.type.js'
import { EntradaType, listarEntradas } from '../entrada/index.js'
import { criadoPor } from '../lancamento/index.js'
import { ContaReceber, ContaReceberPage, ContasReceberArgs } from './conta-receber.type.js'
import { listarContasReceber } from './conta-receber.usecases.js'

export const contaReceberEdges = [
  edgeOf(CentroCusto, 'contasReceber', {
    list: listarContasReceber,
    page: ContaReceberPage,
    args: ContasReceberArgs,
    column: 'conta_receber.idCentroCusto',
    description: 'As contas a receber do centro de custo.',
    asked: pedeSomas,
  }),
  edgeOf(Categoria, 'contasReceber', {
    list: listarContasReceber,
    page: ContaReceberPage,
    args: ContasReceberArgs,
    column: 'conta_receber.idCategoria',
    description: 'As contas a receber da categoria.',
    asked: pedeSomas,
  }),
  linkOf(ContaReceber, 'lancamento', {
    list: listarEntradas,
    to: EntradaType,
    column: criadoPor('entrada', 'contaReceber'),
    description: 'A entrada que o recebimento lançou por último.',
  }),
  edgeOf(Usuario, 'contasReceber', {
    list: listarContasReceber,
    page: ContaReceberPage,
    args: ContasReceberArgs,
    column: 'conta_receber.responsavelUsuarioConta',
    description: 'As contas a receber por que a pessoa responde.',
    asked: pedeSomas,
  }),
  edgeOf(ContaReceber, 'parcelas', {
    list: listarContasReceber,
    page: ContaReceberPage,
    args: ContasReceberArgs,
    column: (conta) =>
      sql`exists (select from conta_receber c where c.id = ${conta} and c.id_cliente = conta_receber.id_cliente and c.serie = conta_receber.serie)`,
    description: 'As parcelas da mesma conta, ou os meses dela, com esta.',
    asked: pedeSomas,
  }),
]
