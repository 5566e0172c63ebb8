import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { quantidadePatrimonios, type TipoPatrimonioRow } from './tipo-patrimonio.queries.js'
import { actionsOfTipoPatrimonio } from './tipo-patrimonio.rules.js'
import { TipoPatrimonio, TipoPatrimonioInput, TipoPatrimonioPage, TipoPatrimoniosArgs } from './tipo-patrimonio.type.js'
import {
  atualizarTipoPatrimonio,
  criarTipoPatrimonio,
  excluirTipoPatrimonio,
  listTipoPatrimonios,
  readTipoPatrimonio,
  restaurarTipoPatrimonio,
} from './tipo-patrimonio.usecases.js'

@Resolver(() => TipoPatrimonio)
export class TipoPatrimonioResolver {
  @Query(() => TipoPatrimonioPage, { description: 'Tipos de patrimônio da igreja.' })
  @Perfil(listTipoPatrimonios)
  async tipoPatrimonios(
    @Ctx() ctx: Context,
    @Args(() => TipoPatrimoniosArgs) args: TipoPatrimoniosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listTipoPatrimonios(ctx, listArgs(args, info)))
  }

  @Query(() => TipoPatrimonio, { description: 'Um tipo de patrimônio, por número ou uuid.' })
  @Perfil(readTipoPatrimonio)
  tipoPatrimonio(@Ctx() ctx: Context, @IdArg() id: string) {
    return readTipoPatrimonio(ctx, { id })
  }

  @Mutation(() => TipoPatrimonio, { description: 'Cadastra um tipo de patrimônio.' })
  @Perfil(criarTipoPatrimonio)
  criarTipoPatrimonio(
    @Ctx() ctx: Context,
    @Arg('input', () => TipoPatrimonioInput, { description: 'Os dados.' }) input: TipoPatrimonioInput,
  ) {
    return criarTipoPatrimonio(ctx, input)
  }

  @Mutation(() => TipoPatrimonio, { description: 'Altera um tipo de patrimônio.' })
  @Perfil(atualizarTipoPatrimonio)
  atualizarTipoPatrimonio(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => TipoPatrimonioInput, { description: 'Os dados.' }) input: TipoPatrimonioInput,
  ) {
    return atualizarTipoPatrimonio(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um tipo de patrimônio que nenhum patrimônio usa.' })
  @Perfil(excluirTipoPatrimonio)
  excluirTipoPatrimonio(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirTipoPatrimonio(ctx, { id })
  }

  @Mutation(() => TipoPatrimonio, { description: 'Restaura um tipo de patrimônio excluído.' })
  @Perfil(restaurarTipoPatrimonio)
  restaurarTipoPatrimonio(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarTipoPatrimonio(ctx, { id })
  }

  @FieldResolver(() => Int, { description: 'Quantos patrimônios são deste tipo.' })
  @Needs()
  quantidadePatrimonios(@Root() row: TipoPatrimonioRow, @Ctx() ctx: Context) {
    return quantidadePatrimonios(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: TipoPatrimonioRow, @Ctx() ctx: Context): string[] {
    return actionsOfTipoPatrimonio(row, ctx)
  }
}
