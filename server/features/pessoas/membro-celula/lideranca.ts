import { uniqueBy } from '../../../kernel/errors.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { MembroCelula } from './membro-celula.entity.js'
import { acrescentar, lider, maisAntigo } from './membro-celula.queries.js'

export const alreadyThere = uniqueBy('membro_celula_pessoa', 'idMembro', 'Esta pessoa já é membro desta célula.')

/*
 * A cell with members has one leader, who is one of them. The database sees to it that there are never two; that there is one is
 * kept by what follows. Whoever calls it has locked the cell.
 */

/** A cell that is locked. Its version counts changes of its leader too: an edit of the cell names the leader. */
interface LockedCell {
  id: number
  updatedAt: Date
}

export const hasLeader = async (work: Writing, idCelula: number): Promise<boolean> =>
  (await lider(work, idCelula)) !== undefined

/** Makes the person lead the cell, as its member if need be; the former leader becomes an ordinary member. */
export async function passLead(work: Writing, celula: LockedCell, idMembro: number): Promise<void> {
  const { em, idCliente } = work
  const inCell = { idCliente, idCelula: celula.id, excluidoEm: null }
  const leading = await em.findOne(MembroCelula, { ...inCell, membroLider: 1 })
  if (leading?.idMembro === idMembro) return
  if (leading) {
    leading.membroLider = 0
    await em.flush()
  }
  const now = new Date()
  const member = await em.findOne(MembroCelula, { ...inCell, idMembro })
  if (member) Object.assign(member, { membroLider: 1, liderDesde: now })
  else em.create(MembroCelula, { idCliente, idCelula: celula.id, idMembro, membroLider: 1, liderDesde: now })
  celula.updatedAt = now
  await em.flush()
}

/** Adds a member; the first one leads. @throws CONFLICT when the person is one already */
export async function addMember(work: Writing, celula: LockedCell, idMembro: number): Promise<void> {
  const { em, idCliente } = work
  const known = await em.findOne(MembroCelula, { idCliente, idCelula: celula.id, idMembro, excluidoEm: null })
  if (known) throw alreadyThere()
  if (!(await hasLeader(work, celula.id))) return passLead(work, celula, idMembro)
  em.create(MembroCelula, { idCliente, idCelula: celula.id, idMembro })
  await em.flush()
}

/** Adds people who are not members; the first of a cell without a leader leads. */
export async function addMembers(work: Writing, celula: LockedCell, people: readonly number[]): Promise<void> {
  const [first, ...others] = people
  if (first === undefined) return
  await addMember(work, celula, first)
  if (others.length) await acrescentar(work, celula.id, others)
}

/** A cell out of the recycle bin may have lost its leader meanwhile: then its oldest member leads. */
export async function restoreLead(work: Writing, celula: LockedCell): Promise<void> {
  await work.em.flush()
  if (await hasLeader(work, celula.id)) return
  const oldest = await maisAntigo(work, celula.id)
  if (oldest) await passLead(work, celula, oldest.idMembro)
}
