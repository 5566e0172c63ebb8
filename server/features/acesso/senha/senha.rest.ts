import { z } from 'zod'
import { asIs, type Route, route } from '../../../kernel/transport/rest/route.js'
import { redefinirSenha, solicitarRecuperacaoSenha, verificarTokenSenha } from './senha.usecases.js'

const tag = 'Senha'
const message = z.object({ message: z.string() })

/** Carries the token from the check to the change, because the documented body of the change has only the password. */
const cookie = { name: 'candeia_senha', path: '/api/updatePassword', minutes: 60 }

const verify: Route = {
  method: 'GET',
  path: '/getPasswordResetToken/{token}',
  action: verificarTokenSenha.action,
  summary: 'Confere o token de um link de senha e o guarda num cookie para `/updatePassword`.',
  tag,
  response: message.extend({ email: z.string() }),
  async handle(ctx, { params }) {
    const token = params.token ?? ''
    const { message, email } = await verificarTokenSenha(ctx, { token })
    ctx.caller.setCookie?.(cookie.name, token, { path: cookie.path, maxAge: cookie.minutes * 60 })
    return { message, email }
  },
}

const reset: Route = {
  method: 'POST',
  path: '/updatePassword/{email}',
  action: redefinirSenha.action,
  summary: 'Define a senha com o token do link, enviado em `token` ou no cookie de `/getPasswordResetToken`.',
  tag,
  body: z.object({ password: z.string(), token: z.string().optional() }),
  response: message,
  status: 200,
  async handle(ctx, { params, body }, reply) {
    const token = body.token ?? reply.cookie(cookie.name)
    const done = await redefinirSenha(ctx, {
      token: token as string,
      password: body.password as string,
      email: params.email,
    })
    ctx.caller.setCookie?.(cookie.name, '', { path: cookie.path, maxAge: 0 })
    return done
  },
}

export const senhaRoutes: Route[] = [
  route(
    'POST',
    '/email-recuperacao-senha',
    solicitarRecuperacaoSenha,
    (r) => ({ email: r.body.email as string }),
    asIs,
    {
      summary: 'Envia um link de senha ao e-mail, se houver conta com ele.',
      tag,
      body: solicitarRecuperacaoSenha.input,
      response: message,
      status: 200,
    },
  ),
  verify,
  reset,
]
