import { Field, ID, Int, ObjectType } from 'type-graphql'

@ObjectType({ description: 'Um achado da busca em tudo.', simpleResolvers: true })
export class ResultadoBusca {
  @Field({ description: 'O que é: "usuario", "patrimonio"…' }) tipo!: string
  @Field(() => Int, { description: 'Número do registro.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome do registro.' }) titulo!: string
  @Field(() => String, { nullable: true, description: 'O que ajuda a reconhecê-lo.' }) subtitulo!: string | null
}
