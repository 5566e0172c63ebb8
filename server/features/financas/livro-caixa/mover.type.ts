import { Field, ID, InputType } from 'type-graphql'

@InputType({ description: 'Lançamentos, e a conta a que vão.' })
export class MoverLancamentosInput {
  @Field(() => ID, { description: 'A conta financeira a que vão, por número ou uuid.' }) idContaFinanceira!: string
  @Field(() => [ID], { nullable: true, description: 'Entradas, por número ou uuid.' }) entradas?: string[] | null
  @Field(() => [ID], { nullable: true, description: 'Saídas, por número ou uuid.' }) saidas?: string[] | null
  @Field(() => [ID], {
    nullable: true,
    description: 'Transferências: são recusadas, porque dizem elas mesmas de que conta a que conta.',
  })
  transferencias?: string[] | null
}
