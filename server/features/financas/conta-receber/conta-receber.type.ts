import { ArgsType, Field, ObjectType } from 'type-graphql'
import type { contaFields } from '../../../../schema/rules/financas/conta.input.js'
import { type Order, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { Conta, ContaFiltro, ContaOrdem } from '../conta/conta.type.js'

@ObjectType({ description: 'O que devem à igreja.', simpleResolvers: true, implements: Registro })
export class ContaReceber extends Conta {
  @Field({ description: 'pendente, recebido ou atrasado: em aberto depois do vencimento.' }) statusConta!: string
}

export const ContaReceberPage = pageOf(ContaReceber)

@ArgsType()
export class ContasReceberArgs extends PageArgs {
  @Field(() => ContaOrdem, { nullable: true, description: 'Ordem; sem ela, as em aberto primeiro.' })
  ordem?: Order<(typeof contaFields)[number]> | null
  @Field(() => ContaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: ContaFiltro | null
}
