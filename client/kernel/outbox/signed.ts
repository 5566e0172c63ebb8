/** Who is signed in: the token of the session, and church and person as one text. */
export interface Signed {
  readonly token: string
  readonly person: string
}

/** `person`: see `waitForHolder` */
type Listener = (signed: Signed | null, person: string | null) => void

let now: Signed | null = null
let shown: string | null = null
const listeners = new Set<Listener>()

function tell(signed: Signed | null, person: string | null): void {
  now = signed
  shown = person
  for (const listener of listeners) listener(signed, person)
}

/** Tells the outbox who is signed in; it is loaded later than the session. */
export const setSigned = (signed: Signed | null): void => tell(signed, signed?.person ?? null)

/**
 * The session has another token, and the server has not said whose. Nothing is sent or kept meanwhile; what is marked on
 * the screens that stay is stored for the person whose screens they are.
 */
export const waitForHolder = (): void => tell(null, shown)

/** Calls the listener now and with each change. */
export function onSigned(listener: Listener): void {
  listeners.add(listener)
  listener(now, shown)
}

export const personKey = ({ id, idCliente }: { id: number; idCliente: number }) => `${idCliente}:${id}`
