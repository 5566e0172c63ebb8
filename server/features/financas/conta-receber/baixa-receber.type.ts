import { ArgsType, Field, InputType, ObjectType } from 'type-graphql'
import type { baixaFields } from '../../../../schema/rules/financas/baixa.input.js'
import { type Order, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Baixa, BaixaFiltro, BaixaInput, BaixaOrdem } from '../conta/baixa/baixa.type.js'

@ObjectType({ description: 'Um recebimento de uma conta a receber, inteiro ou em parte.', simpleResolvers: true })
export class BaixaReceber extends Baixa {}

export const BaixaReceberPage = pageOf(BaixaReceber)

@ArgsType()
export class BaixasReceberArgs extends PageArgs {
  @Field(() => BaixaOrdem, { nullable: true, description: 'Ordem; sem ela, do dia mais novo ao mais antigo.' })
  ordem?: Order<(typeof baixaFields)[number]> | null
  @Field(() => BaixaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: BaixaFiltro | null
}

@InputType({ description: 'Um recebimento de uma conta a receber, inteiro ou em parte.' })
export class BaixaReceberInput extends BaixaInput {}
