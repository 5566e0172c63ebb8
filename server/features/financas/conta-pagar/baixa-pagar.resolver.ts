import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { ContasEncerradas, EncerrarContasInput } from '../conta/baixa/baixa.type.js'
import type { BaixaRow } from '../conta/index.js'
import { BaixaPagar, BaixaPagarInput, BaixaPagarPage, BaixasPagarArgs } from './baixa-pagar.type.js'
import {
  actionsForBaixaPagar,
  criarBaixaPagar,
  encerrarContasPagar,
  excluirBaixaPagar,
  listBaixasPagar,
  readBaixaPagar,
} from './baixa-pagar.usecases.js'

@Resolver(() => BaixaPagar)
export class BaixaPagarResolver {
  @Query(() => BaixaPagarPage, { description: 'Pagamentos de contas a pagar, inteiros ou em parte.' })
  @Perfil(listBaixasPagar)
  async baixasPagar(
    @Ctx() ctx: Context,
    @Args(() => BaixasPagarArgs) args: BaixasPagarArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listBaixasPagar(ctx, listArgs(args, info)))
  }

  @Query(() => BaixaPagar, { description: 'Um pagamento, por número ou uuid.' })
  @Perfil(readBaixaPagar)
  baixaPagar(@Ctx() ctx: Context, @IdArg() id: string) {
    return readBaixaPagar(ctx, { id })
  }

  @Mutation(() => BaixaPagar, {
    description: 'Registra um pagamento de uma conta, com a saída dele; encerra a conta quando nada mais falta.',
  })
  @Perfil(criarBaixaPagar)
  criarBaixaPagar(
    @Ctx() ctx: Context,
    @Arg('input', () => BaixaPagarInput, { description: 'Os dados.' }) input: BaixaPagarInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return criarBaixaPagar(ctx, { ...input, confirmacoes })
  }

  @Mutation(() => Mensagem, {
    description: 'Desfaz um pagamento e retira a saída, enquanto o mês está aberto; o que ele pagou volta a faltar.',
  })
  @Perfil(excluirBaixaPagar)
  excluirBaixaPagar(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirBaixaPagar(ctx, { id })
  }

  @Mutation(() => ContasEncerradas, { description: 'Dá várias contas por pagas, todas ou nenhuma.' })
  @Perfil(encerrarContasPagar)
  encerrarContasPagar(
    @Ctx() ctx: Context,
    @Arg('input', () => EncerrarContasInput, { description: 'As contas, o dia e o meio.' }) input: EncerrarContasInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return encerrarContasPagar(ctx, { ...input, confirmacoes })
  }

  @FieldResolver(() => [String], {
    description: 'O que a pessoa pode fazer agora: desfazer; em um mês fechado, estornar o lançamento.',
  })
  @Needs('data', 'estornada', 'excluidoEm')
  acoesPermitidas(@Root() row: BaixaRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsForBaixaPagar(ctx, row)
  }
}
