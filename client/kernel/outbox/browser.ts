import { print } from '@apollo/client/utilities'
import { renew } from '../apollo/renewal'
import { expireToken, getToken } from '../apollo/token'
import { compareWith, serverTime } from '../kept/clock'
import { isOffline, onNetworkBack } from '../later/network'
import { DonoDaSessaoDocument } from './dono.generated'
import { setLoaded } from './loaded'
import { createOutbox, PATIENCE_MS, type Sent as SentByServer } from './outbox'
import { isReadOnly } from './read-only'
import { onSigned } from './signed'
import { openStore } from './store'

const PAGE = Math.random().toString(36).slice(2)

/** Changes that follow each other this quickly are sent together. */
const TOGETHER_MS = 800

const TRY_AGAIN_MS = 30_000

/** A proxy's page is no JSON. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('candeia.marcas')

let soon: ReturnType<typeof setTimeout> | undefined

export const outbox = createOutbox({
  who: print(DonoDaSessaoDocument),
  open: openStore,
  now: () => ({ wall: Date.now(), mono: performance.now(), page: PAGE, server: serverTime().getTime() }),
  token: getToken,
  async request(token, body, key) {
    const asked = Date.now()
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...(key && { 'idempotency-key': key }),
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // a page sends nothing before it has asked whose session it is, so that its clock is compared by then
    compareWith(answer.headers.get('date'), asked)
    const text = await answer.text()
    return { status: answer.status, body: parsed(text) }
  },
  // pages without TLS have no locks; there two tabs may send the same change, which the server carries out once
  alone: (work) => (navigator.locks ? navigator.locks.request('candeia.marcas', work) : work()),
  changed: () => channel?.postMessage('changed'),
  // over unsaved input the person is asked to sign in again, which sends what waits
  expired: (token) =>
    void Promise.resolve(renew(token)).then((fresh) => {
      if (!fresh) expireToken(token)
    }),
  soon(work) {
    clearTimeout(soon)
    soon = setTimeout(work, TOGETHER_MS)
  },
})

const flush = () => void outbox.flush()
onNetworkBack(flush)
// also when the page is left, which may be the last that it does
document.addEventListener('visibilitychange', flush)
setInterval(outbox.tick, TRY_AGAIN_MS)
channel?.addEventListener('message', () => void outbox.reload())
onSigned(outbox.begin)
setLoaded(outbox)

/** What became of the changes of a record; in a preview there are none. */
export type Sent = SentByServer | 'read-only'

/** Sends all that waits. */
export const sendWaiting = (): Promise<void> => outbox.flush()

/** Sends what waits. Answers within seconds, whatever the network does. */
export async function sendNow(record: string): Promise<Sent> {
  if (isReadOnly()) return 'read-only'
  return outbox.deliver(record, !isOffline())
}
