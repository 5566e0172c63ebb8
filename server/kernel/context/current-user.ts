import type { Viewer } from '../access/can.js'
import type { Sessions } from '../tenant/session.js'
import { proveAlone, type Trust } from '../tenant/trust.js'

/** The current user of a request. One whom an earlier request has found is trusted until the first read, see Trust. */
export class CurrentUser {
  trusted: Trust | undefined

  constructor(
    private readonly sessions: Sessions,
    public viewer: Viewer | null,
  ) {}

  /** Sets a current user whom an earlier request has found, and whom the first read proves. */
  trust(trust: Trust): void {
    this.trusted = trust
    this.viewer = trust.viewer
  }

  /** Whether nothing is left to prove. */
  get proven(): boolean {
    return !this.trusted || this.trusted.state === 'proven'
  }

  /** Whether the user has changed since, so that whatever is read now is thrown away. */
  get refuted(): boolean {
    return this.trusted?.state === 'refuted'
  }

  /**
   * Proves a trusted user whom no read has proved. One who has changed is looked up anew.
   * @returns false when the user has changed
   * @throws UNAUTHENTICATED when the session has ended
   */
  async prove(): Promise<boolean> {
    const { trusted } = this
    if (trusted?.state === 'unproven') await proveAlone(this.sessions, trusted)
    if (trusted?.state !== 'refuted') return true
    await trusted.otherwise()
    this.trusted = undefined
    return false
  }
}
