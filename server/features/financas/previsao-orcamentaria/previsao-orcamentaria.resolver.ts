import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { type Execucao, readExecucao, readPrevisaoAviso } from './execucao.usecases.js'
import { linesOfPrevisao, totalsOfPrevisao } from './linhas.queries.js'
import type { PrevisaoRow } from './previsao-orcamentaria.queries.js'
import { previsaoName, previsaoStatus } from './previsao-orcamentaria.rules.js'
import {
  AprovacaoPrevisaoInput,
  AvisoPrevisaoArgs,
  CopiaPrevisaoInput,
  ExecucaoArgs,
  ExecucaoOrcamentaria,
  LinhaPrevisao,
  LinhasPrevisaoInput,
  PrevisaoOrcamentaria,
  PrevisaoOrcamentariaInput,
  PrevisaoOrcamentariaPage,
  PrevisoesOrcamentariasArgs,
  TotaisPrevisao,
} from './previsao-orcamentaria.type.js'
import {
  actionsForPrevisao,
  aprovarPrevisaoOrcamentaria,
  atualizarPrevisaoOrcamentaria,
  copiarPrevisaoOrcamentaria,
  criarPrevisaoOrcamentaria,
  excluirPrevisaoOrcamentaria,
  listPrevisoesOrcamentarias,
  readPrevisaoOrcamentaria,
  restaurarPrevisaoOrcamentaria,
  revisarPrevisaoOrcamentaria,
  salvarLinhasDaPrevisao,
} from './previsao-orcamentaria.usecases.js'

