import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Abrangencia } from '../../../../schema/rules/financas/conta.input.js'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { DateOnlyScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { CategoriaType, categoriaById } from '../categoria/index.js'
import { CentroCustoType, centroCustoById } from '../centro-custo/index.js'
import { CancelarContasInput } from '../conta/baixa/baixa.type.js'
import { asksForSums, ContaInput, changeScopeText, NovaContaInput } from '../conta/conta.type.js'
import { type ContaList, type ContaRow, responsibleCliente } from '../conta/index.js'
import { ContaReceber, ContaReceberPage, ContasReceberArgs } from './conta-receber.type.js'
import {
  actionsForContaReceber,
  atualizarContaReceber,
  cancelarContasReceber,
  criarContaReceber,
  encerrarContaReceber,
  excluirContaReceber,
  lancamentoOfContaReceber,
  listContasReceber,
  nextOfContaReceber,
  pararRepeticaoContaReceber,
  reabrirContaReceber,
  readContaReceber,
  restaurarContaReceber,
  usarCentroGeralReceber,
} from './conta-receber.usecases.js'

@Resolver(() => ContaReceber)
export class ContaReceberResolver {
  @Query(() => ContaReceberPage, { description: 'Contas a receber da igreja.' })
  @Perfil(listContasReceber)
  async contasReceber(
    @Ctx() ctx: Context,
    @Args(() => ContasReceberArgs) args: ContasReceberArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const list = await listContasReceber(ctx, { ...listArgs(args, info), ...asksForSums(info) })
    return { ...list, ...toPage(list) }
  }

  @Query(() => ContaReceber, { description: 'Uma conta, por número ou uuid.' })
  @Perfil(readContaReceber)
  contaReceber(@Ctx() ctx: Context, @IdArg() id: string) {
    return readContaReceber(ctx, { id })
  }

  @Mutation(() => ContaReceber, {
    description: 'Cadastra uma conta; em parcelas, uma por mês. Devolve a primeira.',
  })
  @Perfil(criarContaReceber)
  criarContaReceber(
    @Ctx() ctx: Context,
    @Arg('input', () => NovaContaInput, { description: 'Os dados.' }) input: NovaContaInput,
  ) {
    return criarContaReceber(ctx, input)
  }

  @Mutation(() => CentroCustoType, {
    description:
      'O centro de custo Geral, para a primeira conta de uma igreja que não tem nenhum ativado: é criado uma só vez, com o departamento Geral.',
  })
  @Perfil(usarCentroGeralReceber)
  usarCentroGeralReceber(@Ctx() ctx: Context) {
    return usarCentroGeralReceber(ctx, {})
  }

  @Mutation(() => ContaReceber, { description: 'Altera uma conta em aberto.' })
  @Perfil(atualizarContaReceber)
  atualizarContaReceber(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => ContaInput, { description: 'Os dados.' }) input: ContaInput,
    @Arg('abrangencia', () => String, { nullable: true, description: changeScopeText }) abrangencia?: Abrangencia,
  ) {
    return atualizarContaReceber(ctx, { ...input, id, abrangencia })
  }

  @Mutation(() => Mensagem, { description: 'Cancela uma conta em aberto; fica na lixeira.' })
  @Perfil(excluirContaReceber)
  excluirContaReceber(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('abrangencia', () => String, { nullable: true, description: changeScopeText }) abrangencia?: Abrangencia,
  ) {
    return excluirContaReceber(ctx, { id, abrangencia })
  }

  @Mutation(() => Mensagem, { description: 'Cancela várias contas em aberto, todas ou nenhuma; ficam na lixeira.' })
  @Perfil(cancelarContasReceber)
  cancelarContasReceber(
    @Ctx() ctx: Context,
    @Arg('input', () => CancelarContasInput, { description: 'As contas.' }) input: CancelarContasInput,
  ) {
    return cancelarContasReceber(ctx, input)
  }

  @Mutation(() => ContaReceber, { description: 'Restaura uma conta cancelada.' })
  @Perfil(restaurarContaReceber)
  restaurarContaReceber(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarContaReceber(ctx, { id })
  }

  @Mutation(() => ContaReceber, { description: 'Dá uma conta por recebida e lança a entrada, uma só vez.' })
  @Perfil(encerrarContaReceber)
  encerrarContaReceber(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('data', () => DateOnlyScalar, { nullable: true, description: 'O dia do dinheiro; ausente: hoje.' })
    data?: string | null,
    @Arg('idContaFinanceira', () => ID, {
      nullable: true,
      description: 'A conta financeira, por número ou uuid; ausente: a padrão da igreja.',
    })
    idContaFinanceira?: string | null,
    @Arg('versao', () => Int, {
      nullable: true,
      description: 'Versão da conta que a pessoa viu; se já é outra, o erro é STALE.',
    })
    versao?: number | null,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return encerrarContaReceber(ctx, { id, versao, data, idContaFinanceira, confirmacoes })
  }

  @Mutation(() => ContaReceber, { description: 'Reabre uma conta e retira a entrada, enquanto o mês está aberto.' })
  @Perfil(reabrirContaReceber)
  reabrirContaReceber(@Ctx() ctx: Context, @IdArg() id: string) {
    return reabrirContaReceber(ctx, { id })
  }

  @Mutation(() => ContaReceber, { description: 'A conta deixa de se repetir: a seguinte não virá.' })
  @Perfil(pararRepeticaoContaReceber)
  pararRepeticaoContaReceber(@Ctx() ctx: Context, @IdArg() id: string) {
    return pararRepeticaoContaReceber(ctx, { id })
  }

  @FieldResolver(() => CategoriaType, { nullable: true, description: 'A categoria do lançamento; nulo: Conta.' })
  @Needs('idCategoria')
  categoria(@Root() row: ContaRow, @Ctx() ctx: Context) {
    return categoriaById(ctx, row.idCategoria)
  }

  @FieldResolver(() => CentroCustoType, { nullable: true, description: 'O centro de custo.' })
  @Needs('idCentroCusto')
  centroCusto(@Root() row: ContaRow, @Ctx() ctx: Context) {
    return centroCustoById(ctx, row.idCentroCusto)
  }

  @FieldResolver(() => Int, { nullable: true, description: 'Número da igreja, quando é ela que assume a conta.' })
  @Needs('responsavelUsuarioConta')
  responsavelClienteConta(@Root() row: ContaRow): number | null {
    return responsibleCliente(row)
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa responsável; nulo: a igreja.' })
  @Needs('responsavelUsuarioConta')
  responsavel(@Root() row: ContaRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.responsavelUsuarioConta)
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Número da entrada que o recebimento lançou por último, também depois de estornada.',
  })
  @Needs()
  async idLancamento(@Root() row: ContaRow, @Ctx() ctx: Context): Promise<number | null> {
    return (await lancamentoOfContaReceber(ctx, row.id))?.id ?? null
  }

  @FieldResolver(() => Boolean, {
    description: 'A conta já foi encerrada e o lançamento dela, estornado: ela está em aberto de novo.',
  })
  @Needs()
  async estornada(@Root() row: ContaRow, @Ctx() ctx: Context): Promise<boolean> {
    return (await lancamentoOfContaReceber(ctx, row.id))?.estornado ?? false
  }

  @FieldResolver(() => Int, {
    description: 'Quantas contas da mesma série, depois desta, estão em aberto, sem nada pago nem recebido.',
  })
  @Needs()
  async seguintesEmAberto(@Root() row: ContaRow, @Ctx() ctx: Context): Promise<number> {
    return (await nextOfContaReceber(ctx, row.id)) ?? 0
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('dataEncerramentoConta', 'valorBaixado', 'repete', 'excluidoEm')
  acoesPermitidas(@Root() row: ContaRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsForContaReceber(ctx, row)
  }
}

@Resolver(() => ContaReceberPage)
export class ContaReceberPageResolver {
  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description: 'A soma de todas as contas da lista inteira; nula na lista de várias igrejas.',
  })
  soma(@Root() { somas }: ContaList): string | null {
    return somas?.[0] ?? null
  }

  @FieldResolver(() => DecimalScalar, {
    nullable: true,
    description:
      'A soma do que ainda falta receber de todas as contas da lista inteira; nula na lista de várias igrejas.',
  })
  restante(@Root() { somas }: ContaList): string | null {
    return somas?.[1] ?? null
  }
}
