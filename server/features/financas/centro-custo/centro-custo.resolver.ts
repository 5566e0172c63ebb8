import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { DepartamentoType, departamentosById } from '../../pessoas/departamento/index.js'
import type { CentroCustoRow } from './centro-custo.queries.js'
import { actionsOfCentroCusto } from './centro-custo.rules.js'
import { CentroCusto, CentroCustoInput, CentroCustoPage, CentrosCustoArgs } from './centro-custo.type.js'
import {
  ativarCentroCusto,
  atualizarCentroCusto,
  criarCentroCusto,
  desativarCentroCusto,
  excluirCentroCusto,
  listCentrosCusto,
  readCentroCusto,
  restaurarCentroCusto,
} from './centro-custo.usecases.js'

const departamentoOfRegistro = departamentosById('centroCusto.ler')

@Resolver(() => CentroCusto)
export class CentroCustoResolver {
  @Query(() => CentroCustoPage, { description: 'Centros de custo da igreja.' })
  @Perfil(listCentrosCusto)
  async centrosCusto(
    @Ctx() ctx: Context,
    @Args(() => CentrosCustoArgs) args: CentrosCustoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listCentrosCusto(ctx, listArgs(args, info)))
  }

  @Query(() => CentroCusto, { description: 'Um centro de custo, por número ou uuid.' })
  @Perfil(readCentroCusto)
  centroCusto(@Ctx() ctx: Context, @IdArg() id: string) {
    return readCentroCusto(ctx, { id })
  }

  @Mutation(() => CentroCusto, { description: 'Cadastra um centro de custo.' })
  @Perfil(criarCentroCusto)
  criarCentroCusto(
    @Ctx() ctx: Context,
    @Arg('input', () => CentroCustoInput, { description: 'Os dados.' }) input: CentroCustoInput,
  ) {
    return criarCentroCusto(ctx, input)
  }

  @Mutation(() => CentroCusto, { description: 'Altera um centro de custo.' })
  @Perfil(atualizarCentroCusto)
  atualizarCentroCusto(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => CentroCustoInput, { description: 'Os dados.' }) input: CentroCustoInput,
  ) {
    return atualizarCentroCusto(ctx, { ...input, id })
  }

  @Mutation(() => CentroCusto, { description: 'Ativa um centro de custo: contas novas podem pertencer a ele.' })
  @Perfil(ativarCentroCusto)
  ativarCentroCusto(@Ctx() ctx: Context, @IdArg() id: string) {
    return ativarCentroCusto(ctx, { id })
  }

  @Mutation(() => CentroCusto, { description: 'Desativa um centro de custo: não recebe contas novas.' })
  @Perfil(desativarCentroCusto)
  desativarCentroCusto(@Ctx() ctx: Context, @IdArg() id: string) {
    return desativarCentroCusto(ctx, { id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um centro de custo que nada usa; fica na lixeira.' })
  @Perfil(excluirCentroCusto)
  excluirCentroCusto(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirCentroCusto(ctx, { id })
  }

  @Mutation(() => CentroCusto, { description: 'Restaura um centro de custo excluído.' })
  @Perfil(restaurarCentroCusto)
  restaurarCentroCusto(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarCentroCusto(ctx, { id })
  }

  @FieldResolver(() => DepartamentoType, { nullable: true, description: 'O departamento.' })
  @Needs('idDepartamento')
  departamento(@Root() row: CentroCustoRow, @Ctx() ctx: Context) {
    return departamentoOfRegistro(ctx, row.idDepartamento)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm', 'status')
  acoesPermitidas(@Root() row: CentroCustoRow, @Ctx() ctx: Context): string[] {
    return actionsOfCentroCusto(row, ctx)
  }
}
