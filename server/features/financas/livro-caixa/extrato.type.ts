import { ArgsType, Field, ID, Int, ObjectType } from 'type-graphql'
import { type Page, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateOnlyScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'Uma linha do extrato de uma conta financeira: o que a moveu, e o saldo depois.',
  simpleResolvers: true,
})
export class LinhaExtrato {
  @Field({ description: 'entrada, saida, transferencia ou saldoInicial.' }) tipo!: string
  @Field(() => Int, { description: 'Número da entrada, da saída, da transferência ou da conta financeira.' })
  id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => DateOnlyScalar, { description: 'Data.' }) data!: string
  @Field({ description: 'Descrição.' }) descricao!: string
  @Field(() => Int, { description: 'Número da categoria; 0 em uma transferência e em um saldo inicial.' })
  categoria!: number
  @Field(() => DecimalScalar, { description: 'Quanto a linha muda o saldo, em reais; negativo se o diminui.' })
  valor!: string
  @Field({ description: 'Verdadeiro em um estorno.' }) estorno!: boolean
  @Field(() => Int, { nullable: true, description: 'Em uma transferência: número da outra conta financeira.' })
  idOutraConta!: number | null
  @Field(() => DecimalScalar, { description: 'O saldo da conta depois desta linha.' }) saldo!: string
}

export const LinhaExtratoPage = pageOf(LinhaExtrato)

@ObjectType({ description: 'O extrato de uma conta financeira em um período.', simpleResolvers: true })
export class Extrato {
  @Field(() => DateOnlyScalar, { description: 'Primeiro dia.' }) inicio!: string
  @Field(() => DateOnlyScalar, { description: 'Último dia.' }) fim!: string
  @Field(() => DecimalScalar, { description: 'O saldo no começo do primeiro dia, com o saldo inicial até ele.' })
  saldoAnterior!: string
  @Field(() => DecimalScalar, { description: 'O saldo inicial, se a conta começa depois do primeiro dia.' })
  saldosIniciais!: string
  @Field(() => DecimalScalar, { description: 'A soma das entradas.' }) entradas!: string
  @Field(() => DecimalScalar, { description: 'A soma das saídas.' }) saidas!: string
  @Field(() => DecimalScalar, { description: 'O que se transferiu a esta conta.' }) recebidas!: string
  @Field(() => DecimalScalar, { description: 'O que se transferiu desta conta.' }) enviadas!: string
  @Field(() => DecimalScalar, { description: 'O saldo depois do último dia.' }) saldo!: string
  @Field(() => LinhaExtratoPage, { description: 'O que moveu a conta, na ordem em que aconteceu, por páginas.' })
  linhas!: Page<LinhaExtrato>
}

@ArgsType()
export class ExtratoArgs {
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Primeiro dia; sem período, o do mês presente.' })
  inicio?: string | null
  @Field(() => DateOnlyScalar, { nullable: true, description: 'Último dia.' }) fim?: string | null
  @Field(() => Int, { defaultValue: 50, description: 'Quantas linhas, no máximo 100.' }) first!: number
  @Field(() => String, { nullable: true, description: 'Cursor (`endCursor`) da última linha já lida.' }) after?:
    | string
    | null
}
