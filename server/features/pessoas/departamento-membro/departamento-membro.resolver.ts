import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import { Departamento } from '../departamento/departamento.type.js'
import { departamentoPorId } from '../departamento/index.js'
import { pessoaPorId } from '../usuario/index.js'
import { ResultadoLote } from '../usuario/lote.type.js'
import { Usuario } from '../usuario/usuario.type.js'
import { type DepartamentoMembroRow, departamentosDaPessoa } from './departamento-membro.queries.js'
import { acoesDepartamentoMembro } from './departamento-membro.rules.js'
import {
  DepartamentoMembro,
  DepartamentoMembroInput,
  DepartamentoMembroPage,
  DepartamentoMembrosArgs,
} from './departamento-membro.type.js'
import {
  ativarDepartamentoMembro,
  criarDepartamentoMembro,
  criarDepartamentoMembros,
  desativarDepartamentoMembro,
  excluirDepartamentoMembro,
  listarDepartamentoMembros,
} from './departamento-membro.usecases.js'

const departamento = { description: 'O departamento, por número ou uuid.' }
const pessoa = { description: 'A pessoa, por número ou uuid.' }
const igreja = { nullable: true, description: 'Só para o administrador da plataforma: a igreja.' }

@Resolver(() => DepartamentoMembro)
export class DepartamentoMembroResolver {
  @Query(() => DepartamentoMembroPage, { description: 'Membros de departamentos da igreja.' })
  @Perfil(listarDepartamentoMembros)
  async departamentoMembros(
    @Ctx() ctx: Context,
    @Args(() => DepartamentoMembrosArgs) args: DepartamentoMembrosArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarDepartamentoMembros(ctx, listArgs(args, info)))
  }

  @Mutation(() => DepartamentoMembro, { description: 'Adiciona uma pessoa a um departamento.' })
  @Perfil(criarDepartamentoMembro)
  criarDepartamentoMembro(
    @Ctx() ctx: Context,
    @Arg('input', () => DepartamentoMembroInput, { description: 'Os dados.' }) input: DepartamentoMembroInput,
    @Arg('idCliente', () => Int, igreja) idCliente?: number | null,
  ) {
    return criarDepartamentoMembro(ctx, { ...input, idCliente })
  }

  @Mutation(() => ResultadoLote, { description: 'Adiciona várias pessoas a um departamento.' })
  @Perfil(criarDepartamentoMembros)
  criarDepartamentoMembros(
    @Ctx() ctx: Context,
    @Arg('idDepartamento', () => ID, departamento) idDepartamento: string,
    @Arg('ids', () => [ID], { description: 'As pessoas, por número ou uuid; no máximo 100.' }) ids: string[],
    @Arg('idCliente', () => Int, igreja) idCliente?: number | null,
  ) {
    return criarDepartamentoMembros(ctx, { idDepartamento, ids, idCliente })
  }

  @Mutation(() => DepartamentoMembro, { description: 'Ativa um membro de um departamento.' })
  @Perfil(ativarDepartamentoMembro)
  ativarDepartamentoMembro(
    @Ctx() ctx: Context,
    @Arg('idDepartamento', () => ID, departamento) id: string,
    @Arg('idMembro', () => ID, pessoa) idMembro: string,
  ) {
    return ativarDepartamentoMembro(ctx, { id, idMembro })
  }

  @Mutation(() => DepartamentoMembro, { description: 'Desativa um membro de um departamento.' })
  @Perfil(desativarDepartamentoMembro)
  desativarDepartamentoMembro(
    @Ctx() ctx: Context,
    @Arg('idDepartamento', () => ID, departamento) id: string,
    @Arg('idMembro', () => ID, pessoa) idMembro: string,
  ) {
    return desativarDepartamentoMembro(ctx, { id, idMembro })
  }

  @Mutation(() => Mensagem, { description: 'Tira uma pessoa de um departamento.' })
  @Perfil(excluirDepartamentoMembro)
  excluirDepartamentoMembro(
    @Ctx() ctx: Context,
    @Arg('idDepartamento', () => ID, departamento) id: string,
    @Arg('idMembro', () => ID, pessoa) idMembro: string,
  ) {
    return excluirDepartamentoMembro(ctx, { id, idMembro })
  }

  @FieldResolver(() => Usuario, { description: 'A pessoa.' })
  @Needs('idMembro')
  membro(@Root() row: DepartamentoMembroRow, @Ctx() ctx: Context) {
    return pessoaPorId(ctx, row.idMembro)
  }

  @FieldResolver(() => Departamento, { description: 'O departamento.' })
  @Needs('idDepartamento')
  departamento(@Root() row: DepartamentoMembroRow, @Ctx() ctx: Context) {
    return departamentoPorId(ctx, row.idDepartamento)
  }

  @FieldResolver(() => [String], { description: 'O que se pode fazer com este membro agora.' })
  @Needs('statusMembro')
  acoesPermitidas(@Root() row: DepartamentoMembroRow, @Ctx() ctx: Context): string[] {
    return acoesDepartamentoMembro(row, ctx)
  }
}

/** What departments add to a person. */
@Resolver(() => Usuario)
export class DepartamentosDaPessoaResolver {
  @FieldResolver(() => [DepartamentoMembro], { description: 'Em que departamentos está, por título.' })
  @Needs('departamentos')
  departamentos(@Root() row: { id: number }, @Ctx() ctx: Context) {
    return departamentosDaPessoa.of(ctx, row)
  }
}
