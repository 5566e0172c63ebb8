import { Field, ID, Int, ObjectType } from 'type-graphql'
import { pageOf } from '../../../kernel/transport/graphql/page.type.js'
import { DateTimeScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'

@ObjectType({
  description: 'O que uma pessoa escolheu mostrar às outras da igreja, e nada mais.',
  simpleResolvers: true,
})
export class ContatoDiretorio {
  @Field(() => ID, { description: 'Identificador universal da pessoa.' }) uuid!: string
  @Field(() => Int, { description: 'Número da igreja.' }) idCliente!: number
  @Field({ description: 'Nome.' }) name!: string
  @Field(() => String, { nullable: true, description: 'Telefone, se a pessoa o mostra.' }) telefone!: string | null
  @Field(() => String, { nullable: true, description: 'E-mail, se a pessoa o mostra.' }) email!: string | null
  @Field(() => String, { nullable: true, description: 'Dia e mês do aniversário, MM-DD, se a pessoa o mostra.' })
  aniversario!: string | null
}

export const ContatoDiretorioPage = pageOf(ContatoDiretorio)

@ObjectType({ description: 'A última resposta de uma pessoa a um texto do diretório.', simpleResolvers: true })
export class RespostaDiretorio {
  @Field({ description: 'Código do texto.' }) documento!: string
  @Field(() => Int, { description: 'Versão do texto.' }) versaoTexto!: number
  @Field({ description: 'Título.' }) titulo!: string
  @Field(() => Boolean, { nullable: true, description: 'A resposta; nula enquanto não houver.' }) aceito!:
    | boolean
    | null
  @Field(() => DateTimeScalar, { nullable: true, description: 'Quando.' }) respondidoEm!: Date | null
  @Field(() => String, { nullable: true, description: 'Quem a registrou pela pessoa; nulo: ela mesma.' })
  nomeAutor!: string | null
}

@ObjectType({ description: 'O que uma pessoa mostra em Contatos da igreja.', simpleResolvers: true })
export class ConsentimentosDiretorio {
  @Field(() => Int, { description: 'Número da pessoa.' }) id!: number
  @Field({ description: 'Tem 18 anos ou mais e responde por si.' }) respondePorSi!: boolean
  @Field(() => [RespostaDiretorio], { description: 'A resposta a cada texto.' }) respostas!: RespostaDiretorio[]
}
