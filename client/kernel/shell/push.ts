/*
 * Push notices on this device. A browser has one subscription, whoever is signed in, so the person who switched it on
 * is remembered with it: it is never used for somebody else.
 */

const KEY = 'push'

type Owner = {
  /** uuid of the person */
  person: string
  /** the subscription's address, which the browser may replace */
  endereco: string
  /** somebody has signed in since then, so the server does not know the session in which the device is used */
  renovar?: true
  /** the person was told that the browser has ended the subscription */
  avisada?: true
}

function owner(): Owner | null {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null') as Owner | null
  } catch {
    return null
  }
}

export type PushSupport = 'yes' | 'no' | 'after-installing'

const apple = () =>
  /iPhone|iPad/.test(navigator.userAgent) || (/Mac/.test(navigator.platform) && navigator.maxTouchPoints > 1)

/** iPhones and iPads have push notices only in the application on their start screen. */
export function pushSupport(): PushSupport {
  const able = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
  if (able && import.meta.env.PROD) return 'yes'
  return apple() && !matchMedia('(display-mode: standalone)').matches ? 'after-installing' : 'no'
}

const subscribed = async (): Promise<PushSubscription | null> => {
  const known = await navigator.serviceWorker?.getRegistration()
  return (await known?.pushManager?.getSubscription()) ?? null
}

/** What the server needs in order to reach this browser. */
export type PushAddress = { endereco: string; p256dh: string; auth: string }

function addressOf(subscription: PushSubscription): PushAddress {
  const { endpoint = '', keys = {} } = subscription.toJSON()
  return { endereco: endpoint, p256dh: keys.p256dh ?? '', auth: keys.auth ?? '' }
}

const bytes = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0))

/**
 * Asks for the permission, if it was not given yet, and subscribes this browser. Call it on a tap: browsers refuse to
 * ask otherwise.
 * @returns null when the person did not give the permission
 */
export async function subscribe(publicKey: string): Promise<PushAddress | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  const { pushManager } = await navigator.serviceWorker.ready
  // a subscription for another key could not be used, and prevents a new one
  await (await pushManager.getSubscription())?.unsubscribe()
  return addressOf(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(publicKey) }))
}

/** Ends the subscription, after which no server can reach this browser. */
export async function unsubscribe(): Promise<void> {
  localStorage.removeItem(KEY)
  await (await subscribed().catch(() => null))?.unsubscribe().catch(() => false)
}

/** Remembers that the server has registered this browser for this person. */
export function keepOwner(person: string, { endereco }: PushAddress): void {
  localStorage.setItem(KEY, JSON.stringify({ person, endereco } satisfies Owner))
}

/** Whether this browser shows this person's notices. */
export async function isSubscribed(person: string): Promise<boolean> {
  if (owner()?.person !== person || Notification.permission !== 'granted') return false
  return (await subscribed()) !== null
}

/**
 * After a sign-in: the subscription of another person ends; the current user's own is registered again for the new
 * session.
 */
export async function takeOver(person: string): Promise<void> {
  const before = owner()
  if (!before) return
  if (before.person !== person) await unsubscribe()
  else localStorage.setItem(KEY, JSON.stringify({ ...before, renovar: true } satisfies Owner))
}

/** The subscription, if the server must be told of it again. */
export async function toRenew(person: string): Promise<PushAddress | null> {
  const known = owner()
  if (known?.person !== person) return null
  const subscription = await subscribed()
  if (!subscription) return null
  const address = addressOf(subscription)
  return known.renovar || known.endereco !== address.endereco ? address : null
}

/** Whether this person has switched the notices on here, and the browser has ended the subscription since. */
export async function isLost(person: string): Promise<boolean> {
  return owner()?.person === person && pushSupport() === 'yes' && (await subscribed()) === null
}

/** Whether the person must be told that no notices come to this browser any more: once, until they come again. */
export function tellOfLoss(): boolean {
  const known = owner()
  if (!known || known.avisada) return false
  localStorage.setItem(KEY, JSON.stringify({ ...known, avisada: true } satisfies Owner))
  return true
}
