import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import { ConfirmationsArg } from '../../../kernel/transport/graphql/arguments.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { LixeiraArgs, LixeiraPage } from './lixeira.type.js'
import { listLixeira, restaurarDaLixeira } from './lixeira.usecases.js'

@Resolver()
export class LixeiraResolver {
  @Query(() => LixeiraPage, {
    description: 'Tudo o que foi excluído e pode voltar, do mais novo ao mais antigo.',
    complexity: 50,
  })
  @Perfil(listLixeira)
  async lixeira(@Ctx() ctx: Context, @Args(() => LixeiraArgs) args: LixeiraArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listLixeira(ctx, listArgs(args, info)))
  }

  @Mutation(() => Mensagem, { description: 'Restaura um registro, com as mesmas regras do restaurar do seu tipo.' })
  @Perfil(restaurarDaLixeira)
  restaurarDaLixeira(
    @Ctx() ctx: Context,
    @Arg('tabela', () => String, { description: 'Tabela do registro.' }) tabela: string,
    @Arg('uuid', () => ID, { description: 'Número ou uuid do registro.' }) id: string,
    @ConfirmationsArg() confirmacoes?: string[] | null,
  ) {
    return restaurarDaLixeira(ctx, { tabela, id, confirmacoes })
  }
}
