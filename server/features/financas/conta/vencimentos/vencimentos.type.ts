import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateOnlyScalar, DecimalScalar } from '../../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'O que vence em uma semana, ou já venceu.', simpleResolvers: true })
export class FaixaVencimento {
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia; nulo: as contas atrasadas.' }) inicio!:
    | string
    | null
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) fim!: string
  @Field(() => DecimalScalar, { description: 'A soma do que falta pagar.' }) pagar!: string
  @Field(() => Int, { description: 'Quantas contas a pagar.' }) quantidadePagar!: number
  @Field(() => DecimalScalar, { description: 'A soma do que falta receber.' }) receber!: string
  @Field(() => Int, { description: 'Quantas contas a receber.' }) quantidadeReceber!: number
}

@ObjectType({ description: 'Uma conta em aberto que vence logo, ou já venceu.', simpleResolvers: true })
export class ContaProxima {
  @Field({ description: 'contaPagar ou contaReceber.' }) tipo!: string
  @Field(() => Int, { description: 'Número da conta.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Descrição.' }) descricaoConta!: string
  @Field(() => DecimalScalar, { description: 'Valor em reais.' }) valorConta!: string
  @Field(() => DecimalScalar, { description: 'Quanto falta pagar ou receber.' }) restante!: string
  @Field(() => DateOnlyScalar, { description: 'Data de vencimento.' }) dataVencimentoConta!: string
  @Field(() => Int, { nullable: true, description: 'Qual das parcelas, ou dos meses, é.' }) parcela!: number | null
  @Field(() => Int, { nullable: true, description: 'Quantas parcelas são.' }) totalParcelas!: number | null
  @Field({ description: 'Já venceu.' }) atrasada!: boolean
}

@ObjectType({ description: 'O que a igreja tem a pagar e a receber nos próximos dias.', simpleResolvers: true })
export class Vencimentos {
  @Field(() => DateOnlyScalar, { description: 'O dia de hoje na igreja.' }) hoje!: string
  @Field(() => [FaixaVencimento], { description: 'As atrasadas; depois, uma semana após a outra.' })
  faixas!: FaixaVencimento[]
  @Field(() => [ContaProxima], { description: 'As primeiras vinte, pela data de vencimento.' }) contas!: ContaProxima[]
}
