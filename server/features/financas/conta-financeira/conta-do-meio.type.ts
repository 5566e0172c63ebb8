import { Field, ID, InputType } from 'type-graphql'
import type { Meio } from '../../../../schema/rules/financas/conta-do-meio.input.js'

@InputType({ description: 'Em que conta cai o dinheiro de um meio.' })
export class ContaDoMeioInput {
  @Field(() => String, { description: 'O meio: dinheiro, pix, transferencia, cheque, cartao, boleto ou debito.' })
  meio!: Meio
  @Field(() => ID, {
    nullable: true,
    description: 'Conta financeira, por número ou uuid; nula: a padrão, seja qual for.',
  })
  idContaFinanceira?: string | null
}
