import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { listArgs, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { selects } from '../../../kernel/graphql/selection.js'
import { Balancete, DemonstrativoArgs, FluxoCaixa, Razao, RazaoArgs, ResultadoFundos } from './demonstrativo.type.js'
import { lerBalancete, lerFluxoCaixa, lerRazao, lerResultado } from './demonstrativo.usecases.js'

@Resolver()
export class DemonstrativoResolver {
  @Query(() => FluxoCaixa, { description: 'O fluxo de caixa de um período, mês a mês.', complexity: 70 })
  @Perfil(lerFluxoCaixa)
  fluxoCaixa(
    @Ctx() ctx: Context,
    @Args(() => DemonstrativoArgs) args: DemonstrativoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return lerFluxoCaixa(ctx, { ...args, comContas: selects(info, 'contas') })
  }

  @Query(() => ResultadoFundos, { description: 'O resultado dos fundos sem e com restrição.', complexity: 70 })
  @Perfil(lerResultado)
  resultadoFundos(@Ctx() ctx: Context, @Args(() => DemonstrativoArgs) args: DemonstrativoArgs) {
    return lerResultado(ctx, args)
  }

  @Query(() => Balancete, { description: 'O balancete de um período.', complexity: 70 })
  @Perfil(lerBalancete)
  balancete(@Ctx() ctx: Context, @Args(() => DemonstrativoArgs) args: DemonstrativoArgs) {
    return lerBalancete(ctx, args)
  }

  @Query(() => Razao, { description: 'O razão de uma conta financeira ou de uma categoria.', complexity: 70 })
  @Perfil(lerRazao)
  async razao(@Ctx() ctx: Context, @Args(() => RazaoArgs) args: RazaoArgs, @Info() info: GraphQLResolveInfo) {
    const { idCategoria } = args
    const razao = await lerRazao(ctx, { ...listArgs(args, info), idCategoria, comLinhas: selects(info, 'linhas') })
    return { ...razao, linhas: toPage(razao.linhas) }
  }
}
