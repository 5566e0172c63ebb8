import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { PixAutomatico, PixAutomaticoInput } from './provedor-pix.type.js'
import { configurarPixAutomatico, readPixAutomatico, testarPixAutomatico } from './provedor-pix.usecases.js'

@Resolver(() => PixAutomatico)
export class PixAutomaticoResolver {
  @Query(() => PixAutomatico, {
    nullable: true,
    description: 'Por que banco a igreja fica sabendo de cada Pix que recebe; nulo: por nenhum.',
  })
  @Perfil(readPixAutomatico)
  pixAutomatico(@Ctx() ctx: Context) {
    return readPixAutomatico(ctx, {})
  }

  @Mutation(() => PixAutomatico, {
    description: 'Muda o Pix pelo banco da própria igreja e avisa todos os administradores por e-mail.',
  })
  @Perfil(configurarPixAutomatico)
  configurarPixAutomatico(
    @Ctx() ctx: Context,
    @Arg('input', () => PixAutomaticoInput, { description: 'Os dados.' }) input: PixAutomaticoInput,
  ) {
    return configurarPixAutomatico(ctx, input)
  }

  @Mutation(() => Mensagem, { description: 'Pergunta ao banco se os dados guardados servem.' })
  @Perfil(testarPixAutomatico)
  testarPixAutomatico(@Ctx() ctx: Context) {
    return testarPixAutomatico(ctx, {})
  }
}
