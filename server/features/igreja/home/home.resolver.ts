import type { GraphQLResolveInfo } from 'graphql'
import { Ctx, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { Mensagem } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { selectedFields } from '../../../kernel/graphql/selection.js'
import { Home, PrimeiroPasso } from './home.type.js'
import { dispensarPrimeirosPassos, lerHome, lerPrimeirosPassos } from './home.usecases.js'

@Resolver()
export class HomeResolver {
  @Query(() => Home, {
    description: 'A página inicial, com o que a pessoa pode ler.',
    complexity: 70,
  })
  @Perfil(lerHome)
  home(@Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return lerHome(ctx, { partes: selectedFields(info) })
  }

  @Query(() => [PrimeiroPasso], {
    description: 'Os primeiros passos da igreja, também os já dados e depois de dispensados.',
  })
  @Perfil(lerPrimeirosPassos)
  primeirosPassos(@Ctx() ctx: Context) {
    return lerPrimeirosPassos(ctx, {})
  }

  @Mutation(() => Mensagem, { description: 'Deixa de mostrar os primeiros passos da igreja na página inicial.' })
  @Perfil(dispensarPrimeirosPassos)
  dispensarPrimeirosPassos(@Ctx() ctx: Context) {
    return dispensarPrimeirosPassos(ctx, {})
  }
}
