import {
  type RawBuilder,
  type SelectExpression,
  type Selection,
  type SelectQueryBuilder,
  type Simplify,
  sql,
} from 'kysely'
import { type List, searchPatterns } from '../../../../schema/rules/pagination.js'
import type { Tables } from '../../../kernel/data/database/tables.js'
import { change, from, isRecord, type RecordRef, type TableName } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { type PersonSearch, personMatches } from '../../acesso/usuario/index.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** The tables and columns of one kind of membership. */
interface Kind<Table extends TableName, Group extends TableName, Columns> {
  /** 'membro_evento' */
  table: Table
  /** table of the groups: 'evento' */
  group: Group
  /** 'idEvento' */
  groupId: string
  columns: Columns
  /**
   * One member is the leader, and former members stay as soft-deleted rows for the person's timeline. Without this
   * setting, rows of former members are deleted.
   */
  led?: true
  /** how a search matches a person; default: only by data that the current user may read */
  matches?: (pattern: string, search: PersonSearch) => ReturnType<typeof personMatches>
}

interface Listing {
  limit?: number | undefined
  offset: number
  comTotal: boolean
  busca?: string | null | undefined
  columns?: readonly string[] | undefined
  ordem?: { campo: 'name' | 'email' | 'statusMembro' | 'createdAt'; direcao: 'ASC' | 'DESC' } | null | undefined
  /** filters by group (`idEvento`), person and status, and by whether the membership waits for confirmation */
  filtro?: object | null | undefined
}

type Filter = Record<string, RecordRef | null | undefined> & { aConfirmar?: boolean | null }

const filterOf = ({ filtro }: Listing): Filter => (filtro ?? {}) as Filter

/** The queries of one kind of membership. Row: a membership as it is read. */
export interface MembershipQueries<Row> {
  table: TableName
  group: TableName
  groupId: string
  /**
   * Sorted by name by default; within one group the leader comes first. Missing e-mails come last in both directions.
   * @param search what the search may match, see personSearch
   */
  list(work: Reading, input: Listing, search: PersonSearch): Promise<List<Row>>
  read(work: Scope, ref: RecordRef): Promise<Row | undefined>
  /** The id of this person's membership of this group. */
  ofPerson(work: Scope, group: RecordRef, person: RecordRef): Promise<number | undefined>
  /** The id of a membership of this group, by the membership's own id or uuid. */
  ofGroup(work: Scope, group: RecordRef, ref: RecordRef): Promise<number | undefined>
  /** Of the given people, the ids of the people who are members already. */
  present(work: Scope, idGroup: number, people: readonly number[]): Promise<number[]>
  /** Whether this person takes part in the group. Who waits for confirmation does not yet (ADR 0033). */
  takesPart(work: Scope, idGroup: number, person: number): Promise<boolean>
  /** Adds people who are not members yet, in one statement. */
  insert(work: Pick<Writing, 'db' | 'idCliente'>, idGroup: number, people: readonly number[]): Promise<unknown>
  /** Those of these memberships that exist, locked in the order of their ids, so that two bulk actions never deadlock. */
  several(work: Scope, keys: readonly RecordRef[]): Promise<{ id: number; uuid: string }[]>
  /** Confirms these memberships, where they wait. */
  confirm(work: Pick<Writing, 'db' | 'idCliente'>, ids: readonly number[]): Promise<unknown>
  /** SQL: how many memberships wait for confirmation, as the list shows them. */
  waiting(work: Scope): RawBuilder<number>
  /** The leader of a group, if there is one and that person is not deleted. */
  leader(work: Scope, idGroup: number): Promise<number | undefined>
}

/** One type for all kinds of membership, for the type checker. */
type Plain = SelectQueryBuilder<Tables, 'departamento_membro' | 'departamento' | 'usuario', object>

/**
 * The queries of one kind of membership. Memberships of deleted groups and people are left out until both are restored.
 */
export function membershipQueries<
  Table extends TableName,
  Group extends TableName,
  const Columns extends readonly (SelectExpression<Tables, Table | Group | 'usuario'> & string)[],
