import { sql } from 'kysely'
import { z } from 'zod'
import type { Action } from '../../../kernel/access/actions.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'
import { AppError, forbidden, invalid } from '../../../kernel/base/errors.js'
import { from, idOf, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import {
  type BatchResult,
  batch,
  isActive,
  type Refused,
  type Requester,
  readsEmail,
  readsTelephone,
  resultOf,
} from '../../acesso/usuario/index.js'

/*
 * Common rules of departments, events, missions, cells and meetings, which all have people as members: who may be
 * added, what is shown of a person, and the messages.
 */

export const noMembro = 'Membro não encontrado.'

export const inativa = 'Esta pessoa está inativa. Ative-a antes de adicioná-la.'

/** The person of a membership for the old integrations, which expect the e-mail as a text, never as null. */
export const membroResponse = z.object({ name: z.string(), email: z.string(), telefoneUsuario: z.string().nullable() })

/**
 * Whether a membership waits for confirmation, as far as the current user may know: who may change the memberships of
 * its group.
 */
export const toConfirmAsSeen = (who: WhoMay, action: Action, row: { aConfirmar: boolean }): boolean | null =>
  who.can(action) ? row.aConfirmar : null

/**
 * `acoesPermitidas` of a membership that waits, for whom the action does not limit to the own groups. The platform's
 * administrator may add members in every church, and so may confirm them there (ADR 0033).
 */
export const actionsToConfirm = (
  who: Pick<Context, 'confirms'>,
  action: Action,
  row: { aConfirmar: boolean },
): string[] => (row.aConfirmar && who.confirms(action) ? ['confirmar'] : [])

/**
 * Whether the group's leader waits for confirmation, as far as the current user may know: who may change the group.
 */
export const liderToConfirmAsSeen = (who: WhoMay, action: Action, row: { liderAConfirmar: boolean }): boolean | null =>
  who.can(action) ? row.liderAConfirmar : null

/**
 * Whoever confirms memberships also confirms the leader whom a leader or an API token has named, by saving the group with
 * this leader.
 * @param named the leader in the input; undefined: the input says nothing of the leader
 */
export function confirmLeader(
  { ctx }: { ctx: Pick<Context, 'confirms'> },
  action: Action,
  group: { liderAConfirmar?: boolean },
  named: RecordRef | null | undefined,
): void {
  if (named !== undefined && group.liderAConfirmar && ctx.confirms(action)) group.liderAConfirmar = false
}

/** SQL: in how many groups of this table the leader waits for confirmation, as their list shows them. */
export const leadersToConfirm = (
  work: Pick<Reading, 'db' | 'idCliente'>,
  table: 'departamento' | 'missao' | 'classe_ebd',
) =>
  sql<number>`(${from(work, table as 'departamento')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('liderAConfirmar', '=', true)
    .where('excluidoEm', 'is', null)})`

/**
 * Whom a filter of memberships or leaders that wait is refused: it would tell what the lists do not show.
 * @param asked the filter's value
 * @throws FORBIDDEN
 */
export function refuseToConfirm(who: WhoMay, action: Action, asked: boolean | null | undefined): void {
  if (typeof asked === 'boolean' && !who.can(action)) throw forbidden()
}

interface Linked {
  idMembro: number
  name: string
  email: string | null
  telefoneUsuario: string | null
}

export const membroJson = ({ name, email, telefoneUsuario }: Linked): z.infer<typeof membroResponse> => ({
  name,
  email: email ?? '',
  telefoneUsuario,
})

/** A membership with the contact data that the current user may see. */
export const linkAsSeen = <Row extends Pick<Linked, 'idMembro'>>(who: Requester, row: Row): Row => ({
  ...row,
  ...('telefoneUsuario' in row && !readsTelephone(who, row.idMembro) && { telefoneUsuario: null }),
  ...('email' in row && !readsEmail(who, row.idMembro) && { email: null }),
})

/**
 * The id of a person who is to be added to a group.
 * @param field the input field that names the person
 * @throws VALIDATION_FAILED for a person who is unknown in this church or inactive
 */
export async function newMembroId(work: Writing, ref: RecordRef, field = 'idMembro'): Promise<number> {
  const id = await idOf(work, 'usuario', ref)
  if (id === null) throw invalid({ [field]: 'Pessoa não encontrada.' })
  await refuseInactive(work, id, field)
  return id
}

/**
 * The rule for inactive people, the same for all groups.
 * @throws VALIDATION_FAILED
 */
export async function refuseInactive(work: Writing, id: number, field = 'idMembro'): Promise<void> {
  if (!(await isActive(work, id))) throw invalid({ [field]: inativa })
}

/**
 * Refuses inactive guests in a roll call. The group's members are not passed here: they may be inactive.
 * @throws VALIDATION_FAILED
 */
export async function refuseInactiveGuests(work: Writing, people: readonly number[], field: string): Promise<void> {
  const [name] = (await inactiveOf(work, people)).values()
  if (name) throw invalid({ [field]: `${name}: ${inativa.charAt(0).toLowerCase()}${inativa.slice(1)}` })
}

/** The names of the inactive ones among these people, by id. */
export async function inactiveOf(work: Writing, people: readonly number[]): Promise<Map<number, string>> {
  if (!people.length) return new Map()
  const rows = await from(work, 'usuario')
    .select(['id', 'name'])
    .where('id', 'in', [...people])
    .where('usuarioAtivo', '=', 0)
    .orderBy('id')
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/**
 * Adds several people to a locked group, and reports the reason for people who cannot join. A hundred people need as
 * many statements as one.
 * @param group.presentes returns which of these people are members already; each of these is refused with `jaMembro`
 * @param group.acrescentar adds the others
 * @param group.livres how many more may join, and the error text for the others; without it there is no limit
 * @param group.onde 'ao evento'
 */
export async function addPessoas(
  work: Writing,
  refs: readonly RecordRef[],
  group: {
    onde: string
    jaMembro: (id: number) => AppError
    presentes: (ids: readonly number[]) => Promise<readonly number[]>
    acrescentar: (ids: readonly number[]) => Promise<unknown>
    livres?: { quantas: number; lotado: string } | null
  },
): Promise<BatchResult> {
  const { onde, jaMembro, livres } = group
  const { aceitos, recusados } = await batch(work, refs, ({ usuarioAtivo }) => (usuarioAtivo === 1 ? null : inativa))
  const presentes = new Set(aceitos.length ? await group.presentes(aceitos.map(({ id }) => id)) : [])
  const left: Refused[] = [...recusados]
  const come: number[] = []
  for (const { id, name } of aceitos) {
    const full = livres && come.length >= livres.quantas ? livres.lotado : null
    if (presentes.has(id)) left.push({ id: String(id), name, motivo: jaMembro(id).message })
    else if (full !== null) left.push({ id: String(id), name, motivo: full, lotado: true })
    else come.push(id)
  }
  if (come.length) await group.acrescentar(come)
  return resultOf(come.length, left, {
    none: `Nenhuma pessoa adicionada ${onde}`,
    one: `pessoa adicionada ${onde}`,
    many: `pessoas adicionadas ${onde}`,
  })
}
