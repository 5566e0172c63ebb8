import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { MomentoCultoRow } from './momento-culto.queries.js'
import { actionsOfMomentoCulto } from './momento-culto.rules.js'
import { MomentoCulto, MomentoCultoInput, MomentoCultoPage, MomentosCultoArgs } from './momento-culto.type.js'
import {
  atualizarMomentoCulto,
  criarMomentoCulto,
  excluirMomentoCulto,
  listMomentosCulto,
  readMomentoCulto,
  restaurarMomentoCulto,
} from './momento-culto.usecases.js'

@Resolver(() => MomentoCulto)
export class MomentoCultoResolver {
  @Query(() => MomentoCultoPage, { description: 'Momentos da igreja.' })
  @Perfil(listMomentosCulto)
  async momentosCulto(
    @Ctx() ctx: Context,
    @Args(() => MomentosCultoArgs) args: MomentosCultoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listMomentosCulto(ctx, listArgs(args, info)))
  }

  @Query(() => MomentoCulto, { description: 'Um momento, por número ou uuid.' })
  @Perfil(readMomentoCulto)
  momentoCulto(@Ctx() ctx: Context, @IdArg() id: string) {
    return readMomentoCulto(ctx, { id })
  }

  @Mutation(() => MomentoCulto, { description: 'Cadastra um momento.' })
  @Perfil(criarMomentoCulto)
  criarMomentoCulto(
    @Ctx() ctx: Context,
    @Arg('input', () => MomentoCultoInput, { description: 'Os dados.' }) input: MomentoCultoInput,
  ) {
    return criarMomentoCulto(ctx, input)
  }

  @Mutation(() => MomentoCulto, { description: 'Altera um momento.' })
  @Perfil(atualizarMomentoCulto)
  atualizarMomentoCulto(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => MomentoCultoInput, { description: 'Os dados.' }) input: MomentoCultoInput,
  ) {
    return atualizarMomentoCulto(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um momento.' })
  @Perfil(excluirMomentoCulto)
  excluirMomentoCulto(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirMomentoCulto(ctx, { id })
  }

  @Mutation(() => MomentoCulto, { description: 'Restaura um momento excluído.' })
  @Perfil(restaurarMomentoCulto)
  restaurarMomentoCulto(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarMomentoCulto(ctx, { id })
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: MomentoCultoRow, @Ctx() ctx: Context): string[] {
    return actionsOfMomentoCulto(row, ctx)
  }
}
