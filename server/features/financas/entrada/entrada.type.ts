import { ArgsType, Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { lancamentoFields } from '../../../../schema/rules/financas/lancamento.input.js'
import { type Order, PageArgs, pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { Registro } from '../../../kernel/transport/graphql/registro.type.js'
import { DateOnlyScalar, DateTimeScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { LancamentoFiltro, LancamentoOrdem } from '../lancamento/lancamento.type.js'

@ObjectType({ description: 'Dinheiro que chegou.', simpleResolvers: true, implements: Registro })
export class Entrada {
  @Field(() => Int, { description: 'Número da entrada.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Descrição.' }) descricao!: string
  @Field(() => DateOnlyScalar, { description: 'Data em que o dinheiro chegou.' }) data!: string
  @Field(() => Int, { description: 'Categoria: 1 Dízimo, 2 Oferta, 3 Doação, 4 Conta, 5 Outros.' }) categoria!: number
  @Field(() => DecimalScalar, { description: 'Valor em reais; negativo só em um estorno.' }) valor!: string
  @Field(() => String, {
    nullable: true,
    description:
      'Que tipo de registro criou a entrada: contaReceber, dizimo, doacao, aulaEBD, contagem ou pixRecebido; o próprio registro está em registroDeOrigem. Nulo: foi digitada.',
  })
  origem!: string | null
  @Field(() => Int, { nullable: true, description: 'Número do registro que criou a entrada.' }) idOrigem!: number | null
  @Field(() => Int, { nullable: true, description: 'Em um estorno: número da entrada estornada.' }) idEstornado!:
    | number
    | null
  @Field(() => Int, { nullable: true, description: 'Número do centro de custo.' }) idCentroCusto!: number | null
  @Field(() => Int, {
    nullable: true,
    description: 'Número da categoria própria da igreja, abaixo da de categoria; nulo: só a fixa.',
  })
  idCategoria!: number | null
  @Field(() => Int, { description: 'Número da conta financeira em que o dinheiro está.' }) idContaFinanceira!: number
  @Field(() => DateTimeScalar, { description: 'Quando foi cadastrada.' }) createdAt!: Date
  @Field(() => DateTimeScalar, { description: 'Última alteração.' }) updatedAt!: Date
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando foi excluída.' }) excluidoEm!: Date | null
  @Field(() => Int, { description: 'Versão do registro, para evitar sobrescrever a edição de outra pessoa.' })
  versao!: number
}

export const EntradaPage = pageOf(Entrada)

@ArgsType()
export class EntradasArgs extends PageArgs {
  @Field(() => LancamentoOrdem, { nullable: true, description: 'Ordem; sem ela, da data mais nova à mais antiga.' })
  ordem?: Order<(typeof lancamentoFields)[number]> | null
  @Field(() => LancamentoFiltro, { nullable: true, description: 'Filtro.' }) filtro?: LancamentoFiltro | null
}

@InputType({ description: 'Dados de uma entrada.' })
export class EntradaInput {
  @Field({ description: 'Descrição, até 255 caracteres.' }) descricao!: string
  @Field(() => DateOnlyScalar, { description: 'Data em que o dinheiro chegou; o mês não pode estar fechado.' })
  data!: string
  @Field(() => Int, { description: 'Categoria: 1 Dízimo, 2 Oferta, 3 Doação, 4 Conta, 5 Outros.' }) categoria!: number
  @Field(() => ID, {
    nullable: true,
    description:
      'Categoria ativa do plano de contas, por número ou uuid; a fixa dela substitui categoria. Ausente: a própria que já há, se categoria é a fixa dela.',
  })
  idCategoria?: string | null
  @Field(() => DecimalScalar, { description: 'Valor em reais, maior que zero.' }) valor!: string
  @Field(() => ID, { nullable: true, description: 'Centro de custo, por número ou uuid.' }) idCentroCusto?:
    | string
    | null
  @Field(() => ID, {
    nullable: true,
    description:
      'Conta financeira ativa, por número ou uuid; sem ela, a padrão da igreja, ou a que o lançamento já tem.',
  })
  idContaFinanceira?: string | null
  @Field(() => Int, { nullable: true, description: 'Versão que estava sendo editada.' }) versao?: number | null
}
