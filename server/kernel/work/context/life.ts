import { type AppError, isRequestOver } from '../../base/errors.js'
import type { Work } from '../../base/watching/running.js'

/** A place that a request takes from others of its church. */
export interface Place {
  leave(): void
  /** Takes it again, when it is the request's turn. */
  again(): Promise<void>
}

/**
 * How long a request lives. It ends with its answer, when the client disconnects or when its time is over, even while its
 * work goes on.
 */
export class Life {
  over = false
  private readonly began = performance.now()
  private controller: AbortController | undefined
  private readonly ends: (() => void)[] = []
  private readonly places: Place[] = []
  private looked: Set<number> | undefined
  private handler: unknown
  private extraTime = 0
  private waitsUntil: number | undefined

  /** @param work what is measured of the request */
  constructor(private readonly work: Work) {}

  /** Milliseconds since the request arrived. */
  get age(): number {
    return performance.now() - this.began
  }

  /**
   * Ends the request.
   * @param endReadings ends what it reads
   */
  async close(endReadings: () => Promise<unknown>): Promise<void> {
    this.over = true
    this.controller?.abort()
    try {
      await endReadings()
    } finally {
      await Promise.allSettled([this.handler])
      for (const run of this.ends.splice(0)) run()
    }
  }

  /** The promise of the request's handler. It may go on after `close`, for example while a write waits for a lock. */
  working(handler: unknown): void {
    this.handler = handler
  }

  /** Calls this function, beside earlier ones, when the request is over and none of its statements runs any more. */
  atEnd(run: () => void): void {
    if (this.over) run()
    else this.ends.push(run)
  }

  /**
   * Aborts when the request is over: for long work outside the database. Created on demand, since few requests need it.
   */
  get ended(): AbortSignal {
    this.controller ??= new AbortController()
    if (this.over) this.controller.abort()
    return this.controller.signal
  }

  /** Keeps a place until the end of the request, or while it does not wait elsewhere. */
  holds(place: Place): void {
    this.places.push(place)
    this.atEnd(() => place.leave())
  }

  /**
   * Waits for work done elsewhere, without the request's places, which others take meanwhile. The first waiting extends the
   * time limit of the request; later ones of the same request only have what it has left of its time.
   * @param milliseconds by which the time limit is extended
   * @param waiting gets the time, in milliseconds since 1970, until which it may wait
   */
  async elsewhere<T>(milliseconds: number, waiting: (until: number) => Promise<T>): Promise<T> {
    if (this.waitsUntil === undefined) {
      this.waitsUntil = Date.now() + milliseconds
      this.extraTime = milliseconds
    }
    this.work.waits = true
    for (const place of this.places) place.leave()
    try {
      return await waiting(this.waitsUntil)
    } finally {
      for (const place of this.places) {
        // its work is done, so a request that gets no place goes on without
        await place.again().catch(() => undefined)
        if (this.over) place.leave()
      }
    }
  }

  /** Returns the time added by `elsewhere` and resets it. */
  moreTime(): number {
    const { extraTime } = this
    this.extraTime = 0
    return extraTime
  }

  /** Whether this is the first time that the request opens a record of this church; later calls return false. */
  firstLook(idCliente: number): boolean {
    this.looked ??= new Set()
    if (this.looked.has(idCliente)) return false
    this.looked.add(idCliente)
    return true
  }
}

/** Whether this failure is none, because nobody waits for the answer any more. */
export const isMoot = ({ over }: Life, failure: AppError): boolean => over && isRequestOver(failure)
