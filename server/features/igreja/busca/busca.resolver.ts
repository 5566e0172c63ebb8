import { Arg, Ctx, Field, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { buscar } from './busca.usecases.js'

@ObjectType({ description: 'Um achado da busca em tudo.', simpleResolvers: true })
export class ResultadoBusca {
  @Field({ description: 'O que é: "usuario", "patrimonio"…' }) tipo!: string
  @Field(() => Int, { description: 'Número do registro.' }) id!: number
  @Field(() => ID, { description: 'Identificador universal.' }) uuid!: string
  @Field({ description: 'Nome do registro.' }) titulo!: string
  @Field(() => String, { nullable: true, description: 'O que ajuda a reconhecê-lo.' }) subtitulo!: string | null
}

@Resolver()
export class BuscaResolver {
  @Query(() => [ResultadoBusca], {
    description: 'Procura em pessoas, patrimônios e tudo o que a pessoa pode ler.',
    // the search reads one list per feature
    complexity: 100,
  })
  @Perfil(buscar)
  buscar(
    @Ctx() ctx: Context,
    @Arg('texto', () => String, { description: 'Palavras a procurar; ao menos duas letras.' }) texto: string,
  ) {
    return buscar(ctx, { texto })
  }
}
