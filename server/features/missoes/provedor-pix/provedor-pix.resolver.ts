import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { ChurchArg } from '../../../kernel/graphql/arguments.js'
import { Mensagem } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { PixAutomatico, PixAutomaticoInput } from './provedor-pix.type.js'
import { configurarPixAutomatico, lerPixAutomatico, testarPixAutomatico } from './provedor-pix.usecases.js'

@Resolver(() => PixAutomatico)
export class PixAutomaticoResolver {
  @Query(() => PixAutomatico, {
    nullable: true,
    description: 'Por que banco a igreja fica sabendo de cada Pix que recebe; nulo: por nenhum.',
  })
  @Perfil(lerPixAutomatico)
  pixAutomatico(
    @Ctx() ctx: Context,
    @ChurchArg('Só para o administrador da plataforma: a igreja. Ausente: a própria.') idCliente?: number | null,
  ) {
    return lerPixAutomatico(ctx, { idCliente })
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
