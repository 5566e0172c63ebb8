import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg, IdArg } from '../../../kernel/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import { quantidadePosts, type TipoPostRow } from './tipo-post.queries.js'
import { acoesTipoPost } from './tipo-post.rules.js'
import { TipoPost, TipoPostInput, TipoPostPage, TipoPostsArgs } from './tipo-post.type.js'
import {
  atualizarTipoPost,
  criarTipoPost,
  excluirTipoPost,
  lerTipoPost,
  listarTipoPosts,
  restaurarTipoPost,
} from './tipo-post.usecases.js'

@Resolver(() => TipoPost)
export class TipoPostResolver {
  @Query(() => TipoPostPage, { description: 'Tipos de post da igreja.' })
  @Perfil(listarTipoPosts)
  async tipoPosts(
    @Ctx() ctx: Context,
    @Args(() => TipoPostsArgs) args: TipoPostsArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarTipoPosts(ctx, listArgs(args, info)))
  }

  @Query(() => TipoPost, { description: 'Um tipo de post, por número ou uuid.' })
  @Perfil(lerTipoPost)
  tipoPost(@Ctx() ctx: Context, @IdArg() id: string) {
    return lerTipoPost(ctx, { id })
  }

  @Mutation(() => TipoPost, { description: 'Cadastra um tipo de post.' })
  @Perfil(criarTipoPost)
  criarTipoPost(
    @Ctx() ctx: Context,
    @Arg('input', () => TipoPostInput, { description: 'Os dados.' }) input: TipoPostInput,
    @ChurchArg() idCliente?: number | null,
  ) {
    return criarTipoPost(ctx, { ...input, idCliente })
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
    return acoesTipoPost(row, ctx)
  }
}
