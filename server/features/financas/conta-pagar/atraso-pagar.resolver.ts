import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { AtrasoFiltro, ContasPorAtraso } from '../conta/atraso/atraso.type.js'
import { contasPagarPorAtraso } from './atraso-pagar.usecases.js'

@Resolver()
export class AtrasoPagarResolver {
  @Query(() => ContasPorAtraso, {
    description: 'Contas a pagar a vencer e vencidas, pelos dias de atraso.',
    complexity: 50,
  })
  @Perfil(contasPagarPorAtraso)
  contasPagarPorAtraso(
    @Ctx() ctx: Context,
    @Arg('filtro', () => AtrasoFiltro, { nullable: true, description: 'De que dia, e em que grupos.' })
    filtro?: AtrasoFiltro | null,
  ) {
    return contasPagarPorAtraso(ctx, { filtro })
  }
}
