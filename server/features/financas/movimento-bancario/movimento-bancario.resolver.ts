import type { GraphQLResolveInfo } from 'graphql'
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs'
import type { FileUpload } from 'graphql-upload/processRequest.mjs'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ConfirmationsArg, IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { centroCustoById } from '../centro-custo/index.js'
import { ContaFinanceiraType, contaAsSeen } from '../conta-financeira/index.js'
import { fornecedorAsSeen } from '../fornecedor/index.js'
import { actionsForMovimento, corrigirMovimento } from './importar/corrigir.js'
import { desfazerExtrato, importarExtrato, readImportacoes } from './importar/importar.js'
import { lancarMovimento, visibleProposta } from './lancar/lancar.js'
import { lancamentosOfMovimento, type MovimentoRow } from './movimento-bancario.queries.js'
import type { Proposta } from './movimento-bancario.rules.js'
import {
  ColunasExtratoInput,
  ConciliacaoDaConta,
  ConciliacaoInput,
  ConciliacoesDesfeitas,
  ExtratoDaConta,
  LancamentoDaConta,
  LancarMovimentoInput,
  MovimentoBancario,
  MovimentoBancarioPage,
  MovimentosBancariosArgs,
  PropostaLancamento,
  RespostaExtrato,
  SugestaoConciliacao,
} from './movimento-bancario.type.js'
import {
  conciliarMovimento,
  conciliarMovimentos,
  desfazerMovimento,
  desfazerMovimentos,
  ignorarMovimento,
  listMovimentos,
  readCandidatos,
  readConciliacao,
  readMovimento,
} from './movimento-bancario.usecases.js'
import { sugestaoOfMovimento } from './sugestoes.queries.js'

@Resolver(() => PropostaLancamento)
export class PropostaLancamentoResolver {
  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem deu, em um dízimo ou doação.' })
  pessoa(@Root() { idPessoa }: Proposta, @Ctx() ctx: Context) {
    return pessoaById(ctx, idPessoa)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Nome do centro de custo.' })
  async nomeCentroCusto(@Root() { idCentroCusto }: Proposta, @Ctx() ctx: Context): Promise<string | null> {
    return (await centroCustoById(ctx, idCentroCusto))?.nome ?? null
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Nome do fornecedor; nulo para quem não pode ler fornecedores.',
  })
  @ReadableBy('fornecedor.ler')
  async nomeFornecedor(@Root() { idFornecedor }: Proposta, @Ctx() ctx: Context): Promise<string | null> {
    return (await fornecedorAsSeen(ctx, idFornecedor))?.nome ?? null
  }
}

@Resolver(() => ConciliacaoDaConta)
export class ConciliacaoDaContaResolver {
  @FieldResolver(() => ContaFinanceiraType, { description: 'A conta financeira.' })
  contaFinanceira(@Root() { idContaFinanceira }: ConciliacaoDaConta, @Ctx() ctx: Context) {
    return contaAsSeen(ctx, idContaFinanceira)
  }
}

