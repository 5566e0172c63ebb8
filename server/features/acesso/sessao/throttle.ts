import { isIPv6 } from 'node:net'
import type { Context } from '../../../kernel/context.js'
import { hashToken } from '../../../kernel/crypto.js'
import { Limiter } from '../../../kernel/limits/rate-limit.js'

const shortHash = (text: string): string => hashToken(text).slice(0, 32)

/** Where a request comes from, as counters keep it. An IPv6 line has a whole /64 to change its address in. */
export const addressKey = (ctx: Context): string => shortHash(network(ctx.caller.ip))

/** @param ip as the socket or a proxy names it */
export function network(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped || !isIPv6(ip)) return mapped ?? ip
  const [left = [], right] = ip.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = right ? Array<string>(8 - left.length - right.length).fill('0') : []
  const groups = [...left, ...zeros, ...(right ?? [])].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}

/** Counters of tries. A try counts before it is known whether it is right, so that many at once cannot slip through. */
interface Tries {
  /** @throws TOO_MANY_REQUESTS when one of them is used up; then the others count nothing */
  take(): Promise<void>
  /** The try was right. */
  giveBack(): Promise<void>
}

interface Counter {
  limiter: Limiter
  key: string
}

async function take(counters: readonly Counter[]): Promise<void> {
  const taken: Counter[] = []
  for (const counter of counters) {
    await counter.limiter.consume(counter.key).catch(async (refused) => {
      await giveBack(taken)
      throw refused
    })
    taken.push(counter)
  }
}

async function giveBack(counters: readonly Counter[]): Promise<void> {
  for (const { limiter, key } of counters) await limiter.giveBack(key)
}

const tries = (counters: readonly Counter[]): Tries => ({
  take: () => take(counters),
  giveBack: () => giveBack(counters),
})

const month = 30 * 24 * 60 * 60

/**
 * Wrong passwords slow down the account from that address first, then the address, then (mildly) the account from everywhere:
 * but not where its person has signed in lately, or strangers could keep it out.
 */
export function signInTries(ctx: Context, email: string) {
  const orm = ctx.services.sessions.app
  const account = shortHash(email)
  const address = addressKey(ctx)
  const pair = `${account}:${address}`
  const here = { limiter: new Limiter(orm, 'entrar_conta_endereco', 5, 60), key: pair }
  const places = [here, { limiter: new Limiter(orm, 'entrar_endereco', 50, 300), key: address }]
  const everywhere = { limiter: new Limiter(orm, 'entrar_conta', 60, 60), key: account }
  const known = new Limiter(orm, 'entrar_conhecido', 1, month)
  let counters: readonly Counter[] = places
  return {
    async take() {
      counters = (await known.knows(pair)) ? places : [...places, everywhere]
      await take(counters)
    },
    giveBack: () => giveBack(counters),
    async succeeded() {
      await here.limiter.clear(here.key)
      await known.remember(pair)
    },
  }
}

/**
 * Wrong codes of somebody who has the password: six digits could be guessed, so these count for the account alone, from
 * wherever they come. A new password ends the matter.
 */
export const codeTries = (ctx: Context, idUsuario: number): Tries =>
  tries([{ limiter: new Limiter(ctx.services.sessions.app, 'codigo_conta', 10, 900), key: String(idUsuario) }])

/** Codes typed to switch two-step sign-in on; apart, so that setting it up leaves all tries for signing in. */
export const setupTries = (ctx: Context, idUsuario: number): Tries =>
  tries([{ limiter: new Limiter(ctx.services.sessions.app, 'codigo_ativar', 10, 900), key: String(idUsuario) }])

/** Wrong passwords typed inside a session that somebody may have left open. */
export const passwordTries = (ctx: Context, idUsuario: number): Tries =>
  tries([{ limiter: new Limiter(ctx.services.sessions.app, 'senha_atual', 10, 300), key: String(idUsuario) }])
