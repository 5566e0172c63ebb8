import type { EntitySchemaWithMeta } from '@mikro-orm/core'
import type { RawBuilder } from 'kysely'
import type { Action, ActionRows } from './access/actions.js'
import type { CalendarEntry, CalendarWindow } from './calendar.js'
import type { Context } from './context.js'
import type { DateOnly } from './dates.js'
import type { Job } from './jobs/jobs.js'
import type { Decimal } from './money.js'
import type { Nested } from './reading/nested.js'
import type { Route } from './rest/route.js'
import type { Reading, Writing } from './tenant/session.js'

// biome-ignore lint/complexity/noBannedTypes: type-graphql takes resolver classes as Function
type ResolverClass = Function

/** A hit of the search over everything. `tipo` tells the client which screen shows it. */
export interface SearchHit {
  tipo: string
  id: number
  uuid: string
  titulo: string
  subtitulo: string | null
}

/** One entry of a person's page. */
export interface TimelineEntry {
  tipo: string
  data: string
  titulo: string
  descricao: string | null
}

/** An entry with whose page it is for. */
export type PersonEntry = TimelineEntry & { idUsuario: number }

/** How a feature's deleted records stand in the recycle bin. */
export interface Bin {
  /** SQL for what people call one of its records, which stands there as `r` */
  titulo: string
  /** the feature's own way back, with its rules */
  restaurar(ctx: Context, raw: { id: string }): Promise<unknown>
}

type InWords = Readonly<Record<string, string>>

/** What people call what a feature keeps and does. `npm run codegen` writes it to client/gql/labels.ts. */
interface Words {
  /** one record: 'Tipo de patrimônio' */
  label?: string
  /** several, and what its actions are about: 'Tipos de patrimônio' */
  labels?: string
  /** of the label; masculine unless told */
  gender?: 'f'
  /** the table of its records; the audit log and the recycle bin name it by the label */
  table?: string
  /** its further tables */
  tables?: InWords
  /** what its further actions are about: resource -> words */
  resources?: InWords
  /** verbs of its actions that the house has no words for */
  verbs?: InWords
  /** what the audit log tells of it besides its actions */
  events?: InWords
}

export type Spending = (
  idCliente: number,
  inicio: DateOnly,
  fim: DateOnly,
) => RawBuilder<{ id_departamento: number; valor: Decimal }>

/** What features give to one another without knowing each other. */
interface Contributions {
  /** hits for the search over everything, asked for only when the viewer may do `action` */
  search?: { action: Action; find(ctx: Context, work: Reading, patterns: string[]): Promise<SearchHit[]> }
  /** entries for the timelines of these people, in any order, asked for only when the viewer may do `action` */
  timeline?: { action: Action; entries(ctx: Context, work: Reading, ids: readonly number[]): Promise<PersonEntry[]> }
  /**
   * what touches these days, in any order, in a number of statements that does not depend on the rows; asked for only when the
   * viewer may do `action`. `work.idCliente` is always one church. `upcoming`: the home page tells what of it comes next.
   */
  calendar?: {
    action: Action
    upcoming?: boolean
    entries(ctx: Context, work: Reading, window: CalendarWindow): Promise<CalendarEntry[]>
  }
  /** why this person cannot be deleted now, for people to read; null when nothing stands against it */
  holdsPerson?: (work: Writing, idUsuario: number) => Promise<string | null>
  /** what a person who comes out of the recycle bin may no longer have, taken away before that is saved */
  restoresPerson?: (work: Writing, idUsuario: number) => Promise<void>
  /** ends what lets somebody in as this person without signing in; whoever had the account may have made some */
  endsAccess?: (work: Writing, idUsuario: number) => Promise<void>
  /** where its deleted records lie */
  bin?: Bin
  /** lists that the rows of other features' lists bring along */
  nested?: readonly Nested[]
  /** throws when this church may not write now; asked in the transaction of every use case that writes */
  beforeWriting?: (ctx: Context, work: Writing, action: Action) => Promise<void>
  /** what becomes of a record whose entry in the books is reversed, and of one whose reversal is taken back */
  booked?: {
    /** as entries name it */
    origem: string
    /** called before the entry itself is locked, so that the record is always locked first */
    reversed(work: Writing, idOrigem: number): Promise<void>
    /** @throws CONFLICT when the record has changed since, so that the entry no longer stands for it */
    restored(work: Writing, idOrigem: number, entry: { data: string; valor: string }): Promise<void>
  }
  /**
   * SQL with what its records took from each department's money between two days: rows of (id_departamento, valor), several a
   * department. The entries that it tells of have `origem`, so that nobody else counts them
   */
  spending?: { origem: string; rows: Spending }
  /** what a new church starts with, written in the sign-up's transaction */
  seed?: (work: Writing) => Promise<void>
}

/** What a feature gives to the application, as data. server/features.ts lists them all. */
export interface Feature extends Words, Contributions {
  name: string
  /** its rows of the permission table */
  actions?: ActionRows
  entities?: readonly EntitySchemaWithMeta[]
  resolvers?: readonly ResolverClass[]
  routes?: readonly Route[]
  jobs?: readonly Job<never>[]
}

declare module './context.js' {
  interface Services {
    features: readonly Feature[]
  }
}
