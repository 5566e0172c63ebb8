import { z } from 'zod'
import { meuPerfilInput } from '../../../../schema/rules/acesso/sessao.input.js'
import { codigoDeVerificacao } from '../../../../schema/rules/acesso/usuario.input.js'
import type { Viewer } from '../../../kernel/access/can.js'
import { invalid, notFound, uniqueBy } from '../../../kernel/base/errors.js'
import { change, isTaken, recordToChange, removeFrom } from '../../../kernel/data/tenant/records.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { Usuario } from '../usuario/usuario.entity.js'
import { changeEmail } from './change-email.js'
import { confirmAgainIn } from './confirm-again.js'
import { sessionOnly } from './confirm-password.js'
import { filesCookie } from './entrar.js'
import { tellPasswordChanged } from './letters.js'
import { hashPassword, newPassword } from './password.js'
import { announceEnd, dropPasswordLinks, endOtherAccess, endSessions, forgetDevices } from './revoke.js'
import { readCurrentUser, readSessoes } from './sessao.queries.js'

const sameEmail = uniqueBy('usuario_email', 'email', 'Já existe uma pessoa com este e-mail.')

const nothing = z.object({})

/** The current user; every use case below requires a session. */
const viewerOf = (ctx: Context): Viewer => ctx.viewer as Viewer

export const eu = readCase({
  action: 'eu.ler',
  input: nothing,
  run: (work) => readCurrentUser(work, viewerOf(work.ctx).id, viewerOf(work.ctx).idCliente),
})

export const minhasSessoes = readCase({
  action: 'eu.ler',
  personal: true,
  input: nothing,
  run: (work) => readSessoes(work, viewerOf(work.ctx).id, viewerOf(work.ctx).idCliente),
})

export const sair = useCase({
  action: 'eu.escrever',
  input: nothing,
  async run(work) {
    const { ctx } = work
    const { id, sessao } = viewerOf(ctx)
    if (sessao) {
      await removeFrom(work, 'sessao').where('uuid', '=', sessao).execute()
      await forgetDevices(work, [sessao])
    }
    await announceEnd(work, id)
    await auditEvent(work, 'sessao.sair', id)
    ctx.caller.setCookie?.(filesCookie.name, '', { path: filesCookie.path, maxAge: 0 })
    return { message: 'Você saiu do sistema.' }
  },
})

export const encerrarSessao = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: z.object({ uuid: z.uuid('Sessão não encontrada.') }),
  async run(work, { uuid }) {
    const own = removeFrom(work, 'sessao').where('idUsuario', '=', sessionOnly(work.ctx).id)
    const { numDeletedRows } = await own.where('uuid', '=', uuid).executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('Sessão não encontrada.')
    await forgetDevices(work, [uuid])
    await announceEnd(work, sessionOnly(work.ctx).id)
    return { message: 'Sessão encerrada.' }
  },
})

export const encerrarOutrasSessoes = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: nothing,
  async run(work) {
    const { id, sessao } = sessionOnly(work.ctx)
    await endSessions(work, id, sessao)
    return { message: 'As outras sessões foram encerradas.' }
  },
})

export const alterarMinhaSenha = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: z.object({
    atual: z.string('Informe a senha atual.').max(200),
    nova: newPassword,
    codigo: codigoDeVerificacao,
  }),
  async prepare(ctx, input) {
    await confirmAgainIn(ctx, 'atual', input)
    return hashPassword(input.nova)
  },
  async run(work, _input, senhaHash) {
    const { id, idCliente, sessao } = sessionOnly(work.ctx)
    await change(work, 'credencial').set({ senhaHash }).where('idUsuario', '=', id).execute()
    await endSessions(work, id, sessao)
    await dropPasswordLinks(work, id)
    await endOtherAccess(work.ctx, work, id, 'password')
    await auditEvent(work, 'senha.alterar', id)
    await tellPasswordChanged(work, await readCurrentUser(work, id, idCliente))
    return { message: 'Senha alterada com sucesso.' }
  },
})

const passwordForEmail = () => invalid({ password: 'Informe a senha atual para trocar o e-mail.' })

export const atualizarMeuPerfil = useCase({
  action: 'eu.escrever',
  sessionOnly: true,
  input: meuPerfilInput,
  // a password can be reset through the e-mail, so changing the e-mail requires the password
  async prepare(ctx, input) {
    const { id, idCliente } = sessionOnly(ctx)
    const { email: present } = await readCurrentUser(await ctx.read(), id, idCliente)
    if ((input.email ?? null) === present) return { confirmed: false }
    // whoever has an e-mail replaces it and is never left without one
    if (!input.email) throw invalid({ email: 'Informe o e-mail.' })
    const { password, codigo } = input
    if (!password) throw passwordForEmail()
    await confirmAgainIn(ctx, 'password', { password, codigo })
    return { confirmed: true }
  },
  async run(work, { versao: seen, password: _, codigo: __, email, ...data }, { confirmed }) {
    const { id, idCliente } = sessionOnly(work.ctx)
    const usuario = await recordToChange(work, Usuario, id, { versao: seen })
    if (email && (await isTaken(work, 'usuario', 'email', email, id))) throw sameEmail()
    await changeEmail(work, usuario, email ?? null, () => {
      if (!confirmed) throw passwordForEmail()
    })
    work.em.assign(usuario, data, { ignoreUndefined: true })
    await work.em.flush()
    return readCurrentUser(work, id, idCliente)
  },
})
