import { sql } from 'kysely'
import { edgeOf, linkOf } from '../../../kernel/transport/graphql/edge.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Categoria } from '../categoria/categoria.type.js'
import { CentroCusto } from '../centro-custo/centro-custo.type.js'
import { asksForSums } from '../conta/conta.type.js'
import { Fornecedor } from '../fornecedor/fornecedor.type.js'
import { createdBy } from '../lancamento/index.js'
import { listSaidas, SaidaType } from '../saida/index.js'
import { ContaPagar, ContaPagarPage, ContasPagarArgs } from './conta-pagar.type.js'
import { listContasPagar } from './conta-pagar.usecases.js'

export const contaPagarEdges = [
  edgeOf(CentroCusto, 'contasPagar', {
    list: listContasPagar,
    page: ContaPagarPage,
    args: ContasPagarArgs,
    column: 'conta_pagar.idCentroCusto',
    description: 'As contas a pagar do centro de custo.',
    asked: asksForSums,
  }),
  edgeOf(Fornecedor, 'contasPagar', {
    list: listContasPagar,
    page: ContaPagarPage,
    args: ContasPagarArgs,
    column: 'conta_pagar.idFornecedor',
    description: 'As contas a pagar do fornecedor.',
    asked: asksForSums,
  }),
  edgeOf(Categoria, 'contasPagar', {
    list: listContasPagar,
    page: ContaPagarPage,
    args: ContasPagarArgs,
    column: 'conta_pagar.idCategoria',
    description: 'As contas a pagar da categoria.',
    asked: asksForSums,
  }),
  linkOf(ContaPagar, 'lancamento', {
    list: listSaidas,
    to: SaidaType,
    column: createdBy('saida', 'contaPagar'),
    description: 'A saída que o pagamento lançou por último.',
  }),
  edgeOf(Usuario, 'contasPagar', {
    list: listContasPagar,
    page: ContaPagarPage,
    args: ContasPagarArgs,
    column: 'conta_pagar.responsavelUsuarioConta',
    description: 'As contas a pagar por que a pessoa responde.',
    asked: asksForSums,
  }),
  edgeOf(ContaPagar, 'parcelas', {
    list: listContasPagar,
    page: ContaPagarPage,
    args: ContasPagarArgs,
    column: (conta) =>
      sql`exists (select from conta_pagar c where c.id = ${conta} and c.id_cliente = conta_pagar.id_cliente and c.serie = conta_pagar.serie)`,
    description: 'As parcelas da mesma conta, ou os meses dela, com esta.',
    asked: asksForSums,
  }),
]
