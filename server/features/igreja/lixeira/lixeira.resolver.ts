import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Args, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { listArgs, Mensagem, toPage } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { LixeiraArgs, LixeiraPage } from './lixeira.type.js'
import { listarLixeira, restaurarDaLixeira } from './lixeira.usecases.js'

@Resolver()
export class LixeiraResolver {
  @Query(() => LixeiraPage, {
    description: 'Tudo o que foi excluído e pode voltar, do mais novo ao mais antigo.',
    complexity: 50,
  })
  @Perfil(listarLixeira)
  async lixeira(@Ctx() ctx: Context, @Args(() => LixeiraArgs) args: LixeiraArgs, @Info() info: GraphQLResolveInfo) {
    return toPage(await listarLixeira(ctx, listArgs(args, info)))
  }

  @Mutation(() => Mensagem, { description: 'Restaura um registro, com as mesmas regras do restaurar do seu tipo.' })
  @Perfil(restaurarDaLixeira)
  restaurarDaLixeira(
    @Ctx() ctx: Context,
    @Arg('tabela', () => String, { description: 'Tabela do registro.' }) tabela: string,
    @Arg('uuid', () => ID, { description: 'Número ou uuid do registro.' }) id: string,
  ) {
    return restaurarDaLixeira(ctx, { tabela, id })
  }
}
