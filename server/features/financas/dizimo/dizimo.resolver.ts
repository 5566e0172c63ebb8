import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { meiosDizimo } from '../../../../schema/rules/financas/dizimo.input.js'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs, selects } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { fotoUrl } from '../../../kernel/work/files/files.queries.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { ReciboType } from '../recibo/index.js'
import type { DizimoList, DizimoRow } from './dizimo.queries.js'
import {
  Dizimo,
  DizimoInput,
  DizimoPage,
  DizimosArgs,
  DizimosCriados,
  DizimosInput,
  ReciboDizimo,
} from './dizimo.type.js'
import {
  actionsForDizimo,
  atualizarDizimo,
  criarDizimo,
  criarDizimos,
  emitirReciboDizimo,
  excluirDizimo,
  lancamentoOfDizimo,
  listDizimos,
  type Recibo,
  readDizimo,
  readReciboDizimo,
  refusalOfDizimo,
  restaurarDizimo,
  wholeRecibo,
} from './dizimo.usecases.js'

@Resolver(() => Dizimo)
export class DizimoResolver {
  @Query(() => DizimoPage, { description: 'Dízimos da igreja; para o perfil Membro, só os próprios.' })
  @Perfil(listDizimos)
  async dizimos(@Ctx() ctx: Context, @Args(() => DizimosArgs) args: DizimosArgs, @Info() info: GraphQLResolveInfo) {
    const list = await listDizimos(ctx, { ...listArgs(args, info), comSoma: selects(info, 'soma') })
    return { ...list, ...toPage(list) }
  }

  @Query(() => Dizimo, { description: 'Um dízimo, por número ou uuid.' })
  @Perfil(readDizimo)
  dizimo(@Ctx() ctx: Context, @IdArg() id: string) {
    return readDizimo(ctx, { id })
  }

  @Query(() => ReciboDizimo, { description: 'O recibo de um dízimo, depois de emitido.' })
  @Perfil(readReciboDizimo)
  reciboDizimo(@Ctx() ctx: Context, @IdArg('Dízimo, por número ou uuid.') id: string) {
    return readReciboDizimo(ctx, { id })
  }

  @Mutation(() => Dizimo, { description: 'Registra um dízimo e lança a sua entrada.' })
  @Perfil(criarDizimo)
  criarDizimo(
    @Ctx() ctx: Context,
    @Arg('input', () => DizimoInput, { description: 'Os dados.' }) input: DizimoInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return criarDizimo(ctx, { ...input, confirmacoes })
  }

  @Mutation(() => DizimosCriados, {
    description:
      'Registra muitos dízimos de um dia, todos ou nenhum. Um erro vem com a linha: linhas.0.valorDizimo é o valor da primeira.',
  })
  @Perfil(criarDizimos)
  criarDizimos(
    @Ctx() ctx: Context,
    @Arg('input', () => DizimosInput, { description: 'O dia e as linhas.' }) input: DizimosInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return criarDizimos(ctx, { ...input, confirmacoes })
  }

  @Mutation(() => Dizimo, {
    description: 'Altera um dízimo sem recibo, e a sua entrada; em um mês fechado, só de quem ele foi.',
  })
  @Perfil(atualizarDizimo)
  atualizarDizimo(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => DizimoInput, { description: 'Os dados.' }) input: DizimoInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return atualizarDizimo(ctx, { ...input, id, confirmacoes })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um dízimo e a sua entrada; fica na lixeira.' })
  @Perfil(excluirDizimo)
  excluirDizimo(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirDizimo(ctx, { id })
  }

  @Mutation(() => Dizimo, { description: 'Restaura um dízimo da lixeira e lança de novo a sua entrada.' })
  @Perfil(restaurarDizimo)
  restaurarDizimo(@Ctx() ctx: Context, @IdArg() id: string, @ConfirmationsArg() confirmacoes?: string[] | null) {
    return restaurarDizimo(ctx, { id, confirmacoes })
  }

  @Mutation(() => ReciboDizimo, { description: 'Emite o recibo de um dízimo; da segunda vez, devolve o mesmo.' })
  @Perfil(emitirReciboDizimo)
  emitirReciboDizimo(@Ctx() ctx: Context, @IdArg('Dízimo, por número ou uuid.') id: string) {
    return emitirReciboDizimo(ctx, { id })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem deu.' })
  @Needs('idMembro')
  membro(@Root() row: DizimoRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => String, { description: 'Como foi dado, por extenso: Dinheiro, Pix…' })
  @Needs('meioDizimo')
  nomeMeio(@Root() row: DizimoRow): string {
    return meiosDizimo[row.meioDizimo] ?? ''
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Número da entrada que o dízimo lançou; nulo na lixeira.' })
  @Needs()
  async idLancamento(@Root() row: DizimoRow, @Ctx() ctx: Context): Promise<number | null> {
    return (await lancamentoOfDizimo(ctx, row.id))?.id ?? null
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Número da conta financeira em que o dinheiro está; nulo na lixeira.',
  })
  @Needs()
  async idContaFinanceira(@Root() row: DizimoRow, @Ctx() ctx: Context): Promise<number | null> {
    return (await lancamentoOfDizimo(ctx, row.id))?.idContaFinanceira ?? null
  }

  @FieldResolver(() => Boolean, {
    description: 'A entrada do dízimo foi estornada em um mês seguinte: o dinheiro não conta mais.',
  })
  @Needs()
  async estornado(@Root() row: DizimoRow, @Ctx() ctx: Context): Promise<boolean> {
    return (await lancamentoOfDizimo(ctx, row.id))?.estornado ?? false
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Na lixeira: por que não pode ser restaurado agora, e o que fazer antes. Nulo quando pode.',
  })
  @Needs('dataDizimo', 'excluidoEm', 'idCliente')
  recusaRestaurar(@Root() row: DizimoRow, @Ctx() ctx: Context): Promise<string | null> {
    return refusalOfDizimo(ctx, row)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('dataDizimo', 'numeroRecibo', 'excluidoEm')
  acoesPermitidas(@Root() row: DizimoRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsForDizimo(ctx, row)
  }
}

@Resolver(() => ReciboDizimo)
export class ReciboDizimoResolver {
  @FieldResolver(() => String, { nullable: true, description: 'Endereço do logotipo da igreja que o emitiu.' })
  logoUrl(@Root() { idLogo }: Recibo, @Ctx() ctx: Context) {
    return fotoUrl(ctx, idLogo)
  }

  @FieldResolver(() => ReciboType, { nullable: true, description: 'O recibo inteiro, como registro.' })
  recibo(@Root() row: Recibo, @Ctx() ctx: Context) {
    return wholeRecibo(ctx, row)
  }
}

@Resolver(() => DizimoPage)
export class DizimoPageResolver {
  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'A soma de todos os dízimos da lista inteira, sem os estornados; nula na lista de várias igrejas.',
  })
  soma(@Root() { soma }: DizimoList): string | null {
    return soma
  }
}
