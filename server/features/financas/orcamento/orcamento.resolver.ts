import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { listArgs, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import { Departamento } from '../../pessoas/departamento/departamento.type.js'
import { departamentoPorId } from '../../pessoas/departamento/index.js'
import type { OrcamentoRow } from './orcamento.queries.js'
import { acoesOrcamento } from './orcamento.rules.js'
import { Orcamento, OrcamentoInput, OrcamentoPage, OrcamentosArgs } from './orcamento.type.js'
import {
  aprovarOrcamento,
  atualizarOrcamento,
  criarOrcamento,
  lerOrcamento,
  listarOrcamentos,
  reprovarOrcamento,
  resumirOrcamentos,
} from './orcamento.usecases.js'
import { ResumoOrcamentos, ResumoOrcamentosArgs } from './resumo.type.js'

@Resolver(() => Orcamento)
export class OrcamentoResolver {
  @Query(() => OrcamentoPage, { description: 'Orçamentos da igreja.' })
  @Perfil(listarOrcamentos)
  async orcamentos(
    @Ctx() ctx: Context,
    @Args(() => OrcamentosArgs) args: OrcamentosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarOrcamentos(ctx, listArgs(args, info)))
  }

  @Query(() => Orcamento, { description: 'Um orçamento, por número ou uuid.' })
  @Perfil(lerOrcamento)
  orcamento(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Número ou uuid.' }) id: string) {
    return lerOrcamento(ctx, { id })
  }

  @Query(() => ResumoOrcamentos, { description: 'O previsto e o gasto de cada departamento em um período.' })
  @Perfil(resumirOrcamentos)
  resumoOrcamentos(@Ctx() ctx: Context, @Args(() => ResumoOrcamentosArgs) args: ResumoOrcamentosArgs) {
    return resumirOrcamentos(ctx, args)
  }

  @Mutation(() => Orcamento, { description: 'Cadastra um orçamento, que começa pendente.' })
  @Perfil(criarOrcamento)
  criarOrcamento(
    @Ctx() ctx: Context,
    @Arg('input', () => OrcamentoInput, { description: 'Os dados.' }) input: OrcamentoInput,
    @Arg('idCliente', () => Int, { nullable: true, description: 'Só para o administrador da plataforma: a igreja.' })
    idCliente?: number | null,
  ) {
    return criarOrcamento(ctx, { ...input, idCliente })
  }

  @Mutation(() => Orcamento, { description: 'Altera um orçamento; a situação fica como está.' })
  @Perfil(atualizarOrcamento)
  atualizarOrcamento(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Número ou uuid.' }) id: string,
    @Arg('input', () => OrcamentoInput, { description: 'Os dados.' }) input: OrcamentoInput,
  ) {
    return atualizarOrcamento(ctx, { ...input, id })
  }

  @Mutation(() => Orcamento, { description: 'Aprova um orçamento pendente.' })
  @Perfil(aprovarOrcamento)
  aprovarOrcamento(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Número ou uuid.' }) id: string) {
    return aprovarOrcamento(ctx, { id })
  }

  @Mutation(() => Orcamento, { description: 'Recusa um orçamento pendente.' })
  @Perfil(reprovarOrcamento)
  reprovarOrcamento(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Número ou uuid.' }) id: string) {
    return reprovarOrcamento(ctx, { id })
  }

  @FieldResolver(() => Departamento, { nullable: true, description: 'O departamento.' })
  @Needs('idDepartamento')
  departamento(@Root() row: OrcamentoRow, @Ctx() ctx: Context) {
    return departamentoPorId(ctx, row.idDepartamento)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('statusOrcamento')
  acoesPermitidas(@Root() row: OrcamentoRow, @Ctx() ctx: Context): string[] {
    return acoesOrcamento(row, ctx)
  }
}
