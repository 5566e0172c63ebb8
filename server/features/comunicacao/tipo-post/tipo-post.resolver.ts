import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { quantidadePosts, type TipoPostRow } from './tipo-post.queries.js'
import { actionsOfTipoPost } from './tipo-post.rules.js'
import { TipoPost, TipoPostInput, TipoPostPage, TipoPostsArgs } from './tipo-post.type.js'
import {
  atualizarTipoPost,
  criarTipoPost,
  excluirTipoPost,
  listTipoPosts,
  readTipoPost,
  restaurarTipoPost,
} from './tipo-post.usecases.js'

@Resolver(() => TipoPost)
export class TipoPostResolver {
  @Query(() => TipoPostPage, { description: 'Tipos de post da igreja.' })
  @Perfil(listTipoPosts)
  async tipoPosts(
    @Ctx() ctx: Context,
    @Args(() => TipoPostsArgs) args: TipoPostsArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listTipoPosts(ctx, listArgs(args, info)))
  }

  @Query(() => TipoPost, { description: 'Um tipo de post, por número ou uuid.' })
  @Perfil(readTipoPost)
  tipoPost(@Ctx() ctx: Context, @IdArg() id: string) {
    return readTipoPost(ctx, { id })
  }

  @Mutation(() => TipoPost, { description: 'Cadastra um tipo de post.' })
  @Perfil(criarTipoPost)
  criarTipoPost(
    @Ctx() ctx: Context,
    @Arg('input', () => TipoPostInput, { description: 'Os dados.' }) input: TipoPostInput,
  ) {
    return criarTipoPost(ctx, input)
  }

  @Mutation(() => TipoPost, { description: 'Altera um tipo de post.' })
  @Perfil(atualizarTipoPost)
  atualizarTipoPost(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => TipoPostInput, { description: 'Os dados.' }) input: TipoPostInput,
  ) {
    return atualizarTipoPost(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um tipo de post que nenhum post usa.' })
  @Perfil(excluirTipoPost)
  excluirTipoPost(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirTipoPost(ctx, { id })
  }

  @Mutation(() => TipoPost, { description: 'Restaura um tipo de post excluído.' })
  @Perfil(restaurarTipoPost)
  restaurarTipoPost(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarTipoPost(ctx, { id })
  }

  @FieldResolver(() => Int, { description: 'Quantos posts são deste tipo.' })
  @Needs()
  quantidadePosts(@Root() row: TipoPostRow, @Ctx() ctx: Context) {
    return quantidadePosts(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: TipoPostRow, @Ctx() ctx: Context): string[] {
    return actionsOfTipoPost(row, ctx)
  }
}
