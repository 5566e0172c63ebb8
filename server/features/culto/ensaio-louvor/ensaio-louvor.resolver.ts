import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import type { EnsaioLouvorRow } from './ensaio-louvor.queries.js'
import { acoesEnsaioLouvor } from './ensaio-louvor.rules.js'
import { EnsaioLouvor, EnsaioLouvorInput, EnsaioLouvorPage, EnsaiosLouvorArgs } from './ensaio-louvor.type.js'
import {
  atualizarEnsaioLouvor,
  criarEnsaioLouvor,
  excluirEnsaioLouvor,
  lerEnsaioLouvor,
  listarEnsaiosLouvor,
  restaurarEnsaioLouvor,
} from './ensaio-louvor.usecases.js'

@Resolver(() => EnsaioLouvor)
export class EnsaioLouvorResolver {
  @Query(() => EnsaioLouvorPage, { description: 'Ensaios da igreja.' })
  @Perfil(listarEnsaiosLouvor)
  async ensaiosLouvor(
    @Ctx() ctx: Context,
    @Args(() => EnsaiosLouvorArgs) args: EnsaiosLouvorArgs,
    @Info() info: GraphQLResolveInfo,
  ) {
    return toPage(await listarEnsaiosLouvor(ctx, listArgs(args, info)))
  }

  @Query(() => EnsaioLouvor, { description: 'Um ensaio, por número ou uuid.' })
  @Perfil(lerEnsaioLouvor)
  ensaioLouvor(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Número ou uuid.' }) id: string) {
    return lerEnsaioLouvor(ctx, { id })
  }

  @Mutation(() => EnsaioLouvor, { description: 'Cadastra um ensaio.' })
  @Perfil(criarEnsaioLouvor)
  criarEnsaioLouvor(
    @Ctx() ctx: Context,
    @Arg('input', () => EnsaioLouvorInput, { description: 'Os dados.' }) input: EnsaioLouvorInput,
    @Arg('idCliente', () => Int, { nullable: true, description: 'Só para o administrador da plataforma: a igreja.' })
    idCliente?: number | null,
  ) {
    return criarEnsaioLouvor(ctx, { ...input, idCliente })
  }

  @Mutation(() => EnsaioLouvor, { description: 'Altera um ensaio.' })
  @Perfil(atualizarEnsaioLouvor)
  atualizarEnsaioLouvor(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'Número ou uuid.' }) id: string,
    @Arg('input', () => EnsaioLouvorInput, { description: 'Os dados.' }) input: EnsaioLouvorInput,
  ) {
    return atualizarEnsaioLouvor(ctx, { ...input, id })
  }

  @Mutation(() => Mensagem, { description: 'Exclui um ensaio.' })
  @Perfil(excluirEnsaioLouvor)
  excluirEnsaioLouvor(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Número ou uuid.' }) id: string) {
    return excluirEnsaioLouvor(ctx, { id })
  }

  @Mutation(() => EnsaioLouvor, { description: 'Restaura um ensaio excluído.' })
  @Perfil(restaurarEnsaioLouvor)
  restaurarEnsaioLouvor(@Ctx() ctx: Context, @Arg('id', () => ID, { description: 'Número ou uuid.' }) id: string) {
    return restaurarEnsaioLouvor(ctx, { id })
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este registro agora.' })
  @Needs('excluidoEm')
  acoesPermitidas(@Root() row: EnsaioLouvorRow, @Ctx() ctx: Context): string[] {
    return acoesEnsaioLouvor(row, ctx)
  }
}
