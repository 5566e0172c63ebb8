import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg, IdArg } from '../../../kernel/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import type { LocalRow } from './local.queries.js'
import { acoesLocal } from './local.rules.js'
import { LocaisArgs, Local, LocalInput, LocalPage } from './local.type.js'
import { atualizarLocal, criarLocal, excluirLocal, lerLocal, listarLocais, restaurarLocal } from './local.usecases.js'

@Resolver(() => Local)
export class LocalResolver {
  @Query(() => LocalPage, { description: 'Locais da igreja.' })
  @Perfil(listarLocais)
  async locais(@Ctx() ctx: Context, @Args(() => LocaisArgs) args: LocaisArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listarLocais(ctx, listArgs(args, info)))
  }

  @Query(() => Local, { description: 'Um local, por número ou uuid.' })
  @Perfil(lerLocal)
  local(@Ctx() ctx: Context, @IdArg() id: string) {
    return lerLocal(ctx, { id })
  }

  @Mutation(() => Local, { description: 'Cadastra um local.' })
  @Perfil(criarLocal)
  criarLocal(
    @Ctx() ctx: Context,
    @Arg('input', () => LocalInput, { description: 'Os dados.' }) input: LocalInput,
    @ChurchArg() idCliente?: number | null,
  ) {
    return criarLocal(ctx, { ...input, idCliente })
  }

  @Mutation(() => Local, { description: 'Altera um local.' })
  @Perfil(atualizarLocal)
  atualizarLocal(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => LocalInput, { description: 'Os dados.' }) input: LocalInput,
  ) {
    return atualizarLocal(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um local.' })
  @Perfil(excluirLocal)
  excluirLocal(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirLocal(ctx, { id })
  }

  @Mutation(() => Local, { description: 'Restaura um local excluído.' })
  @Perfil(restaurarLocal)
  restaurarLocal(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarLocal(ctx, { id })
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: LocalRow, @Ctx() ctx: Context): string[] {
    return acoesLocal(row, ctx)
  }
}
