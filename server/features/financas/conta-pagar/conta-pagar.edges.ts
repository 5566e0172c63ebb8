import { sql } from 'kysely'
import { edgeOf, linkOf } from '../../../kernel/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Categoria } from '../categoria/categoria.type.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { pedeSomas } from '../conta/conta.type.js'
import { Fornecedor } from '../fornecedor/fornecedor.type.js'
import { criadoPor } from '../lancamento/index.js'
import { listarSaidas, SaidaType } from '../saida/index.js'
import { ContaPagar, ContaPagarPage, ContasPagarArgs } from './conta-pagar.type.js'
import { listarContasPagar } from './conta-pagar.usecases.js'

export const contaPagarEdges = [
  edgeOf(CentroCusto, 'contasPagar', {
    list: listarContasPagar,
    page: ContaPagarPage,
    args: ContasPagarArgs,
    column: 'conta_pagar.idCentroCusto',
    description: 'As contas a pagar do centro de custo.',
    asked: pedeSomas,
  }),
  edgeOf(Fornecedor, 'contasPagar', {
    list: listarContasPagar,
    page: ContaPagarPage,
    args: ContasPagarArgs,
    column: 'conta_pagar.idFornecedor',
    description: 'As contas a pagar do fornecedor.',
    asked: pedeSomas,
  }),
  edgeOf(Categoria, 'contasPagar', {
    list: listarContasPagar,
    page: ContaPagarPage,
    args: ContasPagarArgs,
    column: 'conta_pagar.idCategoria',
    description: 'As contas a pagar da categoria.',
    asked: pedeSomas,
  }),
  linkOf(ContaPagar, 'lancamento', {
    list: listarSaidas,
    to: SaidaType,
    column: criadoPor('saida', 'contaPagar'),
    description: 'A saída que o pagamento lançou por último.',
  }),
  edgeOf(Usuario, 'contasPagar', {
    list: listarContasPagar,
    page: ContaPagarPage,
    args: ContasPagarArgs,
    column: 'conta_pagar.responsavelUsuarioConta',
    description: 'As contas a pagar por que a pessoa responde.',
    asked: pedeSomas,
  }),
  edgeOf(ContaPagar, 'parcelas', {
    list: listarContasPagar,
    page: ContaPagarPage,
    args: ContasPagarArgs,
    column: (conta) =>
      sql`exists (select from conta_pagar c where c.id = ${conta} and c.id_cliente = conta_pagar.id_cliente and c.serie = conta_pagar.serie)`,
    description: 'As parcelas da mesma conta, ou os meses dela, com esta.',
    asked: pedeSomas,
  }),
]
