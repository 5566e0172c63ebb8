import { Field, ID, Int, ObjectType } from 'type-graphql'
import { Funcao } from './funcao.type.js'

@ObjectType({ description: 'De quem é um limite.', simpleResolvers: true })
export class PessoaLimitada {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome.' }) name!: string
}

@ObjectType({
  description:
    'O limite de uma pessoa: do que o perfil permite, só o que um membro também pode. As funções somam-se a ele.',
  simpleResolvers: true,
})
export class LimiteARevisar {
  @Field(() => PessoaLimitada, { description: 'A pessoa.' }) pessoa!: PessoaLimitada
  @Field(() => [String], { description: 'Áreas em que, além disso, só alcança os próprios grupos.' }) meus!: string[]
  @Field(() => String, {
    nullable: true,
    description: 'Em palavras, o que a pessoa poderia também, se o limite fosse tirado agora; nulo: nada.',
  })
  acrescenta!: string | null
}

@ObjectType({
  description: 'O que ficou de quando o acesso da igreja mudou, e espera que um administrador veja se ainda serve.',
  simpleResolvers: true,
})
export class AcessosARevisar {
  @Field(() => [Funcao], { description: 'As funções "Como antes".' }) funcoes!: Funcao[]
  @Field(() => [LimiteARevisar], { description: 'As pessoas com um limite, até cem.' }) limites!: LimiteARevisar[]
}
