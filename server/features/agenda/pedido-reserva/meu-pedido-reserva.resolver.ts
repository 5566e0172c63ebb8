import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, PageArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import {
  atualizarPedidoReserva,
  desistirDoPedidoReserva,
  listOwnPedidosReserva,
  pedirReserva,
  readOwnPedidoReserva,
} from './meu-pedido-reserva.usecases.js'
import type { PedidoReservaRow } from './pedido-reserva.queries.js'
import { actionsOfOwnPedido } from './pedido-reserva.rules.js'
import { MeuPedidoReserva, MeuPedidoReservaPage, PedidoReservaInput } from './pedido-reserva.type.js'

type Status = 'pendente' | 'aprovado' | 'recusado' | 'cancelado'

@Resolver(() => MeuPedidoReserva)
export class MeuPedidoReservaResolver {
  @Query(() => MeuPedidoReservaPage, { description: 'Os pedidos de sala de quem pergunta; os que esperam, primeiro.' })
  @Perfil(listOwnPedidosReserva)
  async meusPedidosReserva(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Info() info: GraphQLResolveInfo,
    @Arg('situacao', () => String, {
      nullable: true,
      description: 'Só os que estão assim: pendente, aprovado, recusado ou cancelado.',
    })
    situacao?: Status | null,
  ) {
    return toPage(await listOwnPedidosReserva(ctx, { ...listArgs(args, info), situacao }))
  }

  @Query(() => MeuPedidoReserva, { description: 'Um pedido de sala de quem pergunta, por número ou uuid.' })
  @Perfil(readOwnPedidoReserva)
  meuPedidoReserva(@Ctx() ctx: Context, @IdArg() id: string) {
    return readOwnPedidoReserva(ctx, { id })
  }

  @Mutation(() => MeuPedidoReserva, { description: 'Pede uma sala, ou outro recurso, por um período.' })
  @Perfil(pedirReserva)
  pedirReserva(
    @Ctx() ctx: Context,
    @Arg('input', () => PedidoReservaInput, { description: 'O que se pede.' }) input: PedidoReservaInput,
  ) {
    return pedirReserva(ctx, input)
  }

  @Mutation(() => MeuPedidoReserva, { description: 'Altera um pedido próprio que ainda espera resposta.' })
  @Perfil(atualizarPedidoReserva)
  atualizarPedidoReserva(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => PedidoReservaInput, { description: 'O que se pede.' }) input: PedidoReservaInput,
  ) {
    return atualizarPedidoReserva(ctx, { ...input, id })
  }

  @Mutation(() => MeuPedidoReserva, {
    description: 'Cancela um pedido próprio. Se já foi aprovado, a sala fica livre.',
  })
  @Perfil(desistirDoPedidoReserva)
  desistirDoPedidoReserva(@Ctx() ctx: Context, @IdArg() id: string) {
    return desistirDoPedidoReserva(ctx, { id })
  }

  @FieldResolver(() => [String], { description: 'O que quem pergunta pode fazer com este pedido agora.' })
  @Needs('situacao', 'dataInicio')
  acoesPermitidas(@Root() row: PedidoReservaRow): string[] {
    return actionsOfOwnPedido(row)
  }
}
