import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Abrangencia } from '../../../../schema/rules/financas/conta.input.js'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { DateOnlyScalar, DecimalScalar } from '../../../kernel/transport/graphql/scalars/scalars.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { CategoriaType, categoriaById } from '../categoria/index.js'
import { CentroCustoType, centroCustoById } from '../centro-custo/index.js'
import { CancelarContasInput } from '../conta/baixa/baixa.type.js'
import { asksForSums, ContaInput, changeScopeText, NovaContaInput } from '../conta/conta.type.js'
import { type ContaList, type ContaRow, responsibleCliente } from '../conta/index.js'
import { FornecedorType, fornecedorAsSeen } from '../fornecedor/index.js'
import { ContaPagar, ContaPagarPage, ContasPagarArgs } from './conta-pagar.type.js'
import {
  actionsForContaPagar,
  atualizarContaPagar,
  cancelarContasPagar,
  criarContaPagar,
  encerrarContaPagar,
  excluirContaPagar,
  lancamentoOfContaPagar,
  listContasPagar,
  nextOfContaPagar,
  pararRepeticaoContaPagar,
  reabrirContaPagar,
  readContaPagar,
  restaurarContaPagar,
  usarCentroGeralPagar,
} from './conta-pagar.usecases.js'

@Resolver(() => ContaPagar)
export class ContaPagarResolver {
  @Query(() => ContaPagarPage, { description: 'Contas a pagar da igreja.' })
  @Perfil(listContasPagar)
  async contasPagar(
    @Ctx() ctx: Context,
    @Args(() => ContasPagarArgs) args: ContasPagarArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    const list = await listContasPagar(ctx, { ...listArgs(args, info), ...asksForSums(info) })
    return { ...list, ...toPage(list) }
  }

  @Query(() => ContaPagar, { description: 'Uma conta, por número ou uuid.' })
  @Perfil(readContaPagar)
  contaPagar(@Ctx() ctx: Context, @IdArg() id: string) {
    return readContaPagar(ctx, { id })
  }

  @Mutation(() => ContaPagar, {
    description: 'Cadastra uma conta; em parcelas, uma por mês. Devolve a primeira.',
  })
  @Perfil(criarContaPagar)
  criarContaPagar(
    @Ctx() ctx: Context,
    @Arg('input', () => NovaContaInput, { description: 'Os dados.' }) input: NovaContaInput,
  ) {
    return criarContaPagar(ctx, input)
  }

  @Mutation(() => CentroCustoType, {
    description:
      'O centro de custo Geral, para a primeira conta de uma igreja que não tem nenhum ativado: é criado uma só vez, com o departamento Geral.',
  })
  @Perfil(usarCentroGeralPagar)
  usarCentroGeralPagar(@Ctx() ctx: Context) {
    return usarCentroGeralPagar(ctx, {})
  }

  @Mutation(() => ContaPagar, { description: 'Altera uma conta em aberto.' })
  @Perfil(atualizarContaPagar)
  atualizarContaPagar(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => ContaInput, { description: 'Os dados.' }) input: ContaInput,
    @Arg('abrangencia', () => String, { nullable: true, description: changeScopeText }) abrangencia?: Abrangencia,
  ) {
    return atualizarContaPagar(ctx, { ...input, id, abrangencia })
  }

  @Mutation(() => Mensagem, { description: 'Cancela uma conta em aberto; fica na lixeira.' })
  @Perfil(excluirContaPagar)
  excluirContaPagar(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('abrangencia', () => String, { nullable: true, description: changeScopeText }) abrangencia?: Abrangencia,
  ) {
    return excluirContaPagar(ctx, { id, abrangencia })
  }

  @Mutation(() => Mensagem, { description: 'Cancela várias contas em aberto, todas ou nenhuma; ficam na lixeira.' })
  @Perfil(cancelarContasPagar)
  cancelarContasPagar(
    @Ctx() ctx: Context,
    @Arg('input', () => CancelarContasInput, { description: 'As contas.' }) input: CancelarContasInput,
  ) {
    return cancelarContasPagar(ctx, input)
  }

  @Mutation(() => ContaPagar, { description: 'Restaura uma conta cancelada.' })
  @Perfil(restaurarContaPagar)
  restaurarContaPagar(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarContaPagar(ctx, { id })
  }

  @Mutation(() => ContaPagar, { description: 'Dá uma conta por paga e lança a saída, uma só vez.' })
  @Perfil(encerrarContaPagar)
  encerrarContaPagar(
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
    return encerrarContaPagar(ctx, { id, versao, data, idContaFinanceira, confirmacoes })
  }

  @Mutation(() => ContaPagar, { description: 'Reabre uma conta e retira a saída, enquanto o mês está aberto.' })
  @Perfil(reabrirContaPagar)
  reabrirContaPagar(@Ctx() ctx: Context, @IdArg() id: string) {
    return reabrirContaPagar(ctx, { id })
  }

  @Mutation(() => ContaPagar, { description: 'A conta deixa de se repetir: a seguinte não virá.' })
  @Perfil(pararRepeticaoContaPagar)
  pararRepeticaoContaPagar(@Ctx() ctx: Context, @IdArg() id: string) {
    return pararRepeticaoContaPagar(ctx, { id })
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

  @FieldResolver(() => FornecedorType, {
    nullable: true,
    description: 'O fornecedor; para quem lê os fornecedores.',
  })
  @ReadableBy('fornecedor.ler')
  @Needs('idFornecedor')
  fornecedor(@Root() row: ContaRow, @Ctx() ctx: Context) {
    return fornecedorAsSeen(ctx, row.idFornecedor)
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description: 'Número da saída que o pagamento lançou por último, também depois de estornada.',
  })
  @Needs()
  async idLancamento(@Root() row: ContaRow, @Ctx() ctx: Context): Promise<number | null> {
    return (await lancamentoOfContaPagar(ctx, row.id))?.id ?? null
  }

  @FieldResolver(() => Boolean, {
    description: 'A conta já foi encerrada e o lançamento dela, estornado: ela está em aberto de novo.',
  })
  @Needs()
  async estornada(@Root() row: ContaRow, @Ctx() ctx: Context): Promise<boolean> {
    return (await lancamentoOfContaPagar(ctx, row.id))?.estornado ?? false
  }

  @FieldResolver(() => Int, {
    description: 'Quantas contas da mesma série, depois desta, estão em aberto, sem nada pago nem recebido.',
  })
  @Needs()
  async seguintesEmAberto(@Root() row: ContaRow, @Ctx() ctx: Context): Promise<number> {
    return (await nextOfContaPagar(ctx, row.id)) ?? 0
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('dataEncerramentoConta', 'valorBaixado', 'repete', 'excluidoEm')
  acoesPermitidas(@Root() row: ContaRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsForContaPagar(ctx, row)
  }
}

@Resolver(() => ContaPagarPage)
export class ContaPagarPageResolver {
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
      'A soma do que ainda falta pagar de todas as contas da lista inteira; nula na lista de várias igrejas.',
  })
  restante(@Root() { somas }: ContaList): string | null {
    return somas?.[1] ?? null
  }
}
