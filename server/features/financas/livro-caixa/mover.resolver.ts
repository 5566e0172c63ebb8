import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import { ConfirmationsArg } from '../../../kernel/transport/graphql/arguments.js'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { moverLancamentos } from './mover.js'
import { MoverLancamentosInput } from './mover.type.js'

@Resolver()
export class MoverLancamentosResolver {
  @Mutation(() => Mensagem, {
    description:
      'Muda a conta financeira de vários lançamentos: de todos, ou de nenhum. Os de um mês fechado, os estornados e os conciliados com o extrato ficam, e a recusa diz quais e por quê.',
  })
  @Perfil(moverLancamentos)
  moverLancamentos(
    @Ctx() ctx: Context,
    @Arg('itens', () => [MoverLancamentosInput], { description: 'Cada conta com os lançamentos que vão a ela.' })
    itens: MoverLancamentosInput[],
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return moverLancamentos(ctx, { itens, confirmacoes })
  }
}
