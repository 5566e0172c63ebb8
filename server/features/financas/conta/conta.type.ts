import type { GraphQLResolveInfo } from 'graphql'
import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { contaFields } from '../../../../schema/rules/financas/conta.input.js'
import { orderOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { selects } from '../../../kernel/transport/graphql/selection.js'

/** Fields that payables and receivables share. */
@ObjectType({ description: 'Uma conta, a pagar ou a receber.', simpleResolvers: true })
export abstract class Conta {
  @Field(() => Int, { description: 'Número da conta.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Descrição.' }) descricaoConta!: string
  @Field(() => DecimalScalar, { description: 'Valor em reais.' }) valorConta!: string
  @Field(() => DecimalScalar, { description: 'Quanto falta pagar ou receber.' }) restante!: string
  @Field({ description: 'Em aberto, com uma parte já paga ou recebida.' }) parcial!: boolean
  @Field(() => DateOnlyScalar, { description: 'Data de vencimento.' }) dataVencimentoConta!: string
  @Field(() => Int, { nullable: true, description: 'Número da pessoa responsável; nulo: a igreja assume a conta.' })
  responsavelUsuarioConta!: number | null
  @Field(() => Int, { description: 'Número do centro de custo.' }) idCentroCusto!: number
  @Field(() => Int, { nullable: true, description: 'Número da categoria dos lançamentos; nulo: 4 Conta.' })
  idCategoria!: number | null
  @Field(() => DateOnlyScalar, {
    nullable: true,
    description: 'Dia em que foi encerrada, que é o do último lançamento.',
  })
  dataEncerramentoConta!: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'O que as parcelas de uma conta, ou as repetições dela, têm em comum.',
  })
  serie!: string | null
  @Field(() => Int, { nullable: true, description: 'Qual das parcelas, ou das repetições, é.' }) parcela!: number | null
  @Field(() => Int, { nullable: true, description: 'Quantas parcelas são; nulo em uma conta que se repete.' })
  totalParcelas!: number | null
  @Field({ description: 'Depois desta virá a seguinte.' }) repete!: boolean
  @Field(() => String, {
    nullable: true,
    description:
      'De quanto em quanto tempo se repete: semanal, mensal, bimestral, trimestral, semestral ou anual; nulo: não é de uma série que se repete.',
  })
  frequencia!: string | null
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi cancelada.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const ContaOrdem = orderOf('Conta', contaFields, {
  statusConta: 'As em aberto, pelo vencimento; depois as encerradas, da mais nova à mais antiga.',
  descricaoConta: 'Descrição.',
  valorConta: 'Valor.',
  dataVencimentoConta: 'Data de vencimento.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro de uma lista de contas.' })
export class ContaFiltro {
  @Field(() => String, {
    nullable: true,
    description:
      'aberto, pago ou atrasado, de contas a pagar; pendente, recebido ou atrasado, de contas a receber; parcial, das em aberto com uma parte paga.',
  })
  statusConta?: 'aberto' | 'pendente' | 'atrasado' | 'parcial' | 'pago' | 'recebido' | null
  @Field(() => ID, { nullable: true, description: 'Centro de custo, por número ou uuid.' }) idCentroCusto?:
    | string
    | null
  @Field(() => ID, { nullable: true, description: 'Categoria, por número ou uuid.' }) idCategoria?: string | null
  @Field(() => ID, { nullable: true, description: 'Fornecedor, por número ou uuid; contas a receber não têm.' })
  idFornecedor?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Vencimento a partir deste dia.' }) inicio?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Vencimento até este dia.' }) fim?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@InputType({ description: 'Dados de uma conta.' })
export class ContaInput {
  @Field({ description: 'Descrição, até 255 caracteres.' }) descricaoConta!: string
  @Field(() => DecimalScalar, { description: 'Valor em reais, maior que zero; de uma conta parcelada, o total.' })
  valorConta!: string
  @Field(() => DateOnlyScalar, { description: 'Data de vencimento; a da primeira parcela.' })
  dataVencimentoConta!: string
  @Field(() => ID, { description: 'Centro de custo ativado, por número ou uuid.' }) idCentroCusto!: string
  @Field(() => ID, { nullable: true, description: 'Pessoa responsável, por número ou uuid; sem ela, a igreja.' })
  responsavelUsuarioConta?: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'Categoria ativa do plano de contas, por número ou uuid: a do lançamento, quando se encerra.',
  })
  idCategoria?: string | null
  @Field(() => ID, {
    nullable: true,
    description: 'Fornecedor ativo, por número ou uuid; só de uma conta a pagar.',
  })
  idFornecedor?: string | null
  @Field(() => String, {
    nullable: true,
    description:
      'A linha do boleto, com 47 ou 48 números, ou o Pix copia e cola; só de uma conta a pagar. De uma conta parcelada, o da primeira.',
  })
  codigoPagamento?: string | null
  @Field(() => Boolean, {
    nullable: true,
    description: 'A conta se repete: todo mês, no mesmo dia, se a frequência não diz outra coisa.',
  })
  repetir?: boolean | null
  @Field(() => String, {
    nullable: true,
    description:
      'De quanto em quanto tempo se repete: semanal, mensal, bimestral, trimestral, semestral ou anual; também diz que se repete.',
  })
  frequencia?: 'semanal' | 'mensal' | 'bimestral' | 'trimestral' | 'semestral' | 'anual' | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}

@InputType({ description: 'Dados de uma conta nova.' })
export class NovaContaInput extends ContaInput {
  @Field(() => Int, { nullable: true, description: 'Em quantas parcelas mensais o valor se divide, no máximo 120.' })
  parcelas?: number | null
}

/** The description of the argument that takes a change to the later records of a series. */
export const changeScopeText =
  'esta, ou seguintes: também as contas da mesma série que vêm depois e estão em aberto, sem nada pago nem recebido; ausente: esta.'

/** Whether a query asks for one of the sums of a list of accounts. */
export const asksForSums = (info: GraphQLResolveInfo) => ({
  comSoma: selects(info, 'soma') || selects(info, 'restante'),
})
