import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { ReadableBy } from '../../../kernel/transport/graphql/readable.js'
import { Brings, brought, Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { ResultadoLote } from '../../acesso/usuario/lote.type.js'
import { actionsToConfirm, toConfirmAsSeen } from '../../pessoas/vinculo/index.js'
import { vinculoTexts } from '../../pessoas/vinculo/vinculo.type.js'
import { actionsOfMembroGrupoLouvor } from './grupo-louvor.rules.js'
import type { MembroGrupoLouvorRow } from './membro-grupo-louvor.queries.js'
import {
  MembroGrupoLouvor,
  MembroGrupoLouvorInput,
  MembroGrupoLouvorPage,
  MembrosGrupoLouvorArgs,
} from './membro-grupo-louvor.type.js'
import {
  adicionarMembroGrupoLouvor,
  confirmarMembrosGrupoLouvor,
  excluirMembroGrupoLouvor,
  listMembrosGrupoLouvor,
  promoverMembroGrupoLouvor,
} from './membro-grupo-louvor.usecases.js'

const vinculo = 'Número ou uuid do vínculo.'

@Resolver(() => MembroGrupoLouvor)
export class MembroGrupoLouvorResolver {
  @Query(() => MembroGrupoLouvorPage, {
    description: 'Membros dos grupos de louvor: de um, com o filtro, ou de todos.',
  })
  @Perfil(listMembrosGrupoLouvor)
  async membrosGrupoLouvor(
    @Ctx() ctx: Context,
    @Args(() => MembrosGrupoLouvorArgs) args: MembrosGrupoLouvorArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listMembrosGrupoLouvor(ctx, listArgs(args, info)))
  }

  @Mutation(() => MembroGrupoLouvor, { description: 'Faz de uma pessoa membro de um grupo de louvor.' })
  @Perfil(adicionarMembroGrupoLouvor)
  adicionarMembroGrupoLouvor(
    @Ctx() ctx: Context,
    @Arg('input', () => MembroGrupoLouvorInput, { description: 'Os dados.' }) input: MembroGrupoLouvorInput,
  ) {
    return adicionarMembroGrupoLouvor(ctx, input)
  }

  @Mutation(() => MembroGrupoLouvor, {
    description: 'Passa a liderança do grupo a este membro; o líder anterior vira um membro comum.',
  })
  @Perfil(promoverMembroGrupoLouvor)
  promoverMembroGrupoLouvor(@Ctx() ctx: Context, @IdArg(vinculo) id: string) {
    return promoverMembroGrupoLouvor(ctx, { id })
  }

  @Mutation(() => ResultadoLote, {
    description: `Confirma pessoas que entraram em grupos de louvor. ${vinculoTexts.confirmar}`,
  })
  @Perfil(confirmarMembrosGrupoLouvor)
  confirmarMembrosGrupoLouvor(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: vinculoTexts.ids }) ids: string[],
  ) {
    return confirmarMembrosGrupoLouvor(ctx, { ids })
  }

  @Mutation(() => Mensagem, { description: 'Tira um membro do grupo. Quem lidera não pode sair: promova outro antes.' })
  @Perfil(excluirMembroGrupoLouvor)
  excluirMembroGrupoLouvor(@Ctx() ctx: Context, @IdArg(vinculo) id: string) {
    return excluirMembroGrupoLouvor(ctx, { id })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'A pessoa.' })
  @Brings('idMembro', { id: 'idMembro', uuid: 'uuidMembro', name: 'name' })
  membro(@Root() row: MembroGrupoLouvorRow, @Ctx() ctx: Context, @Info() info: GraphQLResolveInfo) {
    return brought(info, row) ?? pessoaById(ctx, row.idMembro)
  }

  @FieldResolver(() => Boolean, { nullable: true, description: vinculoTexts.aConfirmar })
  @ReadableBy('membroGrupoLouvor.escrever')
  @Needs('aConfirmar', 'idGrupo')
  aConfirmar(@Root() row: MembroGrupoLouvorRow, @Ctx() ctx: Context): boolean | null {
    return toConfirmAsSeen(ctx.within(row.idGrupo), 'membroGrupoLouvor.escrever', row)
  }

  @FieldResolver(() => [String], { description: 'O que se pode fazer com este registro agora.' })
  @Needs('membroLider', 'idGrupo', 'aConfirmar', 'idCliente')
  acoesPermitidas(@Root() row: MembroGrupoLouvorRow, @Ctx() ctx: Context): string[] {
    return [
      ...actionsOfMembroGrupoLouvor(row, ctx.within(row.idGrupo)),
      ...actionsToConfirm(ctx, 'membroGrupoLouvor.escrever', row),
    ]
  }
}
