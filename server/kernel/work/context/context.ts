import type { FastifyBaseLogger } from 'fastify'
import type { Action, PublicAction } from '../../access/actions.js'
import type { AuditedAction } from '../../access/audited-events.js'
import type { Viewer } from '../../access/can.js'
import * as access from '../../access/can.js'
import type { WhoMay } from '../../access/record-actions.js'
import { signInFirst } from '../../base/errors.js'
import type { Work } from '../../base/watching/running.js'
import type { Settings } from '../../data/reading/reading.js'
import type { Author, Reading } from '../../data/tenant/session.js'
import { authorOf } from './author.js'
import type { Caller } from './caller.js'
import { Life } from './life.js'
import { type Part, Readings } from './readings.js'
import type { Services } from './services.js'

export type { Caller } from './caller.js'
export type { Services } from './services.js'

/**
 * One request: its sender, what that person may do, its one read-only transaction (opened at the first read) and its loaders.
 * Apollo gives resolvers a shallow copy of the context, so what changes is in objects that all copies share.
 */
export class Context {
  readonly log: FastifyBaseLogger
  /** what is measured of the request */
  readonly work: Work = { operation: '', idCliente: null }
  readonly life = new Life(this.work)
  readonly user: { viewer: Viewer | null }
  /** A narrowed context has one of its own, and shares everything else. */
  readonly readings: Readings
  /**
   * the current operation: the route, or the field of a GraphQL mutation (mutation fields run one after the other); whether
   * its write was stored before; whether the answer holds a secret
   */
  readonly current = { operation: '', replayed: false, secret: false }

  constructor(
    readonly services: Services,
    readonly caller: Caller,
  ) {
    this.user = { viewer: caller.viewer }
    this.readings = Readings.of(services.sessions, this.user, this.life)
    this.log = services.log
  }

  get viewer(): Viewer | null {
    return this.user.viewer
  }

  /** Who sends the request, see actorOf. */
  get actor(): Viewer | null {
    return this.viewer && access.actorOf(this.viewer)
  }

  /** Whether deleted records are hidden from this client, even if the current user may restore them. */
  get hidesDeleted(): boolean {
    return this.caller.overRest === true
  }

  // What the current user may do: see the functions of access/can of the same names.

  can(action: Action | PublicAction): boolean {
    return access.can(this.viewer, action)
  }

  canRead(action: Action): boolean {
    return access.canRead(this.viewer, action, this.readings.limits)
  }

  authorise(action: Action | PublicAction): void {
    access.authorise(this.viewer, action)
  }

  reachesAll(action: Action): boolean {
    return access.reachesAll(this.viewer, action)
  }

  confirms(action: Action): boolean {
    return access.confirms(this.viewer, action)
  }

  reachesPerson(action: Action, idUsuario: number): boolean {
    return access.reachesPerson(this.viewer, action, idUsuario)
  }

  leads(area: string, group: number): boolean {
    return access.leadsGroup(this.viewer, area, group)
  }

  limitedTo(action: Action): readonly number[] | null {
    return access.limitedTo(this.viewer, action)
  }

  /**
   * The current user with regard to the records of one group, for their `acoesPermitidas`: an action that is limited to
   * the own groups is possible only there.
   */
  within(group: number): WhoMay {
    return { can: (action) => access.reachesGroup(this.viewer, action, group) }
  }

  /** The current user's id among the people of this church, see idWithin. */
  idWithin(idCliente: number): number | null {
    return access.idWithin(this.viewer, idCliente)
  }

  /**
   * Runs what concerns the own account of the current user. The platform's administrator has it in the own church, in
   * whatever church the request is.
   */
  asOwnAccount<T>(run: (ctx: Context) => Promise<T>): Promise<T> {
    const own = this.viewer?.outside
    if (!own) return run(this)
    const user = { viewer: own }
    return this.readings.readingAs(user, (readings) =>
      run(Object.assign(Object.create(Context.prototype), this, { user, readings })),
    )
  }

  /** The church of an operation that needs exactly one: the named one (see churchNamed), or else the current user's. */
  ownTenant(named: number | null): number {
    const idCliente = named ?? this.viewer?.idCliente
    if (idCliente === undefined) throw signInFirst()
    return idCliente
  }

  /** Whom the audit log records for this request, see authorOf. */
  author(action: AuditedAction, confirming?: Action): Author {
    return authorOf(this.viewer, this.caller.requestId, action, confirming)
  }

  /** The request's only read-only transaction; in a narrowed context, that of its action. See Readings.read. */
  read(): Promise<Reading> {
    return this.readings.read()
  }

  /** Runs a part of the request that reads in its transaction, see Readings.part. */
  reading<T>(run: (work: Part) => Promise<T>): Promise<T> {
    return this.readings.part(run)
  }

  /** Runs a part of the request with a context whose reading has these settings, and which has loaders of its own. */
  narrowed<T>(limits: Settings, run: (ctx: Context) => Promise<T>): Promise<T> {
    return this.readings.narrowed(limits, (readings) =>
      run(Object.assign(Object.create(Context.prototype), this, { readings })),
    )
  }

  /** A loader that lives as long as the transaction whose rows it caches. */
  loader<T>(key: symbol, make: () => T): T {
    return this.readings.loader(key, make)
  }

  /** Ends the transaction: before a write, and before the response is sent. See Readings.end. */
  endReading(): Promise<void> {
    return this.readings.end()
  }

  /**
   * Ends the request, even while its work goes on (the client disconnected, or the time limit passed). Later reads
   * throw an error, because nothing would end a transaction that they open, and the connection would be lost.
   */
  close(): Promise<void> {
    return this.life.close(() => this.readings.endAll())
  }
}
