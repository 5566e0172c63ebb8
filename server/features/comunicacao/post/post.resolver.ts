import type { GraphQLResolveInfo } from 'graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { fotoUrl } from '../../../kernel/work/files/files.queries.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { TipoPostType, tipoPostById } from '../tipo-post/index.js'
import { feedArgs, toSlice } from './post.feed.js'
import type { PostRow } from './post.queries.js'
import { actionsOfPost } from './post.rules.js'
import { FeedArgs, Post, PostInput, PostPage, PostsArgs, TrechoFeed } from './post.type.js'
import {
  atualizarPost,
  criarPost,
  enviarImagemPost,
  excluirPost,
  listPosts,
  ocultarPost,
  publicarPost,
  readFeed,
  readPost,
  removerImagemPost,
  restaurarPost,
} from './post.usecases.js'

@Resolver(() => Post)
export class PostResolver {
  @Query(() => PostPage, { description: 'Posts da igreja.' })
  @Perfil(listPosts)
  async posts(@Ctx() ctx: Context, @Args(() => PostsArgs) args: PostsArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listPosts(ctx, listArgs(args, info)))
  }

  @Query(() => TrechoFeed, { description: 'Os posts publicados, do mais novo ao mais antigo.' })
  @Perfil(readFeed)
  async feed(@Ctx() ctx: Context, @Args(() => FeedArgs) args: FeedArgs) {
    return toSlice(await readFeed(ctx, feedArgs(args)), args.after)
  }

  @Query(() => Post, { description: 'Um post, por número ou uuid.' })
  @Perfil(readPost)
  post(@Ctx() ctx: Context, @IdArg() id: string) {
    return readPost(ctx, { id })
  }

  @Mutation(() => Post, { description: 'Cadastra um post.' })
  @Perfil(criarPost)
  criarPost(@Ctx() ctx: Context, @Arg('input', () => PostInput, { description: 'Os dados.' }) input: PostInput) {
    return criarPost(ctx, input)
  }

  @Mutation(() => Post, { description: 'Altera um post.' })
  @Perfil(atualizarPost)
  atualizarPost(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => PostInput, { description: 'Os dados.' }) input: PostInput,
  ) {
    return atualizarPost(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um post.' })
  @Perfil(excluirPost)
  excluirPost(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirPost(ctx, { id })
  }

  @Mutation(() => Post, { description: 'Restaura um post excluído.' })
  @Perfil(restaurarPost)
  restaurarPost(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarPost(ctx, { id })
  }

  @Mutation(() => Post, { description: 'Mostra no feed um post oculto.' })
  @Perfil(publicarPost)
  publicarPost(@Ctx() ctx: Context, @IdArg() id: string) {
    return publicarPost(ctx, { id })
  }

  @Mutation(() => Post, { description: 'Tira um post do feed, sem excluí-lo.' })
  @Perfil(ocultarPost)
  ocultarPost(@Ctx() ctx: Context, @IdArg() id: string) {
    return ocultarPost(ctx, { id })
  }

  @Mutation(() => Post, { description: 'Guarda a imagem de um post (JPEG, PNG ou WebP, até 10 MB).' })
  @Perfil(enviarImagemPost)
  enviarImagemPost(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('arquivo', () => GraphQLUpload, { description: 'Arquivo da imagem.' }) arquivo: Promise<FileUpload>,
  ) {
    return enviarImagemPost(ctx, { id, arquivo })
  }

  @Mutation(() => Post, { description: 'Tira a imagem de um post.' })
  @Perfil(removerImagemPost)
  removerImagemPost(@Ctx() ctx: Context, @IdArg() id: string) {
    return removerImagemPost(ctx, { id })
  }

  @FieldResolver(() => TipoPostType, { nullable: true, description: 'O tipo.' })
  @Needs('idTipoPost')
  tipo(@Root() row: PostRow, @Ctx() ctx: Context) {
    return tipoPostById(ctx, row.idTipoPost)
  }

  @FieldResolver(() => UsuarioType, {
    nullable: true,
    description: 'Quem escreveu. Nulo: a administração da plataforma.',
  })
  @Needs('idAutor')
  autor(@Root() row: PostRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idAutor)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Endereço da imagem.' })
  @Needs('idFoto')
  imgPost(@Root() row: PostRow, @Ctx() ctx: Context) {
    return fotoUrl(ctx, row.idFoto)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'statusPost')
  acoesPermitidas(@Root() row: PostRow, @Ctx() ctx: Context): string[] {
    return actionsOfPost(row, ctx)
  }
}
