import { Field, Int, ObjectType } from 'type-graphql'
import { LancamentoDaConta } from './movimento-bancario.type.js'

@ObjectType({
  description: 'Um lançamento que está em outra conta do que o seu dinheiro, como o banco diz.',
  simpleResolvers: true,
})
export class LancamentoEmOutraConta {
  @Field(() => LancamentoDaConta, { description: 'O lançamento.' }) lancamento!: LancamentoDaConta
  @Field(() => Int, { description: 'Número da conta em que está.' }) idContaFinanceira!: number
}
