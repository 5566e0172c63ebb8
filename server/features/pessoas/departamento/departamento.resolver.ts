import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById } from '../../acesso/usuario/index.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { liderToConfirmAsSeen } from '../vinculo/index.js'
import { vinculoTexts } from '../vinculo/vinculo.type.js'
import { type DepartamentoRow, quantidadeMembros } from './departamento.queries.js'
import { actionsOfDepartamento } from './departamento.rules.js'
import { Departamento, DepartamentoInput, DepartamentoPage, DepartamentosArgs } from './departamento.type.js'
import {
  atualizarDepartamento,
  criarDepartamento,
  excluirDepartamento,
  listDepartamentos,
  readDepartamento,
  restaurarDepartamento,
} from './departamento.usecases.js'

@Resolver(() => Departamento)
export class DepartamentoResolver {
  @Query(() => DepartamentoPage, { description: 'Departamentos da igreja.' })
  @Perfil(listDepartamentos)
  async departamentos(
    @Ctx() ctx: Context,
    @Args(() => DepartamentosArgs) args: DepartamentosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listDepartamentos(ctx, listArgs(args, info)))
  }

  @Query(() => Departamento, { description: 'Um departamento, por número ou uuid.' })
  @Perfil(readDepartamento)
  departamento(@Ctx() ctx: Context, @IdArg() id: string) {
    return readDepartamento(ctx, { id })
  }

  @Mutation(() => Departamento, { description: 'Cadastra um departamento.' })
  @Perfil(criarDepartamento)
  criarDepartamento(
    @Ctx() ctx: Context,
    @Arg('input', () => DepartamentoInput, { description: 'Os dados.' }) input: DepartamentoInput,
  ) {
    return criarDepartamento(ctx, input)
  }

  @Mutation(() => Departamento, { description: 'Altera um departamento.' })
  @Perfil(atualizarDepartamento)
  atualizarDepartamento(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => DepartamentoInput, { description: 'Os dados.' }) input: DepartamentoInput,
  ) {
    return atualizarDepartamento(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um departamento; ele fica na lixeira, com seus membros.' })
  @Perfil(excluirDepartamento)
  excluirDepartamento(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirDepartamento(ctx, { id })
  }

  @Mutation(() => Departamento, { description: 'Restaura um departamento da lixeira, com seus membros.' })
  @Perfil(restaurarDepartamento)
  restaurarDepartamento(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarDepartamento(ctx, { id })
  }

  @FieldResolver(() => Usuario, { nullable: true, description: 'Quem responde por ele.' })
  @Needs('idResponsavel')
  responsavel(@Root() row: DepartamentoRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idResponsavel)
  }

  @FieldResolver(() => Boolean, { nullable: true, description: vinculoTexts.liderAConfirmar })
  @ReadableBy('departamento.escrever')
  @Needs('liderAConfirmar')
  liderAConfirmar(@Root() row: DepartamentoRow, @Ctx() ctx: Context): boolean | null {
    return liderToConfirmAsSeen(ctx.within(row.id), 'departamento.escrever', row)
  }

  @FieldResolver(() => Int, { description: 'Quantos membros ativos tem.' })
  @Needs()
  quantidadeMembros(@Root() row: DepartamentoRow, @Ctx() ctx: Context) {
    return quantidadeMembros(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: DepartamentoRow, @Ctx() ctx: Context): string[] {
    return actionsOfDepartamento(row, ctx.within(row.id))
  }
}
