import type { FastifyBaseLogger } from 'fastify'
import type { Action } from './access/actions.js'
import { authorise, can, operatesPlatform, type Viewer } from './access/can.js'
import type { Acao } from './audit-actions.js'
import type { CalendarEntry, CalendarWindow } from './calendar.js'
import type { Config } from './config.js'
import { requestOver, signInFirst, tenantMismatch } from './errors.js'
import type { Events } from './events.js'
import type { JobQueue } from './job-queue.js'
import type { Storage } from './storage/storage.js'
import type { Nested } from './tenant/nested.js'
import {
  type Author,
  openReading,
  type Reading,
  type ReadingTransaction,
  type Sessions,
  type Writing,
} from './tenant/session.js'

/** What the process has once: settings, connections, key. */
export interface Services {
  config: Config
  secretKey: Buffer
  sessions: Sessions
  features: readonly Contributions[]
  jobs: JobQueue
  events: Events
  storage: Storage
  log: FastifyBaseLogger
}

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

export type { CalendarEntry, CalendarWindow }

/** A table of the recycle bin, for the screen that shows all of it. */
export interface Bin {
  tabela: string
  /** SQL for what people call one of its records, which stands there as `r` */
  titulo: string
  /** the feature's own way back, with its rules */
  restaurar(ctx: Context, raw: { id: string }): Promise<unknown>
}

/** What features give to one another without knowing each other. */
export interface Contributions {
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
  /** what a new church starts with, written in the sign-up's transaction */
  seed?: (work: Writing) => Promise<void>
}

/** Who calls and from where. One object a request, or one a job. */
export interface Caller {
  viewer: Viewer | null
  requestId: string
  ip: string
  userAgent: string
  /** the Idempotency-Key header */
  idempotencyKey?: string
  /** the caller's answer should carry this cookie */
  setCookie?: (name: string, value: string, options: { path: string; maxAge: number }) => void
}

/** One request: its caller, its one read-only transaction (opened at the first read) and its loaders. */
export class Context {
  readonly log: FastifyBaseLogger
  private readonly loaders = new Map<symbol, unknown>()
  /** Apollo hands resolvers a shallow copy of the context: what changes lives in one object that the copies share. */
  private readonly state: {
    viewer: Viewer | null
    reading?: Promise<ReadingTransaction> | undefined
    over: boolean
    ended?: AbortController
    looked?: Set<number>
  }

  constructor(
    readonly services: Services,
    readonly caller: Caller,
  ) {
    this.state = { viewer: caller.viewer, over: false }
    this.log = services.log
  }

  get viewer(): Viewer | null {
    return this.state.viewer
  }

  set viewer(viewer: Viewer | null) {
    this.state.viewer = viewer
  }

  can(...args: Parameters<typeof can> extends [unknown, ...infer Rest] ? Rest : never): boolean {
    return can(this.viewer, ...args)
  }

  authorise(...args: Parameters<typeof authorise> extends [unknown, ...infer Rest] ? Rest : never): void {
    authorise(this.viewer, ...args)
  }

  /**
   * The tenant that a request may name: its own, or for the platform any. @returns null for all tenants
   * @throws TENANT_MISMATCH when a church's session names another church
   */
  tenant(named: number | null | undefined): number | null {
    if (operatesPlatform(this.viewer)) return named ?? null
    const own = this.viewer?.idCliente ?? null
    if (named !== undefined && named !== null && named !== own) throw tenantMismatch()
    return own
  }

  /**
   * The one tenant of what cannot be about all of them. @param named as `tenant` gave it; null means the viewer's own
   * @throws UNAUTHENTICATED without a viewer
   */
  ownTenant(named: number | null): number {
    const idCliente = named ?? this.viewer?.idCliente
    if (idCliente === undefined) throw signInFirst()
    return idCliente
  }

  /** Who the audit log names for what this request does. */
  author(acao: Acao): Author {
    return { idUsuario: this.viewer?.id ?? null, acao, requisicao: this.caller.requestId }
  }

  /**
   * The request's one read-only transaction, as the viewer's tenant or, for the platform, over all.
   * @throws when the request is over
   */
  async read(): Promise<Reading> {
    if (this.state.over) throw requestOver()
    this.state.reading ??= openReading(
      this.services.sessions,
      operatesPlatform(this.viewer) ? null : (this.viewer?.idCliente ?? 0),
    )
    return this.state.reading
  }

  /** Used by authentication, which reads as the token's tenant before the viewer is known. */
  async adoptReading(reading: ReadingTransaction): Promise<void> {
    this.state.reading = Promise.resolve(reading)
    if (this.state.over) await this.endReading()
  }

  /** Whether this request has not looked into this church before; from now on it has. */
  firstLook(idCliente: number): boolean {
    this.state.looked ??= new Set()
    if (this.state.looked.has(idCliente)) return false
    this.state.looked.add(idCliente)
    return true
  }

  /** A loader that lives as long as the data it may have cached. */
  loader<T>(key: symbol, make: () => T): T {
    let loader = this.loaders.get(key) as T | undefined
    if (!loader) this.loaders.set(key, (loader = make()))
    return loader
  }

  /**
   * The end of the request. It may come while the work goes on (the client hung up, time ran out): what then still asks to
   * read is refused, since nobody would end that transaction and its connection would be lost.
   */
  async close(): Promise<void> {
    this.state.over = true
    this.state.ended?.abort()
    await this.endReading()
  }

  /** Aborts when the request is over: for long work outside the database. Made for those who ask, since few do. */
  get ended(): AbortSignal {
    this.state.ended ??= new AbortController()
    if (this.state.over) this.state.ended.abort()
    return this.state.ended.signal
  }

  /** Ends the reading transaction and forgets what was loaded: after a write, and before the answer is sent. */
  async endReading(): Promise<void> {
    const reading = this.state.reading
    this.state.reading = undefined
    this.loaders.clear()
    if (reading)
      await reading.then(
        (r) => r.end(),
        () => undefined,
      )
  }
}
