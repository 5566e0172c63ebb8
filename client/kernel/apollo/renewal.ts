import { getToken } from './token'

/** Asks whoever sits there to sign in again; answers the new token, or null when nobody did or somebody else. */
type Ask = () => Promise<string | null>

/** Answers null when nobody needs to be asked, as nothing would be lost. */
type Offer = () => Ask | null

let offer: Offer | undefined
let asked: Promise<string | null> | undefined

/** Tokens that ended while something was filled in, with those that the same person got after them. */
const successors = new Map<string, string>()

/** Where somebody is signed in, the screen says here how to ask. Returns the function that takes it back. */
export function offerRenewal(next: Offer): () => void {
  offer = next
  return () => {
    if (offer === next) offer = undefined
  }
}

/** For a request that was refused with this token: the same person's new one, or null at once when nobody is asked. */
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
