import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { RecursoType, recursoById } from '../recurso/index.js'
import type { PedidoReservaRow } from './pedido-reserva.queries.js'
import { actionsOfPedido } from './pedido-reserva.rules.js'
import { AprovarPedidoInput, PedidoReserva, PedidoReservaPage, PedidosReservaArgs } from './pedido-reserva.type.js'
import {
  aprovarPedidoReserva,
  cancelarPedidoReserva,
  listPedidosReserva,
  readPedidoReserva,
  recusarPedidoReserva,
} from './pedido-reserva.usecases.js'

const reason = 'O motivo, que quem pediu lê, até 300 caracteres.'

@Resolver(() => PedidoReserva)
export class PedidoReservaResolver {
  @Query(() => PedidoReservaPage, { description: 'Os pedidos de salas e de outros recursos, para quem decide.' })
  @Perfil(listPedidosReserva)
  async pedidosReserva(
    @Ctx() ctx: Context,
    @Args(() => PedidosReservaArgs) args: PedidosReservaArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listPedidosReserva(ctx, listArgs(args, info)))
  }

  @Query(() => PedidoReserva, { description: 'Um pedido de sala, por número ou uuid, para quem decide.' })
  @Perfil(readPedidoReserva)
  pedidoReserva(@Ctx() ctx: Context, @IdArg() id: string) {
    return readPedidoReserva(ctx, { id })
  }

  @Mutation(() => PedidoReserva, {
    description: 'Aprova um pedido, como foi feito ou com outra sala ou hora, faz a sua reserva e avisa quem pediu.',
  })
  @Perfil(aprovarPedidoReserva)
  aprovarPedidoReserva(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => AprovarPedidoInput, { nullable: true, description: 'O que muda no pedido.' })
    input?: AprovarPedidoInput | null,
  ) {
    return aprovarPedidoReserva(ctx, { ...input, id })
  }

  @Mutation(() => PedidoReserva, { description: 'Recusa um pedido, com o motivo, e avisa quem pediu.' })
  @Perfil(recusarPedidoReserva)
  recusarPedidoReserva(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('resposta', () => String, { description: reason }) resposta: string,
    @Arg('versao', () => Int, { nullable: true, description: 'Versão do pedido que foi lida.' }) versao?: number | null,
  ) {
    return recusarPedidoReserva(ctx, { id, resposta, versao })
  }

  @Mutation(() => PedidoReserva, {
    description: 'Cancela um pedido aprovado: a reserva vai para a lixeira, e quem pediu é avisado do motivo.',
  })
  @Perfil(cancelarPedidoReserva)
  cancelarPedidoReserva(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('resposta', () => String, { description: reason }) resposta: string,
  ) {
    return cancelarPedidoReserva(ctx, { id, resposta })
  }

  @FieldResolver(() => RecursoType, { nullable: true, description: 'O recurso.' })
  @Needs('idRecurso')
  recurso(@Root() row: PedidoReservaRow, @Ctx() ctx: Context) {
    return recursoById(ctx, row.idRecurso)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem pediu.' })
  @Needs('idSolicitante')
  solicitante(@Root() row: PedidoReservaRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idSolicitante)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem decidiu.' })
  @Needs('decididoPor')
  decisor(@Root() row: PedidoReservaRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.decididoPor)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('situacao', 'dataFim')
  acoesPermitidas(@Root() row: PedidoReservaRow, @Ctx() ctx: Context): string[] {
    return actionsOfPedido(row, ctx)
  }
}
