import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { pessoaById, UsuarioType } from '../../acesso/usuario/index.js'
import { type GrupoLouvorRow, quantidadeMembros } from './grupo-louvor.queries.js'
import { actionsOfGrupoLouvor } from './grupo-louvor.rules.js'
import { GrupoLouvor, GrupoLouvorInput, GrupoLouvorPage, GruposLouvorArgs } from './grupo-louvor.type.js'
import {
  atualizarGrupoLouvor,
  criarGrupoLouvor,
  excluirGrupoLouvor,
  listGruposLouvor,
  readGrupoLouvor,
  restaurarGrupoLouvor,
} from './grupo-louvor.usecases.js'

@Resolver(() => GrupoLouvor)
export class GrupoLouvorResolver {
  @Query(() => GrupoLouvorPage, { description: 'Grupos de louvor da igreja.' })
  @Perfil(listGruposLouvor)
  async gruposLouvor(
    @Ctx() ctx: Context,
    @Args(() => GruposLouvorArgs) args: GruposLouvorArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listGruposLouvor(ctx, listArgs(args, info)))
  }

  @Query(() => GrupoLouvor, { description: 'Um grupo de louvor, por número ou uuid.' })
  @Perfil(readGrupoLouvor)
  grupoLouvor(@Ctx() ctx: Context, @IdArg() id: string) {
    return readGrupoLouvor(ctx, { id })
  }

  @Mutation(() => GrupoLouvor, { description: 'Cadastra um grupo de louvor.' })
  @Perfil(criarGrupoLouvor)
  criarGrupoLouvor(
    @Ctx() ctx: Context,
    @Arg('input', () => GrupoLouvorInput, { description: 'Os dados.' }) input: GrupoLouvorInput,
  ) {
    return criarGrupoLouvor(ctx, input)
  }

  @Mutation(() => GrupoLouvor, { description: 'Altera um grupo de louvor.' })
  @Perfil(atualizarGrupoLouvor)
  atualizarGrupoLouvor(
    @Ctx() ctx: Context,
    @IdArg() id: string,
    @Arg('input', () => GrupoLouvorInput, { description: 'Os dados.' }) input: GrupoLouvorInput,
  ) {
    return atualizarGrupoLouvor(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um grupo de louvor.' })
  @Perfil(excluirGrupoLouvor)
  excluirGrupoLouvor(@Ctx() ctx: Context, @IdArg() id: string) {
    return excluirGrupoLouvor(ctx, { id })
  }

  @Mutation(() => GrupoLouvor, { description: 'Restaura um grupo de louvor excluído.' })
  @Perfil(restaurarGrupoLouvor)
  restaurarGrupoLouvor(@Ctx() ctx: Context, @IdArg() id: string) {
    return restaurarGrupoLouvor(ctx, { id })
  }

  @FieldResolver(() => UsuarioType, { nullable: true, description: 'Quem lidera o grupo.' })
  @Needs('idLider')
  lider(@Root() row: GrupoLouvorRow, @Ctx() ctx: Context) {
    return pessoaById(ctx, row.idLider)
  }

  @FieldResolver(() => Int, { description: 'Quantas pessoas são membros, com quem lidera.' })
  @Needs()
  quantidadeMembros(@Root() row: GrupoLouvorRow, @Ctx() ctx: Context) {
    return quantidadeMembros(ctx, row.id)
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: GrupoLouvorRow, @Ctx() ctx: Context): string[] {
    return actionsOfGrupoLouvor(row, ctx.within(row.id))
  }
}
