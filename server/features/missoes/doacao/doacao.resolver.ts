import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { meiosDizimo } from '../../financas/dizimo/index.js'
import { CampanhaMissoesType, campanhaById } from '../campanha-missoes/index.js'
import { Doacao, DoacaoInput, DoacaoPage, DoacoesArgs } from './doacao.type.js'
import {
  actionsForDoacao,
  criarDoacao,
  doacaoRefusal,
  excluirDoacao,
  lancamentoOfDoacao,
  listDoacoes,
  readDoacao,
  restaurarDoacao,
  type VisibleDoacao,
} from './doacao.usecases.js'

@Resolver(() => Doacao)
export class DoacaoResolver {
  @Query(() => DoacaoPage, { description: 'Doações a campanhas de missões: de uma, com o filtro, ou de todas.' })
  @Perfil(listDoacoes)
  async doacoes(@Ctx() ctx: Context, @Args(() => DoacoesArgs) args: DoacoesArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listDoacoes(ctx, listArgs(args, info)))
  }

  @Query(() => Doacao, { description: 'Uma doação, por número ou uuid.' })
  @Perfil(readDoacao)
  doacao(@Ctx() ctx: Context, @IdArg() id: string) {
    return readDoacao(ctx, { id })
  }

  @Mutation(() => Doacao, { description: 'Registra uma doação e lança a sua entrada.' })
  @Perfil(criarDoacao)
  criarDoacao(
    @Ctx() ctx: Context,
    @Arg('input', () => DoacaoInput, { description: 'Os dados.' }) input: DoacaoInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return criarDoacao(ctx, { ...input, confirmacoes })
  }

  @Mutation(() => Mensagem, { description: 'Exclui uma doação e a sua entrada; ela fica na lixeira.' })
  @Perfil(excluirDoacao)
  excluirDoacao(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirDoacao(ctx, { id })
  }

  @Mutation(() => Doacao, { description: 'Restaura uma doação da lixeira e lança de novo a sua entrada.' })
  @Perfil(restaurarDoacao)
  restaurarDoacao(@Ctx() ctx: Context, @IdArg() id: string, @ConfirmationsArg() confirmacoes?: string[] | null) {
    return restaurarDoacao(ctx, { id, confirmacoes })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem doou; nulo para quem não pode saber.' })
  @Needs('idMembro')
  @ReadableBy('doacao.lerDoador')
  membro(@Root() row: VisibleDoacao, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => CampanhaMissoesType, { nullable: true, description: 'A campanha.' })
  @Needs('idCampanha')
  campanha(@Root() row: VisibleDoacao, @Ctx() ctx: Context) {
    return campanhaById(ctx, row.idCampanha)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Como foi dada, por extenso: Dinheiro, Pix…; nulo quando ninguém disse.',
  })
  @Needs('meioDoacao')
  nomeMeio(@Root() row: VisibleDoacao): string | null {
    return meiosDizimo[row.meioDoacao ?? ''] ?? null
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Número da entrada que a doação lançou; nulo na lixeira.' })
  @Needs()
  async idLancamento(@Root() row: VisibleDoacao, @Ctx() ctx: Context): Promise<number | null> {
    return (await lancamentoOfDoacao(ctx, row.id))?.id ?? null
  }

  @FieldResolver(() => Boolean, {
    description: 'A entrada da doação foi estornada em um mês seguinte: o dinheiro não conta mais.',
  })
  @Needs()
  async estornado(@Root() row: VisibleDoacao, @Ctx() ctx: Context): Promise<boolean> {
    return (await lancamentoOfDoacao(ctx, row.id))?.estornado ?? false
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Na lixeira: por que não pode ser restaurada agora, e o que fazer antes. Nulo quando pode.',
  })
  @Needs('dataDoacao', 'excluidoEm', 'idCliente')
  recusaRestaurar(@Root() row: VisibleDoacao, @Ctx() ctx: Context): Promise<string | null> {
    return doacaoRefusal(ctx, row)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('dataDoacao', 'excluidoEm')
  acoesPermitidas(@Root() row: VisibleDoacao, @Ctx() ctx: Context): Promise<string[]> {
    return actionsForDoacao(ctx, row)
  }
}
