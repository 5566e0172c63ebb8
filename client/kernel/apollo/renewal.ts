import { getToken, keepExpiredWhile } from './token'

/** Asks the person to sign in again. Resolves to the new token, or to null when nobody or another person signed in. */
type Ask = () => Promise<string | null>

/** Returns null when there is no unsaved input, because then the person need not sign in again. */
type Offer = () => Ask | null

let offer: Offer | undefined
let asked: Promise<string | null> | undefined

// the form stays, and the next request of this tab asks
keepExpiredWhile(() => Boolean(offer?.()))

/** Maps each token that expired over unsaved input to the new token of the same person. */
const successors = new Map<string, string>()

/**
 * Registers the function by which the signed-in screen requests a new sign-in. Returns the function that unregisters
 * it.
 */
export function offerRenewal(next: Offer): () => void {
  offer = next
  return () => {
    if (offer === next) offer = undefined
  }
}

/**
 * Waits for the new token of the person whose token was refused. Resolves to null at once when no sign-in is requested.
 */
export function renew(token: string): Promise<string | null> | null {
  const next = successors.get(token)
  if (next) return getToken() === next ? Promise.resolve(next) : null
  if (getToken() !== token) return null
  if (asked) return asked
  const ask = offer?.()
  if (!ask) return null
  asked = ask().then((fresh) => {
    if (fresh) successors.set(token, fresh)
    asked = undefined
    return fresh
  })
  return asked
}
