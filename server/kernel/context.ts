import type { FastifyBaseLogger } from 'fastify'
import type { Action } from './access/actions.js'
import {
  actorOf,
  authorise,
  can,
  canRead,
  confirms,
  leadsGroup,
  limitedTo,
  limitsOf,
  limitsOfItsOwn,
  operatesPlatform,
  reachesAll,
  reachesGroup,
  reachesPerson,
  usesToken,
  type Viewer,
} from './access/can.js'
import type { Acao } from './audit/actions.js'
import { type AppError, isRequestOver, requestOver, signInFirst, tenantMismatch } from './errors.js'
import type { Settings } from './reading/reading.js'
import type { Services } from './services.js'
import type { WhoMay } from './tenant/record-actions.js'
import {
  type Author,
  goOn,
  openReading,
  openSnapshot,
  type Reading,
  type ReadingTransaction,
} from './tenant/session.js'
import { openTrusting, proveAlone, type Trust } from './tenant/trust.js'
import type { Work } from './watching/running.js'

export type { Services } from './services.js'

/** Who sent a request or queued a job. */
export interface Caller {
  viewer: Viewer | null
  requestId: string
  ip: string
  userAgent: string
  /** the value of the Idempotency-Key header */
  idempotencyKey?: string
  /** a call over REST. Older integrations do not know the recycle bin, so deleted records do not exist for them. */
  overRest?: boolean
  /** sets a cookie on the response */
  setCookie?: (name: string, value: string, options: { path: string; maxAge: number }) => void
}

/** One request: its sender, its one read-only transaction (opened at the first read) and its loaders. */
export class Context {
  readonly log: FastifyBaseLogger
  /** what is measured of the request */
  readonly work: Work = { operation: '', idCliente: null }
  private readonly began = performance.now()
  private readonly loaders = new Map<symbol, unknown>()
  /** The reading of this context. A narrowed context has one of its own, and shares everything else. */
  private readonly own: {
    reading?: Promise<ReadingTransaction> | undefined
    /** how many parts of the request are reading in the transaction now */
    readers: number
    portions?: boolean
    /** of a narrowed context: the settings of its readings */
    limits?: Settings
  } = { readers: 0 }
  /** Apollo gives resolvers a shallow copy of the context, so mutable state is in one object that all copies share. */
  private readonly state: {
    viewer: Viewer | null
    trust?: Trust | undefined
    /** the contexts that are narrowed for an action now */
    readonly narrowed: Set<Context>
    over: boolean
    ended?: AbortController
    looked?: Set<number>
    atEnd: (() => void)[]
    /** the promise of the request's handler */
    work?: unknown
    operation?: string
    /** extra time for the request, in milliseconds */
    extraTime?: number
  }

  constructor(
    readonly services: Services,
    readonly caller: Caller,
  ) {
    this.state = { viewer: caller.viewer, narrowed: new Set(), over: false, atEnd: [] }
    this.log = services.log
  }

  /** Milliseconds since the request arrived. */
  get age(): number {
    return performance.now() - this.began
  }

  /** The current operation: the route, or the field of a GraphQL mutation (mutation fields run one after the other). */
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

  /** Who sends the request, see actorOf. */
  get actor(): Viewer | null {
    return this.viewer && actorOf(this.viewer)
  }

  /** Whether deleted records are hidden from this client, even if the current user may restore them. */
  get hidesDeleted(): boolean {
    return this.caller.overRest === true
  }

  can(...args: Parameters<typeof can> extends [unknown, ...infer Rest] ? Rest : never): boolean {
    return can(this.viewer, ...args)
  }

  /** Whether this context's reading shows what the action reaches, see canRead. */
  canRead(action: Action): boolean {
    return canRead(this.viewer, action, this.own.limits)
  }

  authorise(...args: Parameters<typeof authorise> extends [unknown, ...infer Rest] ? Rest : never): void {
    authorise(this.viewer, ...args)
  }

  /**
   * The tenant that a request may name: its own, or any tenant for the platform.
   * @returns null for all tenants
   * @throws TENANT_MISMATCH when a church's session names another church
   */
  tenant(named: number | null | undefined): number | null {
    if (operatesPlatform(this.viewer)) return named ?? null
    const own = this.viewer?.idCliente ?? null
    if (named !== undefined && named !== null && named !== own) throw tenantMismatch()
    return own
  }

  /**
   * The tenant of an operation that needs exactly one.
   * @param named the result of `tenant`; null means the current user's own tenant
   * @throws UNAUTHENTICATED without a current user
   */
  ownTenant(named: number | null): number {
    const idCliente = named ?? this.viewer?.idCliente
    if (idCliente === undefined) throw signInFirst()
    return idCliente
  }

  /** Whether the action reaches the data of every person, see reachesAll. */
  reachesAll(action: Action): boolean {
    return reachesAll(this.viewer, action)
  }