@Resolver(() => MovimentoBancario)
export class MovimentoBancarioResolver {
  @Query(() => MovimentoBancarioPage, { description: 'Movimentos dos extratos bancários da igreja.' })
  @Perfil(listMovimentos)
  async movimentosBancarios(
    @Ctx() ctx: Context,
    @Args(() => MovimentosBancariosArgs) args: MovimentosBancariosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listMovimentos(ctx, listArgs(args, info)))
  }

  @Query(() => MovimentoBancario, { description: 'Um movimento bancário, por número ou uuid.' })
  @Perfil(readMovimento)
  movimentoBancario(@Ctx() ctx: Context, @IdArg() id: string) {
    return readMovimento(ctx, { id })
  }

  @Query(() => ConciliacaoDaConta, {
    nullable: true,
    description: 'Como está a conciliação de uma conta financeira com o banco; nula se a igreja não tem essa conta.',
  })
  @Perfil(readConciliacao)
  conciliacaoBancaria(
    @Ctx() ctx: Context,
    @Arg('idContaFinanceira', () => ID, {
      nullable: true,
      description:
        'Conta financeira, por número ou uuid; sem ela, a primeira conta bancária da igreja ou, se não há, a conta padrão.',
    })
    idContaFinanceira?: string | null,
  ) {
    return readConciliacao(ctx, { idContaFinanceira })
  }

  @Query(() => [LancamentoDaConta], {
    description: 'Os lançamentos sem movimento da conta de um movimento, até 50, os de data mais próxima primeiro.',
  })
  @Perfil(readCandidatos)
  lancamentosAConciliar(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('busca', () => String, { nullable: true, description: 'Texto que a descrição contém.' }) busca?: string | null,
  ) {
    return readCandidatos(ctx, { id, busca })
  }

  @Mutation(() => RespostaExtrato, {
    description:
      'Importa um extrato OFX ou CSV (até 5 MB e 20.000 movimentos) em uma conta financeira; o que a conta já tem não entra de novo.',
  })
  @Perfil(importarExtrato)
  importarExtrato(
    @Ctx() ctx: Context,
    @Arg('idContaFinanceira', () => ID, { description: 'Conta financeira, por número ou uuid.' })
    idContaFinanceira: string,
    @Arg('arquivo', () => GraphQLUpload, { description: 'O arquivo.' }) arquivo: Promise<FileUpload>,
    @Arg('colunas', () => ColunasExtratoInput, {
      nullable: true,
      description: 'As colunas do CSV; ficam guardadas para os próximos arquivos com os mesmos títulos.',
    })
    colunas?: ColunasExtratoInput | null,
  ) {
    return importarExtrato(ctx, { idContaFinanceira, arquivo, colunas })
  }

  @Query(() => [ExtratoDaConta], {
    description: 'Os arquivos importados em uma conta financeira, até 50, do mais novo ao mais antigo.',
  })
  @Perfil(readImportacoes)
  extratosImportados(
    @Ctx() ctx: Context,
    @Arg('idContaFinanceira', () => ID, { description: 'Conta financeira, por número ou uuid.' })
    idContaFinanceira: string,
  ) {
    return readImportacoes(ctx, { idContaFinanceira })
  }

  @Mutation(() => Mensagem, {
    description:
      'Desfaz a importação de um extrato: os seus movimentos saem, e o arquivo pode ser importado de novo. Os lançamentos da igreja ficam, a não ser com excluirLancados.',
  })
  @Perfil(desfazerExtrato)
  desfazerExtrato(
    @Ctx() ctx: Context,
    @IdArg('Extrato importado, por número ou uuid.') id: string,
    @Arg('desfazerConciliacoes', () => Boolean, {
      nullable: true,
      description: 'Desfaz também as conciliações dos movimentos dele; sem isto, um extrato com conciliados fica.',
    })
    desfazerConciliacoes: boolean | null | undefined,
    @Arg('excluirLancados', () => Boolean, {
      nullable: true,
      description:
        'Desfaz também o que essas conciliações fizeram: o lançado a partir dos movimentos, as tarifas, e os pagamentos e recebimentos de contas.',
    })
    excluirLancados?: boolean | null,
  ) {
    return desfazerExtrato(ctx, { id, desfazerConciliacoes, excluirLancados })
  }

  @Mutation(() => MovimentoBancario, { description: 'Concilia um movimento com um ou mais lançamentos.' })
  @Perfil(conciliarMovimento)
  conciliarMovimento(
    @Ctx() ctx: Context,
    @Arg('input', () => ConciliacaoInput, { description: 'O movimento e os lançamentos.' }) input: ConciliacaoInput,
  ) {
    return conciliarMovimento(ctx, input)
  }

  @Mutation(() => [MovimentoBancario], { description: 'Concilia vários movimentos: todos, ou nenhum.' })
  @Perfil(conciliarMovimentos)
  conciliarMovimentos(
    @Ctx() ctx: Context,
    @Arg('itens', () => [ConciliacaoInput], { description: 'Até 100 movimentos com os seus lançamentos.' })
    itens: ConciliacaoInput[],
  ) {
    return conciliarMovimentos(ctx, { itens })
  }

  @Mutation(() => MovimentoBancario, {
    description: 'Lança a entrada, a saída ou a transferência de um movimento, e o concilia com ela.',
  })
  @Perfil(lancarMovimento)
  lancarMovimento(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => LancarMovimentoInput, { description: 'O lançamento.' }) input: LancarMovimentoInput,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return lancarMovimento(ctx, { ...input, id, confirmacoes })
  }

  @Mutation(() => MovimentoBancario, { description: 'Ignora um movimento pendente.' })
  @Perfil(ignorarMovimento)
  ignorarMovimento(@Ctx() ctx: Context, @IdArg() id: string) {
    return ignorarMovimento(ctx, { id })
  }

  @Mutation(() => MovimentoBancario, {
    description:
      'Torna um movimento pendente de novo: desfaz a conciliação, traz de volta o ignorado, ou diz que não é repetido.',
  })
  @Perfil(desfazerMovimento)
  desfazerMovimento(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('desfazerBaixas', () => Boolean, {
      nullable: true,
      description:
        'Desfaz também os pagamentos e recebimentos de contas que ele confirma; sem isto, eles ficam, como todo lançamento.',
    })
    desfazerBaixas?: boolean | null,
    @Arg('excluirLancados', () => Boolean, {
      nullable: true,
      description:
        'Exclui também os lançamentos que a própria conciliação fez: o que se lançou a partir do movimento, e a tarifa. Sem isto, eles ficam.',
    })
    excluirLancados?: boolean | null,
  ) {
    return desfazerMovimento(ctx, { id, desfazerBaixas, excluirLancados })
  }

  @Mutation(() => MovimentoBancario, {
    description:
      'Diz que um movimento que parece repetido é outro já importado, com o sinal certo: o de antes fica ignorado, sem a sua conciliação e o que ela fez, e este fica pendente.',
  })
  @Perfil(corrigirMovimento)
  corrigirMovimento(@Ctx() ctx: Context, @IdArg() id: string) {
    return corrigirMovimento(ctx, { id })
  }

  @Mutation(() => ConciliacoesDesfeitas, {
    description:
      'Desfaz várias conciliações de uma vez: as que ainda estão como foram feitas. As que alguém mudou ficam, sem impedir as outras. Os lançamentos ficam, também os pagamentos e recebimentos de contas.',
  })
  @Perfil(desfazerMovimentos)
  desfazerMovimentos(
    @Ctx() ctx: Context,
    @Arg('itens', () => [ConciliacaoInput], {
      description: 'Até 100 movimentos com os lançamentos com que foram conciliados.',
    })
    itens: ConciliacaoInput[],
  ) {
    return desfazerMovimentos(ctx, { itens })
  }

  @FieldResolver(() => ContaFinanceiraType, { nullable: true, description: 'A conta financeira.' })
  @Needs('idContaFinanceira')
  contaFinanceira(@Root() row: MovimentoRow, @Ctx() ctx: Context) {
    return contaAsSeen(ctx, row.idContaFinanceira)
  }

  @FieldResolver(() => [LancamentoDaConta], { description: 'Os lançamentos com que está conciliado.' })
  @Needs()
  async lancamentos(@Root() row: MovimentoRow, @Ctx() ctx: Context) {
    return (await lancamentosOfMovimento(ctx, row.id)) ?? []
  }

  @FieldResolver(() => Boolean, {
    description:
      'Um dos lançamentos com que está conciliado foi feito pela própria conciliação: lançado a partir do movimento, ou a tarifa.',
  })
  @Needs()
  async comLancado(@Root() row: MovimentoRow, @Ctx() ctx: Context): Promise<boolean> {
    return (await lancamentosOfMovimento(ctx, row.id))?.some(({ criado }) => criado) ?? false
  }

  @FieldResolver(() => SugestaoConciliacao, {
    nullable: true,
    description: 'O lançamento que pode ser o dinheiro de um movimento pendente; nulo se não há, ou se vários servem.',
  })
  @Needs()
  sugestao(@Root() row: MovimentoRow, @Ctx() ctx: Context) {
    return sugestaoOfMovimento(ctx, row.id)
  }

  @FieldResolver(() => PropostaLancamento, {
    nullable: true,
    description:
      'O que um movimento pendente deve ser, se a igreja ainda não o lançou; nulo se nada o diz, ou se a pessoa não pode lançá-lo.',
  })
  @Needs()
  proposta(@Root() row: MovimentoRow, @Ctx() ctx: Context) {
    return visibleProposta(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('situacao', 'motivo', 'duvida', 'data')
  acoesPermitidas(@Root() row: MovimentoRow, @Ctx() ctx: Context): Promise<string[]> {
    return actionsForMovimento(ctx, row)
  }
}
