import { sql } from 'kysely'
import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Categoria } from '../categoria/categoria.type.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { asksForSums } from '../conta/conta.type.js'
import { EntradaType, listEntradas } from '../entrada/index.js'
import { createdBy } from '../lancamento/index.js'
import { ContaReceber, ContaReceberPage, ContasReceberArgs } from './conta-receber.type.js'
import { listContasReceber } from './conta-receber.usecases.js'

export const contaReceberEdges = [
  edgeOf(CentroCusto, 'contasReceber', {
    list: listContasReceber,
    page: ContaReceberPage,
    args: ContasReceberArgs,
    column: 'conta_receber.idCentroCusto',
    description: 'As contas a receber do centro de custo.',
    asked: asksForSums,
  }),
  edgeOf(Categoria, 'contasReceber', {
    list: listContasReceber,
    page: ContaReceberPage,
    args: ContasReceberArgs,
    column: 'conta_receber.idCategoria',
    description: 'As contas a receber da categoria.',
    asked: asksForSums,
  }),
  linkOf(ContaReceber, 'lancamento', {
    list: listEntradas,
    to: EntradaType,
    column: createdBy('entrada', 'contaReceber'),
    description: 'A entrada que o recebimento lançou por último.',
  }),
  edgeOf(Usuario, 'contasReceber', {
    list: listContasReceber,
    page: ContaReceberPage,
    args: ContasReceberArgs,
    column: 'conta_receber.responsavelUsuarioConta',
    description: 'As contas a receber por que a pessoa responde.',
    asked: asksForSums,
  }),
  edgeOf(ContaReceber, 'parcelas', {
    list: listContasReceber,
    page: ContaReceberPage,
    args: ContasReceberArgs,
    column: (conta) =>
      sql`exists (select from conta_receber c where c.id = ${conta} and c.id_cliente = conta_receber.id_cliente and c.serie = conta_receber.serie)`,
    description: 'As parcelas da mesma conta, ou os meses dela, com esta.',
    asked: asksForSums,
  }),
]
