import type { GraphQLResolveInfo } from 'graphql'
import { Args, ArgsType, Ctx, Field, FieldResolver, Info, Int, Resolver, Root } from 'type-graphql'
import { listArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { selects } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { MesFinanceiro } from '../fechamento/fechamento.type.js'
import type { FinanceiroMonth as Month } from '../fechamento/index.js'
import { LivroCaixa } from './livro-caixa.type.js'
import { livroOfMonth, readMonthLivros } from './meses.usecases.js'

@ArgsType()
class LivroDoMesArgs {
  @Field(() => Int, { defaultValue: 50, description: 'Quantas linhas, no máximo 100.' }) first!: number
  @Field(() => String, { nullable: true, description: 'Cursor (`endCursor`) da última linha já lida.' }) after?:
    | string
    | null
}

@Resolver(() => MesFinanceiro)
export class LivroDoMesResolver {
  @FieldResolver(() => LivroCaixa, { description: 'O livro-caixa do mês.', complexity: 10 })
  @Perfil(readMonthLivros)
  async livroCaixa(
    @Root() mes: Month,
    @Ctx() ctx: Context,
    @Args(() => LivroDoMesArgs) args: LivroDoMesArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { limit, offset } = listArgs(args, info)
    const livro = await livroOfMonth(ctx, mes, {
      limit,
      offset,
      comLinhas: selects(info, 'linhas'),
      comCategorias: selects(info, 'categorias'),
      comCentros: selects(info, 'centrosCusto'),
      comContas: selects(info, 'contas'),
    })
    return { ...livro, linhas: toPage(livro.linhas) }
  }
}
