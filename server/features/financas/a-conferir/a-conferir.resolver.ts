import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { Mensagem } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { AConferir } from './a-conferir.type.js'
import { listarAConferir, marcarConferido } from './a-conferir.usecases.js'

@Resolver()
export class AConferirResolver {
  @Query(() => [AConferir], { description: 'As perguntas que esperam quem cuida dos livros, até 200, da mais nova.' })
  @Perfil(listarAConferir)
  aConferir(@Ctx() ctx: Context, @ChurchArg() idCliente?: number | null) {
    return listarAConferir(ctx, { idCliente })
  }

  @Mutation(() => Mensagem, { description: 'O que foi gravado está certo: estas perguntas deixam de esperar.' })
  @Perfil(marcarConferido)
  marcarConferido(
    @Ctx() ctx: Context,
    @Arg('ids', () => [ID], { description: 'As perguntas, por número ou uuid, até 200.' }) ids: string[],
    @ChurchArg() idCliente?: number | null,
  ) {
    return marcarConferido(ctx, { ids, idCliente })
  }
}
