import { usuarioRef } from '../../../../schema/rules/acesso/usuario.input.js'
import { notFound } from '../../../kernel/base/errors.js'
import { from, isRecord } from '../../../kernel/data/tenant/records.js'
import { auditEvent } from '../../../kernel/work/audit/audit.js'
import { useCase } from '../../../kernel/work/use-case.js'
import { newPreview, sessionOnly } from '../sessao/index.js'
import { withRights } from './usuario.queries.js'
import { refusePreview } from './usuario.rules.js'
import { refuse } from './usuario.usecases.js'

/** Begins a preview: the session sees the church as this person does, and changes nothing. */
export const verComo = useCase({
  action: 'usuario.verComo',
  record: 'usuario',
  input: usuarioRef,
  async run(work, { id }) {
    const { ctx } = work
    const viewer = sessionOnly(ctx)
    const person = await from(work, 'usuario')
      .select(['id', 'idCliente', 'perfil', 'usuarioAtivo'])
      .where(isRecord('usuario', id))
      .where('excluidoEm', 'is', null)
      .executeTakeFirst()
    if (!person) throw notFound('Pessoa não encontrada.')
    refuse(refusePreview(ctx, { ...person, ...(await withRights(work, person)) }))
    await auditEvent(work, 'usuario.verComo', viewer.id, { id_usuario: person.id })
    const { chave, ate } = newPreview(ctx.services, viewer, person.id)
    return { chave, ate: ate.toISOString() }
  },
})
