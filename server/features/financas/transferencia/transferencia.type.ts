import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import { transferenciaFields } from '../../../../schema/rules/financas/transferencia.input.js'
import { type Order, orderOf, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'Dinheiro que foi de uma conta financeira a outra; nem entrada nem saída.',
  simpleResolvers: true,
  implements: Registro,
})
export class Transferencia {
  @Field(() => Int, { description: 'Número da transferência.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => DateOnlyScalar, { description: 'Quando o dinheiro foi.' }) data!: string
  @Field(() => DecimalScalar, { description: 'Valor em reais.' }) valor!: string
  @Field(() => Int, { description: 'Número da conta financeira de que o dinheiro saiu.' }) idContaOrigem!: number
  @Field(() => Int, { description: 'Número da conta financeira a que o dinheiro foi.' }) idContaDestino!: number
  @Field(() => String, { nullable: true, description: 'Descrição.' }) descricao!: string | null
  @Field(() => Int, { nullable: true, description: 'Em um estorno: número da transferência estornada.' }) idEstornada!:
    | number
    | null
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const TransferenciaPage = pageOf(Transferencia)

export const TransferenciaOrdem = orderOf('Transferencia', transferenciaFields, {
  data: 'Data.',
  valor: 'Valor.',
  createdAt: 'Data do cadastro.',
})

@InputType({ description: 'Filtro da lista de transferências.' })
export class TransferenciaFiltro {
  @Field(() => String, { nullable: true, description: 'Mês, AAAA-MM.' }) mes?: string | null
  @Field(() => ID, { nullable: true, description: 'Conta financeira de um dos dois lados, por número ou uuid.' })
  idContaFinanceira?: string | null
  @Field(() => Boolean, { nullable: true, description: 'Verdadeiro: a lixeira, para quem pode restaurar.' }) excluidos?:
    | boolean
    | null
}

@ArgsType()
export class TransferenciasArgs extends PageArgs {
  @Field(() => TransferenciaOrdem, { nullable: true, description: 'Ordem; sem ela, da data mais nova à mais antiga.' })
  ordem?: Order<(typeof transferenciaFields)[number]> | null
  @Field(() => TransferenciaFiltro, { nullable: true, description: 'Filtro.' }) filtro?: TransferenciaFiltro | null
}

@InputType({ description: 'Dados de uma transferência.' })
export class TransferenciaInput {
  @Field(() => DateOnlyScalar, { description: 'Quando o dinheiro foi; o mês não pode estar fechado.' }) data!: string
  @Field(() => DecimalScalar, { description: 'Valor em reais, maior que zero.' }) valor!: string
  @Field(() => ID, {
    nullable: true,
    description: 'Conta financeira de que o dinheiro sai, por número ou uuid; sem ela, a padrão da igreja.',
  })
  idContaOrigem?: string | null
  @Field(() => ID, {
    description: 'Conta financeira a que o dinheiro vai, por número ou uuid; diferente da de origem.',
  })
  idContaDestino!: string
  @Field(() => String, { nullable: true, description: 'Descrição, até 255 caracteres.' }) descricao?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
