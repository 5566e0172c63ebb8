import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { TipoRecursoType, tipoRecursoById } from '../tipo-recurso/index.js'
import { freeNow, type RecursoRow } from './recurso.queries.js'
import { actionsOfRecurso } from './recurso.rules.js'
import { Recurso, RecursoInput, RecursoPage, RecursosArgs } from './recurso.type.js'
import {
  atualizarRecurso,
  criarRecurso,
  excluirRecurso,
  listRecursos,
  readRecurso,
  restaurarRecurso,
} from './recurso.usecases.js'

@Resolver(() => Recurso)
export class RecursoResolver {
  @Query(() => RecursoPage, { description: 'Recursos da igreja.' })
  @Perfil(listRecursos)
  async recursos(@Ctx() ctx: Context, @Args(() => RecursosArgs) args: RecursosArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listRecursos(ctx, listArgs(args, info)))
  }

  @Query(() => Recurso, { description: 'Um recurso, por número ou uuid.' })
  @Perfil(readRecurso)
  recurso(@Ctx() ctx: Context, @IdArg() id: string) {
    return readRecurso(ctx, { id })
  }

  @Mutation(() => Recurso, { description: 'Cadastra um recurso.' })
  @Perfil(criarRecurso)
  criarRecurso(
    @Ctx() ctx: Context,
    @Arg('input', () => RecursoInput, { description: 'Os dados.' }) input: RecursoInput,
  ) {
    return criarRecurso(ctx, input)
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
    return tipoRecursoById(ctx, row.idTipoRecurso)
  }

  @FieldResolver(() => Int, { description: 'Quantas unidades não estão reservadas neste momento.' })
  @Needs()
  livresAgora(@Root() row: RecursoRow, @Ctx() ctx: Context) {
    return freeNow(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'status')
  acoesPermitidas(@Root() row: RecursoRow, @Ctx() ctx: Context): string[] {
    return actionsOfRecurso(row, ctx)
  }
}
