import { print } from '@apollo/client/utilities'
import { churchHeaders, getChurch } from '../apollo/church'
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

/** Changes are sent together; none waits longer. A button that needs the answer sends at once (`sendNow`). */
const TOGETHER_MS = 4800

/** The same where the device keeps nothing, so that little is lost with the page. */
const FLEETING_MS = 500

/** The browser sends so much also for a page that is closed meanwhile. */
const KEEPALIVE_CHARS = 60_000

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
  // what is marked in a church waits for this person in that church
  within: ({ id, idCliente }) => ({ id, idCliente: getChurch()?.id ?? idCliente }),
  async request(token, body, key) {
    const asked = Date.now()
    const text = JSON.stringify(body)
    const answer = await fetch('/graphql', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        authorization: `Bearer ${token}`,
        ...churchHeaders(),
        ...(key && { 'idempotency-key': key }),
      },
      body: text,
      keepalive: text.length < KEEPALIVE_CHARS,
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // a page sends nothing before it has asked whose session it is, so that its clock is compared by then
    compareWith(answer.headers.get('date'), asked)
    return { status: answer.status, body: parsed(await answer.text()) }
  },
  // pages without TLS have no locks; there two tabs may send the same change, which the server carries out once
  alone: (work) => (navigator.locks ? navigator.locks.request('candeia.marcas', work) : work()),
  changed: () => channel?.postMessage('changed'),
  // over unsaved input the person is asked to sign in again, which sends what waits
  expired: (token) =>
    void Promise.resolve(renew(token)).then((fresh) => {
      if (!fresh) expireToken(token)
    }),
  soon(work, fleeting) {
    if (soon !== undefined) return
    soon = setTimeout(
      () => {
        soon = undefined
        work()
      },
      fleeting ? FLEETING_MS : TOGETHER_MS,
    )
  },
})

const flush = () => void outbox.flush()
onNetworkBack(flush)
// also when the page is left, which may be the last that it does
document.addEventListener('visibilitychange', flush)
window.addEventListener('pagehide', flush)
// what was marked just now is sent soon, together
setInterval(() => soon === undefined && outbox.tick(), TRY_AGAIN_MS)
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
