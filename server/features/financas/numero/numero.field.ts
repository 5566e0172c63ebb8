import { type ClassType, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { Needs } from '../../../kernel/graphql/selection.js'
import type { TabelaNumerada } from './numero.entity.js'
import { numeroDe } from './numero.queries.js'

/** The resolver of the field `numero`, for the feature's `resolvers`. */
export function campoNumero(type: ClassType, tabela: TabelaNumerada): ClassType {
  const read = numeroDe(tabela)
  @Resolver(() => type)
  class NumeroResolver {
    @FieldResolver(() => Int, {
      nullable: true,
      description:
        'O número pelo qual a igreja o chama. Lançamentos, transferências e contas têm uma só contagem em cada igreja.',
    })
    @Needs()
    numero(@Root() { id }: { id: number }, @Ctx() ctx: Context): Promise<number | null> {
      return read(ctx, id)
    }
  }
  return NumeroResolver
}
