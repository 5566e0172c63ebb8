import type { GraphQLResolveInfo } from 'graphql'
import { Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql'
import { listArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs, selects } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { ContaFinanceira } from '../conta-financeira/conta-financeira.type.js'
import { type ContaKey, contaAsSeen } from '../conta-financeira/index.js'
import type { ExtratoLine } from './extrato.queries.js'
import { Extrato, ExtratoArgs, LinhaExtrato } from './extrato.type.js'
import { extratoOf, readExtratos } from './extrato.usecases.js'
import { categoriaName } from './livro-caixa.rules.js'

@Resolver(() => ContaFinanceira)
export class ExtratoResolver {
  @FieldResolver(() => Extrato, { description: 'O extrato da conta financeira em um período.', complexity: 10 })
  @Perfil(readExtratos)
  @Needs('geral')
  async extrato(
    @Root() { id, geral, idCliente }: ContaKey & { idCliente: number },
    @Ctx() ctx: Context,
    @Args(() => ExtratoArgs) args: ExtratoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const { inicio, fim, limit, offset } = listArgs(args, info)
    const pedido = { inicio, fim, limit, offset, comLinhas: selects(info, 'linhas') }
    const extrato = await extratoOf(ctx, { id, geral, idCliente }, pedido)
    return { ...extrato, linhas: toPage(extrato.linhas) }
  }
}

@Resolver(() => LinhaExtrato)
export class LinhaExtratoResolver {
  @FieldResolver(() => String, { description: 'Nome da categoria; em uma transferência e em um saldo inicial, isso.' })
  nomeCategoria(@Root() row: ExtratoLine): string {
    return categoriaName(row)
  }

  @FieldResolver(() => ContaFinanceira, {
    nullable: true,
    description: 'Em uma transferência: a outra conta financeira.',
  })
  outraConta(@Root() { idOutraConta }: ExtratoLine, @Ctx() ctx: Context) {
    return contaAsSeen(ctx, idOutraConta)
  }
}
