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
import { LocalType, localById } from '../../agenda/local/index.js'
import { TipoPatrimonioType, tipoPatrimonioById } from '../tipo-patrimonio/index.js'
import type { PatrimonioRow } from './patrimonio.queries.js'
import { actionsOfPatrimonio } from './patrimonio.rules.js'
import { Patrimonio, PatrimonioInput, PatrimonioPage, PatrimoniosArgs } from './patrimonio.type.js'
import {
  atualizarPatrimonio,
  criarPatrimonio,
  enviarFotoPatrimonio,
  excluirPatrimonio,
  listPatrimonios,
  readPatrimonio,
  removerFotoPatrimonio,
  restaurarPatrimonio,
} from './patrimonio.usecases.js'

@Resolver(() => Patrimonio)
export class PatrimonioResolver {
  @Query(() => PatrimonioPage, { description: 'Patrimônios da igreja.' })
  @Perfil(listPatrimonios)
  async patrimonios(
    @Ctx() ctx: Context,
    @Args(() => PatrimoniosArgs) args: PatrimoniosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listPatrimonios(ctx, listArgs(args, info)))
  }

  @Query(() => Patrimonio, { description: 'Um patrimônio, por número ou uuid.' })
  @Perfil(readPatrimonio)
  patrimonio(@Ctx() ctx: Context, @IdArg() id: string) {
    return readPatrimonio(ctx, { id })
  }

  @Mutation(() => Patrimonio, { description: 'Cadastra um patrimônio.' })
  @Perfil(criarPatrimonio)
  criarPatrimonio(
    @Ctx() ctx: Context,
    @Arg('input', () => PatrimonioInput, { description: 'Os dados.' }) input: PatrimonioInput,
  ) {
    return criarPatrimonio(ctx, input)
  }

  @Mutation(() => Patrimonio, { description: 'Altera um patrimônio.' })
  @Perfil(atualizarPatrimonio)
  atualizarPatrimonio(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => PatrimonioInput, { description: 'Os dados.' }) input: PatrimonioInput,
  ) {
    return atualizarPatrimonio(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um patrimônio; ele fica na lixeira.' })
  @Perfil(excluirPatrimonio)
  excluirPatrimonio(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirPatrimonio(ctx, { id })
  }

  @Mutation(() => Patrimonio, { description: 'Restaura um patrimônio da lixeira.' })
  @Perfil(restaurarPatrimonio)
  restaurarPatrimonio(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarPatrimonio(ctx, { id })
  }

  @Mutation(() => Patrimonio, { description: 'Guarda a foto de um patrimônio (JPEG, PNG ou WebP, até 10 MB).' })
  @Perfil(enviarFotoPatrimonio)
  enviarFotoPatrimonio(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('arquivo', () => GraphQLUpload, { description: 'Arquivo da imagem.' }) arquivo: Promise<FileUpload>,
  ) {
    return enviarFotoPatrimonio(ctx, { id, arquivo })
  }

  @Mutation(() => Patrimonio, { description: 'Tira a foto de um patrimônio.' })
  @Perfil(removerFotoPatrimonio)
  removerFotoPatrimonio(@Ctx() ctx: Context, @IdArg() id: string) {
    return removerFotoPatrimonio(ctx, { id })
  }

  @FieldResolver(() => TipoPatrimonioType, { nullable: true, description: 'O tipo.' })
  @Needs('tipoPatrimonio')
  tipo(@Root() row: PatrimonioRow, @Ctx() ctx: Context) {
    return tipoPatrimonioById(ctx, row.tipoPatrimonio)
  }

  @FieldResolver(() => LocalType, { nullable: true, description: 'O local em que fica.' })
  @Needs('idLocal')
  local(@Root() row: PatrimonioRow, @Ctx() ctx: Context) {
    return localById(ctx, row.idLocal)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Endereço da foto.' })
  @Needs('idFoto')
  fotoUrl(@Root() row: PatrimonioRow, @Ctx() ctx: Context) {
    return fotoUrl(ctx, row.idFoto)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: PatrimonioRow, @Ctx() ctx: Context): string[] {
    return actionsOfPatrimonio(row, ctx)
  }
}
