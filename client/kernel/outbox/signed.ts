/** Who is signed in: the token of the session, and church and person as one text. */
export interface Signed {
  readonly token: string
  readonly person: string
}

type Listener = (signed: Signed | null) => void

let now: Signed | null = null
const listeners = new Set<Listener>()

/** Tells the outbox who is signed in; it is loaded later than the session. */
export function setSigned(signed: Signed | null): void {
  now = signed
  for (const listener of listeners) listener(signed)
}

/** Calls the listener now and with each change. */
export function onSigned(listener: Listener): void {
  listeners.add(listener)
  listener(now)
}

export const personKey = ({ id, idCliente }: { id: number; idCliente: number }) => `${idCliente}:${id}`
