import { z } from 'zod'
import type { Viewer } from '../../../kernel/access/can.js'
import { auditEvent } from '../../../kernel/audit.js'
import type { Context } from '../../../kernel/context.js'
import { conflict, notFound } from '../../../kernel/errors.js'
import { email, optional, phone, requiredText, versao } from '../../../kernel/formats.js'
import { recordToChange } from '../../../kernel/tenant/records.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { Usuario } from '../../pessoas/usuario/usuario.entity.js'
import { confirmPassword, sessionOnly } from './confirm-password.js'
import { filesCookie } from './entrar.js'
import { hashPassword, newPassword } from './password.js'
import { lerEu, lerSessoes } from './sessao.queries.js'

const nothing = z.object({})

/** The signed-in person; every case below is authorised as such. */
const viewerOf = (ctx: Context): Viewer => ctx.viewer as Viewer

export const eu = readCase({
  action: 'eu.ler',
  input: nothing,
  run: (work) => lerEu(work, viewerOf(work.ctx).id, viewerOf(work.ctx).idCliente),
})

export const minhasSessoes = readCase({
  action: 'eu.ler',
  input: nothing,
  run: (work) => lerSessoes(work, viewerOf(work.ctx).id, viewerOf(work.ctx).idCliente),
})

export const sair = useCase({
  action: 'eu.escrever',
  input: nothing,
  async run({ db, em, idCliente, ctx }) {
    const { id, sessao } = viewerOf(ctx)
    if (sessao) await db.deleteFrom('sessao').where('uuid', '=', sessao).where('idCliente', '=', idCliente).execute()
    await auditEvent({ db, em, idCliente }, 'sessao.sair', id)
    ctx.caller.setCookie?.(filesCookie.name, '', { path: filesCookie.path, maxAge: 0 })
    return { message: 'Você saiu do sistema.' }
  },
})

export const encerrarSessao = useCase({
  action: 'eu.escrever',
  input: z.object({ uuid: z.uuid('Sessão não encontrada.') }),
  async run({ db, idCliente, ctx }, { uuid }) {
    const own = db.deleteFrom('sessao').where('idUsuario', '=', sessionOnly(ctx).id).where('idCliente', '=', idCliente)
    const { numDeletedRows } = await own.where('uuid', '=', uuid).executeTakeFirst()
    if (numDeletedRows === 0n) throw notFound('Sessão não encontrada.')
    return { message: 'Sessão encerrada.' }
  },
})

export const encerrarOutrasSessoes = useCase({
  action: 'eu.escrever',
  input: nothing,
  async run({ db, idCliente, ctx }) {
    const { id, sessao } = sessionOnly(ctx)
    const own = db.deleteFrom('sessao').where('idUsuario', '=', id).where('idCliente', '=', idCliente)
    await own.where('uuid', '!=', String(sessao)).execute()
    return { message: 'As outras sessões foram encerradas.' }
  },
})

export const alterarMinhaSenha = useCase({
  action: 'eu.escrever',
  input: z.object({ atual: z.string('Informe a senha atual.').max(200), nova: newPassword }),
  async prepare(ctx, { atual, nova }) {
    await confirmPassword(ctx, 'atual', atual)
    return hashPassword(nova)
  },
  async run(work, _input, senhaHash) {
    const { db, idCliente } = work
    const { id, sessao } = viewerOf(work.ctx)
    await db
      .updateTable('credencial')
      .set({ senhaHash })
      .where('idUsuario', '=', id)
      .where('idCliente', '=', idCliente)
      .execute()
    await db
      .deleteFrom('sessao')
      .where('idUsuario', '=', id)
      .where('idCliente', '=', idCliente)
      .where('uuid', '!=', String(sessao))
      .execute()
    await db.deleteFrom('token_senha').where('idUsuario', '=', id).where('idCliente', '=', idCliente).execute()
    await auditEvent(work, 'senha.alterar', id)
    return { message: 'Senha alterada com sucesso.' }
  },
})

export const atualizarMeuPerfil = useCase({
  action: 'eu.escrever',
  input: z.object({
    name: requiredText(120, 'Informe o nome.'),
    email: email(),
    telefoneUsuario: optional(phone()),
    versao,
  }),
  async run(work, { versao: seen, ...data }) {
    // the e-mail is where a new password goes
    const { id, idCliente } = sessionOnly(work.ctx)
    const usuario = await recordToChange(work, Usuario, id, { versao: seen })
    const taken = await work.db
      .selectFrom('usuario')
      .select('id')
      .where('idCliente', '=', idCliente)
      .where('email', '=', data.email)
      .where('id', '!=', id)
      .where('excluidoEm', 'is', null)
      .executeTakeFirst()
    if (taken) throw conflict('Já existe uma pessoa com este e-mail.')
    Object.assign(usuario, data)
    await work.em.flush()
    return lerEu(work, id, idCliente)
  },
})
