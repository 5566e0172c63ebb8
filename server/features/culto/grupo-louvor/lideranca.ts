import { uniqueBy } from '../../../kernel/errors.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { MembroGrupoLouvor } from './membro-grupo-louvor.entity.js'
import { lider, vinculoDaPessoa } from './membro-grupo-louvor.queries.js'

const alreadyThere = uniqueBy('membro_grupo_louvor_pessoa', 'idMembro', 'Esta pessoa já é membro do grupo.')

/*
 * A worship group has one leader at most; the database sees to it that there are never two, and who leads cannot leave. Whoever
 * calls this has locked the group.
 */

/** A group that is locked. Its version counts changes of its leader too. */
interface LockedGroup {
  id: number
  updatedAt: Date
}

/** Makes this member lead; the former leader becomes an ordinary member. */
export async function passLead(work: Writing, grupo: LockedGroup, idMembro: number): Promise<void> {
  const { em, idCliente } = work
  const inGroup = { idCliente, idGrupo: grupo.id, excluidoEm: null }
  const leading = await em.findOne(MembroGrupoLouvor, { ...inGroup, membroLider: 1 })
  if (leading?.idMembro === idMembro) return
  if (leading) {
    leading.membroLider = 0
    await em.flush()
  }
  const member = await em.findOneOrFail(MembroGrupoLouvor, { ...inGroup, idMembro })
  const now = new Date()
  Object.assign(member, { membroLider: 1, statusMembro: 1, liderDesde: now })
  grupo.updatedAt = now
  await em.flush()
}

/**
 * Adds a member. `membroLider` counts only while nobody leads.
 * @throws CONFLICT when the person is one already
 */
export async function addMember(
  work: Writing,
  grupo: LockedGroup,
  idMembro: number,
  { membroLider, statusMembro }: { membroLider: number; statusMembro: number },
): Promise<void> {
  const { em, idCliente } = work
  if ((await vinculoDaPessoa(work, grupo.id, idMembro)) !== undefined) throw alreadyThere()
  em.create(MembroGrupoLouvor, { idCliente, idGrupo: grupo.id, idMembro, statusMembro })
  await em.flush()
  if (membroLider === 1 && !(await lider(work, grupo.id))) await passLead(work, grupo, idMembro)
}
