import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import type { Context } from '../../../kernel/context.js'
import { Mensagem } from '../../../kernel/graphql/page.type.js'
import { Perfil } from '../../../kernel/graphql/perfil.directive.js'
import { TokenSenha } from './senha.type.js'
import { redefinirSenha, solicitarRecuperacaoSenha, verificarTokenSenha } from './senha.usecases.js'

@Resolver()
export class SenhaResolver {
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
