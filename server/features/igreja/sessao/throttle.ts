import type { Context } from '../../../kernel/context.js'
import { hashToken } from '../../../kernel/crypto.js'
import { Limiter } from '../../../kernel/rate-limit.js'

const shortHash = (text: string): string => hashToken(text).slice(0, 32)

/** Where a request comes from, as counters keep it. */
export const addressKey = (ctx: Context): string => shortHash(ctx.caller.ip)

/** Counters that fail together. */
interface Tries {
  /** @throws TOO_MANY_REQUESTS when one of them is used up */
  check(): Promise<void>
  failed(): Promise<void>
}

const tries = (counters: { limiter: Limiter; key: string }[]): Tries => ({
  check: async () => {
    for (const { limiter, key } of counters) await limiter.check(key)
  },
  failed: async () => {
    for (const { limiter, key } of counters) await limiter.count(key)
  },
})

/** Wrong passwords slow down the account from that address first, then the address, then (mildly) the account from everywhere. */
export function signInTries(ctx: Context, email: string) {
  const orm = ctx.services.sessions.app
  const account = shortHash(email)
  const address = addressKey(ctx)
  const here = { limiter: new Limiter(orm, 'entrar_conta_endereco', 5, 60), key: `${account}:${address}` }
  const counters = [
    here,
    { limiter: new Limiter(orm, 'entrar_endereco', 50, 300), key: address },
    { limiter: new Limiter(orm, 'entrar_conta', 60, 60), key: account },
  ]
  return { ...tries(counters), succeeded: () => here.limiter.clear(here.key) }
}

/**
 * Wrong codes of somebody who has the password: six digits could be guessed, so these count for the account alone, from
 * wherever they come. A new password ends the matter.
 */
export const codeTries = (ctx: Context, idUsuario: number): Tries =>
  tries([{ limiter: new Limiter(ctx.services.sessions.app, 'codigo_conta', 10, 900), key: String(idUsuario) }])

/** Wrong passwords typed inside a session that somebody may have left open. */
export const passwordTries = (ctx: Context, idUsuario: number): Tries =>
  tries([{ limiter: new Limiter(ctx.services.sessions.app, 'senha_atual', 10, 300), key: String(idUsuario) }])
