import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, Info, Query, Resolver } from 'type-graphql'
import { listArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { selects } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { Balancete, DemonstrativoArgs, FluxoCaixa, Razao, RazaoArgs, ResultadoFundos } from './demonstrativo.type.js'
import { readBalancete, readFluxoCaixa, readRazao, readResult } from './demonstrativo.usecases.js'

@Resolver()
export class DemonstrativoResolver {
  @Query(() => FluxoCaixa, { description: 'O fluxo de caixa de um período, mês a mês.', complexity: 70 })
  @Perfil(readFluxoCaixa)
  fluxoCaixa(
    @Ctx() ctx: Context,
    @Args(() => DemonstrativoArgs) args: DemonstrativoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return readFluxoCaixa(ctx, { ...args, comContas: selects(info, 'contas') })
  }

  @Query(() => ResultadoFundos, { description: 'O resultado dos fundos sem e com restrição.', complexity: 70 })
  @Perfil(readResult)
  resultadoFundos(@Ctx() ctx: Context, @Args(() => DemonstrativoArgs) args: DemonstrativoArgs) {
    return readResult(ctx, args)
  }

  @Query(() => Balancete, { description: 'O balancete de um período.', complexity: 70 })
  @Perfil(readBalancete)
  balancete(@Ctx() ctx: Context, @Args(() => DemonstrativoArgs) args: DemonstrativoArgs) {
    return readBalancete(ctx, args)
  }

  @Query(() => Razao, { description: 'O razão de uma conta financeira ou de uma categoria.', complexity: 70 })
  @Perfil(readRazao)
  async razao(@Ctx() ctx: Context, @Args(() => RazaoArgs) args: RazaoArgs, @Info() info: GraphQLResolveInfo) {
    const { idCategoria } = args
    const razao = await readRazao(ctx, { ...listArgs(args, info), idCategoria, comLinhas: selects(info, 'linhas') })
    return { ...razao, linhas: toPage(razao.linhas) }
  }
}
