import { Field, InputType, Int, ObjectType } from 'type-graphql'
import type { CelulaAcesso as Celula, MatrizAcesso as Matriz } from './matriz-acesso.usecases.js'

@ObjectType({
  description: 'Uma área do sistema, como "Tesouraria", em que a igreja decide quem faz o quê.',
  simpleResolvers: true,
})
export class AreaAcesso {
  @Field({ description: 'Nome da área na API.' }) nome!: string
  @Field({ description: 'Nome na tela.' }) titulo!: string
  @Field({ description: 'O que a área contém.' }) descricao!: string
  @Field(() => Boolean, {
    nullable: true,
    description: 'Verdadeiro: a área pode limitar-se aos grupos que a pessoa lidera.',
  })
  temGrupos?: boolean | null
}

@ObjectType({ description: 'O que um perfil faz em uma área.', simpleResolvers: true })
export class CelulaAcesso {
  @Field(() => Int, { description: 'Número do perfil.' }) perfil!: number
  @Field({ description: 'Nome da área.' }) area!: string
  @Field(() => String, { description: '"nada", "resumo", "ler" ou "escrever".' }) nivel!: Celula['nivel']
  @Field(() => String, { description: '"tudo", ou "meus": só os grupos que a pessoa lidera.' })
  alcance!: Celula['alcance']
  @Field(() => [String], { description: 'Os níveis que se podem escolher; o último é o teto do perfil.' })
  niveis!: Celula['niveis']
}

@ObjectType({ description: 'Uma matriz pronta, que a igreja pode adotar.', simpleResolvers: true })
export class PresetAcesso {
  @Field({ description: 'Nome na API.' }) nome!: string
  @Field({ description: 'Nome na tela.' }) titulo!: string
  @Field({ description: 'Para que serve.' }) descricao!: string
  @Field(() => [CelulaAcesso], { description: 'As células.' }) celulas!: CelulaAcesso[]
  @Field(() => [Int], { description: 'Os perfis que podem o que um membro pode.' }) comoMembro!: number[]
}

@ObjectType({ description: 'Quem faz o quê na igreja, por perfil e área.', simpleResolvers: true })
export class MatrizAcesso {
  @Field(() => [AreaAcesso], { description: 'As áreas.' }) areas!: Matriz['areas']
  @Field(() => [CelulaAcesso], { description: 'As células.' }) celulas!: Matriz['celulas']
  @Field(() => [Int], {
    description: 'Os perfis que podem o que um membro pode; as suas células são as do membro.',
  })
  comoMembro!: number[]
  @Field(() => [PresetAcesso], { description: 'As matrizes prontas.' }) presets!: Matriz['presets']
  @Field(() => String, { nullable: true, description: 'A matriz pronta à qual esta é igual; nulo: própria.' })
  preset!: string | null
  @Field(() => Int, { description: 'Versão, para evitar sobrescrever a edição de outra pessoa.' }) versao!: number
}

@ObjectType({ description: 'O que uma pessoa faz em uma área.', simpleResolvers: true })
export class AcessoArea {
  @Field({ description: 'Nome da área.' }) area!: string
  @Field(() => String, { description: '"resumo", "ler" ou "escrever".' }) nivel!: Celula['nivel']
  @Field(() => String, { description: '"tudo", ou "meus": só os grupos que a pessoa lidera.' })
  alcance!: Celula['alcance']
}

@InputType({ description: 'O que um perfil passa a fazer em uma área.' })
export class CelulaAcessoInput {
  @Field(() => Int, { description: 'Número do perfil: 2, 3, 4 ou 5.' }) perfil!: number
  @Field({ description: 'Nome da área.' }) area!: string
  @Field(() => String, { description: '"nada", "resumo", "ler" ou "escrever".' }) nivel!: Celula['nivel']
  @Field(() => String, { description: '"tudo" ou "meus".' }) alcance!: Celula['alcance']
}
