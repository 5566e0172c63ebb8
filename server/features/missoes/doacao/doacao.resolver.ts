import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ConfirmacoesArg, IdArg } from '../../../kernel/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/graphql/readable.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import { pessoaPorId, UsuarioType } from '../../acesso/usuario/index.js'
import { meiosDizimo } from '../../financas/dizimo/index.js'
import { CampanhaMissoesType, campanhaPorId } from '../campanha-missoes/index.js'
import { Doacao, DoacaoInput, DoacaoPage, DoacoesArgs } from './doacao.type.js'
import {
  acoesDaDoacao,
  criarDoacao,
  type DoacaoVisivel,
  excluirDoacao,
  lancamentoDaDoacao,
  lerDoacao,
  listarDoacoes,
  recusaDaDoacao,
  restaurarDoacao,
} from './doacao.usecases.js'

@Resolver(() => Doacao)
export class DoacaoResolver {
  @Query(() => DoacaoPage, { description: 'Doações a campanhas de missões: de uma, com o filtro, ou de todas.' })
  @Perfil(listarDoacoes)
  async doacoes(@Ctx() ctx: Context, @Args(() => DoacoesArgs) args: DoacoesArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listarDoacoes(ctx, listArgs(args, info)))
  }

  @Query(() => Doacao, { description: 'Uma doação, por número ou uuid.' })
  @Perfil(lerDoacao)
  doacao(@Ctx() ctx: Context, @IdArg() id: string) {
    return lerDoacao(ctx, { id })
  }

  @Mutation(() => Doacao, { description: 'Registra uma doação e lança a sua entrada.' })
  @Perfil(criarDoacao)
  criarDoacao(
    @Ctx() ctx: Context,
    @Arg('input', () => DoacaoInput, { description: 'Os dados.' }) input: DoacaoInput,
    @ConfirmacoesArg() confirmacoes?: string[] | null,
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
  restaurarDoacao(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarDoacao(ctx, { id })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem doou; nulo para quem não pode saber.' })
  @Needs('idMembro')
  @ReadableBy('doacao.lerDoador')
  membro(@Root() row: DoacaoVisivel, @Ctx() ctx: Context) {
    return pessoaPorId(ctx, row.idMembro)
  }

  @FieldResolver(() => CampanhaMissoesType, { nullable: true, description: 'A campanha.' })
  @Needs('idCampanha')
  campanha(@Root() row: DoacaoVisivel, @Ctx() ctx: Context) {
    return campanhaPorId(ctx, row.idCampanha)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Como foi dada, por extenso: Dinheiro, Pix…; nulo quando ninguém disse.',
  })
  @Needs('meioDoacao')
  nomeMeio(@Root() row: DoacaoVisivel): string | null {
    return meiosDizimo[row.meioDoacao ?? ''] ?? null
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Número da entrada que a doação lançou; nulo na lixeira.' })
  @Needs()
  async idLancamento(@Root() row: DoacaoVisivel, @Ctx() ctx: Context): Promise<number | null> {
    return (await lancamentoDaDoacao(ctx, row.id))?.id ?? null
  }

  @FieldResolver(() => Boolean, {
    description: 'A entrada da doação foi estornada em um mês seguinte: o dinheiro não conta mais.',
  })
  @Needs()
  async estornado(@Root() row: DoacaoVisivel, @Ctx() ctx: Context): Promise<boolean> {
    return (await lancamentoDaDoacao(ctx, row.id))?.estornado ?? false
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Na lixeira: por que não pode ser restaurada agora, e o que fazer antes. Nulo quando pode.',
  })
  @Needs('dataDoacao', 'excluidoEm', 'idCliente')
  recusaRestaurar(@Root() row: DoacaoVisivel, @Ctx() ctx: Context): Promise<string | null> {
    return recusaDaDoacao(ctx, row)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('dataDoacao', 'excluidoEm')
  acoesPermitidas(@Root() row: DoacaoVisivel, @Ctx() ctx: Context): Promise<string[]> {
    return acoesDaDoacao(ctx, row)
  }
}
