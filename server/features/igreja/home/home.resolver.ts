import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { selectedPaths } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { Home, PrimeiroPasso } from './home.type.js'
import { dispensarPrimeirosPassos, readFirstSteps, readHome } from './home.usecases.js'

@Resolver()
export class HomeResolver {
  @Query(() => Home, {
    description: 'A página inicial, com o que a pessoa pode ler.',
    complexity: 70,
  })
  @Perfil(readHome)
  home(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return readHome(ctx, { partes: selectedPaths(info) })
  }

  @Query(() => [PrimeiroPasso], {
    description: 'Os primeiros passos da igreja, também os já dados e depois de dispensados.',
  })
  @Perfil(readFirstSteps)
  primeirosPassos(@Ctx() ctx: Context) {
    return readFirstSteps(ctx, {})
  }

  @Mutation(() => Mensagem, { description: 'Deixa de mostrar os primeiros passos da igreja na página inicial.' })
  @Perfil(dispensarPrimeirosPassos)
  dispensarPrimeirosPassos(@Ctx() ctx: Context) {
    return dispensarPrimeirosPassos(ctx, {})
  }
}
