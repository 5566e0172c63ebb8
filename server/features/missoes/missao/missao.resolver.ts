import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { liderToConfirmAsSeen } from '../../pessoas/vinculo/index.js'
import { vinculoTexts } from '../../pessoas/vinculo/vinculo.type.js'
import { type MissaoRow, quantidadeMembros } from './missao.queries.js'
import { actionsOfMissao } from './missao.rules.js'
import { Missao, MissaoInput, MissaoPage, MissoesArgs } from './missao.type.js'
import {
  atualizarMissao,
  criarMissao,
  excluirMissao,
  listMissoes,
  readMissao,
  restaurarMissao,
} from './missao.usecases.js'

@Resolver(() => Missao)
export class MissaoResolver {
  @Query(() => MissaoPage, { description: 'Missões da igreja.' })
  @Perfil(listMissoes)
  async missoes(@Ctx() ctx: Context, @Args(() => MissoesArgs) args: MissoesArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listMissoes(ctx, listArgs(args, info)))
  }

  @Query(() => Missao, { description: 'Uma missão, por número ou uuid.' })
  @Perfil(readMissao)
  missao(@Ctx() ctx: Context, @IdArg() id: string) {
    return readMissao(ctx, { id })
  }

  @Mutation(() => Missao, { description: 'Cadastra uma missão.' })
  @Perfil(criarMissao)
  criarMissao(@Ctx() ctx: Context, @Arg('input', () => MissaoInput, { description: 'Os dados.' }) input: MissaoInput) {
    return criarMissao(ctx, input)
  }

  @Mutation(() => Missao, { description: 'Altera uma missão.' })
  @Perfil(atualizarMissao)
  atualizarMissao(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => MissaoInput, { description: 'Os dados.' }) input: MissaoInput,
  ) {
    return atualizarMissao(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma missão; ela fica na lixeira.' })
  @Perfil(excluirMissao)
  excluirMissao(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirMissao(ctx, { id })
  }

  @Mutation(() => Missao, { description: 'Restaura uma missão da lixeira.' })
  @Perfil(restaurarMissao)
  restaurarMissao(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarMissao(ctx, { id })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa responsável.' })
  @Needs('idResponsavel')
  responsavel(@Root() row: MissaoRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idResponsavel)
  }

  @FieldResolver(() => Boolean, { nullable: true, description: vinculoTexts.liderAConfirmar })
  @ReadableBy('missao.escrever')
  @Needs('liderAConfirmar')
  liderAConfirmar(@Root() row: MissaoRow, @Ctx() ctx: Context): boolean | null {
    return liderToConfirmAsSeen(ctx.within(row.id), 'missao.escrever', row)
  }

  @FieldResolver(() => Int, { description: 'Quantas pessoas participam, contando as inativas.' })
  @Needs()
  quantidadeMembros(@Root() row: MissaoRow, @Ctx() ctx: Context) {
    return quantidadeMembros(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: MissaoRow, @Ctx() ctx: Context): string[] {
    return actionsOfMissao(row, ctx.within(row.id))
  }
}
