import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { type Direct, Directly } from '../../../kernel/transport/graphql/directly.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Brings, brought, Needs, neededColumns } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById } from '../../acesso/usuario/index.js'
import { ResultadoLote } from '../../acesso/usuario/lote.type.js'
import { Usuario } from '../../acesso/usuario/usuario.type.js'
import { Departamento } from '../departamento/departamento.type.js'
import { departamentoById } from '../departamento/index.js'
import { actionsToConfirm, toConfirmAsSeen } from '../vinculo/index.js'
import { vinculoTexts } from '../vinculo/vinculo.type.js'
import { departamentosOfPessoa, type MembroDepartamentoRow } from './departamento-membro.queries.js'
import { actionsOfMembroDepartamento } from './departamento-membro.rules.js'
import {
  MembroDepartamento,
  MembroDepartamentoInput,
  MembroDepartamentoPage,
  MembrosDepartamentoArgs,
} from './departamento-membro.type.js'
import {
  adicionarMembroDepartamento,
  adicionarMembrosDepartamento,
  ativarMembroDepartamento,
  confirmarMembrosDepartamento,
  desativarMembroDepartamento,
  excluirMembroDepartamento,
  listMembrosDepartamento,
} from './departamento-membro.usecases.js'

const departamento = { description: 'O departamento, por número ou uuid.' }
const pessoa = { description: 'A pessoa, por número ou uuid.' }
@Resolver(() => MembroDepartamento)
export class MembroDepartamentoResolver {
  @Query(() => MembroDepartamentoPage, { description: 'Membros de departamentos da igreja.' })
  @Perfil(listMembrosDepartamento)
  async membrosDepartamento(
    @Ctx() ctx: Context,
    @Args(() => MembrosDepartamentoArgs) args: MembrosDepartamentoArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listMembrosDepartamento(ctx, listArgs(args, info)))
  }

  @Mutation(() => MembroDepartamento, { description: 'Adiciona uma pessoa a um departamento.' })
  @Perfil(adicionarMembroDepartamento)
  adicionarMembroDepartamento(
    @Ctx() ctx: Context,
    @Arg('input', () => MembroDepartamentoInput, { description: 'Os dados.' }) input: MembroDepartamentoInput,
  ) {
    return adicionarMembroDepartamento(ctx, input)
  }

  @Mutation(() => ResultadoLote, { description: 'Adiciona várias pessoas a um departamento.' })
  @Perfil(adicionarMembrosDepartamento)
  adicionarMembrosDepartamento(
    @Ctx() ctx: Context,
    @Arg('idDepartamento', () => ID, departamento) idDepartamento: string,
    @Arg('ids', () => [ID], { description: 'As pessoas, por número ou uuid; no máximo 100.' }) ids: string[],
  ) {
    return adicionarMembrosDepartamento(ctx, { idDepartamento, ids })
  }

  @Mutation(() => MembroDepartamento, { description: 'Ativa um membro de um departamento.' })
  @Perfil(ativarMembroDepartamento)
  ativarMembroDepartamento(
    @Ctx() ctx: Context,
    @Arg('idDepartamento', () => ID, departamento) id: string,
    @Arg('idMembro', () => ID, pessoa) idMembro: string,
  ) {
    return ativarMembroDepartamento(ctx, { id, idMembro })
  }

  @Mutation(() => MembroDepartamento, { description: 'Desativa um membro de um departamento.' })
  @Perfil(desativarMembroDepartamento)
  desativarMembroDepartamento(
    @Ctx() ctx: Context,
    @Arg('idDepartamento', () => ID, departamento) id: string,
    @Arg('idMembro', () => ID, pessoa) idMembro: string,
  ) {
    return desativarMembroDepartamento(ctx, { id, idMembro })
  }

  @Mutation(() => ResultadoLote, {
    description: `Confirma pessoas que entraram em departamentos. ${vinculoTexts.confirmar}`,
  })
  @Perfil(confirmarMembrosDepartamento)
  confirmarMembrosDepartamento(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: vinculoTexts.ids }) ids: string[],
  ) {
    return confirmarMembrosDepartamento(ctx, { ids })
  }

  @Mutation(() => Mensagem, { description: 'Tira uma pessoa de um departamento.' })
  @Perfil(excluirMembroDepartamento)
  excluirMembroDepartamento(
    @Ctx() ctx: Context,
    @Arg('idDepartamento', () => ID, departamento) id: string,
    @Arg('idMembro', () => ID, pessoa) idMembro: string,
  ) {
    return excluirMembroDepartamento(ctx, { id, idMembro })
  }

  @FieldResolver(() => Usuario, { description: 'A pessoa.' })
  @Brings('idMembro', { id: 'idMembro', uuid: 'uuidMembro', name: 'name' })
  membro(@Root() row: MembroDepartamentoRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => Departamento, { description: 'O departamento.' })
  @Brings('idDepartamento', {
    id: 'idDepartamento',
    uuid: 'uuidDepartamento',
    tituloDepartamento: 'tituloDepartamento',
  })
  departamento(@Root() row: MembroDepartamentoRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? departamentoById(ctx, row.idDepartamento)
  }

  @FieldResolver(() => Boolean, { nullable: true, description: vinculoTexts.aConfirmar })
  @ReadableBy('departamento.escrever')
  @Needs('aConfirmar', 'idDepartamento')
  aConfirmar(@Root() row: MembroDepartamentoRow, @Ctx() ctx: Context): boolean | null {
    return toConfirmAsSeen(ctx.within(row.idDepartamento), 'departamento.escrever', row)
  }

  @FieldResolver(() => [String], { description: 'O que se pode fazer com este membro agora.' })
  @Needs('statusMembro', 'idDepartamento', 'aConfirmar', 'idCliente')
  acoesPermitidas(@Root() row: MembroDepartamentoRow, @Ctx() ctx: Context): string[] {
    return [
      ...actionsOfMembroDepartamento(row, ctx.within(row.idDepartamento)),
      ...actionsToConfirm(ctx, 'departamento.escrever', row),
    ]
  }
}

const departamentos: Direct<{ id: number }> = (row, _args, ctx, info) =>
  ctx.can('departamento.ler') ? departamentosOfPessoa(ctx, row.id, neededColumns(info)) : Promise.resolve([])

/** The fields that this feature adds to a person. */
@Resolver(() => Usuario)
export class DepartamentosDaPessoaResolver {
  @FieldResolver(() => [MembroDepartamento], {
    description: 'Todos os departamentos de que a pessoa é membro, por título; em páginas, `departamentosMembro`.',
  })
  @Needs()
  @Directly(departamentos)
  departamentos(@Root() row: { id: number }, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return departamentos(row, {}, ctx, info)
  }
}