@Resolver(() => PrevisaoOrcamentaria)
export class PrevisaoOrcamentariaResolver {
  @Query(() => PrevisaoOrcamentariaPage, { description: 'Previsões orçamentárias da igreja.' })
  @Perfil(listPrevisoesOrcamentarias)
  async previsoesOrcamentarias(
    @Ctx() ctx: Context,
    @Args(() => PrevisoesOrcamentariasArgs) args: PrevisoesOrcamentariasArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listPrevisoesOrcamentarias(ctx, listArgs(args, info)))
  }

  @Query(() => PrevisaoOrcamentaria, { description: 'Uma previsão orçamentária, por número ou uuid.' })
  @Perfil(readPrevisaoOrcamentaria)
  previsaoOrcamentaria(@Ctx() ctx: Context, @IdArg() id: string) {
    return readPrevisaoOrcamentaria(ctx, { id })
  }

  @Query(() => ExecucaoOrcamentaria, {
    description: 'O previsto e o realizado de cada categoria, no mês e de janeiro até ele.',
    complexity: 70,
  })
  @Perfil(readExecucao)
  execucaoOrcamentaria(@Ctx() ctx: Context, @Args(() => ExecucaoArgs) args: ExecucaoArgs) {
    return readExecucao(ctx, args)
  }

  @Query(() => String, {
    nullable: true,
    description: 'Uma frase, se com esta despesa se gasta mais do que se previu para a categoria; senão, nulo.',
    complexity: 10,
  })
  @Perfil(readPrevisaoAviso)
  avisoPrevisao(@Ctx() ctx: Context, @Args(() => AvisoPrevisaoArgs) args: AvisoPrevisaoArgs) {
    return readPrevisaoAviso(ctx, args)
  }

  @Mutation(() => PrevisaoOrcamentaria, { description: 'Começa a previsão de um ano, como rascunho.' })
  @Perfil(criarPrevisaoOrcamentaria)
  criarPrevisaoOrcamentaria(
    @Ctx() ctx: Context,
    @Arg('input', () => PrevisaoOrcamentariaInput, { description: 'Os dados.' }) input: PrevisaoOrcamentariaInput,
  ) {
    return criarPrevisaoOrcamentaria(ctx, input)
  }

  @Mutation(() => PrevisaoOrcamentaria, { description: 'Altera um rascunho.' })
  @Perfil(atualizarPrevisaoOrcamentaria)
  atualizarPrevisaoOrcamentaria(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => PrevisaoOrcamentariaInput, { description: 'Os dados.' }) input: PrevisaoOrcamentariaInput,
  ) {
    return atualizarPrevisaoOrcamentaria(ctx, { ...input, id })
  }

  @Mutation(() => PrevisaoOrcamentaria, { description: 'Troca as linhas de um rascunho.' })
  @Perfil(salvarLinhasDaPrevisao)
  salvarLinhasDaPrevisao(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => LinhasPrevisaoInput, { description: 'As linhas.' }) input: LinhasPrevisaoInput,
  ) {
    return salvarLinhasDaPrevisao(ctx, { ...input, id })
  }

  @Mutation(() => PrevisaoOrcamentaria, {
    description: 'Troca as linhas de um rascunho pelas do ano anterior, previstas ou realizadas, com um reajuste.',
  })
  @Perfil(copiarPrevisaoOrcamentaria)
  copiarPrevisaoOrcamentaria(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => CopiaPrevisaoInput, { description: 'De onde copiar.' }) input: CopiaPrevisaoInput,
  ) {
    return copiarPrevisaoOrcamentaria(ctx, { ...input, id })
  }

  @Mutation(() => PrevisaoOrcamentaria, {
    description: 'Registra a aprovação. Depois dela, a previsão fica como está.',
  })
  @Perfil(aprovarPrevisaoOrcamentaria)
  aprovarPrevisaoOrcamentaria(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => AprovacaoPrevisaoInput, { description: 'A aprovação.' }) input: AprovacaoPrevisaoInput,
  ) {
    return aprovarPrevisaoOrcamentaria(ctx, { ...input, id })
  }

  @Mutation(() => PrevisaoOrcamentaria, {
    description:
      'Começa a revisão de uma previsão aprovada: um rascunho com as linhas dela. Até a aprovação, vale a de antes.',
  })
  @Perfil(revisarPrevisaoOrcamentaria)
  revisarPrevisaoOrcamentaria(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('motivo', () => String, { description: 'Por que se revisa, até 2000 caracteres.' }) motivo: string,
  ) {
    return revisarPrevisaoOrcamentaria(ctx, { id, motivo })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um rascunho.' })
  @Perfil(excluirPrevisaoOrcamentaria)
  excluirPrevisaoOrcamentaria(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirPrevisaoOrcamentaria(ctx, { id })
  }

  @Mutation(() => PrevisaoOrcamentaria, { description: 'Restaura um rascunho excluído.' })
  @Perfil(restaurarPrevisaoOrcamentaria)
  restaurarPrevisaoOrcamentaria(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarPrevisaoOrcamentaria(ctx, { id })
  }

  @FieldResolver(() => String, { description: 'Nome, com o ano e a revisão.' })
  @Needs('ano', 'revisao')
  nome(@Root() row: PrevisaoRow): string {
    return previsaoName(row)
  }

  @FieldResolver(() => String, { description: 'Rascunho, Em vigor ou Substituída.' })
  @Needs('aprovadaEm')
  situacao(@Root() row: PrevisaoRow): string {
    return previsaoStatus(row)
  }

  @FieldResolver(() => [LinhaPrevisao], { description: 'As linhas, na ordem do plano de contas.' })
  async linhas(@Root() { id }: PrevisaoRow, @Ctx() ctx: Context): Promise<LinhaPrevisao[]> {
    return (await linesOfPrevisao(ctx, id)) ?? []
  }

  @FieldResolver(() => TotaisPrevisao, { description: 'O que ela soma no ano.' })
  async totais(@Root() { id }: PrevisaoRow, @Ctx() ctx: Context): Promise<TotaisPrevisao> {
    return (await totalsOfPrevisao(ctx, id)) ?? { receitas: '0.00', despesas: '0.00', resultado: '0.00' }
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'aprovadaEm')
  acoesPermitidas(@Root() row: PrevisaoRow, @Ctx() ctx: Context): string[] {
    return actionsForPrevisao(ctx, row)
  }
}

@Resolver(() => ExecucaoOrcamentaria)
export class ExecucaoOrcamentariaResolver {
  @FieldResolver(() => PrevisaoOrcamentaria, {
    nullable: true,
    description: 'A previsão em vigor; nula enquanto nenhuma do ano está aprovada.',
  })
  previsao(@Root() { previsao }: Execucao, @Ctx() ctx: Context) {
    return previsao && readPrevisaoOrcamentaria(ctx, { id: previsao.uuid })
  }
}
