import { uniqueBy } from '../../../kernel/base/errors.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { Celula } from '../celula/celula.entity.js'
import { leadership, memberships } from '../vinculo/index.js'
import { MembroCelula } from './membro-celula.entity.js'
import { membros, oldestMembro } from './membro-celula.queries.js'

const membrosOfCelulas = {
  queries: membros,
  entity: MembroCelula,
  group: Celula,
  texts: {
    noGroup: 'Célula não encontrada.',
    onde: 'à célula',
    jaMembro: uniqueBy('membro_celula_pessoa', 'idMembro', 'Esta pessoa já é membro desta célula.'),
  },
}

/** The operations on memberships of cells. */
export const membership = memberships(membrosOfCelulas)

/**
 * The operations on leaders of cells. The functions below ensure that a cell with members has a leader. The cell must
 * be locked before they are called.
 */
export const lead = leadership(membrosOfCelulas, {
  mayNotLeave: 'Este membro é o responsável pela célula e não pode ser excluído.',
  action: 'celula.escrever',
})

/**
 * A cell that the calling code has locked. Its version also covers its leader, because an edit of the cell sets the
 * leader.
 */
type Work = Writing & { ctx: Context }

interface LockedCell {
  id: number
  updatedAt: Date
}

/**
 * Adds a member; the first member leads.
 * @throws CONFLICT when the person is a member already
 */
export async function addMember(work: Work, celula: LockedCell, idMembro: number): Promise<void> {
  if (await lead.hasLeader(work, celula.id)) await membership.join(work, celula, idMembro)
  else await lead.pass(work, celula, idMembro)
  await work.em.flush()
}

/** Adds people who are not members yet. In a cell without a leader the first of them leads. */
export async function addMembers(work: Work, celula: LockedCell, people: readonly number[]): Promise<void> {
  const [first, ...others] = people
  if (first === undefined) return
  await addMember(work, celula, first)
  if (others.length) await membros.insert(work, celula.id, others)
}

/** A restored cell may have lost its leader. Then its oldest member leads, once somebody has confirmed it. */
export async function restoreLead(work: Work, celula: LockedCell): Promise<void> {
  await work.em.flush()
  if (await lead.hasLeader(work, celula.id)) return
  const oldest = await oldestMembro(work, celula.id)
  if (oldest) await lead.pass(work, celula, oldest.idMembro, true)
}
