import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { ContasEncerradas, EncerrarContasInput } from '../conta/baixa/baixa.type.js'
import type { BaixaRow } from '../conta/index.js'
import { BaixaReceber, BaixaReceberInput, BaixaReceberPage, BaixasReceberArgs } from './baixa-receber.type.js'
import {
  actionsForBaixaReceber,
  criarBaixaReceber,
  encerrarContasReceber,
  excluirBaixaReceber,
  listBaixasReceber,
  readBaixaReceber,
} from './baixa-receber.usecases.js'

@Resolver(() => BaixaReceber)
export class BaixaReceberResolver {
  @Query(() => BaixaReceberPage, { description: 'Recebimentos de contas a receber, inteiros ou em parte.' })
  @Perfil(listBaixasReceber)
  async baixasReceber(
    @Ctx() ctx: Context,
    @Args(() => BaixasReceberArgs) args: BaixasReceberArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listBaixasReceber(ctx, listArgs(args, info)))
  }

  @Query(() => BaixaReceber, { description: 'Um recebimento, por número ou uuid.' })
  @Perfil(readBaixaReceber)
  baixaReceber(@Ctx() ctx: Context, @IdArg() id: string) {
    return readBaixaReceber(ctx, { id })
  }

  @Mutation(() => BaixaReceber, {
    description: 'Registra um recebimento de uma conta, com a entrada dele; encerra a conta quando nada mais falta.',
  })
  @Perfil(criarBaixaReceber)
  criarBaixaReceber(
    @Ctx() ctx: Context,
    @Arg('input', () => BaixaReceberInput, { description: 'Os dados.' }) input: BaixaReceberInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return criarBaixaReceber(ctx, { ...input, confirmacoes })
  }

  @Mutation(() => Mensagem, {
    description:
      'Desfaz um recebimento e retira a entrada, enquanto o mês está aberto; o que ele quitou volta a faltar.',
  })
  @Perfil(excluirBaixaReceber)
  excluirBaixaReceber(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirBaixaReceber(ctx, { id })
  }

  @Mutation(() => ContasEncerradas, { description: 'Dá várias contas por recebidas, todas ou nenhuma.' })
  @Perfil(encerrarContasReceber)
  encerrarContasReceber(
    @Ctx() ctx: Context,
    @Arg('input', () => EncerrarContasInput, { description: 'As contas, o dia e o meio.' }) input: EncerrarContasInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return encerrarContasReceber(ctx, { ...input, confirmacoes })
  }

  @FieldResolver(() => [String], {
    description: 'O que a pessoa pode fazer agora: desfazer; em um mês fechado, estornar o lançamento.',
  })
  @Needs('data', 'estornada', 'excluidoEm')
  acoesPermitidas(@Root() row: BaixaRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsForBaixaReceber(ctx, row)
  }
}
