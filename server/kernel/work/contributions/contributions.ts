import type { RawBuilder } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { Action, PublicAction } from '../../access/actions.js'
import type { QuestionKind } from '../../access/confirming.js'
import type { Led } from '../../access/led.js'
import type { Part } from '../../data/reading/parts.js'
import type { TableName } from '../../data/tenant/records.js'
import type { Reading, Writing } from '../../data/tenant/session.js'
import type { Context } from '../context/context.js'
import type { ListCase } from '../edges/edge.js'
import type { BankDonation, PixCode, PixOfIncome } from './bank-money.js'
import type { CalendarEntry, CalendarWindow } from './calendar.js'

/** Why what people made ends: their password has changed, or they may not sign in any more. */
export type AccessEnd = 'password' | 'gone'

/** A result of the global search. `tipo` determines which screen shows it. */
export interface SearchHit {
  tipo: string
  id: number
  uuid: string
  titulo: string
  subtitulo: string | null
}

/** One entry of a person's timeline. */
export interface TimelineEntry {
  tipo: string
  data: string
  titulo: string
  descricao: string | null
}

/** An entry with the id of its person. */
export type PersonEntry = TimelineEntry & { idUsuario: number }

/** How the recycle bin shows a feature's deleted records. */
export interface Bin {
  /** SQL for the title of a record, whose table has the alias `r` */
  titulo: string
  /** the feature's own use case that restores a record */
  restaurar: {
    (ctx: Context, raw: { id: string; confirmacoes?: readonly string[] | null | undefined }): Promise<unknown>
    readonly action: Action | PublicAction
  }
}

/** How one record of a feature's table is found by its uuid, whatever its kind. */
export interface RecordKind {
  /** its type in the schema, which implements Registro */
  type: string
  /** its name in the names of events ('name.criado'); the feature's own name by default */
  eventName?: string
  /** the use case of the feature's list, which shows each record as the current user may see it */
  list: ListCase
  /** the use case that reads one record */
  read(ctx: Context, raw: { id: string }): Promise<object>
}

/** Rows of a feature's table that are no records, but of which other systems are told: who came to something. */
interface Roll {
  /** its name in the names of events ('name.registrada', 'name.removida') */
  eventName: string
  /** table of the record to which the rows belong, whose uuid is told: once, however many rows changed */
  of: TableName
  /** the column of the rows with the id of that record */
  column: string
  /** the use case of the rows' list, which only who may use it is told of */
  list: ListCase
}

/** A kind of notice to people, such as a new roster entry. Each person chooses for each kind whether and how to get it. */
export interface NoticeKind {
  /** 'feature.event'; the people's choices are stored under it, so it never changes */
  readonly name: string
  /** in Portuguese, for the list of choices */
  readonly title: string
  /** one sentence for the same list */
  readonly description: string
  /** only people who may do this get such notices */
  readonly action: Action
  /** whether people without push get an e-mail, unless they choose otherwise */
  readonly email: boolean
}

export type Change = 'moved' | 'calledOff'

/** A feature with records that depend on those of another feature's table, such as the rosters of a worship service. */
export interface Follower {
  table: TableName
  /** called when a record of that table is moved to another time or takes place again, and when it is called off or deleted */
  changed(work: Writing & { ctx: Context }, id: number, change: Change): Promise<void>
  /** why a deleted record of that table cannot come back now, as `changed` would refuse it; null when it can; batched */
  refusesReturn?(ctx: Context, id: number): Promise<string | null>
}

/** The days are dates, or columns of the outer statement. */
export type Spending = (
  idCliente: number,
  inicio: DateOnly | RawBuilder<unknown>,
  fim: DateOnly | RawBuilder<unknown>,
) => RawBuilder<{ id_departamento: number; valor: Decimal }>

