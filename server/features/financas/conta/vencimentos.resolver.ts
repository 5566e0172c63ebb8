import { Arg, Ctx, Int, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { Vencimentos } from './vencimentos.type.js'
import { lerVencimentos } from './vencimentos.usecases.js'

@Resolver()
export class VencimentosResolver {
  @Query(() => Vencimentos, {
    description: 'Contas atrasadas e contas dos próximos dias, a pagar e a receber.',
    complexity: 50,
  })
  @Perfil(lerVencimentos)
  vencimentos(
    @Ctx() ctx: Context,
    @Arg('dias', () => Int, { defaultValue: 30, description: 'Quantos dias à frente, no máximo 366.' }) dias: number,
    @ChurchArg() idCliente?: number | null,
  ) {
    return lerVencimentos(ctx, { dias, idCliente })
  }
}
