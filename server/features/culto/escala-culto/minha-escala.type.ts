import { Field, ID, Int, ObjectType } from 'type-graphql'
import { pageOf } from '../../../kernel/graphql/page.type.js'
import { DateOnlyScalar, DateTimeScalar } from '../../../kernel/graphql/scalars.js'

@ObjectType({ description: 'Uma escala de quem pergunta, com o que precisa saber do culto.', simpleResolvers: true })
export class MinhaEscala {
  @Field(() => Int, { description: 'Número da escala.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => Int, { description: 'Número do culto.' }) idCulto!: number
  @Field({ description: 'Função em que serve.' }) funcao!: string
  @Field({ description: 'Resposta: pendente, confirmada ou recusada.' }) resposta!: string
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando respondeu.' }) respondidaEm!: Date | null
  @Field(() => DateOnlyScalar, { description: 'Dia do culto.' }) dataCulto!: string
  @Field({ description: 'Hora do culto, HH:mm.' }) horaCulto!: string
  @Field(() => String, { nullable: true, description: 'Tema do culto.' }) temaCulto!: string | null
  @Field({ description: 'Situação do culto: agendado, realizado ou cancelado.' }) statusCulto!: string
  @Field(() => String, { nullable: true, description: 'Nome do local.' }) nomeLocal!: string | null
  @Field(() => String, { nullable: true, description: 'Título do departamento.' }) tituloDepartamento!: string | null
}

export const MinhaEscalaPage = pageOf(MinhaEscala)

@ObjectType({ description: 'A escala que o link de um e-mail mostra e responde.', simpleResolvers: true })
export class EscalaDoLink {
  @Field({ description: 'Nome da igreja.' }) igreja!: string
  @Field({ description: 'Nome da pessoa escalada.' }) name!: string
  @Field({ description: 'Função em que serve.' }) funcao!: string
  @Field({ description: 'Resposta: pendente, confirmada ou recusada.' }) resposta!: string
  @Field(() => DateOnlyScalar, { description: 'Dia do culto.' }) dataCulto!: string
  @Field({ description: 'Hora do culto, HH:mm.' }) horaCulto!: string
  @Field(() => String, { nullable: true, description: 'Tema do culto.' }) temaCulto!: string | null
  @Field({ description: 'Situação do culto: agendado, realizado ou cancelado.' }) statusCulto!: string
  @Field(() => String, { nullable: true, description: 'Nome do local.' }) nomeLocal!: string | null
}
