import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { categoriasEntrada } from '../../../../schema/rules/financas/entrada.input.js'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs, selects } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { CategoriaType, categoriaById } from '../categoria/index.js'
import { CentroCustoType, centroCustoById } from '../centro-custo/index.js'
import { ContaFinanceiraType, contaAsSeen } from '../conta-financeira/index.js'
import { categoriaName, type LancamentoList, type LancamentoRow } from '../lancamento/index.js'
import { EstornoInput, MesDaLista } from '../lancamento/lancamento.type.js'
import { Entrada, EntradaInput, EntradaPage, EntradasArgs } from './entrada.type.js'
import {
  actionsOfEntrada,
  atualizarEntrada,
  criarEntrada,
  estornarEntrada,
  estornoOfEntrada,
  excluirEntrada,
  listEntradas,
  readEntrada,
  restaurarEntrada,
} from './entrada.usecases.js'

@Resolver(() => Entrada)
export class EntradaResolver {
  @Query(() => EntradaPage, { description: 'Entradas da igreja.' })
  @Perfil(listEntradas)
  async entradas(@Ctx() ctx: Context, @Args(() => EntradasArgs) args: EntradasArgs, @Info() info: GraphQLResolveInfo) {
    const asked = { comMeses: selects(info, 'meses'), comSoma: selects(info, 'soma') }
    const list = await listEntradas(ctx, { ...listArgs(args, info), ...asked })
    return { ...list, ...toPage(list) }
  }

  @Query(() => Entrada, { description: 'Uma entrada, por número ou uuid.' })
  @Perfil(readEntrada)
  entrada(@Ctx() ctx: Context, @IdArg() id: string) {
    return readEntrada(ctx, { id })
  }

  @Mutation(() => Entrada, { description: 'Lança uma entrada.' })
  @Perfil(criarEntrada)
  criarEntrada(
    @Ctx() ctx: Context,
    @Arg('input', () => EntradaInput, { description: 'Os dados.' }) input: EntradaInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return criarEntrada(ctx, { ...input, confirmacoes })
  }

  @Mutation(() => Entrada, { description: 'Altera uma entrada digitada, de um mês aberto.' })
  @Perfil(atualizarEntrada)
  atualizarEntrada(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => EntradaInput, { description: 'Os dados.' }) input: EntradaInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return atualizarEntrada(ctx, { ...input, id, confirmacoes })
  }

  @Mutation(() => Mensagem, {
    description: 'Exclui uma entrada digitada, ou um estorno, de um mês aberto; fica na lixeira.',
  })
  @Perfil(excluirEntrada)
  excluirEntrada(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirEntrada(ctx, { id })
  }

  @Mutation(() => Entrada, { description: 'Restaura uma entrada da lixeira.' })
  @Perfil(restaurarEntrada)
  restaurarEntrada(@Ctx() ctx: Context, @IdArg() id: string, @ConfirmationsArg() confirmacoes?: string[] | null) {
    return restaurarEntrada(ctx, { id, confirmacoes })
  }

  @Mutation(() => Entrada, {
    description: 'Estorna uma entrada de um mês fechado: outra, de valor negativo, em um mês aberto.',
  })
  @Perfil(estornarEntrada)
  estornarEntrada(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => EstornoInput, { description: 'O estorno.' }) input: EstornoInput,
  ) {
    return estornarEntrada(ctx, { ...input, id })
  }

  @FieldResolver(() => String, { description: 'Nome da categoria própria; sem ela, da fixa.' })
  @Needs('categoria', 'idCategoria')
  nomeCategoria(@Root() row: LancamentoRow, @Ctx() ctx: Context): Promise<string> {
    return categoriaName(ctx, row, categoriasEntrada)
  }

  @FieldResolver(() => CategoriaType, { nullable: true, description: 'A categoria própria; nulo: só a fixa.' })
  @Needs('idCategoria')
  categoriaPropria(@Root() row: LancamentoRow, @Ctx() ctx: Context) {
    return categoriaById(ctx, row.idCategoria)
  }

  @FieldResolver(() => CentroCustoType, { nullable: true, description: 'O centro de custo.' })
  @Needs('idCentroCusto')
  centroCusto(@Root() row: LancamentoRow, @Ctx() ctx: Context) {
    return centroCustoById(ctx, row.idCentroCusto)
  }

  @FieldResolver(() => ContaFinanceiraType, { nullable: true, description: 'A conta financeira.' })
  @Needs('idContaFinanceira')
  contaFinanceira(@Root() row: LancamentoRow, @Ctx() ctx: Context) {
    return contaAsSeen(ctx, row.idContaFinanceira)
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Número do estorno desta entrada.' })
  @Needs()
  idEstorno(@Root() row: LancamentoRow, @Ctx() ctx: Context) {
    return estornoOfEntrada(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('data', 'origem', 'idEstornado', 'excluidoEm')
  acoesPermitidas(@Root() row: LancamentoRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsOfEntrada(ctx, row)
  }
}

@Resolver(() => EntradaPage)
export class EntradaPageResolver {
  @FieldResolver(() => [MesDaLista], { description: 'Os meses da página, quando a lista está em ordem de data.' })
  meses(@Root() { meses }: LancamentoList): MesDaLista[] {
    return meses
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'A soma de todos os lançamentos da lista inteira; nula na lista de várias igrejas.',
  })
  soma(@Root() { soma }: LancamentoList): string | null {
    return soma
  }
}
