import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { RecursoType, recursoById } from '../recurso/index.js'
import type { ReservaRow } from './reserva.queries.js'
import { actionsOfReserva } from './reserva.rules.js'
import {
  DisponibilidadeArgs,
  DisponibilidadeRecursoPage,
  Reserva,
  ReservaInput,
  ReservaPage,
  ReservasArgs,
} from './reserva.type.js'
import {
  atualizarReserva,
  criarReserva,
  excluirReserva,
  listReservas,
  readDisponibilidade,
  readReserva,
  restaurarReserva,
} from './reserva.usecases.js'

@Resolver(() => Reserva)
export class ReservaResolver {
  @Query(() => ReservaPage, { description: 'Reservas da igreja.' })
  @Perfil(listReservas)
  async reservas(@Ctx() ctx: Context, @Args(() => ReservasArgs) args: ReservasArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listReservas(ctx, listArgs(args, info)))
  }

  @Query(() => DisponibilidadeRecursoPage, {
    description: 'Os recursos ativos, e quantos de cada um estão livres durante todo o período.',
  })
  @Perfil(readDisponibilidade)
  async disponibilidadeRecursos(
    @Ctx() ctx: Context,
    @Args(() => DisponibilidadeArgs) args: DisponibilidadeArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await readDisponibilidade(ctx, listArgs(args, info)))
  }

  @Query(() => Reserva, { description: 'Uma reserva, por número ou uuid.' })
  @Perfil(readReserva)
  reserva(@Ctx() ctx: Context, @IdArg() id: string) {
    return readReserva(ctx, { id })
  }

  @Mutation(() => Reserva, { description: 'Cadastra uma reserva.' })
  @Perfil(criarReserva)
  criarReserva(
    @Ctx() ctx: Context,
    @Arg('input', () => ReservaInput, { description: 'Os dados.' }) input: ReservaInput,
  ) {
    return criarReserva(ctx, input)
  }

  @Mutation(() => Reserva, { description: 'Altera uma reserva.' })
  @Perfil(atualizarReserva)
  atualizarReserva(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => ReservaInput, { description: 'Os dados.' }) input: ReservaInput,
  ) {
    return atualizarReserva(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma reserva.' })
  @Perfil(excluirReserva)
  excluirReserva(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirReserva(ctx, { id })
  }

  @Mutation(() => Reserva, { description: 'Restaura uma reserva excluída.' })
  @Perfil(restaurarReserva)
  restaurarReserva(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarReserva(ctx, { id })
  }

  @FieldResolver(() => RecursoType, { nullable: true, description: 'O recurso.' })
  @Needs('idRecurso')
  recurso(@Root() row: ReservaRow, @Ctx() ctx: Context) {
    return recursoById(ctx, row.idRecurso)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem responde por ela.' })
  @Needs('idResponsavel')
  responsavel(@Root() row: ReservaRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idResponsavel)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: ReservaRow, @Ctx() ctx: Context): string[] {
    return actionsOfReserva(row, ctx)
  }
}
