import { Field, ID, InputType, Int, ObjectType } from 'type-graphql'
import type { Reach } from '../../../../schema/rules/levels.js'
import { CodigoField } from '../../../kernel/transport/graphql/arguments.js'

@ObjectType({ description: 'O que uma pessoa verá e mudará em uma área.', simpleResolvers: true })
export class AreaPrevista {
  @Field({ description: 'Nome da área na API.' }) area!: string
  @Field({ description: 'Nome na tela.' }) titulo!: string
  @Field({ description: 'O que a área contém.' }) descricao!: string
  @Field(() => String, {
    nullable: true,
    description: 'Em palavras, o que o resumo da área mostra; nulo: não tem resumo.',
  })
  resumo!: string | null
  @Field(() => String, { description: 'O que a pessoa vê, no máximo: "nada", "resumo" ou "ler".' })
  nivel!: 'nada' | 'resumo' | 'ler'
  @Field(() => String, {
    nullable: true,
    description: 'De quem vê: "tudo", ou "meus": só dos grupos que lidera. Nulo: não vê nada.',
  })
  alcance!: Reach | null
  @Field(() => String, { nullable: true, description: 'O mesmo, do que muda. Nulo: não muda nada.' })
  escreve!: Reach | null
  @Field(() => [String], { description: 'As ações pelas quais vê.' }) le!: string[]
  @Field(() => [String], {
    description: 'Destas, as que só alcançam os grupos que lidera, quando outras alcançam tudo.',
  })
  leSoNosGrupos!: string[]
  @Field(() => [String], { description: 'As ações de ver da área que a pessoa não terá.' }) naoLe!: string[]
  @Field(() => [String], { description: 'As ações pelas quais muda.' }) muda!: string[]
  @Field(() => [String], { description: 'As ações de mudar da área que a pessoa não terá.' }) naoMuda!: string[]
}

@ObjectType({
  description: 'O que uma pessoa poderá depois de mudar o que faz na igreja, calculado dos próprios direitos.',
  simpleResolvers: true,
})
export class AcessoPrevisto {
  @Field(() => Int, { description: 'O perfil que a pessoa terá: quem está sem perfil passa a Membro.' }) perfil!: number
  @Field(() => [AreaPrevista], { description: 'O que pode hoje, em todas as áreas.' }) antes!: AreaPrevista[]
  @Field(() => [AreaPrevista], { description: 'O que poderá, em todas as áreas.' }) areas!: AreaPrevista[]
}

@InputType({ description: 'O que uma pessoa passa a fazer na igreja e o que deixa de fazer.' })
export class DefinirFuncoesInput {
  @Field(() => ID, { description: 'A pessoa, por número ou uuid.' }) idUsuario!: string
  @Field(() => [ID], { description: 'As funções que passa a ter, desde hoje, por número ou uuid.' }) dar!: string[]
  @Field(() => [ID], { description: 'As funções que deixa de ter, por número ou uuid.' }) tirar!: string[]
  @Field(() => Boolean, {
    nullable: true,
    description: 'Verdadeiro: quem está sem perfil passa a Membro, também sem funções, como quem vai liderar um grupo.',
  })
  membro?: boolean | null
  @Field({ description: 'A senha atual de quem define.' }) minhaSenha!: string
  @CodigoField() codigo?: string | null
}
