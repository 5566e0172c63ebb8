import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg, IdArg } from '../../../kernel/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import type { MomentoCultoRow } from './momento-culto.queries.js'
import { acoesMomentoCulto } from './momento-culto.rules.js'
import { MomentoCulto, MomentoCultoInput, MomentoCultoPage, MomentosCultoArgs } from './momento-culto.type.js'
import {
  atualizarMomentoCulto,
  criarMomentoCulto,
  excluirMomentoCulto,
  lerMomentoCulto,
  listarMomentosCulto,
  restaurarMomentoCulto,
} from './momento-culto.usecases.js'

@Resolver(() => MomentoCulto)
export class MomentoCultoResolver {
  @Query(() => MomentoCultoPage, { description: 'Momentos da igreja.' })
  @Perfil(listarMomentosCulto)
  async momentosCulto(
    @Ctx() ctx: Context,
    @Args(() => MomentosCultoArgs) args: MomentosCultoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarMomentosCulto(ctx, listArgs(args, info)))
  }

  @Query(() => MomentoCulto, { description: 'Um momento, por número ou uuid.' })
  @Perfil(lerMomentoCulto)
  momentoCulto(@Ctx() ctx: Context, @IdArg() id: string) {
    return lerMomentoCulto(ctx, { id })
  }

  @Mutation(() => MomentoCulto, { description: 'Cadastra um momento.' })
  @Perfil(criarMomentoCulto)
  criarMomentoCulto(
    @Ctx() ctx: Context,
    @Arg('input', () => MomentoCultoInput, { description: 'Os dados.' }) input: MomentoCultoInput,
    @ChurchArg() idCliente?: number | null,
  ) {
    return criarMomentoCulto(ctx, { ...input, idCliente })
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
    return acoesMomentoCulto(row, ctx)
  }
}
