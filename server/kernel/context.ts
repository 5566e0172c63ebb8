import type { FastifyBaseLogger } from 'fastify'
import { authorise, can, operatesPlatform, type Viewer } from './access/can.js'
import type { Acao } from './audit/actions.js'
import type { Config } from './config.js'
import type { Events } from './database/events.js'
import { requestOver, signInFirst, tenantMismatch } from './errors.js'
import type { Storage } from './files/storage/storage.js'
import type { JobQueue } from './jobs/job-queue.js'
import {
  type Author,
  openReading,
  openSnapshot,
  type Reading,
  type ReadingTransaction,
  type Sessions,
} from './tenant/session.js'

/** What the process has once: settings, connections, key, and the features (./feature.ts adds them). */
export interface Services {
  config: Config
  secretKey: Buffer
  sessions: Sessions
  jobs: JobQueue
  events: Events
  storage: Storage
  log: FastifyBaseLogger
}

/** Who calls and from where. One object a request, or one a job. */
export interface Caller {
  viewer: Viewer | null
  requestId: string
  ip: string
  userAgent: string
  /** the Idempotency-Key header */
  idempotencyKey?: string
  /** calls the compatibility layer, whose integrations know no recycle bin: a deleted record is not there for them */
  overRest?: boolean
  /** the caller's answer should carry this cookie */
  setCookie?: (name: string, value: string, options: { path: string; maxAge: number }) => void
}

/** One request: its caller, its one read-only transaction (opened at the first read) and its loaders. */
export class Context {
  readonly log: FastifyBaseLogger
  private readonly began = performance.now()
  private readonly loaders = new Map<symbol, unknown>()
  /** Apollo hands resolvers a shallow copy of the context: what changes lives in one object that the copies share. */
  private readonly state: {
    viewer: Viewer | null
    reading?: Promise<ReadingTransaction> | undefined
    /** how many parts of the request read in it now */
    readers: number
    over: boolean
    ended?: AbortController
    looked?: Set<number>
    portions?: boolean
    atEnd?: () => void
    operation?: string
    /** milliseconds */
    patience?: number
  }

  constructor(
    readonly services: Services,
    readonly caller: Caller,
  ) {
    this.state = { viewer: caller.viewer, readers: 0, over: false }
    this.log = services.log
  }

  /** How long ago the request came, in milliseconds. */
  get age(): number {
    return performance.now() - this.began
  }

  /** What is called right now: the route, or the field of a GraphQL mutation (they run one after the other). */
  get operation(): string {
    return this.state.operation ?? ''
  }

  set operation(operation: string) {
    this.state.operation = operation
  }

  get viewer(): Viewer | null {
    return this.state.viewer
  }

  set viewer(viewer: Viewer | null) {
    this.state.viewer = viewer
  }

  /** Whether a record in the recycle bin is not there for this caller, whatever the caller may do. */
  get hidesDeleted(): boolean {
    return this.caller.overRest === true
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
    this.state.reading ??= (this.state.portions ? openSnapshot : openReading)(
      this.services.sessions,
      operatesPlatform(this.viewer) ? null : (this.viewer?.idCliente ?? 0),
    )
    return this.state.reading
  }

  /**
   * Reads in that transaction, which no other part of the request ends meanwhile: the fields of a GraphQL operation are read side
   * by side. What then works long without reading calls `leave`: the connection goes back when no other part needs it.
   */
  async reading<T>(run: (work: Reading & { leave(): Promise<void> }) => Promise<T>): Promise<T> {
    const { state } = this
    state.readers++
    let inside = true
    const out = () => {
      if (inside) state.readers--
      inside = false
    }
    try {
      const { db, idCliente } = await this.read()
      return await run({
        db,
        idCliente,
        leave: async () => {
          out()
          if (state.readers === 0) await this.endReading()
        },
      })
    } finally {
      out()
    }
  }

  /**
   * From now on rows come in portions, between which others are answered, and in one view of the data: for what reads tens of
   * thousands.
   */
  async readInPortions(): Promise<void> {
    await this.endReading()
    this.state.portions = true
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
    try {
      await this.endReading()
    } finally {
      this.state.atEnd?.()
    }
  }

  /** Runs this once the request is over and the database does nothing more for it. */
  atEnd(run: () => void): void {
    if (this.state.over) run()
    else this.state.atEnd = run
  }

  /** Aborts when the request is over: for long work outside the database. Made for those who ask, since few do. */
  get ended(): AbortSignal {
    this.state.ended ??= new AbortController()
    if (this.state.over) this.state.ended.abort()
    return this.state.ended.signal
  }

  /** This request may take so many milliseconds more than others: it waits for work that is done elsewhere. */
  mayTake(milliseconds: number): void {
    this.state.patience = milliseconds
  }

  /** The time that was asked for with `mayTake`, once. */
  moreTime(): number {
    const { patience = 0 } = this.state
    this.state.patience = 0
    return patience
  }

  /**
   * Ends the reading transaction and forgets what was loaded, whoever reads: before a write, and before the answer is sent. An
   * operation that reads `leave`s instead.
   */
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
