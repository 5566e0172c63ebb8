import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import { Perfil } from '../../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import { Vencimentos } from './vencimentos.type.js'
import { readVencimentos } from './vencimentos.usecases.js'

@Resolver()
export class VencimentosResolver {
  @Query(() => Vencimentos, {
    description: 'Contas atrasadas e contas dos próximos dias, a pagar e a receber.',
    complexity: 50,
  })
  @Perfil(readVencimentos)
  vencimentos(
    @Ctx() ctx: Context,
    @Arg('dias', () => Int, { defaultValue: 30, description: 'Quantos dias à frente, no máximo 366.' }) dias: number,
  ) {
    return readVencimentos(ctx, { dias })
  }
}
