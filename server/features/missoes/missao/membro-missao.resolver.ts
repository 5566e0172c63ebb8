import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Brings, brought, Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { ResultadoLote } from '../../acesso/usuario/lote.type.js'
import { actionsToConfirm, toConfirmAsSeen } from '../../pessoas/vinculo/index.js'
import { vinculoTexts } from '../../pessoas/vinculo/vinculo.type.js'
import type { MembroMissaoRow } from './membro-missao.queries.js'
import { MembroMissao, MembroMissaoInput, MembroMissaoPage, MembrosMissaoArgs } from './membro-missao.type.js'
import {
  adicionarMembroMissao,
  adicionarMembrosMissao,
  ativarMembroMissao,
  confirmarMembrosMissao,
  desativarMembroMissao,
  excluirMembroMissao,
  listMembrosMissao,
} from './membro-missao.usecases.js'
import { missaoById } from './missao.queries.js'
import { actionsOfMembroMissao } from './missao.rules.js'
import { Missao } from './missao.type.js'

@Resolver(() => MembroMissao)
export class MembroMissaoResolver {
  @Query(() => MembroMissaoPage, { description: 'Pessoas que participam de missões.' })
  @Perfil(listMembrosMissao)
  async membrosMissao(
    @Ctx() ctx: Context,
    @Args(() => MembrosMissaoArgs) args: MembrosMissaoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listMembrosMissao(ctx, listArgs(args, info)))
  }

  @Mutation(() => MembroMissao, { description: 'Adiciona uma pessoa a uma missão.' })
  @Perfil(adicionarMembroMissao)
  adicionarMembroMissao(
    @Ctx() ctx: Context,
    @Arg('input', () => MembroMissaoInput, { description: 'Os dados.' }) input: MembroMissaoInput,
  ) {
    return adicionarMembroMissao(ctx, input)
  }

  @Mutation(() => ResultadoLote, { description: 'Adiciona várias pessoas a uma missão.' })
  @Perfil(adicionarMembrosMissao)
  adicionarMembrosMissao(
    @Ctx() ctx: Context,
    @Arg('idMissao', () => ID, { description: 'Missão, por número ou uuid.' }) idMissao: string,
    @Arg('ids', () => [ID], { description: 'As pessoas, por número ou uuid; no máximo 100.' }) ids: string[],
  ) {
    return adicionarMembrosMissao(ctx, { idMissao, ids })
  }

  @Mutation(() => MembroMissao, { description: 'Ativa um membro de uma missão.' })
  @Perfil(ativarMembroMissao)
  ativarMembroMissao(
    @Ctx() ctx: Context,
    @Arg('idMissao', () => ID, { description: 'Missão, por número ou uuid.' }) idMissao: string,
    @Arg('idMembro', () => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro: string,
  ) {
    return ativarMembroMissao(ctx, { idMissao, idMembro })
  }

  @Mutation(() => MembroMissao, { description: 'Desativa um membro de uma missão.' })
  @Perfil(desativarMembroMissao)
  desativarMembroMissao(
    @Ctx() ctx: Context,
    @Arg('idMissao', () => ID, { description: 'Missão, por número ou uuid.' }) idMissao: string,
    @Arg('idMembro', () => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro: string,
  ) {
    return desativarMembroMissao(ctx, { idMissao, idMembro })
  }

  @Mutation(() => ResultadoLote, { description: `Confirma pessoas que entraram em missões. ${vinculoTexts.confirmar}` })
  @Perfil(confirmarMembrosMissao)
  confirmarMembrosMissao(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: vinculoTexts.ids }) ids: string[],
  ) {
    return confirmarMembrosMissao(ctx, { ids })
  }

  @Mutation(() => Mensagem, { description: 'Tira uma pessoa de uma missão.' })
  @Perfil(excluirMembroMissao)
  excluirMembroMissao(
    @Ctx() ctx: Context,
    @Arg('idMissao', () => ID, { description: 'Missão, por número ou uuid.' }) idMissao: string,
    @Arg('idMembro', () => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro: string,
  ) {
    return excluirMembroMissao(ctx, { idMissao, idMembro })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  @Brings('idMembro', { id: 'idMembro', uuid: 'uuidMembro', name: 'name' })
  membro(@Root() row: MembroMissaoRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => Missao, { nullable: true, description: 'A missão.' })
  @Brings('idMissao', { id: 'idMissao', uuid: 'uuidMissao', nomeMissao: 'nomeMissao' })
  missao(@Root() row: MembroMissaoRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? missaoById(ctx, row.idMissao)
  }

  @FieldResolver(() => Boolean, { nullable: true, description: vinculoTexts.aConfirmar })
  @ReadableBy('missao.escrever')
  @Needs('aConfirmar', 'idMissao')
  aConfirmar(@Root() row: MembroMissaoRow, @Ctx() ctx: Context): boolean | null {
    return toConfirmAsSeen(ctx.within(row.idMissao), 'missao.escrever', row)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este vínculo agora.' })
  @Needs('statusMembro', 'idMissao', 'aConfirmar', 'idCliente')
  acoesPermitidas(@Root() row: MembroMissaoRow, @Ctx() ctx: Context): string[] {
    return [...actionsOfMembroMissao(row, ctx.within(row.idMissao)), ...actionsToConfirm(ctx, 'missao.escrever', row)]
  }
}
