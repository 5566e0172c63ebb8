import { limitsOf, readsEveryChurch, type Viewer } from '../../access/can.js'
import { requestOver } from '../../base/errors.js'
import type { Settings } from '../../data/reading/reading.js'
import { RequestPlace } from '../../data/tenant/request-place.js'
import {
  openReading,
  openSnapshot,
  type Reading,
  type ReadingTransaction,
  type Sessions,
} from '../../data/tenant/session.js'
import type { Life } from './life.js'

/** What all readings of a request share. */
interface Shared {
  sessions: Sessions
  /** the current user, who changes when somebody signs in */
  user: { readonly viewer: Viewer | null }
  life: Life
  place: RequestPlace
  /** the request's own readings, and those that are narrowed for an action now */
  all: Set<Readings>
}

/** What a part of a request reads in, see Readings.part. */
export type Part = Reading & { leave(): Promise<void> }

/** The read-only transaction of a request, or of a part of it that is limited otherwise, with its loaders. */
export class Readings {
  private transaction: Promise<ReadingTransaction> | undefined
  /** how many parts of the request are reading in the transaction now */
  private readers = 0
  private portions = false
  private readonly loaders = new Map<symbol, unknown>()

  /** @param limits of narrowed readings: their settings */
  private constructor(
    private readonly shared: Shared,
    readonly limits?: Settings,
  ) {
    shared.all.add(this)
  }

  static of(sessions: Sessions, user: Shared['user'], life: Life): Readings {
    return new Readings({ sessions, user, life, place: new RequestPlace(sessions.connections), all: new Set() })
  }

  /** The request's place among its church's connections. */
  get place(): RequestPlace {
    return this.shared.place
  }

  /**
   * The transaction, which the first read begins. It reads the tenant of the current user; for the platform's administrator
   * it reads all tenants, unless the request is in a church.
   * @throws when the request is over
   */
  async read(): Promise<Reading> {
    const { limits, portions } = this
    const { sessions, place, user, life, all } = this.shared
    if (life.over) throw requestOver()
    // nobody reads beside a snapshot of the same request
    for (const other of all) if (other !== this && other.portions) await other.release()
    const { viewer } = user
    this.transaction ??= (portions ? openSnapshot : openReading)(
      sessions,
      readsEveryChurch(viewer) ? null : (viewer?.idCliente ?? 0),
      limits ?? limitsOf(viewer),
      place,
    )
    return this.transaction
  }

  /**
   * Runs a part of the request that reads in the transaction. No other part can end the transaction meanwhile; the fields of
   * a GraphQL query read concurrently. When a part has read everything and goes on working, it calls `leave`, so that the
   * connection is released once no other part needs it.
   */
  async part<T>(run: (work: Part) => Promise<T>): Promise<T> {
    this.readers++
    let inside = true
    const out = () => {
      if (inside) this.readers--
      inside = false
    }
    const leave = async () => {
      out()
      await this.release()
    }
    try {
      const { db, idCliente } = await this.read()
      return await run({ db, idCliente, leave })
    } finally {
      out()
    }
  }

  /** Runs a part of the request that has readings of its own, limited further. */
  async narrowed<T>(limits: Settings, run: (readings: Readings) => Promise<T>): Promise<T> {
    await this.release()
    const narrowed = new Readings(this.shared, { ...this.limits, ...limits })
    narrowed.portions = this.portions
    try {
      return await run(narrowed)
    } finally {
      this.shared.all.delete(narrowed)
      await narrowed.end()
    }
  }

  /** Runs a part of the request that reads as another current user does, with loaders of its own. */
  async readingAs<T>(user: Shared['user'], run: (readings: Readings) => Promise<T>): Promise<T> {
    await this.release()
    const others = new Readings({ ...this.shared, user })
    try {
      return await run(others)
    } finally {
      this.shared.all.delete(others)
      await others.end()
    }
  }

  /** Ends the transaction when no part reads in it. */
  private async release(): Promise<void> {
    if (this.readers === 0) await this.end()
  }

  /** For tens of thousands of rows: later reads fetch theirs in portions from one snapshot, and others read between them. */
  async inPortions(): Promise<void> {
    await this.end()
    this.portions = true
  }

  /** Used by authentication, which opens the transaction as the token's tenant before the current user is known. */
  async adopt(reading: ReadingTransaction): Promise<void> {
    // when none is free for the church, the next read waits for a connection
    if (!(await this.shared.place.adopt(reading))) return
    this.transaction = Promise.resolve(reading)
    if (this.shared.life.over) await this.end()
  }

  loader<T>(key: symbol, make: () => T): T {
    let loader = this.loaders.get(key) as T | undefined
    if (!loader) this.loaders.set(key, (loader = make()))
    return loader
  }

  /** Ends the transaction and clears the loaders, even while parts read. An operation that reads calls `leave` instead. */
  async end(): Promise<void> {
    const { transaction } = this
    this.transaction = undefined
    this.loaders.clear()
    await (await transaction?.catch(() => undefined))?.end()
  }

  /** Ends the transactions of all parts of the request. */
  async endAll(): Promise<void> {
    await Promise.all([...this.shared.all].map((readings) => readings.end()))
  }
}
