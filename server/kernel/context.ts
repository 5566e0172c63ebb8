import type { FastifyBaseLogger } from 'fastify'
import type { Action, PublicAction } from './access/actions.js'
import type { Viewer } from './access/can.js'
import * as access from './access/can.js'
import type { Acao } from './audit/actions.js'
import { authorOf } from './context/author.js'
import type { Caller } from './context/caller.js'
import type { CurrentUser } from './context/current-user.js'
import { Life } from './context/life.js'
import { type Part, Readings } from './context/readings.js'
import { signInFirst } from './errors.js'
import type { Settings } from './reading/reading.js'
import type { Services } from './services.js'
import type { WhoMay } from './tenant/record-actions.js'
import type { Author, Reading } from './tenant/session.js'
import type { Work } from './watching/running.js'

export type { Caller } from './context/caller.js'
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
  readonly user: CurrentUser
  /** A narrowed context has one of its own, and shares everything else. */
  readonly readings: Readings
  /** the current operation: the route, or the field of a GraphQL mutation (mutation fields run one after the other) */
  readonly current = { operation: '' }

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

  /** The church of an operation that needs exactly one: the named one (see churchNamed), or else the current user's. */
  ownTenant(named: number | null): number {
    const idCliente = named ?? this.viewer?.idCliente
    if (idCliente === undefined) throw signInFirst()
    return idCliente
  }

  /** Whom the audit log records for this request, see authorOf. */
  author(acao: Acao, confirming?: Action): Author {
    return authorOf(this.viewer, this.caller.requestId, acao, confirming)
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
