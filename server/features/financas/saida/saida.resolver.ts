import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { categoriasSaida } from '../../../../schema/rules/financas/saida.input.js'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs, selects } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { CategoriaType, categoriaById } from '../categoria/index.js'
import { CentroCustoType, centroCustoById } from '../centro-custo/index.js'
import { ContaFinanceiraType, contaAsSeen } from '../conta-financeira/index.js'
import { FornecedorType, fornecedorAsSeen } from '../fornecedor/index.js'
import { categoriaName, type LancamentoList, type LancamentoRow } from '../lancamento/index.js'
import { EstornoInput, MesDaLista } from '../lancamento/lancamento.type.js'
import { Saida, SaidaInput, SaidaPage, SaidasArgs } from './saida.type.js'
import {
  actionsOfSaida,
  atualizarSaida,
  criarSaida,
  estornarSaida,
  estornoOfSaida,
  excluirSaida,
  listSaidas,
  readSaida,
  restaurarSaida,
} from './saida.usecases.js'

@Resolver(() => Saida)
export class SaidaResolver {
  @Query(() => SaidaPage, { description: 'Saídas da igreja.' })
  @Perfil(listSaidas)
  async saidas(@Ctx() ctx: Context, @Args(() => SaidasArgs) args: SaidasArgs, @Info() info: GraphQLResolveInfo) {
    const asked = { comMeses: selects(info, 'meses'), comSoma: selects(info, 'soma') }
    const list = await listSaidas(ctx, { ...listArgs(args, info), ...asked })
    return { ...list, ...toPage(list) }
  }

  @Query(() => Saida, { description: 'Uma saída, por número ou uuid.' })
  @Perfil(readSaida)
  saida(@Ctx() ctx: Context, @IdArg() id: string) {
    return readSaida(ctx, { id })
  }

  @Mutation(() => Saida, { description: 'Lança uma saída.' })
  @Perfil(criarSaida)
  criarSaida(
    @Ctx() ctx: Context,
    @Arg('input', () => SaidaInput, { description: 'Os dados.' }) input: SaidaInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return criarSaida(ctx, { ...input, confirmacoes })
  }

  @Mutation(() => Saida, { description: 'Altera uma saída digitada, de um mês aberto.' })
  @Perfil(atualizarSaida)
  atualizarSaida(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => SaidaInput, { description: 'Os dados.' }) input: SaidaInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return atualizarSaida(ctx, { ...input, id, confirmacoes })
  }

  @Mutation(() => Mensagem, {
    description: 'Exclui uma saída digitada, ou um estorno, de um mês aberto; fica na lixeira.',
  })
  @Perfil(excluirSaida)
  excluirSaida(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirSaida(ctx, { id })
  }

  @Mutation(() => Saida, { description: 'Restaura uma saída da lixeira.' })
  @Perfil(restaurarSaida)
  restaurarSaida(@Ctx() ctx: Context, @IdArg() id: string, @ConfirmationsArg() confirmacoes?: string[] | null) {
    return restaurarSaida(ctx, { id, confirmacoes })
  }

  @Mutation(() => Saida, {
    description: 'Estorna uma saída de um mês fechado: outra, de valor negativo, em um mês aberto.',
  })
  @Perfil(estornarSaida)
  estornarSaida(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => EstornoInput, { description: 'O estorno.' }) input: EstornoInput,
  ) {
    return estornarSaida(ctx, { ...input, id })
  }

  @FieldResolver(() => String, { description: 'Nome da categoria própria; sem ela, da fixa.' })
  @Needs('categoria', 'idCategoria')
  nomeCategoria(@Root() row: LancamentoRow, @Ctx() ctx: Context): Promise<string> {
    return categoriaName(ctx, row, categoriasSaida)
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

  @FieldResolver(() => FornecedorType, {
    nullable: true,
    description: 'O fornecedor; para quem lê os fornecedores.',
  })
  @ReadableBy('fornecedor.ler')
  @Needs('idFornecedor')
  fornecedor(@Root() row: LancamentoRow, @Ctx() ctx: Context) {
    return fornecedorAsSeen(ctx, row.idFornecedor)
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Número do estorno desta saída.' })
  @Needs()
  idEstorno(@Root() row: LancamentoRow, @Ctx() ctx: Context) {
    return estornoOfSaida(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('data', 'origem', 'idEstornado', 'excluidoEm')
  acoesPermitidas(@Root() row: LancamentoRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsOfSaida(ctx, row)
  }
}

@Resolver(() => SaidaPage)
export class SaidaPageResolver {
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
