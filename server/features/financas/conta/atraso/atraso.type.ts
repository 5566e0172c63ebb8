import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { DateOnlyScalar, DecimalScalar } from '../../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({ description: 'Quanto falta de contas, pelos dias de atraso.', simpleResolvers: true })
export class FaixasDeAtraso {
  @Field(() => DecimalScalar, { description: 'O que ainda vence.' }) aVencer!: string
  @Field(() => DecimalScalar, { description: 'Vencido há 1 a 30 dias.' }) ate30!: string
  @Field(() => DecimalScalar, { description: 'Vencido há 31 a 60 dias.' }) ate60!: string
  @Field(() => DecimalScalar, { description: 'Vencido há 61 a 90 dias.' }) ate90!: string
  @Field(() => DecimalScalar, { description: 'Vencido há mais de 90 dias.' }) mais90!: string
  @Field(() => DecimalScalar, { description: 'A soma de todas as faixas.' }) total!: string
  @Field(() => Int, { description: 'Quantas contas.' }) quantidade!: number
}

@ObjectType({ description: 'As faixas de um grupo de contas.', simpleResolvers: true })
export class LinhaDeAtraso extends FaixasDeAtraso {
  @Field(() => Int, {
    nullable: true,
    description: 'Número da pessoa, do fornecedor ou do centro de custo; nulo: a igreja, nenhum, ou uma descrição.',
  })
  idRegistro!: number | null
  @Field({ description: 'O nome do grupo.' }) nome!: string
}

@ObjectType({ description: 'O que está a vencer e o que está vencido no fim de um dia.', simpleResolvers: true })
export class ContasPorAtraso {
  @Field(() => DateOnlyScalar, { description: 'O dia.' }) data!: string
  @Field({ description: 'descricao, responsavel, fornecedor ou centroCusto.' }) agrupar!: string
  @Field(() => [LinhaDeAtraso], { description: 'Os cem maiores grupos, o maior primeiro.' }) linhas!: LinhaDeAtraso[]
  @Field(() => FaixasDeAtraso, { nullable: true, description: 'Todos os outros grupos juntos.' })
  outras!: FaixasDeAtraso | null
  @Field(() => FaixasDeAtraso, { description: 'Tudo.' }) total!: FaixasDeAtraso
}

@InputType({ description: 'De que dia, e em que grupos.' })
export class AtrasoFiltro {
  @Field(() => DateOnlyScalar, { nullable: true, description: 'O dia; ausente: hoje.' }) data?: string | null
  @Field(() => String, {
    nullable: true,
    description: 'descricao, responsavel, fornecedor ou centroCusto; ausente: descricao.',
  })
  agrupar?: 'descricao' | 'responsavel' | 'fornecedor' | 'centroCusto' | null
}
