import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { Departamento } from '../../pessoas/departamento/departamento.type.js'
import { departamentosById } from '../../pessoas/departamento/index.js'
import type { OrcamentoRow } from './orcamento.queries.js'
import { actionsOfOrcamento } from './orcamento.rules.js'
import { Orcamento, OrcamentoInput, OrcamentoPage, OrcamentosArgs } from './orcamento.type.js'
import {
  aprovarOrcamento,
  atualizarOrcamento,
  criarOrcamento,
  excluirOrcamento,
  execucaoOfOrcamento,
  listOrcamentos,
  readExecucoes,
  readOrcamento,
  reprovarOrcamento,
  restaurarOrcamento,
  summariseOrcamentos,
} from './orcamento.usecases.js'
import { ExecucaoOrcamento, ResumoOrcamentos, ResumoOrcamentosArgs } from './resumo.type.js'

const seenVersao = 'Versão do orçamento que a pessoa viu; se já é outra, o erro é STALE.'

const departamentoOfRegistro = departamentosById('orcamento.ler')

@Resolver(() => Orcamento)
export class OrcamentoResolver {
  @Query(() => OrcamentoPage, { description: 'Orçamentos da igreja.' })
  @Perfil(listOrcamentos)
  async orcamentos(
    @Ctx() ctx: Context,
    @Args(() => OrcamentosArgs) args: OrcamentosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listOrcamentos(ctx, listArgs(args, info)))
  }

  @Query(() => Orcamento, { description: 'Um orçamento, por número ou uuid.' })
  @Perfil(readOrcamento)
  orcamento(@Ctx() ctx: Context, @IdArg() id: string) {
    return readOrcamento(ctx, { id })
  }

  @Query(() => ResumoOrcamentos, {
    description: 'O previsto e o gasto de cada departamento em um período.',
    complexity: 50,
  })
  @Perfil(summariseOrcamentos)
  resumoOrcamentos(@Ctx() ctx: Context, @Args(() => ResumoOrcamentosArgs) args: ResumoOrcamentosArgs) {
    return summariseOrcamentos(ctx, args)
  }

  @Mutation(() => Orcamento, { description: 'Cadastra um orçamento, que começa pendente.' })
  @Perfil(criarOrcamento)
  criarOrcamento(
    @Ctx() ctx: Context,
    @Arg('input', () => OrcamentoInput, { description: 'Os dados.' }) input: OrcamentoInput,
  ) {
    return criarOrcamento(ctx, input)
  }

  @Mutation(() => Orcamento, {
    description:
      'Altera um orçamento; um aprovado ou recusado volta a pendente se o valor, a data ou o departamento mudar.',
  })
  @Perfil(atualizarOrcamento)
  atualizarOrcamento(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => OrcamentoInput, { description: 'Os dados.' }) input: OrcamentoInput,
  ) {
    return atualizarOrcamento(ctx, { ...input, id })
  }

  @Mutation(() => Orcamento, { description: 'Aprova um orçamento pendente.' })
  @Perfil(aprovarOrcamento)
  aprovarOrcamento(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('versao', () => Int, { nullable: true, description: seenVersao }) versao?: number | null,
  ) {
    return aprovarOrcamento(ctx, { id, versao })
  }

  @Mutation(() => Orcamento, { description: 'Recusa um orçamento pendente.' })
  @Perfil(reprovarOrcamento)
  reprovarOrcamento(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('versao', () => Int, { nullable: true, description: seenVersao }) versao?: number | null,
  ) {
    return reprovarOrcamento(ctx, { id, versao })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um orçamento; ele fica na lixeira.' })
  @Perfil(excluirOrcamento)
  excluirOrcamento(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirOrcamento(ctx, { id })
  }

  @Mutation(() => Orcamento, { description: 'Restaura um orçamento da lixeira.' })
  @Perfil(restaurarOrcamento)
  restaurarOrcamento(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarOrcamento(ctx, { id })
  }

  @FieldResolver(() => Departamento, { nullable: true, description: 'O departamento.' })
  @Needs('idDepartamento')
  departamento(@Root() row: OrcamentoRow, @Ctx() ctx: Context) {
    return departamentoOfRegistro(ctx, row.idDepartamento)
  }

  @FieldResolver(() => ExecucaoOrcamento, {
    description: 'Quanto o departamento previu e gastou no ano do orçamento.',
    complexity: 10,
  })
  @Perfil(readExecucoes)
  @Needs('idCliente', 'idDepartamento', 'dataOrcamento')
  execucao(@Root() row: OrcamentoRow, @Ctx() ctx: Context) {
    return execucaoOfOrcamento(ctx, row)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('statusOrcamento', 'excluidoEm')
  acoesPermitidas(@Root() row: OrcamentoRow, @Ctx() ctx: Context): string[] {
    return actionsOfOrcamento(row, ctx)
  }
}
