import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { ContaFinanceiraType, contaAsSeen } from '../conta-financeira/index.js'
import { estornoOfTransferencia, type TransferenciaRow } from './transferencia.queries.js'
import { Transferencia, TransferenciaInput, TransferenciaPage, TransferenciasArgs } from './transferencia.type.js'
import {
  actionsForTransferencia,
  atualizarTransferencia,
  criarTransferencia,
  estornarTransferencia,
  excluirTransferencia,
  listTransferencias,
  readTransferencia,
  restaurarTransferencia,
} from './transferencia.usecases.js'

@Resolver(() => Transferencia)
export class TransferenciaResolver {
  @Query(() => TransferenciaPage, { description: 'Transferências entre as contas financeiras da igreja.' })
  @Perfil(listTransferencias)
  async transferencias(
    @Ctx() ctx: Context,
    @Args(() => TransferenciasArgs) args: TransferenciasArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listTransferencias(ctx, listArgs(args, info)))
  }

  @Query(() => Transferencia, { description: 'Uma transferência, por número ou uuid.' })
  @Perfil(readTransferencia)
  transferencia(@Ctx() ctx: Context, @IdArg() id: string) {
    return readTransferencia(ctx, { id })
  }

  @Mutation(() => Transferencia, { description: 'Registra uma transferência entre duas contas financeiras.' })
  @Perfil(criarTransferencia)
  criarTransferencia(
    @Ctx() ctx: Context,
    @Arg('input', () => TransferenciaInput, { description: 'Os dados.' }) input: TransferenciaInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return criarTransferencia(ctx, { ...input, confirmacoes })
  }

  @Mutation(() => Transferencia, { description: 'Altera uma transferência de um mês aberto.' })
  @Perfil(atualizarTransferencia)
  atualizarTransferencia(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => TransferenciaInput, { description: 'Os dados.' }) input: TransferenciaInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return atualizarTransferencia(ctx, { ...input, id, confirmacoes })
  }

  @Mutation(() => Mensagem, {
    description: 'Exclui uma transferência, ou um estorno, de um mês aberto; fica na lixeira.',
  })
  @Perfil(excluirTransferencia)
  excluirTransferencia(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirTransferencia(ctx, { id })
  }

  @Mutation(() => Transferencia, { description: 'Restaura uma transferência da lixeira.' })
  @Perfil(restaurarTransferencia)
  restaurarTransferencia(@Ctx() ctx: Context, @IdArg() id: string, @ConfirmationsArg() confirmacoes?: string[] | null) {
    return restaurarTransferencia(ctx, { id, confirmacoes })
  }

  @Mutation(() => Transferencia, {
    description: 'Estorna uma transferência de um mês fechado: outra, de volta, em um mês aberto.',
  })
  @Perfil(estornarTransferencia)
  estornarTransferencia(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('data', () => DateOnlyScalar, { description: 'Data do estorno, em um mês aberto.' }) data: string,
  ) {
    return estornarTransferencia(ctx, { id, data })
  }

  @FieldResolver(() => ContaFinanceiraType, { nullable: true, description: 'A conta de que o dinheiro saiu.' })
  @Needs('idContaOrigem')
  contaOrigem(@Root() row: TransferenciaRow, @Ctx() ctx: Context) {
    return contaAsSeen(ctx, row.idContaOrigem)
  }

  @FieldResolver(() => ContaFinanceiraType, { nullable: true, description: 'A conta a que o dinheiro foi.' })
  @Needs('idContaDestino')
  contaDestino(@Root() row: TransferenciaRow, @Ctx() ctx: Context) {
    return contaAsSeen(ctx, row.idContaDestino)
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Número do estorno desta transferência.' })
  @Needs()
  idEstorno(@Root() row: TransferenciaRow, @Ctx() ctx: Context) {
    return estornoOfTransferencia(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('data', 'idEstornada', 'excluidoEm')
  acoesPermitidas(@Root() row: TransferenciaRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsForTransferencia(ctx, row)
  }
}
