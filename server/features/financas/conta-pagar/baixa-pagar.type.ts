import { ArgsType, Field, InputType, ObjectType } from 'type-graphql'
import type { baixaFields } from '../../../../schema/rules/financas/baixa.input.js'
import { type Order, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Baixa, BaixaFiltro, BaixaInput, BaixaOrdem } from '../conta/baixa/baixa.type.js'

@ObjectType({ description: 'Um pagamento de uma conta a pagar, inteiro ou em parte.', simpleResolvers: true })
export class BaixaPagar extends Baixa {}

export const BaixaPagarPage = pageOf(BaixaPagar)

@ArgsType()
export class BaixasPagarArgs extends PageArgs {
  @Field(() => BaixaOrdem, { nullable: true, description: 'Ordem; sem ela, do dia mais novo ao mais antigo.' })
  ordem?: Order<(typeof baixaFields)[number]> | null
  @Field(() => BaixaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: BaixaFiltro | null
}

@InputType({ description: 'Um pagamento de uma conta a pagar, inteiro ou em parte.' })
export class BaixaPagarInput extends BaixaInput {}
