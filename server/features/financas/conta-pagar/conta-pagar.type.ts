import { ArgsType, Field, Int, ObjectType } from 'type-graphql'
import type { contaFields } from '../../../../schema/rules/financas/conta.input.js'
import { type Order, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { Conta, ContaFiltro, ContaOrdem } from '../conta/conta.type.js'

@ObjectType({ description: 'O que a igreja deve.', simpleResolvers: true, implements: Registro })
export class ContaPagar extends Conta {
  @Field({ description: 'aberto, pago ou atrasado: em aberto depois do vencimento.' }) statusConta!: string
  @Field(() => Int, { nullable: true, description: 'Número do fornecedor.' }) idFornecedor!: number | null
  @Field(() => String, { nullable: true, description: 'A linha do boleto, só números, ou o Pix copia e cola.' })
  codigoPagamento!: string | null
}

export const ContaPagarPage = pageOf(ContaPagar)

@ArgsType()
export class ContasPagarArgs extends PageArgs {
  @Field(() => ContaOrdem, { nullable: true, description: 'Ordem; sem ela, as em aberto primeiro.' })
  ordem?: Order<(typeof contaFields)[number]> | null
  @Field(() => ContaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: ContaFiltro | null
}
