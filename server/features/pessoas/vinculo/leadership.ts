import type { EntityName } from '@mikro-orm/core'
import type { Action } from '../../../kernel/access/actions.js'
import { markDeleted } from '../../../kernel/access/bin.js'
import { conflict, notFound } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { type Group, type Kind, type Membership, memberships, seenRow } from './memberships.js'
import { noMembro } from './pessoa.js'

/*
 * A group has at most one leader, who is one of its members. The database prevents a second leader. The group must be
 * locked before these functions are called, because a new leader also changes the group's version.
 */

type Work = Writing & { ctx: Context }
type LockedGroup = Pick<Group, 'id' | 'updatedAt'>

/**
 * The operations on the leaders of groups.
 * @param action whoever may do it in all groups names at once; whom others name waits
 * @param leading additional values of a leader's membership
 */
export function leadership<Row extends { id: number; idMembro: number; membroLider: number }>(
  kind: Kind<Row>,
  { mayNotLeave, action }: { mayNotLeave: string; action: Action },
  leading: Pick<Partial<Membership>, 'statusMembro'> = {},
) {
  const { queries } = kind
  const entity = kind.entity as unknown as EntityName<Membership>
  const { locked } = memberships(kind)

  /**
   * The membership, read after its group is locked, so that no other request can change it.
   * @throws NOT_FOUND
   */
  async function lockedMember(work: Writing, ref: RecordRef | undefined) {
    const known = ref === undefined ? undefined : await queries.read(work, ref)
    const group = known && (await locked(work, (known as Record<string, unknown>)[queries.groupId] as number))
    const row = group && (await queries.read(work, known.id))
    if (!row) throw notFound(noMembro)
    return { ...row, group }
  }

  /** Whom nobody named waits, and whom somebody named who confirms does not. Otherwise a membership stays as it is. */
  const confirmation = (ctx: Context, unnamed: boolean) =>
    unnamed ? { aConfirmar: true } : ctx.confirms(action) ? { aConfirmar: false } : {}

  /**
   * Makes the person the leader, and a member if necessary. The former leader becomes an ordinary member.
   * @param unnamed nobody has named this person, who waits for confirmation
   */
  async function pass(
    { em, idCliente, ctx }: Work,
    group: LockedGroup,
    idMembro: number,
    unnamed = false,
  ): Promise<void> {
    const confirmed = confirmation(ctx, unnamed)
    const inGroup = { idCliente, [queries.groupId]: group.id }
    const there = { ...inGroup, excluidoEm: null }
    const former = await em.findOne(entity, { ...there, membroLider: 1 })
    if (former?.idMembro === idMembro) {
      Object.assign(former, unnamed ? {} : confirmed)
      await em.flush()
      return
    }
    if (former) {
      former.membroLider = 0
      await em.flush()
    }
    const now = new Date()
    const lead = { ...leading, ...confirmed, membroLider: 1, liderDesde: now }
    const member = await em.findOne(entity, { ...there, idMembro })
    if (member) Object.assign(member, lead)
    else em.create(entity, { ...inGroup, ...lead, idMembro })
    group.updatedAt = now
    await em.flush()
  }

  return {
    pass,

    hasLeader: async (work: Writing, idGroup: number): Promise<boolean> =>
      (await queries.leader(work, idGroup)) !== undefined,

    /**
     * Concurrent promotions in one group run one after the other, because each locks the group.
     * @throws NOT_FOUND
     */
    async promote(work: Work, ref: RecordRef | undefined): Promise<Row> {
      const { id, group, idMembro } = await lockedMember(work, ref)
      // the look-up locks the person, so nobody can delete the person before this transaction ends
      if ((await idOf(work, 'usuario', idMembro)) === null) throw notFound(noMembro)
      await pass(work, group, idMembro)
      return seenRow(work.ctx, await queries.read(work, id), noMembro)
    },

    /**
     * Soft-deletes the membership.
     * @throws NOT_FOUND, CONFLICT for the leader
     */
    async remove(work: Work, ref: RecordRef | undefined): Promise<{ message: string }> {
      const { id, membroLider } = await lockedMember(work, ref)
      if (membroLider === 1) throw conflict(mayNotLeave)
      markDeleted(work, await recordToChange(work, entity, id, { missing: noMembro }))
      return { message: 'O membro foi excluído com sucesso.' }
    },
  }
}