  /** Whether the current user confirms whom leaders and API tokens add and name, see confirms. */
  confirms(action: Action): boolean {
    return confirms(this.viewer, action)
  }

  /** Whether the action reaches the data of this person, see reachesPerson. */
  reachesPerson(action: Action, idUsuario: number): boolean {
    return reachesPerson(this.viewer, action, idUsuario)
  }

  /** The ids of the own groups to which the action is limited, see limitedTo. */
  limitedTo(action: Action): readonly number[] | null {
    return limitedTo(this.viewer, action)
  }

  /** Whether the current user leads this group, see leadsGroup. */
  leads(area: string, group: number): boolean {
    return leadsGroup(this.viewer, area, group)
  }

  /**
   * The current user with regard to the records of one group, for their `acoesPermitidas`: an action that is limited to
   * the own groups is possible only there.
   */
  within(group: number): WhoMay {
    return { can: (action) => reachesGroup(this.viewer, action, group) }
  }

  /**
   * The author that the audit log records for this request; the transaction is limited as the action is. Whom an API
   * token adds or names waits for confirmation.
   * @param confirming so does whom others name, unless they confirm for this action
   */
  author(acao: Acao, confirming?: Action): Author {
    const limits = limitsOf(this.viewer, acao as Action)
    return {
      idUsuario: this.actor?.id ?? null,
      acao,
      requisicao: this.caller.requestId,
      limits,
      ...((usesToken(this.viewer) || (confirming && !this.confirms(confirming))) && { namesWait: true }),
    }
  }

  /**
   * Returns the request's only read-only transaction; in a narrowed context, that of its action. It reads the tenant of
   * the current user; for the platform's administrator it reads all tenants.
   * @throws when the request is over
   */
  async read(): Promise<Reading> {
    if (this.state.over) throw requestOver()
    const { sessions } = this.services
    const { trust } = this.state
    const { portions, limits } = this.own
    if (trust?.state === 'unproven') {
      if (!portions && !limits) return (this.own.reading ??= openTrusting(sessions, trust))
      await proveAlone(sessions, trust)
    }
    if (trust?.state === 'refuted') throw requestOver()
    this.own.reading ??= (portions ? openSnapshot : openReading)(
      sessions,
      operatesPlatform(this.viewer) ? null : (this.viewer?.idCliente ?? 0),
      limits ?? limitsOf(this.viewer),
    )
    return this.own.reading
  }

  /** Sets a current user whom an earlier request has found, and whom the first read proves. */
  trust(trust: Trust): void {
    this.state.trust = trust
    this.viewer = trust.viewer
  }

  /**
   * Proves a trusted current user, if no read has done so. One who has changed is looked up anew.
   * @returns false when the user has changed: what was done until now must be thrown away
   * @throws UNAUTHENTICATED when the session has ended
   */
  async prove(): Promise<boolean> {
    const { trust } = this.state
    if (!trust || trust.state === 'proven') return true
    await this.endReading()
    if (trust.state === 'unproven') await proveAlone(this.services.sessions, trust)
    if (trust.state !== 'refuted') return true
    await trust.otherwise()
    this.state.trust = undefined
    return false
  }

  /**
   * Whether this failure is none: the attempt is answered anew, because its current user has changed, or nobody waits
   * for the answer any more.
   */
  isMoot(failure: AppError): boolean {
    return this.state.trust?.state === 'refuted' || (this.state.over && isRequestOver(failure))
  }

  /**
   * Runs a part of the request that reads in its transaction. No other part can end the transaction meanwhile; the
   * fields of a GraphQL query read concurrently. When a part has read everything and goes on working, it calls `leave`,
   * so that the connection is released once no other part needs it.
   */
  async reading<T>(run: (work: Reading & { leave(): Promise<void> }) => Promise<T>): Promise<T> {
    const { own } = this
    own.readers++
    let inside = true
    const out = () => {
      if (inside) own.readers--
      inside = false
    }
    try {
      const { db, idCliente } = await this.read()
      return await run({
        db,
        idCliente,
        leave: async () => {
          out()
          if (own.readers === 0) await this.endReading()
        },
      })
    } finally {
      out()
    }
  }

  /**
   * The same for an action, or for several at once. Where the request's reading shows more than one of them reaches, or
   * less, everything that the part reads with the context that it gets is limited as they are, also what it reads after
   * `leave`.
   */
  async readingFor<T>(
    actions: readonly Action[],
    run: (work: Reading & { ctx: Context; leave(): Promise<void> }) => Promise<T>,
  ): Promise<T> {
    const limits = limitsOfItsOwn(this.viewer, actions, this.own.limits)
    if (!limits) return this.reading((work) => run({ ...work, ctx: this }))
    // a request holds two connections only while other parts of it are reading
    if (this.own.readers === 0) await this.endReading()
    const ctx = this.narrowedTo(limits)
    this.state.narrowed.add(ctx)
    try {
      return await ctx.reading((work) => run({ ...work, ctx }))
    } finally {
      this.state.narrowed.delete(ctx)
      await ctx.endReading()
    }
  }

