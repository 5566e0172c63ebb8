import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg, ConfirmacoesArg, IdArg } from '../../../kernel/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import { ContasEncerradas, EncerrarContasInput } from '../conta/baixa.type.js'
import type { BaixaRow } from '../conta/index.js'
import { BaixaReceber, BaixaReceberInput, BaixaReceberPage, BaixasReceberArgs } from './baixa-receber.type.js'
import {
  acoesBaixaReceber,
  criarBaixaReceber,
  encerrarContasReceber,
  excluirBaixaReceber,
  lerBaixaReceber,
  listarBaixasReceber,
} from './baixa-receber.usecases.js'

@Resolver(() => BaixaReceber)
export class BaixaReceberResolver {
  @Query(() => BaixaReceberPage, { description: 'Recebimentos de contas a receber, inteiros ou em parte.' })
  @Perfil(listarBaixasReceber)
  async baixasReceber(
    @Ctx() ctx: Context,
    @Args(() => BaixasReceberArgs) args: BaixasReceberArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarBaixasReceber(ctx, listArgs(args, info)))
  }

  @Query(() => BaixaReceber, { description: 'Um recebimento, por número ou uuid.' })
  @Perfil(lerBaixaReceber)
  baixaReceber(@Ctx() ctx: Context, @IdArg() id: string) {
    return lerBaixaReceber(ctx, { id })
  }

  @Mutation(() => BaixaReceber, {
    description: 'Registra um recebimento de uma conta, com a entrada dele; encerra a conta quando nada mais falta.',
  })
  @Perfil(criarBaixaReceber)
  criarBaixaReceber(
    @Ctx() ctx: Context,
    @Arg('input', () => BaixaReceberInput, { description: 'Os dados.' }) input: BaixaReceberInput,
    @ChurchArg() idCliente?: number | null,
    @ConfirmacoesArg() confirmacoes?: string[] | null,
  ) {
    return criarBaixaReceber(ctx, { ...input, idCliente, confirmacoes })
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
    @ChurchArg() idCliente?: number | null,
    @ConfirmacoesArg() confirmacoes?: string[] | null,
  ) {
    return encerrarContasReceber(ctx, { ...input, idCliente, confirmacoes })
  }

  @FieldResolver(() => [String], {
    description: 'O que a pessoa pode fazer agora: desfazer; em um mês fechado, estornar o lançamento.',
  })
  @Needs('data', 'estornada', 'excluidoEm')
  acoesPermitidas(@Root() row: BaixaRow, @Ctx() ctx: Context): Promise<string[]> {
    return acoesBaixaReceber(ctx, row)
  }
}
