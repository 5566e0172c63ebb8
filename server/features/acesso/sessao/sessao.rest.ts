import { z } from 'zod'
import { abilities } from '../../../kernel/access/can.js'
import { asIs, messageJson, type Route, route } from '../../../kernel/transport/rest/route.js'
import { entrar } from './entrar.js'
import type { CurrentUserRow } from './sessao.queries.js'
import { eu, sair } from './sessao.usecases.js'

const tag = 'Sessão'

const perfilResponse = z.object({
  id: z.int(),
  uuid: z.uuid(),
  idCliente: z.int(),
  perfil: z.int(),
  name: z.string(),
  email: z.string().nullable(),
  telefoneUsuario: z.string().nullable(),
  recemConvertido: z.int(),
  usuarioAtivo: z.int(),
})

const perfilJson = ({
  id,
  uuid,
  idCliente,
  perfil,
  name,
  email,
  telefoneUsuario,
  recemConvertido,
  usuarioAtivo,
}: CurrentUserRow): z.infer<typeof perfilResponse> => ({
  id,
  uuid,
  idCliente,
  perfil,
  name,
  email,
  telefoneUsuario,
  recemConvertido,
  usuarioAtivo,
})

/** Signs in and returns the person: one call for two use cases. */
const login: Route = {
  method: 'POST',
  path: '/login',
  action: entrar.action,
  summary:
    'Entra no sistema, com e-mail, telefone ou nome de acesso em `email`; com verificação em duas etapas, envie também `codigo`.',
  tag,
  body: entrar.input,
  response: z.object({ token: z.string(), user: perfilResponse }),
  status: 200,
  async handle(ctx, { body }) {
    const { token } = await entrar(ctx, body as z.input<typeof entrar.input>)
    return { token, user: perfilJson(await eu(ctx, {})) }
  },
}

/** The person, and what the person may do now: the perfil alone does not tell it, since functions and leading add to it. */
const perfil: Route = {
  method: 'GET',
  path: '/userProfile',
  action: eu.action,
  summary: 'Quem está usando o sistema, e em `acoes` o que pode fazer agora.',
  tag,
  response: perfilResponse.extend({ acoes: z.array(z.string()) }),
  async handle(ctx) {
    const pessoa = perfilJson(await eu(ctx, {}))
    return { ...pessoa, acoes: ctx.viewer ? abilities(ctx.viewer) : [] }
  },
}

export const sessaoRoutes: Route[] = [
  login,
  route('POST', '/logout', sair, () => ({}), asIs, {
    summary: 'Sai do sistema.',
    tag,
    response: messageJson,
    status: 200,
  }),
  perfil,
]
