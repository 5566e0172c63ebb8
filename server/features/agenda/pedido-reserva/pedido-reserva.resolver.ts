import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { IdArg } from '../../../kernel/graphql/arguments.js'
import { listArgs, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import { pessoaPorId, UsuarioType } from '../../acesso/usuario/index.js'
import { RecursoType, recursoPorId } from '../recurso/index.js'
import type { PedidoReservaRow } from './pedido-reserva.queries.js'
import { acoesPedido } from './pedido-reserva.rules.js'
import { PedidoReserva, PedidoReservaInput, PedidoReservaPage, PedidosReservaArgs } from './pedido-reserva.type.js'
import {
  aprovarPedidoReserva,
  listarMeusPedidosReserva,
  listarPedidosReserva,
  pedirReserva,
  recusarPedidoReserva,
  retirarPedidoReserva,
} from './pedido-reserva.usecases.js'

const version = 'Versão que foi lida.'

@Resolver(() => PedidoReserva)
export class PedidoReservaResolver {
  @Query(() => PedidoReservaPage, { description: 'Os pedidos de salas e recursos da igreja, para quem decide.' })
  @Perfil(listarPedidosReserva)
  async pedidosReserva(
    @Ctx() ctx: Context,
    @Args(() => PedidosReservaArgs) args: PedidosReservaArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarPedidosReserva(ctx, listArgs(args, info)))
  }

  @Query(() => PedidoReservaPage, { description: 'Os pedidos de quem pergunta.' })
  @Perfil(listarMeusPedidosReserva)
  async meusPedidosReserva(
    @Ctx() ctx: Context,
    @Args(() => PedidosReservaArgs) args: PedidosReservaArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarMeusPedidosReserva(ctx, listArgs(args, info)))
  }

  @Mutation(() => PedidoReserva, { description: 'Pede uma sala ou outro recurso por um período.' })
  @Perfil(pedirReserva)
  pedirReserva(
    @Ctx() ctx: Context,
    @Arg('input', () => PedidoReservaInput, { description: 'O que se pede.' }) input: PedidoReservaInput,
  ) {
    return pedirReserva(ctx, input)
  }

  @Mutation(() => PedidoReserva, { description: 'Retira um pedido próprio que ainda espera resposta.' })
  @Perfil(retirarPedidoReserva)
  retirarPedidoReserva(@Ctx() ctx: Context, @IdArg() id: string) {
    return retirarPedidoReserva(ctx, { id })
  }

  @Mutation(() => PedidoReserva, { description: 'Aprova um pedido, faz a sua reserva e avisa quem pediu.' })
  @Perfil(aprovarPedidoReserva)
  aprovarPedidoReserva(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('versao', () => Int, { nullable: true, description: version }) versao?: number | null,
  ) {
    return aprovarPedidoReserva(ctx, { id, versao })
  }

  @Mutation(() => PedidoReserva, { description: 'Recusa um pedido, com o motivo, e avisa quem pediu.' })
  @Perfil(recusarPedidoReserva)
  recusarPedidoReserva(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('resposta', () => String, { description: 'O motivo, até 300 caracteres.' }) resposta: string,
    @Arg('versao', () => Int, { nullable: true, description: version }) versao?: number | null,
  ) {
    return recusarPedidoReserva(ctx, { id, resposta, versao })
  }

  @FieldResolver(() => RecursoType, { nullable: true, description: 'O recurso.' })
  @Needs('idRecurso')
  recurso(@Root() row: PedidoReservaRow, @Ctx() ctx: Context) {
    return recursoPorId(ctx, row.idRecurso)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem pediu.' })
  @Needs('idSolicitante')
  solicitante(@Root() row: PedidoReservaRow, @Ctx() ctx: Context) {
    return pessoaPorId(ctx, row.idSolicitante)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este pedido agora.' })
  @Needs('status', 'idSolicitante', 'dataFim')
  acoesPermitidas(@Root() row: PedidoReservaRow, @Ctx() ctx: Context): string[] {
    return acoesPedido(row, ctx)
  }
}
