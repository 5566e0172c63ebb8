import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../../kernel/transport/graphql/arguments.js'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { CultoType } from '../culto/index.js'
import { liturgiaOf } from './liturgia-culto.queries.js'
import { actionsOfLiturgia } from './liturgia-culto.rules.js'
import { ItemLiturgiaInput, LiturgiaCulto, LiturgiaCultoInput } from './liturgia-culto.type.js'
import {
  atualizarLiturgiaCulto,
  copiarLiturgiaCulto,
  criarLiturgiaCulto,
  excluirLiturgiaCulto,
  listLiturgia,
  ordenarLiturgiaCulto,
} from './liturgia-culto.usecases.js'

const cultoRef = { description: 'Culto, por número ou uuid.' }

@Resolver(() => LiturgiaCulto)
export class LiturgiaCultoResolver {
  @Query(() => [LiturgiaCulto], { description: 'A liturgia de um culto, na sua ordem.' })
  @Perfil(listLiturgia)
  async liturgiaCulto(@Ctx() ctx: Context, @Arg('idCulto', () => ID, cultoRef) idCulto: string) {
    return (await listLiturgia(ctx, { idCulto })).rows
  }

  @Mutation(() => LiturgiaCulto, { description: 'Inclui um momento na liturgia de um culto.' })
  @Perfil(criarLiturgiaCulto)
  criarLiturgiaCulto(
    @Ctx() ctx: Context,
    @Arg('input', () => LiturgiaCultoInput, { description: 'Os dados.' }) { idMomento, ...input }: LiturgiaCultoInput,
  ) {
    return criarLiturgiaCulto(ctx, { ...input, idMomento: idMomento ?? '' })
  }

  @Mutation(() => LiturgiaCulto, { description: 'Altera um momento da liturgia.' })
  @Perfil(atualizarLiturgiaCulto)
  atualizarLiturgiaCulto(
    @Ctx() ctx: Context,
    @IdArg('Item, por número ou uuid.') id: string,
    @Arg('input', () => ItemLiturgiaInput, { description: 'Os dados.' }) { idMomento, ...input }: ItemLiturgiaInput,
  ) {
    return atualizarLiturgiaCulto(ctx, { ...input, idMomento: idMomento ?? '', id })
  }

  @Mutation(() => Mensagem, { description: 'Tira um momento da liturgia.' })
  @Perfil(excluirLiturgiaCulto)
  excluirLiturgiaCulto(@Ctx() ctx: Context, @IdArg('Item, por número ou uuid.') id: string) {
    return excluirLiturgiaCulto(ctx, { id })
  }

  @Mutation(() => [LiturgiaCulto], {
    description:
      'Guarda a ordem da liturgia de uma vez. O que a pessoa moveu vai para onde ela o pôs; o que outros moveram, incluíram ou tiraram desde que ela viu a ordem `antes` continua como está.',
  })
  @Perfil(ordenarLiturgiaCulto)
  ordenarLiturgiaCulto(
    @Ctx() ctx: Context,
    @Arg('idCulto', () => ID, cultoRef) idCulto: string,
    @Arg('ids', () => [Int], { description: 'Os números dos itens, na ordem pedida.' }) ids: number[],
    @Arg('antes', () => [Int], { nullable: true, description: 'Os números dos itens, na ordem que a pessoa viu.' })
    antes?: number[] | null,
  ) {
    return ordenarLiturgiaCulto(ctx, { idCulto, ids, antes })
  }

  @Mutation(() => [LiturgiaCulto], { description: 'Acrescenta a um culto os momentos da liturgia de outro.' })
  @Perfil(copiarLiturgiaCulto)
  copiarLiturgiaCulto(
    @Ctx() ctx: Context,
    @Arg('idCulto', () => ID, cultoRef) idCulto: string,
    @Arg('idOrigem', () => ID, { description: 'Culto de onde copiar, por número ou uuid.' }) idOrigem: string,
  ) {
    return copiarLiturgiaCulto(ctx, { idCulto, idOrigem })
  }

  @FieldResolver(() => [String], { description: 'O que a pessoa pode fazer com este item agora.' })
  acoesPermitidas(@Ctx() ctx: Context): string[] {
    return actionsOfLiturgia(ctx)
  }
}

@Resolver(() => CultoType)
export class LiturgiaDoCultoResolver {
  @FieldResolver(() => [LiturgiaCulto], {
    description: 'A liturgia do culto, na sua ordem e inteira: no máximo 100 momentos.',
    complexity: 10,
  })
  @Perfil(listLiturgia)
  @Needs()
  liturgia(@Root() { id }: CultoType, @Ctx() ctx: Context) {
    return liturgiaOf(ctx, id)
  }
}
