import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { LocalRow } from './local.queries.js'
import { actionsOfLocal } from './local.rules.js'
import { LocaisArgs, Local, LocalInput, LocalPage } from './local.type.js'
import { atualizarLocal, criarLocal, excluirLocal, listLocais, readLocal, restaurarLocal } from './local.usecases.js'

@Resolver(() => Local)
export class LocalResolver {
  @Query(() => LocalPage, { description: 'Locais da igreja.' })
  @Perfil(listLocais)
  async locais(@Ctx() ctx: Context, @Args(() => LocaisArgs) args: LocaisArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listLocais(ctx, listArgs(args, info)))
  }

  @Query(() => Local, { description: 'Um local, por número ou uuid.' })
  @Perfil(readLocal)
  local(@Ctx() ctx: Context, @IdArg() id: string) {
    return readLocal(ctx, { id })
  }

  @Mutation(() => Local, { description: 'Cadastra um local.' })
  @Perfil(criarLocal)
  criarLocal(@Ctx() ctx: Context, @Arg('input', () => LocalInput, { description: 'Os dados.' }) input: LocalInput) {
    return criarLocal(ctx, input)
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
    return actionsOfLocal(row, ctx)
  }
}
