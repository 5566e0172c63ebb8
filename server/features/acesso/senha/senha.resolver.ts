import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { Mensagem } from '../../../kernel/transport/graphql/page.type.js'
import { Perfil } from '../../../kernel/transport/graphql/perfil.directive.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { TokenSenha } from './senha.type.js'
import { enviaEmails, redefinirSenha, solicitarRecuperacaoSenha, verificarTokenSenha } from './senha.usecases.js'

@Resolver()
export class SenhaResolver {
  @Query(() => Boolean, {
    description: 'Se este servidor envia e-mails. Onde não envia, links e avisos por e-mail não chegam a ninguém.',
  })
  @Perfil(enviaEmails)
  enviaEmails(@Ctx() ctx: Context) {
    return enviaEmails(ctx, {})
  }

  @Query(() => TokenSenha, { description: 'Confere o token de um link de senha recebido por e-mail.' })
  @Perfil(verificarTokenSenha)
  verificarTokenSenha(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'Token do link.' }) token: string,
  ) {
    return verificarTokenSenha(ctx, { token })
  }

  @Mutation(() => Mensagem, {
    description: 'Envia um link de senha ao e-mail, se houver conta com ele. A resposta é sempre a mesma.',
  })
  @Perfil(solicitarRecuperacaoSenha)
  solicitarRecuperacaoSenha(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { description: 'E-mail.' }) email: string,
  ) {
    return solicitarRecuperacaoSenha(ctx, { email })
  }

  @Mutation(() => Mensagem, {
    description: 'Define a senha com o token do link, uma única vez, e encerra os acessos abertos da pessoa.',
  })
  @Perfil(redefinirSenha)
  redefinirSenha(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'Token do link.' }) token: string,
    @Arg('password', () => String, { description: 'Senha atual.' }) password: string,
  ) {
    return redefinirSenha(ctx, { token, password })
  }
}
