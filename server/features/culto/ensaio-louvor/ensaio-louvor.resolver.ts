import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { LocalType, localById } from '../../agenda/local/index.js'
import { GrupoLouvorType, grupoLouvorById } from '../grupo-louvor/index.js'
import { type EnsaioLouvorRow, quantidadeMusicas } from './ensaio-louvor.queries.js'
import { EnsaioLouvor, EnsaioLouvorInput, EnsaioLouvorPage, EnsaiosLouvorArgs } from './ensaio-louvor.type.js'
import {
  actionsForEnsaio,
  atualizarEnsaioLouvor,
  cancelarEnsaioLouvor,
  concluirEnsaioLouvor,
  criarEnsaioLouvor,
  listEnsaiosLouvor,
  readEnsaioLouvor,
} from './ensaio-louvor.usecases.js'

const ref = 'Número ou uuid.'

@Resolver(() => EnsaioLouvor)
export class EnsaioLouvorResolver {
  @Query(() => EnsaioLouvorPage, {
    description: 'Ensaios dos grupos de louvor da igreja; para quem não vê todos, os dos grupos de que participa.',
  })
  @Perfil(listEnsaiosLouvor)
  async ensaiosLouvor(
    @Ctx() ctx: Context,
    @Args(() => EnsaiosLouvorArgs) args: EnsaiosLouvorArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listEnsaiosLouvor(ctx, listArgs(args, info)))
  }

  @Query(() => EnsaioLouvor, { description: 'Um ensaio, por número ou uuid.' })
  @Perfil(readEnsaioLouvor)
  ensaioLouvor(@Ctx() ctx: Context, @IdArg(ref) id: string) {
    return readEnsaioLouvor(ctx, { id })
  }

  @Mutation(() => EnsaioLouvor, { description: 'Marca um ensaio.' })
  @Perfil(criarEnsaioLouvor)
  criarEnsaioLouvor(
    @Ctx() ctx: Context,
    @Arg('input', () => EnsaioLouvorInput, { description: 'Os dados.' }) input: EnsaioLouvorInput,
  ) {
    return criarEnsaioLouvor(ctx, input)
  }

  @Mutation(() => EnsaioLouvor, { description: 'Altera um ensaio, que volta a estar marcado.' })
  @Perfil(atualizarEnsaioLouvor)
  atualizarEnsaioLouvor(
    @Ctx() ctx: Context,
    @IdArg(ref) id: string,
    @Arg('input', () => EnsaioLouvorInput, { description: 'Os dados.' }) input: EnsaioLouvorInput,
  ) {
    return atualizarEnsaioLouvor(ctx, { ...input, id })
  }

  @Mutation(() => EnsaioLouvor, { description: 'Dá um ensaio marcado por concluído.' })
  @Perfil(concluirEnsaioLouvor)
  concluirEnsaioLouvor(@Ctx() ctx: Context, @IdArg(ref) id: string) {
    return concluirEnsaioLouvor(ctx, { id })
  }

  @Mutation(() => EnsaioLouvor, { description: 'Cancela um ensaio marcado; ele continua na lista.' })
  @Perfil(cancelarEnsaioLouvor)
  cancelarEnsaioLouvor(@Ctx() ctx: Context, @IdArg(ref) id: string) {
    return cancelarEnsaioLouvor(ctx, { id })
  }

  @FieldResolver(() => GrupoLouvorType, { nullable: true, description: 'O grupo de louvor.' })
  @Needs('idGrupo')
  grupo(@Root() row: EnsaioLouvorRow, @Ctx() ctx: Context) {
    return grupoLouvorById(ctx, row.idGrupo)
  }

  @FieldResolver(() => LocalType, { nullable: true, description: 'O local.' })
  @Needs('localEnsaio')
  local(@Root() row: EnsaioLouvorRow, @Ctx() ctx: Context) {
    return localById(ctx, row.localEnsaio)
  }

  @FieldResolver(() => Int, { description: 'Quantas músicas o setlist tem.' })
  @Needs()
  quantidadeMusicas(@Root() row: EnsaioLouvorRow, @Ctx() ctx: Context) {
    return quantidadeMusicas(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('statusEnsaio', 'idGrupo')
  acoesPermitidas(@Root() row: EnsaioLouvorRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsForEnsaio(ctx, row)
  }
}
