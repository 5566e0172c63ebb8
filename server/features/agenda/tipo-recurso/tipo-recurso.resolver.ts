import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { quantidadeRecursos, type TipoRecursoRow } from './tipo-recurso.queries.js'
import { actionsOfTipoRecurso } from './tipo-recurso.rules.js'
import { TipoRecurso, TipoRecursoInput, TipoRecursoPage, TipoRecursosArgs } from './tipo-recurso.type.js'
import {
  atualizarTipoRecurso,
  criarTipoRecurso,
  excluirTipoRecurso,
  listTipoRecursos,
  readTipoRecurso,
  restaurarTipoRecurso,
} from './tipo-recurso.usecases.js'

@Resolver(() => TipoRecurso)
export class TipoRecursoResolver {
  @Query(() => TipoRecursoPage, { description: 'Tipos de recurso da igreja.' })
  @Perfil(listTipoRecursos)
  async tipoRecursos(
    @Ctx() ctx: Context,
    @Args(() => TipoRecursosArgs) args: TipoRecursosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listTipoRecursos(ctx, listArgs(args, info)))
  }

  @Query(() => TipoRecurso, { description: 'Um tipo de recurso, por número ou uuid.' })
  @Perfil(readTipoRecurso)
  tipoRecurso(@Ctx() ctx: Context, @IdArg() id: string) {
    return readTipoRecurso(ctx, { id })
  }

  @Mutation(() => TipoRecurso, { description: 'Cadastra um tipo de recurso.' })
  @Perfil(criarTipoRecurso)
  criarTipoRecurso(
    @Ctx() ctx: Context,
    @Arg('input', () => TipoRecursoInput, { description: 'Os dados.' }) input: TipoRecursoInput,
  ) {
    return criarTipoRecurso(ctx, input)
  }

  @Mutation(() => TipoRecurso, { description: 'Altera um tipo de recurso.' })
  @Perfil(atualizarTipoRecurso)
  atualizarTipoRecurso(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => TipoRecursoInput, { description: 'Os dados.' }) input: TipoRecursoInput,
  ) {
    return atualizarTipoRecurso(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um tipo de recurso que nenhum recurso usa.' })
  @Perfil(excluirTipoRecurso)
  excluirTipoRecurso(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirTipoRecurso(ctx, { id })
  }

  @Mutation(() => TipoRecurso, { description: 'Restaura um tipo de recurso excluído.' })
  @Perfil(restaurarTipoRecurso)
  restaurarTipoRecurso(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarTipoRecurso(ctx, { id })
  }

  @FieldResolver(() => Int, { description: 'Quantos recursos são deste tipo.' })
  @Needs()
  quantidadeRecursos(@Root() row: TipoRecursoRow, @Ctx() ctx: Context) {
    return quantidadeRecursos(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: TipoRecursoRow, @Ctx() ctx: Context): string[] {
    return actionsOfTipoRecurso(row, ctx)
  }
}
