import { type ClassType, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { Needs } from '../../../kernel/transport/graphql/selection.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { NumberedTable } from './numero.entity.js'
import { numberOf } from './numero.queries.js'

/** The resolver of the field `numero`, for the feature's `resolvers`. */
export function numberField(type: ClassType, tabela: NumberedTable): ClassType {
  const read = numberOf(tabela)
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
