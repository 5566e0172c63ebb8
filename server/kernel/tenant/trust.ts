import type { Viewer } from '../access/can.js'
import type { RequestPlace } from './request-place.js'
import { openProving, type Proof, type ProvingTransaction, type Sessions } from './session.js'

/**
 * A current user as an earlier request of the same session has found him. A query trusts this until its first statement:
 * the message with that statement also looks the session up, and nothing that was read reaches anybody unless the
 * session, the person and what the church allows are the same. So a query waits for PostgreSQL once less, and a change
 * still takes effect at the next request of every process.
 */
export interface Trust {
  readonly viewer: Viewer
  readonly proof: Proof
  /** Looks the current user up anew. */
  readonly otherwise: () => Promise<void>
  state: 'unproven' | 'proven' | 'refuted'
}

/** A reading whose first message proves the current user. */
export async function openTrusting(sessions: Sessions, trust: Trust, place: RequestPlace): Promise<ProvingTransaction> {
  const holds = (rows: readonly unknown[]) => {
    const holds = trust.proof.holds(rows)
    trust.state = holds ? 'proven' : 'refuted'
    return holds
  }
  return openProving(sessions, trust.viewer.idCliente, { opening: trust.proof.opening, holds }, place)
}

/** Proves the current user without reading anything else. */
export async function proveAlone(sessions: Sessions, trust: Trust, place: RequestPlace): Promise<void> {
  const reading = await openTrusting(sessions, trust, place)
  try {
    await reading.prove()
  } catch (error) {
    if (trust.state === 'unproven') throw error
  } finally {
    await reading.end()
  }
}
