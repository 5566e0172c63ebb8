import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { contaFinanceiraFields } from '../../../../schema/rules/financas/conta-financeira.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

const tipos = 'caixa, banco, poupanca, aplicacao ou pix'
type Tipo = 'caixa' | 'banco' | 'poupanca' | 'aplicacao' | 'pix'

@ObjectType({
  description: 'Onde o dinheiro da igreja está: o caixa, uma conta bancária, a poupança.',
  simpleResolvers: true,
  implements: Registro,
})
export class ContaFinanceira {
  @Field(() => Int, { description: 'Número da conta financeira.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome.' }) nome!: string
  @Field({ description: `De que espécie é: ${tipos}.` }) tipo!: string
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'O que havia na conta no começo do dia do saldo inicial; para quem lê as contas.',
  })
  @ReadableBy('contaFinanceira.ler')
  saldoInicial!: string | null
  @Field(() => DateOnlyScalar, { description: 'O dia do saldo inicial.' }) dataSaldoInicial!: string
  @Field(() => String, { nullable: true, description: 'Nome ou número do banco; para quem lê as contas.' })
  @ReadableBy('contaFinanceira.ler')
  banco!: string | null
  @Field(() => String, { nullable: true, description: 'Agência; para quem lê as contas.' })
  @ReadableBy('contaFinanceira.ler')
  agencia!: string | null
  @Field(() => String, { nullable: true, description: 'Número da conta no banco; para quem lê as contas.' })
  @ReadableBy('contaFinanceira.ler')
  numero!: string | null
  @Field(() => String, { nullable: true, description: 'O código desta conta no plano do contador.' })
  codigoContador!: string | null
  @Field({ description: 'A conta é oferecida a lançamentos novos.' }) ativa!: boolean
  @Field({ description: 'É a conta de quem não escolhe nenhuma; uma por igreja.' }) padrao!: boolean
  @Field({ description: 'É a conta dos lançamentos de antes de haver contas; uma por igreja, que nunca se exclui.' })
  geral!: boolean
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const ContaFinanceiraPage = pageOf(ContaFinanceira)

export const ContaFinanceiraOrdem = orderOf('ContaFinanceira', contaFinanceiraFields, {
  nome: 'Nome.',
  tipo: 'Espécie.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de contas financeiras.' })
export class ContaFinanceiraFiltro {
  @Field(() => String, { nullable: true, description: `Espécie: ${tipos}.` }) tipo?: Tipo | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: só as ativas; falso: só as desativadas.' }) ativa?:
    | boolean
    | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class ContasFinanceirasArgs extends PageArgs {
  @Field(() => ContaFinanceiraOrdem, { nullable: true, description: 'Ordem; sem ela, por nome.' })
  ordem?: Order<(typeof contaFinanceiraFields)[number]> | null
  @Field(() => ContaFinanceiraFiltro, { nullable: true, description: 'Filtro.' }) filtro?: ContaFinanceiraFiltro | null
}

@InputType({ description: 'Dados de uma conta financeira.' })
export class ContaFinanceiraInput {
  @Field({ description: 'Nome, até 60 caracteres; único na igreja.' }) nome!: string
  @Field(() => String, { description: `Espécie: ${tipos}.` }) tipo!: Tipo
  @Field(() => DecimalScalar, {
    nullable: true,
    description: 'O que havia na conta no começo do dia do saldo inicial; ausente, zero. Negativo: a conta devia.',
  })
  saldoInicial?: string | null
  @Field(() => DateOnlyScalar, {
    nullable: true,
    description: 'O dia do saldo inicial, em um mês que não esteja fechado; ausente, hoje.',
  })
  dataSaldoInicial?: string | null
  @Field(() => String, { nullable: true, description: 'Nome ou número do banco, até 60 caracteres.' }) banco?:
    | string
    | null
  @Field(() => String, { nullable: true, description: 'Agência, até 20 caracteres.' }) agencia?: string | null
  @Field(() => String, { nullable: true, description: 'Número da conta no banco, até 30 caracteres.' }) numero?:
    | string
    | null
  @Field(() => String, { nullable: true, description: 'O código no plano do contador, até 30 caracteres.' })
  codigoContador?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
