import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Brings, brought, Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { ResultadoLote } from '../../acesso/usuario/lote.type.js'
import { actionsToConfirm, toConfirmAsSeen } from '../../pessoas/vinculo/index.js'
import { vinculoTexts } from '../../pessoas/vinculo/vinculo.type.js'
import { classeById } from './classe-ebd.queries.js'
import { actionsOfMembroClasse } from './classe-ebd.rules.js'
import { ClasseEBD } from './classe-ebd.type.js'
import type { MembroClasseEBDRow } from './membro-classe-ebd.queries.js'
import {
  MembroClasseEBD,
  MembroClasseEBDInput,
  MembroClasseEBDPage,
  MembrosClasseEBDArgs,
} from './membro-classe-ebd.type.js'
import {
  adicionarMembroClasseEBD,
  adicionarMembrosClasseEBD,
  ativarMembroClasseEBD,
  confirmarMembrosClasseEBD,
  desativarMembroClasseEBD,
  excluirMembroClasseEBD,
  listMembrosClasseEBD,
} from './membro-classe-ebd.usecases.js'

@Resolver(() => MembroClasseEBD)
export class MembroClasseEBDResolver {
  @Query(() => MembroClasseEBDPage, { description: 'Alunos das classes da EBD.' })
  @Perfil(listMembrosClasseEBD)
  async membrosClasseEBD(
    @Ctx() ctx: Context,
    @Args(() => MembrosClasseEBDArgs) args: MembrosClasseEBDArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listMembrosClasseEBD(ctx, listArgs(args, info)))
  }

  @Mutation(() => MembroClasseEBD, { description: 'Adiciona um aluno a uma classe da EBD.' })
  @Perfil(adicionarMembroClasseEBD)
  adicionarMembroClasseEBD(
    @Ctx() ctx: Context,
    @Arg('input', () => MembroClasseEBDInput, { description: 'Os dados.' }) input: MembroClasseEBDInput,
  ) {
    return adicionarMembroClasseEBD(ctx, input)
  }

  @Mutation(() => ResultadoLote, { description: 'Adiciona vários alunos a uma classe da EBD.' })
  @Perfil(adicionarMembrosClasseEBD)
  adicionarMembrosClasseEBD(
    @Ctx() ctx: Context,
    @Arg('idClasse', () => ID, { description: 'Classe, por número ou uuid.' }) idClasse: string,
    @Arg('ids', () => [ID], { description: 'As pessoas, por número ou uuid; no máximo 100.' }) ids: string[],
  ) {
    return adicionarMembrosClasseEBD(ctx, { idClasse, ids })
  }

  @Mutation(() => MembroClasseEBD, { description: 'Ativa um aluno de uma classe.' })
  @Perfil(ativarMembroClasseEBD)
  ativarMembroClasseEBD(
    @Ctx() ctx: Context,
    @Arg('idClasse', () => ID, { description: 'Classe, por número ou uuid.' }) idClasse: string,
    @Arg('idMembro', () => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro: string,
  ) {
    return ativarMembroClasseEBD(ctx, { idClasse, idMembro })
  }

  @Mutation(() => MembroClasseEBD, { description: 'Desativa um aluno de uma classe.' })
  @Perfil(desativarMembroClasseEBD)
  desativarMembroClasseEBD(
    @Ctx() ctx: Context,
    @Arg('idClasse', () => ID, { description: 'Classe, por número ou uuid.' }) idClasse: string,
    @Arg('idMembro', () => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro: string,
  ) {
    return desativarMembroClasseEBD(ctx, { idClasse, idMembro })
  }

  @Mutation(() => ResultadoLote, {
    description: `Confirma alunos que entraram em classes da EBD. ${vinculoTexts.confirmar}`,
  })
  @Perfil(confirmarMembrosClasseEBD)
  confirmarMembrosClasseEBD(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: vinculoTexts.ids }) ids: string[],
  ) {
    return confirmarMembrosClasseEBD(ctx, { ids })
  }

  @Mutation(() => Mensagem, { description: 'Tira um aluno de uma classe.' })
  @Perfil(excluirMembroClasseEBD)
  excluirMembroClasseEBD(
    @Ctx() ctx: Context,
    @Arg('idClasse', () => ID, { description: 'Classe, por número ou uuid.' }) idClasse: string,
    @Arg('idMembro', () => ID, { description: 'Pessoa, por número ou uuid.' }) idMembro: string,
  ) {
    return excluirMembroClasseEBD(ctx, { idClasse, idMembro })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  @Brings('idMembro', { id: 'idMembro', uuid: 'uuidMembro', name: 'name' })
  membro(@Root() row: MembroClasseEBDRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => ClasseEBD, { nullable: true, description: 'A classe.' })
  @Brings('idClasse', { id: 'idClasse', uuid: 'uuidClasse', nomeClasse: 'nomeClasse' })
  classe(@Root() row: MembroClasseEBDRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? classeById(ctx, row.idClasse)
  }

  @FieldResolver(() => Boolean, { nullable: true, description: vinculoTexts.aConfirmar })
  @ReadableBy('classeEBD.escrever')
  @Needs('aConfirmar', 'idClasse')
  aConfirmar(@Root() row: MembroClasseEBDRow, @Ctx() ctx: Context): boolean | null {
    return toConfirmAsSeen(ctx.within(row.idClasse), 'classeEBD.escrever', row)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este vínculo agora.' })
  @Needs('statusMembro', 'idClasse', 'aConfirmar', 'idCliente')
  acoesPermitidas(@Root() row: MembroClasseEBDRow, @Ctx() ctx: Context): string[] {
    return [
      ...actionsOfMembroClasse(row, ctx.within(row.idClasse)),
      ...actionsToConfirm(ctx, 'classeEBD.escrever', row),
    ]
  }
}
