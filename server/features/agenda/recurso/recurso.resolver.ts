import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg, IdArg } from '../../../kernel/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import { TipoRecursoType, tipoRecursoPorId } from '../tipo-recurso/index.js'
import { livresAgora, type RecursoRow } from './recurso.queries.js'
import { acoesRecurso } from './recurso.rules.js'
import { Recurso, RecursoInput, RecursoPage, RecursosArgs } from './recurso.type.js'
import {
  atualizarRecurso,
  criarRecurso,
  excluirRecurso,
  lerRecurso,
  listarRecursos,
  restaurarRecurso,
} from './recurso.usecases.js'

@Resolver(() => Recurso)
export class RecursoResolver {
  @Query(() => RecursoPage, { description: 'Recursos da igreja.' })
  @Perfil(listarRecursos)
  async recursos(@Ctx() ctx: Context, @Args(() => RecursosArgs) args: RecursosArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listarRecursos(ctx, listArgs(args, info)))
  }

  @Query(() => Recurso, { description: 'Um recurso, por número ou uuid.' })
  @Perfil(lerRecurso)
  recurso(@Ctx() ctx: Context, @IdArg() id: string) {
    return lerRecurso(ctx, { id })
  }

  @Mutation(() => Recurso, { description: 'Cadastra um recurso.' })
  @Perfil(criarRecurso)
  criarRecurso(
    @Ctx() ctx: Context,
    @Arg('input', () => RecursoInput, { description: 'Os dados.' }) input: RecursoInput,
    @ChurchArg() idCliente?: number | null,
  ) {
    return criarRecurso(ctx, { ...input, idCliente })
  }

  @Mutation(() => Recurso, { description: 'Altera um recurso.' })
  @Perfil(atualizarRecurso)
  atualizarRecurso(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => RecursoInput, { description: 'Os dados.' }) input: RecursoInput,
  ) {
    return atualizarRecurso(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um recurso.' })
  @Perfil(excluirRecurso)
  excluirRecurso(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirRecurso(ctx, { id })
  }

  @Mutation(() => Recurso, { description: 'Restaura um recurso excluído.' })
  @Perfil(restaurarRecurso)
  restaurarRecurso(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarRecurso(ctx, { id })
  }

  @FieldResolver(() => TipoRecursoType, { nullable: true, description: 'O tipo.' })
  @Needs('idTipoRecurso')
  tipo(@Root() row: RecursoRow, @Ctx() ctx: Context) {
    return tipoRecursoPorId(ctx, row.idTipoRecurso)
  }

  @FieldResolver(() => Int, { description: 'Quantas unidades não estão reservadas neste momento.' })
  @Needs()
  livresAgora(@Root() row: RecursoRow, @Ctx() ctx: Context) {
    return livresAgora(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'status')
  acoesPermitidas(@Root() row: RecursoRow, @Ctx() ctx: Context): string[] {
    return acoesRecurso(row, ctx)
  }
}
