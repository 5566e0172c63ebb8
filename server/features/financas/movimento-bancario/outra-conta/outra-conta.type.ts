import { Field, ID, Int, ObjectType } from 'type-graphql'
import { DateOnlyScalar, DecimalScalar } from '../../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'Um lançamento que está em outra conta do que o seu dinheiro, como o banco diz.',
  simpleResolvers: true,
})
export class LancamentoEmOutraConta {
  @Field({ description: 'O que é: entrada ou saida.' }) tipo!: string
  @Field(() => Int, { description: 'Número da entrada ou da saída.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal dela.' }) uuid!: string
  @Field(() => DateOnlyScalar, { description: 'Data do lançamento.' }) data!: string
  @Field({ description: 'Descrição.' }) descricao!: string
  @Field(() => DecimalScalar, { description: 'Valor em reais; negativo: saiu da conta.' }) valor!: string
  @Field(() => Int, { description: 'Número da conta em que está.' }) idContaFinanceira!: number
  @Field({ description: 'Nome da conta em que está.' }) nomeContaFinanceira!: string
}
