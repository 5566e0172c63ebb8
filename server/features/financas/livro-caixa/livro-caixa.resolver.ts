import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql'
import { listArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { selects } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { categoriaName } from './livro-caixa.rules.js'
import { LinhaLivroCaixa, LivroCaixa, LivroCaixaArgs, TotalDaCategoria, TotalDoPlano } from './livro-caixa.type.js'
import { readLivroCaixa } from './livro-caixa.usecases.js'

@Resolver(() => LivroCaixa)
export class LivroCaixaResolver {
  @Query(() => LivroCaixa, { description: 'O livro-caixa da igreja em um período.', complexity: 70 })
  @Perfil(readLivroCaixa)
  async livroCaixa(
    @Ctx() ctx: Context,
    @Args(() => LivroCaixaArgs) args: LivroCaixaArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const livro = await readLivroCaixa(ctx, {
      ...listArgs(args, info),
      comLinhas: selects(info, 'linhas'),
      comMeses: selects(info, 'meses'),
      comCategorias: selects(info, 'categorias'),
      comCentros: selects(info, 'centrosCusto'),
      comPlano: selects(info, 'planoContas'),
      comFundos: selects(info, 'fundos'),
      comContas: selects(info, 'contas'),
    })
    return { ...livro, linhas: toPage(livro.linhas) }
  }
}

type Categorised = Parameters<typeof categoriaName>[0]

@Resolver(() => LinhaLivroCaixa)
export class LinhaLivroCaixaResolver {
  @FieldResolver(() => String, { description: 'Nome da categoria.' })
  nomeCategoria(@Root() row: Categorised): string {
    return categoriaName(row)
  }
}

@Resolver(() => TotalDoPlano)
export class TotalDoPlanoResolver {
  @FieldResolver(() => String, { description: 'Nome da categoria própria; sem ela, da fixa.' })
  nomeCategoria(@Root() row: Categorised): string {
    return categoriaName(row)
  }
}

@Resolver(() => TotalDaCategoria)
export class TotalDaCategoriaResolver {
  @FieldResolver(() => String, { description: 'Nome da categoria.' })
  nomeCategoria(@Root() row: Categorised): string {
    return categoriaName(row)
  }
}
