import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { listArgs, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs, selects } from '../../../kernel/graphql/selection.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.type.js'
import { contaComoVista, type DaConta } from '../conta-financeira/index.js'
import type { LinhaDoExtrato } from './extrato.queries.js'
import { Extrato, ExtratoArgs, LinhaExtrato } from './extrato.type.js'
import { extratoDa, lerExtratos } from './extrato.usecases.js'
import { nomeCategoria } from './livro-caixa.rules.js'

@Resolver(() => ContaFinanceira)
export class ExtratoResolver {
  @FieldResolver(() => Extrato, { description: 'O extrato da conta financeira em um período.', complexity: 10 })
  @Perfil(lerExtratos)
  @Needs('geral')
  async extrato(
    @Root() { id, geral, idCliente }: DaConta & { idCliente: number },
    @Ctx() ctx: Context,
    @Args(() => ExtratoArgs) args: ExtratoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { inicio, fim, limit, offset } = listArgs(args, info)
    const pedido = { inicio, fim, limit, offset, comLinhas: selects(info, 'linhas') }
    const extrato = await extratoDa(ctx, { id, geral, idCliente }, pedido)
    return { ...extrato, linhas: toPage(extrato.linhas) }
  }
}

@Resolver(() => LinhaExtrato)
export class LinhaExtratoResolver {
  @FieldResolver(() => String, { description: 'Nome da categoria; em uma transferência e em um saldo inicial, isso.' })
  nomeCategoria(@Root() row: LinhaDoExtrato): string {
    return nomeCategoria(row)
  }

  @FieldResolver(() => ContaFinanceira, {
    nullable: true,
    description: 'Em uma transferência: a outra conta financeira.',
  })
  outraConta(@Root() { idOutraConta }: LinhaDoExtrato, @Ctx() ctx: Context) {
    return contaComoVista(ctx, idOutraConta)
  }
}