>(kind: Kind<Table, Group, Columns>) {
  type Joined = Table | Group | 'usuario'
  type Row = Simplify<Selection<Tables, Joined, Columns[number]>>
  const { led, columns, matches = personMatches } = kind
  const table = kind.table as 'departamento_membro'
  const group = kind.group as 'departamento'
  const groupId = kind.groupId as 'idDepartamento'
  const stays = sql<boolean>`${sql.ref(`${table}.excluido_em`)} is null`
  const waits = sql<boolean>`${sql.ref(`${table}.a_confirmar`)}`
  const leads = sql`${sql.ref(`${table}.membro_lider`)}`

  const sortColumns = {
    name: 'usuario.nomeOrdem',
    email: 'usuario.email',
    statusMembro: `${table}.statusMembro`,
    createdAt: `${table}.createdAt`,
  } as const

  /**
   * Memberships with their group, whoever the person is.
   * @param byPerson for the memberships of some people. The plan is the same for all churches, and for one of thirty people
   * it is cheapest to read all members of all groups, which took over 50 ms for 20 people of 50,000. With the cast, which no
   * index of the memberships contains, only their people lead to them; the groups are still found by their key.
   */
  const withGroup = (work: Scope, byPerson = false) =>
    from(work, table)
      .innerJoin(group, (join) =>
        join
          .on(
            sql<boolean>`${sql.ref(`${group}.id`)} = ${sql.ref(`${table}.${groupId}`)}${sql.raw(byPerson ? '::bigint' : '')}`,
          )
          .onRef(`${group}.idCliente`, '=', `${table}.idCliente`),
      )
      .where(`${group}.excluidoEm`, 'is', null)

  function plain(work: Scope, byPerson = false): Plain {
    const query = withGroup(work, byPerson)
      .innerJoin('usuario', (join) =>
        join.onRef('usuario.id', '=', `${table}.idMembro`).onRef('usuario.idCliente', '=', `${table}.idCliente`),
      )
      .where('usuario.excluidoEm', 'is', null)
    return led ? query.where(stays) : query
  }

  /** The memberships of these people. The people themselves are read only where their columns are asked. */
  function ofPeople(work: Scope, people: readonly number[], asked?: readonly string[]): Plain {
    const chosen = lean(columns, asked && [...asked, 'idMembro']) as unknown as readonly `${typeof table}.id`[]
    const named = chosen.some((column: string) => column.startsWith('usuario.'))
    const query = named
      ? plain(work, true).where(`${table}.idMembro`, 'in', [...people])
      : withGroup(work, true)
          .where(sql<boolean>`${sql.ref(`${table}.idMembro`)} = any(${notDeleted(work, people)})`)
          .$if(led === true, (all) => all.where(stays))
    return (query as Plain).select(chosen)
  }

  function filtered(work: Scope, input: Listing, search: PersonSearch): Plain {
    const { [groupId]: ofGroup, idMembro, statusMembro = null, aConfirmar } = filterOf(input)
    let query = plain(work)
    for (const pattern of searchPatterns(input.busca)) query = query.where(matches(pattern, search))
    if (ofGroup) query = query.where(isRecord(group, ofGroup))
    if (idMembro) query = query.where(isRecord('usuario', idMembro))
    if (statusMembro !== null) query = query.where(`${table}.statusMembro`, '=', statusMembro as string)
    if (typeof aConfirmar === 'boolean') query = query.where(aConfirmar ? waits : sql<boolean>`not ${waits}`)
    return query
  }

  const select = (query: Plain, asked?: readonly string[]) =>
    query.select(lean(columns, asked) as unknown as readonly `${typeof table}.id`[])

  const numberOf = async (query: Plain) => (await query.select(`${table}.id`).executeTakeFirst())?.id

  const queries: MembershipQueries<Row> = {
    table: kind.table,
    group: kind.group,
    groupId,

    list(work, input, search) {
      const { ordem } = input
      const query = filtered(work, input, search)
      const direction = ordem?.direcao === 'DESC' ? 'desc' : 'asc'
      let sorted = select(query, input.columns)
      if (led && (!ordem || filterOf(input)[groupId])) sorted = sorted.orderBy(leads, 'desc')
      sorted = sorted
        .orderBy(sortColumns[ordem?.campo ?? 'name'], (order) =>
          (direction === 'desc' ? order.desc() : order.asc()).nullsLast(),
        )
        .orderBy(`${table}.id`, direction)
      return listOf(input, sorted, query) as Promise<List<object>> as Promise<List<Row>>
    },

    read: (work, ref) =>
      select(plain(work)).where(isRecord(table, ref)).executeTakeFirst() as Promise<object | undefined> as Promise<
        Row | undefined
      >,

    ofPerson: (work, ref, person) =>
      numberOf(plain(work).where(isRecord(group, ref)).where(isRecord('usuario', person))),

    ofGroup: (work, ref, own) => numberOf(plain(work).where(isRecord(group, ref)).where(isRecord(table, own))),

    async present(work, idGroup, people) {
      const query = from(work, table)
        .select('idMembro')
        .where(groupId, '=', idGroup)
        .where('idMembro', 'in', [...people])
      const rows = await (led ? query.where(stays) : query).execute()
      return rows.map(({ idMembro }) => idMembro)
    },

    async takesPart(work, idGroup, person) {
      const own = plain(work).where(`${table}.${groupId}`, '=', idGroup).where(`${table}.idMembro`, '=', person)
      return (await numberOf(own.where(sql<boolean>`not ${waits}`))) !== undefined
    },

    insert: ({ db, idCliente }, idGroup, people) =>
      db
        .insertInto(table)
        .values(people.map((idMembro) => ({ idCliente, [groupId as 'idDepartamento']: idGroup, idMembro })))
        .execute(),

    several: (work, keys) =>
      plain(work)
        .select([`${table}.id`, `${table}.uuid`])
        .where((where) =>
          where.or([
            where(`${table}.id`, '=', sql<number>`any(${keys.filter((key) => typeof key === 'number')}::int[])`),
            where(`${table}.uuid`, '=', sql<string>`any(${keys.filter((key) => typeof key === 'string')}::uuid[])`),
          ]),
        )
        .orderBy(`${table}.id`)
        .forUpdate(table)
        .execute(),

    confirm: (work, ids) =>
      change(work, table)
        .set({ aConfirmar: false, updatedAt: new Date(), versao: sql`versao + 1` })
        .where('id', 'in', [...ids])
        .where('aConfirmar', '=', true)
        .execute(),

    waiting: (work) => sql<number>`(${plain(work).where(waits).select(sql<number>`count(*)::int`.as('total'))})`,

    async leader(work, idGroup) {
      const ofThis = plain(work).where(`${table}.${groupId}`, '=', idGroup).where(leads, '=', 1)
      return (await ofThis.select(`${table}.idMembro`).executeTakeFirst())?.idMembro
    },
  }

  /** Memberships with their person and group, for queries that only one kind needs. */
  const all = (work: Scope) => plain(work) as unknown as SelectQueryBuilder<Tables, Joined, object>

  type OfPeople = (
    work: Scope,
    people: readonly number[],
    asked?: readonly string[],
  ) => SelectQueryBuilder<Tables, Joined, Row>

  return { ...queries, columns, all, ofPeople: ofPeople as unknown as OfPeople }
}

/** Those of these people who are not deleted. Each is looked up by the primary key, however many people a church has. */
const notDeleted = (work: Scope, people: readonly number[]) =>
  sql<
    readonly number[]
  >`array(select person.id from unnest((select ${people}::int[])) as asked(id) cross join lateral (${from(
    work,
    'usuario',
  )
    .select('usuario.id')
    .where('usuario.excluidoEm', 'is', null)
    .where(sql<boolean>`usuario.id = asked.id`)
    .limit(1)}) as person)`

/** A membership as it is read. */
export type MembershipRow<Queries> = Queries extends MembershipQueries<infer Row> ? Row : never
