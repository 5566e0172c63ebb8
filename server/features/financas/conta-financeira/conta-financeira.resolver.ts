import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { tiposContaFinanceira } from '../../../../schema/rules/financas/conta-financeira.input.js'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { type ContaFinanceiraRow, todaysSaldo } from './conta-financeira.queries.js'
import { actionsOfContaFinanceira } from './conta-financeira.rules.js'
import {
  ContaFinanceira,
  ContaFinanceiraInput,
  ContaFinanceiraPage,
  ContasFinanceirasArgs,
} from './conta-financeira.type.js'
import {
  ativarContaFinanceira,
  atualizarContaFinanceira,
  criarContaFinanceira,
  desativarContaFinanceira,
  excluirContaFinanceira,
  listContasFinanceiras,
  readContaFinanceira,
  restaurarContaFinanceira,
  tornarContaFinanceiraPadrao,
} from './conta-financeira.usecases.js'

@Resolver(() => ContaFinanceira)
export class ContaFinanceiraResolver {
  @Query(() => ContaFinanceiraPage, { description: 'Contas financeiras da igreja.' })
  @Perfil(listContasFinanceiras)
  async contasFinanceiras(
    @Ctx() ctx: Context,
    @Args(() => ContasFinanceirasArgs) args: ContasFinanceirasArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listContasFinanceiras(ctx, listArgs(args, info)))
  }

  @Query(() => ContaFinanceira, { description: 'Uma conta financeira, por número ou uuid.' })
  @Perfil(readContaFinanceira)
  contaFinanceira(@Ctx() ctx: Context, @IdArg() id: string) {
    return readContaFinanceira(ctx, { id })
  }

  @Mutation(() => ContaFinanceira, { description: 'Cadastra uma conta financeira.' })
  @Perfil(criarContaFinanceira)
  criarContaFinanceira(
    @Ctx() ctx: Context,
    @Arg('input', () => ContaFinanceiraInput, { description: 'Os dados.' }) input: ContaFinanceiraInput,
  ) {
    return criarContaFinanceira(ctx, input)
  }

  @Mutation(() => ContaFinanceira, { description: 'Altera uma conta financeira.' })
  @Perfil(atualizarContaFinanceira)
  atualizarContaFinanceira(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => ContaFinanceiraInput, { description: 'Os dados.' }) input: ContaFinanceiraInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return atualizarContaFinanceira(ctx, { ...input, id, confirmacoes })
  }

  @Mutation(() => ContaFinanceira, { description: 'Ativa uma conta financeira: ela volta a receber lançamentos.' })
  @Perfil(ativarContaFinanceira)
  ativarContaFinanceira(@Ctx() ctx: Context, @IdArg() id: string) {
    return ativarContaFinanceira(ctx, { id })
  }

  @Mutation(() => ContaFinanceira, {
    description: 'Desativa uma conta financeira sem saldo: ela não recebe lançamentos novos.',
  })
  @Perfil(desativarContaFinanceira)
  desativarContaFinanceira(@Ctx() ctx: Context, @IdArg() id: string) {
    return desativarContaFinanceira(ctx, { id })
  }

  @Mutation(() => ContaFinanceira, {
    description: 'Torna a conta financeira a padrão: a de quem não escolhe nenhuma.',
  })
  @Perfil(tornarContaFinanceiraPadrao)
  tornarContaFinanceiraPadrao(@Ctx() ctx: Context, @IdArg() id: string) {
    return tornarContaFinanceiraPadrao(ctx, { id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma conta financeira sem lançamentos; fica na lixeira.' })
  @Perfil(excluirContaFinanceira)
  excluirContaFinanceira(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirContaFinanceira(ctx, { id })
  }

  @Mutation(() => ContaFinanceira, { description: 'Restaura uma conta financeira da lixeira.' })
  @Perfil(restaurarContaFinanceira)
  restaurarContaFinanceira(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarContaFinanceira(ctx, { id })
  }

  @FieldResolver(() => String, { description: 'A espécie por extenso: Caixa, Conta bancária…' })
  @Needs('tipo')
  nomeTipo(@Root() row: ContaFinanceiraRow): string {
    return tiposContaFinanceira[row.tipo] ?? ''
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description:
      'O saldo de hoje: o inicial, as entradas e as saídas, e o que se transferiu a ela e dela; para quem lê as contas.',
  })
  @ReadableBy('contaFinanceira.ler')
  @Needs()
  saldo(@Root() row: ContaFinanceiraRow, @Ctx() ctx: Context) {
    return todaysSaldo(ctx, row)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'ativa', 'padrao', 'geral')
  acoesPermitidas(@Root() row: ContaFinanceiraRow, @Ctx() ctx: Context): string[] {
    return actionsOfContaFinanceira(row, ctx)
  }
}
