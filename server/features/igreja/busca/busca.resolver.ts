import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
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
    @Arg('lancamentos', () => Boolean, {
      defaultValue: true,
      description: 'Procura também nos lançamentos e nas contas a pagar e a receber, o que demora mais.',
    })
    lancamentos: boolean,
  ) {
    return buscar(ctx, { texto, lancamentos })
  }
}