  /**
   * What features contribute to one answer, in their order: what the current user may do, each read as far as its action
   * reaches. Those that the request's reading limits too little or too much are read last, in one more reading for each area,
   * one after the other, after `work.leave`.
   * @param work what the others are read in
   */
  async contributed<Part extends { action: Action }, Found>(
    work: Reading & { leave(): Promise<void> },
    all: readonly Part[],
    read: (ctx: Context, work: Reading, parts: readonly Part[]) => Promise<readonly Found[]>,
  ): Promise<Found[]> {
    const parts = all.filter(({ action }) => this.can(action))
    const limits = ({ action }: Part) => JSON.stringify(limitsOfItsOwn(this.viewer, [action], this.own.limits))
    const { null: free = [], ...limited } = Object.groupBy(parts, limits)
    const found = new Map<Part, Found>()
    const keep = (parts: readonly Part[], results: readonly Found[]) => {
      for (const [index, part] of parts.entries()) found.set(part, results[index] as Found)
    }
    const { idCliente } = work
    keep(free, await read(this, work, free))
    if (Object.keys(limited).length) await work.leave()
    for (const own of Object.values(limited)) {
      const [first] = own as Part[]
      if (!first) continue
      await this.readingFor([first.action], async ({ ctx, db }) =>
        keep(own as Part[], await read(ctx, { db, idCliente }, own as Part[])),
      )
    }
    return parts.map((part) => found.get(part) as Found)
  }

  /** This context, with a reading and loaders of its own. */
  private narrowedTo(limits: Settings): Context {
    const own = { readers: 0, limits: { ...this.own.limits, ...limits }, portions: this.own.portions === true }
    return Object.assign(Object.create(Context.prototype), this, { own, loaders: new Map() })
  }

  /**
   * For reads of tens of thousands of rows: later reads fetch their rows in portions from one snapshot, and other
   * requests are processed between the portions.
   */
  async readInPortions(): Promise<void> {
    await this.endReading()
    this.own.portions = true
  }

  /** Used by authentication, which opens the transaction as the token's tenant before the current user is known. */
  async adoptReading(reading: ReadingTransaction): Promise<void> {
    // when none is free for the church, the next read waits for a connection
    const counted = await goOn(this.services.sessions, reading)
    if (!counted) return
    this.own.reading = Promise.resolve(counted)
    if (this.state.over) await this.endReading()
  }

  /** Whether this is the first time that the request opens a record of this church; later calls return false. */
  firstLook(idCliente: number): boolean {
    this.state.looked ??= new Set()
    if (this.state.looked.has(idCliente)) return false
    this.state.looked.add(idCliente)
    return true
  }

  /** A loader that lives as long as the reading transaction whose rows it caches. */
  loader<T>(key: symbol, make: () => T): T {
    let loader = this.loaders.get(key) as T | undefined
    if (!loader) this.loaders.set(key, (loader = make()))
    return loader
  }

  /**
   * Ends the request, even while its work goes on (the client disconnected, or the time limit passed). Later reads
   * throw an error, because nothing would end a transaction that they open, and the connection would be lost.
   */
  async close(): Promise<void> {
    this.state.over = true
    this.state.ended?.abort()
    try {
      await Promise.all([this, ...this.state.narrowed].map((context) => context.endReading()))
    } finally {
      await Promise.allSettled([this.state.work])
      for (const run of this.state.atEnd.splice(0)) run()
    }
  }

  /** The work of this request. It may go on after `close`, for example while a write waits for a lock. */
  working(work: unknown): void {
    this.state.work = work
  }

  /** Calls this function, beside earlier ones, when the request is over and none of its statements runs any more. */
  atEnd(run: () => void): void {
    if (this.state.over) run()
    else this.state.atEnd.push(run)
  }

  /**
   * Aborts when the request is over: for long work outside the database. Created on demand, since few requests need it.
   */
  get ended(): AbortSignal {
    this.state.ended ??= new AbortController()
    if (this.state.over) this.state.ended.abort()
    return this.state.ended.signal
  }

  /** Extends the time limit of this request, which waits for work done elsewhere. */
  mayTake(milliseconds: number): void {
    this.state.extraTime = milliseconds
    this.work.waits = true
  }

  /** Returns the time added by `mayTake` and resets it. */
  moreTime(): number {
    const { extraTime = 0 } = this.state
    this.state.extraTime = 0
    return extraTime
  }

  /**
   * Ends the reading transaction and clears the loaders, even while other parts read. It is called before a write and
   * before the response is sent. An operation that reads calls `leave` instead.
   */
  async endReading(): Promise<void> {
    const reading = this.own.reading
    this.own.reading = undefined
    this.loaders.clear()
    if (reading)
      await reading.then(
        (r) => r.end(),
        () => undefined,
      )
  }
}
