import type { Context } from '../../../kernel/context.js'
import { hashToken } from '../../../kernel/crypto.js'
import { network } from '../../../kernel/limits/network.js'
import { Limiter } from '../../../kernel/limits/rate-limit.js'

const shortHash = (text: string): string => hashToken(text).slice(0, 32)

/** The client's network, for counters. */
export const addressKey = (ctx: Context): string => shortHash(network(ctx.caller.ip))

/** Counters of attempts. An attempt counts before it is checked, so that concurrent ones cannot bypass the limit. */
interface Tries {
  /**
   * Counts one attempt.
   * @throws TOO_MANY_REQUESTS when one of the limits is reached; then the other limits count nothing
   */
  take(): Promise<void>
  /** Called after a correct attempt, so that it does not count. */
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

const day = 24 * 60 * 60
const month = 30 * day

/**
 * Limits for wrong passwords: first by account and client address, in a minute and in a day, then by address, then (with a
 * higher limit) by account from all addresses. At an address from which the person has signed in within a month, or opened
 * the link that sets the password, only the first two limits apply. Otherwise strangers, or others who share the address, could lock the
 * person out. An account that is new there waits when the address has used up its limit: whether its password is right
 * is known only after it was checked, so letting right ones in would let an address guess without end.
 *
 * Right passwords are limited too, because checking a password costs more than any other request. The limit is 30 in
 * five minutes, for an account, and for an e-mail at one client address. Only the second limit can refuse a request
 * before the password is checked, because the account is not known before.
 */
export function signInTries(ctx: Context, email: string) {
  const orm = ctx.services.sessions.app
  const account = shortHash(email)
  const address = addressKey(ctx)
  const pair = `${account}:${address}`
  const here = { limiter: new Limiter(orm, 'entrar_conta_endereco', 5, 60), key: pair }
  const today = {
    limiter: new Limiter(
      orm,
      'entrar_conta_endereco_dia',
      60,
      day,
      'Foram muitas senhas erradas para esta conta nesta rede. Peça uma senha nova por e-mail, ou tente em outra rede.',
    ),
    key: pair,
  }
  const atAddress = { limiter: new Limiter(orm, 'entrar_endereco', 50, 300), key: address }
  const everywhere = { limiter: new Limiter(orm, 'entrar_conta', 60, 60), key: account }
  const known = new Limiter(orm, 'entrar_conhecido', 1, month)
  const right = new Limiter(
    orm,
    'entrar_certo',
    30,
    300,
    'Esta conta entrou muitas vezes em poucos minutos. Aguarde um pouco e tente novamente.',
  )
  let counters: readonly Counter[] = []
  return {
    async take() {
      await right.refuseOver(pair)
      counters = (await known.knows(pair)) ? [here, today] : [here, today, atAddress, everywhere]
      await take(counters)
    },
    /**
     * Called after a right password, so that it does not count as wrong.
     * @throws TOO_MANY_REQUESTS after too many
     */
    async proved(idUsuario: number) {
      await giveBack(counters)
      await right.consume(pair)
      await right.consume(String(idUsuario))
    },
    /** Called when the person has shown to own the account and its e-mail here. */
    async succeeded() {
      await here.limiter.clear(here.key)
      await known.remember(pair)
    },
    /** Called when the person has opened the link of an e-mail here and set the password: guesses were of another one. */
    async begunAnew() {
      await today.limiter.clear(today.key)
      await this.succeeded()
    },
  }
}

/**
 * Limits wrong codes after a correct password. Six digits could be guessed, so attempts count per account from all
 * addresses. A stranger without the password cannot use up these attempts. A stranger who knows the password is stopped
 * by a new password.
 */
export const codeTries = (ctx: Context, idUsuario: number): Tries =>
  tries([{ limiter: new Limiter(ctx.services.sessions.app, 'codigo_conta', 10, 900), key: String(idUsuario) }])

/**
 * Limits codes that are entered to enable two-step sign-in. They count separately, so that they use up no attempts for
 * signing in.
 */
export const setupTries = (ctx: Context, idUsuario: number): Tries =>
  tries([{ limiter: new Limiter(ctx.services.sessions.app, 'codigo_ativar', 10, 900), key: String(idUsuario) }])

/** Limits wrong passwords that are entered within a session, which somebody may have left open. */
export const passwordTries = (ctx: Context, idUsuario: number): Tries =>
  tries([{ limiter: new Limiter(ctx.services.sessions.app, 'senha_atual', 10, 300), key: String(idUsuario) }])
