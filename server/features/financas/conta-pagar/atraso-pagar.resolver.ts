import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { AtrasoFiltro, ContasPorAtraso } from '../conta/atraso.type.js'
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
    @ChurchArg() idCliente?: number | null,
  ) {
    return contasPagarPorAtraso(ctx, { filtro, idCliente })
  }
}
