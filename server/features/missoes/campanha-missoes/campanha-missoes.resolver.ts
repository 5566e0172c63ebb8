import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { CampanhaMissoesRow } from './campanha-missoes.queries.js'
import { actionsOfCampanha } from './campanha-missoes.rules.js'
import {
  CampanhaMissoes,
  CampanhaMissoesInput,
  CampanhaMissoesPage,
  CampanhasMissoesArgs,
} from './campanha-missoes.type.js'
import {
  ativarCampanhaMissoes,
  atualizarCampanhaMissoes,
  cancelarCampanhaMissoes,
  concluirCampanhaMissoes,
  criarCampanhaMissoes,
  excluirCampanhaMissoes,
  listCampanhasMissoes,
  readCampanhaMissoes,
  restaurarCampanhaMissoes,
} from './campanha-missoes.usecases.js'

const numero = 'Número ou uuid.'

@Resolver(() => CampanhaMissoes)
export class CampanhaMissoesResolver {
  @Query(() => CampanhaMissoesPage, { description: 'Campanhas de missões da igreja.' })
  @Perfil(listCampanhasMissoes)
  async campanhasMissoes(
    @Ctx() ctx: Context,
    @Args(() => CampanhasMissoesArgs) args: CampanhasMissoesArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listCampanhasMissoes(ctx, listArgs(args, info)))
  }

  @Query(() => CampanhaMissoes, { description: 'Uma campanha de missões, por número ou uuid.' })
  @Perfil(readCampanhaMissoes)
  campanhaMissoes(@Ctx() ctx: Context, @IdArg(numero) id: string) {
    return readCampanhaMissoes(ctx, { id })
  }

  @Mutation(() => CampanhaMissoes, { description: 'Cadastra uma campanha de missões.' })
  @Perfil(criarCampanhaMissoes)
  criarCampanhaMissoes(
    @Ctx() ctx: Context,
    @Arg('input', () => CampanhaMissoesInput, { description: 'Os dados.' }) input: CampanhaMissoesInput,
  ) {
    return criarCampanhaMissoes(ctx, input)
  }

  @Mutation(() => CampanhaMissoes, { description: 'Altera uma campanha de missões.' })
  @Perfil(atualizarCampanhaMissoes)
  atualizarCampanhaMissoes(
    @Ctx() ctx: Context,
    @IdArg(numero) id: string,
    @Arg('input', () => CampanhaMissoesInput, { description: 'Os dados.' }) input: CampanhaMissoesInput,
  ) {
    return atualizarCampanhaMissoes(ctx, { ...input, id })
  }

  @Mutation(() => CampanhaMissoes, { description: 'Dá por concluída uma campanha ativa.' })
  @Perfil(concluirCampanhaMissoes)
  concluirCampanhaMissoes(@Ctx() ctx: Context, @IdArg(numero) id: string) {
    return concluirCampanhaMissoes(ctx, { id })
  }

  @Mutation(() => CampanhaMissoes, { description: 'Desativa uma campanha ativa.' })
  @Perfil(cancelarCampanhaMissoes)
  cancelarCampanhaMissoes(@Ctx() ctx: Context, @IdArg(numero) id: string) {
    return cancelarCampanhaMissoes(ctx, { id })
  }

  @Mutation(() => CampanhaMissoes, { description: 'Ativa de novo uma campanha concluída ou desativada.' })
  @Perfil(ativarCampanhaMissoes)
  ativarCampanhaMissoes(@Ctx() ctx: Context, @IdArg(numero) id: string) {
    return ativarCampanhaMissoes(ctx, { id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma campanha sem doações; ela fica na lixeira.' })
  @Perfil(excluirCampanhaMissoes)
  excluirCampanhaMissoes(@Ctx() ctx: Context, @IdArg(numero) id: string) {
    return excluirCampanhaMissoes(ctx, { id })
  }

  @Mutation(() => CampanhaMissoes, { description: 'Restaura uma campanha da lixeira.' })
  @Perfil(restaurarCampanhaMissoes)
  restaurarCampanhaMissoes(@Ctx() ctx: Context, @IdArg(numero) id: string) {
    return restaurarCampanhaMissoes(ctx, { id })
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('statusCampanha', 'excluidoEm', 'temDoacoes')
  acoesPermitidas(@Root() row: CampanhaMissoesRow, @Ctx() ctx: Context): string[] {
    return actionsOfCampanha(row, ctx)
  }
}
