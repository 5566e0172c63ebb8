import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { ResultadoBusca } from './busca.type.js'
import { buscar } from './busca.usecases.js'

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
