import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Brings, brought, Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { ResultadoLote } from '../../acesso/usuario/lote.type.js'
import { actionsToConfirm, toConfirmAsSeen } from '../vinculo/index.js'
import { vinculoTexts } from '../vinculo/vinculo.type.js'
import type { MembroCelulaRow } from './membro-celula.queries.js'
import { actionsOfMembroCelula } from './membro-celula.rules.js'
import { MembroCelula, MembroCelulaInput, MembroCelulaPage, MembrosCelulaArgs } from './membro-celula.type.js'
import {
  adicionarMembroCelula,
  adicionarMembrosCelula,
  confirmarMembrosCelula,
  excluirMembroCelula,
  listMembrosCelula,
  promoverMembroCelula,
} from './membro-celula.usecases.js'

const celula = { description: 'Célula, por número ou uuid.' }
const pessoa = { description: 'Pessoa, por número ou uuid.' }

@Resolver(() => MembroCelula)
export class MembroCelulaResolver {
  @Query(() => MembroCelulaPage, { description: 'Membros das células: de uma, com o filtro, ou de todas.' })
  @Perfil(listMembrosCelula)
  async membrosCelula(
    @Ctx() ctx: Context,
    @Args(() => MembrosCelulaArgs) args: MembrosCelulaArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listMembrosCelula(ctx, listArgs(args, info)))
  }

  @Mutation(() => MembroCelula, { description: 'Faz de uma pessoa membro de uma célula. O primeiro membro lidera.' })
  @Perfil(adicionarMembroCelula)
  adicionarMembroCelula(
    @Ctx() ctx: Context,
    @Arg('input', () => MembroCelulaInput, { description: 'Os dados.' }) input: MembroCelulaInput,
  ) {
    return adicionarMembroCelula(ctx, input)
  }

  @Mutation(() => ResultadoLote, {
    description: 'Adiciona várias pessoas a uma célula. Se ela não tem líder, a primeira lidera.',
  })
  @Perfil(adicionarMembrosCelula)
  adicionarMembrosCelula(
    @Ctx() ctx: Context,
    @Arg('idCelula', () => ID, celula) idCelula: string,
    @Arg('ids', () => [ID], { description: 'As pessoas, por número ou uuid; no máximo 100.' }) ids: string[],
  ) {
    return adicionarMembrosCelula(ctx, { idCelula, ids })
  }

  @Mutation(() => MembroCelula, {
    description: 'Passa a liderança da célula a este membro; o líder anterior vira um membro comum.',
  })
  @Perfil(promoverMembroCelula)
  promoverMembroCelula(
    @Ctx() ctx: Context,
    @Arg('idCelula', () => ID, celula) idCelula: string,
    @Arg('idMembro', () => ID, pessoa) idMembro: string,
  ) {
    return promoverMembroCelula(ctx, { idCelula, idMembro })
  }

  @Mutation(() => ResultadoLote, { description: `Confirma pessoas que entraram em células. ${vinculoTexts.confirmar}` })
  @Perfil(confirmarMembrosCelula)
  confirmarMembrosCelula(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: vinculoTexts.ids }) ids: string[],
  ) {
    return confirmarMembrosCelula(ctx, { ids })
  }

  @Mutation(() => Mensagem, {
    description: 'Tira um membro da célula. Quem lidera não pode sair: promova outro antes.',
  })
  @Perfil(excluirMembroCelula)
  excluirMembroCelula(
    @Ctx() ctx: Context,
    @Arg('idCelula', () => ID, celula) idCelula: string,
    @Arg('idMembro', () => ID, pessoa) idMembro: string,
  ) {
    return excluirMembroCelula(ctx, { idCelula, idMembro })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  @Brings('idMembro', { id: 'idMembro', uuid: 'uuidMembro', name: 'name' })
  membro(@Root() row: MembroCelulaRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => Boolean, { nullable: true, description: vinculoTexts.aConfirmar })
  @ReadableBy('celula.escrever')
  @Needs('aConfirmar', 'idCelula')
  aConfirmar(@Root() row: MembroCelulaRow, @Ctx() ctx: Context): boolean | null {
    return toConfirmAsSeen(ctx.within(row.idCelula), 'celula.escrever', row)
  }

  @FieldResolver(() => [String], { description: 'O que se pode fazer com este registro agora.' })
  @Needs('membroLider', 'idCelula', 'aConfirmar', 'idCliente')
  acoesPermitidas(@Root() row: MembroCelulaRow, @Ctx() ctx: Context): string[] {
    return [...actionsOfMembroCelula(row, ctx.within(row.idCelula)), ...actionsToConfirm(ctx, 'celula.escrever', row)]
  }
}
