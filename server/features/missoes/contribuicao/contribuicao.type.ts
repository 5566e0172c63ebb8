import { Field, ID, Int, ObjectType } from 'type-graphql'
import { pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateOnlyScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'O que quem pergunta deu, com o próprio nome: um dízimo ou uma doação.',
  simpleResolvers: true,
})
export class Contribuicao {
  @Field({ description: 'O que é: dizimo ou doacao.' }) tipo!: string
  @Field(() => ID, { description: 'Identificador universal do dízimo ou da doação.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field(() => DateOnlyScalar, { description: 'Quando foi dada.' }) data!: string
  @Field({ description: 'O dia ainda não chegou: nenhuma soma conta esta contribuição.' }) prevista!: boolean
  @Field(() => DecimalScalar, { description: 'Valor em reais.' }) valor!: string
  @Field(() => String, { nullable: true, description: 'A campanha de uma doação.' }) nomeCampanha!: string | null
  @Field(() => Int, { nullable: true, description: 'Número do recibo do dízimo, se já foi emitido.' })
  numeroRecibo!: number | null
}

export const ContribuicaoPage = pageOf(Contribuicao)

@ObjectType({
  description: 'O que quem pergunta deu em um mês até hoje, sem o que foi estornado.',
  simpleResolvers: true,
})
export class MesContribuicoes {
  @Field({ description: 'Mês, AAAA-MM.' }) mes!: string
  @Field(() => DecimalScalar, { description: 'Dízimos.' }) dizimos!: string
  @Field(() => DecimalScalar, { description: 'Doações a campanhas.' }) doacoes!: string
  @Field(() => DecimalScalar, { description: 'Tudo.' }) soma!: string
  @Field(() => Int, { description: 'Quantas contribuições.' }) quantidade!: number
}