/** What features provide to other features without importing each other. */
export interface Contributions {
  /** how to find the groups that a person leads, for actions that are limited to them */
  led?: Led
  /**
   * memberships of its groups that may wait for confirmation: SQL that counts those of a church that do. Only those are told
   * who may do `actions` in every group
   */
  confirms?: {
    actions: readonly Action[]
    waiting(church: Pick<Reading, 'db'> & { idCliente: number }): RawBuilder<number>
  }
  /**
   * results for the global search, read in one statement with those of all features; called only when the current user may
   * do `action`. `texto`: what was typed, whose words are the patterns
   */
  search?: {
    action: Action
    /** its table grows with every week, so it is searched when somebody asks for it, and not with every letter */
    onRequest?: true
    find(ctx: Context, work: Reading, patterns: string[], texto: string): Part<SearchHit>[]
  }
  /** entries for the timelines of these people, in any order; called only when the current user may do `action` */
  timeline?: { action: Action; entries(ctx: Context, work: Reading, ids: readonly number[]): Part<PersonEntry>[] }
  /**
   * entries that overlap these days, in any order. The number of statements must not depend on the rows. Called only
   * when the current user may do `action`. `work.idCliente` is always one church. `upcoming`: the first screen shows its
   * next entries.
   */
  calendar?: {
    action: Action
    upcoming?: boolean
    entries(ctx: Context, work: Reading, window: CalendarWindow): Promise<CalendarEntry[]>
  }
  /**
   * returns a Portuguese text that explains why this person cannot be deleted now, or null when nothing prevents it. The
   * transaction reaches every group; the text names none that the current user may not see
   */
  holdsPerson?: (work: Writing & { ctx: Context }, idUsuario: number) => Promise<string | null>
  /** removes data that a restored person may no longer have; called before the restored person is saved */
  restoresPerson?: (work: Writing, idUsuario: number) => Promise<void>
  /**
   * passes on what a person had; called after the person was deleted, or erased. Events alone have it, whose area is above
   * that of people
   */
  losesPerson?: (work: Writing & { ctx: Context }, idUsuario: number) => Promise<void>
  /**
   * revokes everything that lets somebody act as these people without a password, since an intruder may have created
   * it, and nothing of it may work again when a person returns
   */
  endsAccess?: (work: Writing & { ctx: Context }, people: readonly number[], why: AccessEnd) => Promise<void>
  /** how the recycle bin shows its deleted records */
  bin?: Bin
  /** how a record of its table is read as a Registro */
  record?: RecordKind
  /**
   * other systems are told of the rows of its table by the record of another feature. One table has it, whose area is above
   * that of what tells them
   */
  roll?: Roll
  /** throws when this church may not write now; called in the transaction of every use case that writes */
  beforeWriting?: (ctx: Context, work: Writing, action: Action) => Promise<void>
  /** called when the ledger entry of a record is reversed, and when that reversal is undone */
  booked?: {
    /** the value of `origem` in its ledger entries */
    origem: string
    /**
     * called before the ledger entry is locked, so that the record is always locked first
     * @param turn which of the record's entries it is
     */
    reversed(work: Writing, idOrigem: number, turn: number): Promise<void>
    /**
     * @throws CONFLICT when the record was settled or concluded again, was deleted, or has another amount than the
     * entry
     */
    restored(work: Writing, idOrigem: number, entry: { data: string; valor: string; vez: number }): Promise<void>
  }
  /**
   * what is taken back with an income, and so only by people who may do this. Receipts alone have it, which import income
   * to list it
   */
  heldIncome?: {
    action: Action
    /** which of these incomes have it, in one statement */
    of(work: Pick<Reading, 'db' | 'idCliente'>, incomes: readonly number[]): Promise<ReadonlySet<number>>
  }
  /**
   * SQL for the expenses of departments that this feature's records caused between two days: rows of (id_departamento,
   * valor), several per department. The ledger entries of these expenses have `origem`, so that no amount is counted
   * twice. Maintenance of assets alone has it, whose area is above that of budgets
   */
  spending?: { origem: string; rows: Spending }
  /** what it knows of money that came to a bank account, and how it enters such money */
  bankMoney?: {
    /** what these Pix identifiers stand for, in one statement */
    codes?(work: Pick<Reading, 'db'> & { idCliente: number }, txids: readonly string[]): Promise<PixCode[]>
    /** writes a donation with its income; returns the id of the income */
    donate?(work: Writing & { ctx: Context }, donation: BankDonation): Promise<number>
    /** deletes such a donation, with its income */
    takeBack?(work: Writing & { ctx: Context }, idDoacao: number): Promise<void>
    /** which income each Pix made that the bank told of */
    received?: {
      pixOf: PixOfIncome
      /** the income of the Pix with this end-to-end id; null when it made none, or that is deleted */
      incomeOf(work: Writing, e2e: string): Promise<number | null>
      /**
       * called when the lines of these Pix in the statement have their money, so that a Pix makes no other; `idEntrada` is
       * null when that is not one income
       */
      matched(work: Writing, lines: readonly { e2e: string; idEntrada: number | null }[]): Promise<void>
      /** which of these incomes a refund of a Pix reversed, in one statement */
      refunded(work: Pick<Reading, 'db' | 'idCliente'>, incomes: readonly number[]): Promise<ReadonlySet<number>>
      /** called when the matches of these Pix's lines are undone */
      released(work: Writing, e2es: readonly string[]): Promise<void>
    }
  }
  /** what its rules may ask before they write */
  asks?: readonly QuestionKind[]
  /** the kinds of notices that it sends to people */
  notices?: readonly NoticeKind[]
  /** what it does when a record of another feature's table changes */
  follows?: readonly Follower[]
  /** creates the initial data of a new church, in the sign-up's transaction */
  seed?: (work: Writing) => Promise<void>
}
