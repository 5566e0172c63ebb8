import type { EntityName, EntitySchemaWithMeta, OptionalProps } from '@mikro-orm/core'
import type { List } from '../../../../schema/rules/pagination.js'
import type { Action } from '../../../kernel/access/actions.js'
import { type AppError, conflict, forbidden, notFound } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import {
  type BatchResult,
  idPessoa,
  keyOf,
  personSearch,
  type Requester,
  refuseEmailOrder,
  resultOf,
} from '../../acesso/usuario/index.js'
import { addPessoas, linkAsSeen, newMembroId, noMembro } from './pessoa.js'
import type { MembershipQueries } from './vinculo.queries.js'

/** A membership as the ORM sees it. */
export interface Membership {
  [OptionalProps]?: 'versao' | 'statusMembro' | 'membroLider'
  id: number
  idCliente: number
  versao: number
  idMembro: number
  statusMembro: string | number
  membroLider: number
  liderDesde?: Date | null | undefined
  excluidoEm?: Date | null | undefined
  excluidoPor?: number | null | undefined
}

/** A group with members, as the ORM sees it. */
export interface Group {
  id: number
  idCliente: number
  versao: number
  updatedAt: Date
  excluidoEm?: Date | null | undefined
}

/** Optional values of a new membership. */
type NewMember = { statusMembro?: string | number | null | undefined }

interface Room {
  quantas: number
  lotado: string
}

const onlySessions = 'Um token de API não confirma participações. Entre no sistema com a sua senha.'
const onlyWhoReachesAll = 'Só confirma participações quem cuida de todos os grupos, e não só dos próprios.'

/** One kind of membership: its queries, its entities and its messages. */
export interface Kind<Row> {
  queries: MembershipQueries<Row>
  entity: EntitySchemaWithMeta
  group: EntitySchemaWithMeta
  texts: {
    /** 'Evento não encontrado.' */
    noGroup: string
    /** default: 'Membro não encontrado.' */
    noMember?: string
    /** 'ao evento' */
    onde: string
    jaMembro: () => AppError
    /** default: 'O membro foi excluído com sucesso.' */
    removed?: string
  }
  /** How many more people may join, and the error text for the others. Null: no limit. */
  room?: (work: Writing, group: { id: number; vagas?: number | null | undefined }) => Promise<Room | null>
}

type Work = Writing & { ctx: Requester }

/** The common fields of a membership row. */
interface Linked {
  id: number
  idMembro: number
}

/**
 * The row with the fields that the current user may see.
 * @throws NOT_FOUND when there is no row
 */
export function seenRow<Row extends Linked>(who: Requester, row: Row | undefined, missing: string): Row {
  if (!row) throw notFound(missing)
  return linkAsSeen(who, row)
}

