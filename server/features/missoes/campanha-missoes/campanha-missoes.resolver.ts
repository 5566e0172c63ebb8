import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg, IdArg } from '../../../kernel/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import type { CampanhaMissoesRow } from './campanha-missoes.queries.js'
import { acoesCampanha } from './campanha-missoes.rules.js'
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
  lerCampanhaMissoes,
  listarCampanhasMissoes,
  restaurarCampanhaMissoes,
} from './campanha-missoes.usecases.js'

const numero = 'Número ou uuid.'

@Resolver(() => CampanhaMissoes)
export class CampanhaMissoesResolver {
  @Query(() => CampanhaMissoesPage, { description: 'Campanhas de missões da igreja.' })
  @Perfil(listarCampanhasMissoes)
  async campanhasMissoes(
    @Ctx() ctx: Context,
    @Args(() => CampanhasMissoesArgs) args: CampanhasMissoesArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarCampanhasMissoes(ctx, listArgs(args, info)))
  }

  @Query(() => CampanhaMissoes, { description: 'Uma campanha de missões, por número ou uuid.' })
  @Perfil(lerCampanhaMissoes)
  campanhaMissoes(@Ctx() ctx: Context, @IdArg(numero) id: string) {
    return lerCampanhaMissoes(ctx, { id })
  }

  @Mutation(() => CampanhaMissoes, { description: 'Cadastra uma campanha de missões.' })
  @Perfil(criarCampanhaMissoes)
  criarCampanhaMissoes(
    @Ctx() ctx: Context,
    @Arg('input', () => CampanhaMissoesInput, { description: 'Os dados.' }) input: CampanhaMissoesInput,
    @ChurchArg() idCliente?: number | null,
  ) {
    return criarCampanhaMissoes(ctx, { ...input, idCliente })
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
    return acoesCampanha(row, ctx)
  }
}
