import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { AConferir } from './a-conferir.type.js'
import { listOpenQuestions, marcarConferido } from './a-conferir.usecases.js'

@Resolver()
export class AConferirResolver {
  @Query(() => [AConferir], { description: 'As perguntas que esperam quem cuida dos livros, até 200, da mais nova.' })
  @Perfil(listOpenQuestions)
  aConferir(@Ctx() ctx: Context) {
    return listOpenQuestions(ctx, {})
  }

  @Mutation(() => Mensagem, { description: 'O que foi gravado está certo: estas perguntas deixam de esperar.' })
  @Perfil(marcarConferido)
  marcarConferido(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: 'As perguntas, por número ou uuid, até 200.' }) ids: string[],
  ) {
    return marcarConferido(ctx, { ids })
  }
}
