import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { AparelhoInput, MeusAvisos } from './aviso.type.js'
import {
  alterarSilencio,
  escolherAviso,
  meusAvisos,
  registrarAparelho,
  removerAparelho,
  testarAviso,
} from './aviso.usecases.js'

@Resolver(() => MeusAvisos)
export class AvisoResolver {
  @Query(() => MeusAvisos, { description: 'Como a própria pessoa é avisada, e em que aparelhos.' })
  @Perfil(meusAvisos)
  meusAvisos(@Ctx() ctx: Context) {
    return meusAvisos(ctx, {})
  }

  @Mutation(() => MeusAvisos, { description: 'Liga ou desliga um tipo de aviso. O que não é enviado fica como está.' })
  @Perfil(escolherAviso)
  escolherAviso(
    @Ctx() ctx: Context,
    @Arg('tipo', () => String, { description: 'Nome do tipo.' }) tipo: string,
    @Arg('push', () => Boolean, { nullable: true, description: 'Aos aparelhos.' }) push?: boolean | null,
    @Arg('email', () => Boolean, { nullable: true, description: 'Por e-mail, sem aparelho.' }) email?: boolean | null,
  ) {
    return escolherAviso(ctx, { tipo, push, email })
  }

  @Mutation(() => MeusAvisos, {
    description: 'Escolhe as horas em que os aparelhos não tocam: os avisos chegam depois. Sem horas, não há silêncio.',
  })
  @Perfil(alterarSilencio)
  alterarSilencio(
    @Ctx() ctx: Context,
    @Arg('de', () => String, { nullable: true, description: 'Início, HH:mm.' }) de?: string | null,
    @Arg('ate', () => String, { nullable: true, description: 'Fim, HH:mm.' }) ate?: string | null,
  ) {
    return alterarSilencio(ctx, { de, ate })
  }

  @Mutation(() => MeusAvisos, {
    description: 'Liga os avisos neste navegador. Se eram de outra pessoa, deixam de ser.',
  })
  @Perfil(registrarAparelho)
  registrarAparelho(
    @Ctx() ctx: Context,
    @Arg('input', () => AparelhoInput, { description: 'A inscrição.' }) input: AparelhoInput,
  ) {
    return registrarAparelho(ctx, input)
  }

  @Mutation(() => MeusAvisos, { description: 'Desliga os avisos de um aparelho da própria pessoa.' })
  @Perfil(removerAparelho)
  removerAparelho(
    @Ctx() ctx: Context,
    @Arg('uuid', () => ID, { description: 'Identificador do aparelho.' }) uuid: string,
  ) {
    return removerAparelho(ctx, { uuid })
  }

  @Mutation(() => Mensagem, { description: 'Envia um aviso de teste aos aparelhos da própria pessoa, na hora.' })
  @Perfil(testarAviso)
  testarAviso(@Ctx() ctx: Context) {
    return testarAviso(ctx, {})
  }
}