/** The operations on one kind of membership. The group is locked while members are added or removed. */
export function memberships<Row extends Linked>(kind: Kind<Row>) {
  const { queries, texts } = kind
  const entity = kind.entity as unknown as EntityName<Membership>
  const { noMember = noMembro, removed = 'O membro foi excluído com sucesso.' } = texts

  /** The group, locked: of concurrent requests for the same person or the last place, only one succeeds. */
  const locked = (work: Writing, ref: RecordRef): Promise<Group> =>
    recordToChange(work, kind.group as unknown as EntityName<Group>, ref, { missing: texts.noGroup })

  /** @throws NOT_FOUND for a group or a person of another church, and for a person who is not a member */
  async function toChange(work: Writing, groupRef: RecordRef, person: RecordRef): Promise<Membership> {
    const idGroup = await idOf(work, queries.group, groupRef)
    if (idGroup === null) throw notFound(texts.noGroup)
    const idMembro = await idPessoa(work, person)
    const number = idMembro === null ? undefined : await queries.ofPerson(work, idGroup, idMembro)
    if (!number) throw notFound(noMember)
    return recordToChange(work, entity, number, { missing: noMember })
  }

  /**
   * The membership with the fields that the current user may see.
   * @throws NOT_FOUND
   */
  const seen = async (work: Work, number: number | undefined): Promise<Row> =>
    seenRow(work.ctx, number === undefined ? undefined : await queries.read(work, number), noMember)

  async function setStatus(work: Work, group: RecordRef, person: RecordRef, statusMembro: string): Promise<Row> {
    const member = await toChange(work, group, person)
    member.statusMembro = statusMembro
    return seenRow(work.ctx, await saved(work, member, queries.read), noMember)
  }

  return {
    locked,
    seen,

    /** The list as the current user may see it, for the screens, the old integrations and the exports. */
    async list(work: Reading & { ctx: Requester }, input: Parameters<typeof queries.list>[1]): Promise<List<Row>> {
      refuseEmailOrder(work.ctx, input.ordem)
      const list = await queries.list(work, input, personSearch(work.ctx))
      return { ...list, rows: list.rows.map((row) => seenRow(work.ctx, row, noMember)) }
    },

    /** @throws CONFLICT when the person is a member already, or the group is full */
    async join(work: Writing, group: Pick<Group, 'id'>, idMembro: number, data: NewMember = {}): Promise<Membership> {
      if (await queries.ofPerson(work, group.id, idMembro)) throw texts.jaMembro()
      const room = await kind.room?.(work, group)
      if (room && room.quantas < 1) throw conflict(room.lotado)
      return work.em.create(entity, {
        idCliente: work.idCliente,
        [queries.groupId]: group.id,
        idMembro,
        ...(data.statusMembro != null && { statusMembro: data.statusMembro }),
      })
    },

    /**
     * Adds one person.
     * @throws NOT_FOUND for the group, VALIDATION_FAILED for an unknown or inactive person, CONFLICT as `join` throws
     * it
     */
    async add(work: Work, groupRef: RecordRef, person: RecordRef, data: NewMember = {}): Promise<Row> {
      const group = await locked(work, groupRef)
      const member = await this.join(work, group, await newMembroId(work, person), data)
      return seenRow(work.ctx, await saved(work, member, queries.read), noMember)
    },

    /**
     * Adds several people at once, and reports the reason for people who cannot join.
     * @param insert adds the people who can join
     */
    async addSeveral(
      work: Work,
      groupRef: RecordRef,
      people: readonly RecordRef[],
      insert: (group: Group, ids: readonly number[]) => Promise<unknown> = ({ id }, ids) =>
        queries.insert(work, id, ids),
    ): Promise<BatchResult> {
      const group = await locked(work, groupRef)
      return addPessoas(work, people, {
        onde: texts.onde,
        jaMembro: texts.jaMembro,
        presentes: (ids) => queries.present(work, group.id, ids),
        acrescentar: (ids) => insert(group, ids),
        livres: (await kind.room?.(work, group)) ?? null,
      })
    },

    activate: (work: Work, group: RecordRef, person: RecordRef) => setStatus(work, group, person, 'ativo'),
    deactivate: (work: Work, group: RecordRef, person: RecordRef) => setStatus(work, group, person, 'inativo'),

    /**
     * Confirms memberships that an API token, or somebody limited to the own groups, added: from now on the group's leaders may read what they may
     * read of its members. Safe to repeat.
     * @param action what changes the memberships; whom it limits to the own groups confirms nothing
     * @throws FORBIDDEN, also for an API token
     */
    async confirm(work: Work, refs: readonly RecordRef[], action: Action): Promise<BatchResult> {
      if (work.ctx.viewer?.escopos) throw forbidden(onlySessions)
      if (!work.ctx.reachesAll(action)) throw forbidden(onlyWhoReachesAll)
      const keys = refs.map(keyOf)
      const found = await queries.several(
        work,
        keys.flatMap((key) => key ?? []),
      )
      const known = new Set<RecordRef | null>(found.flatMap(({ id, uuid }) => [id, uuid]))
      const missing = [...new Set(refs.filter((_, index) => !known.has(keys[index] ?? null)))]
      if (found.length)
        await queries.confirm(
          work,
          found.map(({ id }) => id),
        )
      return resultOf(
        found.length,
        missing.map((ref) => ({ id: String(ref), name: null, motivo: noMember })),
        {
          none: 'Nenhuma participação confirmada',
          one: 'participação confirmada',
          many: 'participações confirmadas',
        },
      )
    },

    async remove(work: Work, group: RecordRef, person: RecordRef): Promise<{ message: string }> {
      work.em.remove(await toChange(work, group, person))
      return { message: removed }
    },
  }
}
