import { hashToken } from '../../../kernel/base/crypto.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { network } from '../../../kernel/work/limits/network.js'
import { Limiter } from '../../../kernel/work/limits/rate-limit.js'

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

const pairKey = (ctx: Context, email: string): string => `${shortHash(email)}:${addressKey(ctx)}`

/** The accounts with which somebody has signed in at an address within a month. */
const knownHere = (ctx: Context) => new Limiter(ctx.services.sessions.app, 'entrar_conhecido', 1, month)

/**
 * Limits requests for a password link: first by e-mail and client address, so that one person counts little, then by
 * address, where those who have signed in within a month ask all the same. What is let in waits its turn behind what else
 * the address asked for (`recoverPassword`), and each e-mail has its own limit (`takePlace`).
 * @returns false when this e-mail was asked for so often here that its letters are long queued
 * @throws TOO_MANY_REQUESTS
 */
export async function takesRecovery(ctx: Context, email: string): Promise<boolean> {
  const orm = ctx.services.sessions.app
  const pair = pairKey(ctx, email)
  const own = new Limiter(orm, 'recuperar_conta_endereco', 10, 900)
  if (await own.isReached(pair)) return false
  await own.consume(pair)
  if (!(await knownHere(ctx).knows(pair)))
    await new Limiter(orm, 'recuperar_endereco', 1000, 900).consume(addressKey(ctx))
  return true
}

const newPasswordFrom = ({ services }: Context): string =>
  services.config.smtpUrl
    ? 'Peça uma senha nova por e-mail'
    : 'Peça uma senha nova a quem cuida do sistema da sua igreja'

/**
 * Limits for wrong passwords: first by account and client address, in a minute and in a day, then by address, then (with a
 * higher limit) by account from all addresses. At an address from which the person has signed in within a month, or opened
 * the link that sets the password, only the first two limits apply. Otherwise strangers, or others who share the address, could lock the
 * person out. When the address has used up its limit, an account that is new there has one attempt in five minutes, so
 * that a right password still works; whether it is right is known only after it was checked, so the address has 200 of
 * these in an hour, and does not guess without end.
 *
 * Right passwords are limited too, because checking a password costs more than any other request. The limit is 30 in
 * five minutes, for an account, and for an e-mail at one client address. Only the second limit can refuse a request
 * before the password is checked, because the account is not known before.
 */
export function signInTries(ctx: Context, email: string) {
  const orm = ctx.services.sessions.app
  const account = shortHash(email)
  const address = addressKey(ctx)
  const pair = pairKey(ctx, email)
  const here = { limiter: new Limiter(orm, 'entrar_conta_endereco', 5, 60), key: pair }
  const today = {
    limiter: new Limiter(
      orm,
      'entrar_conta_endereco_dia',
      60,
      day,
      `Foram muitas senhas erradas para esta conta nesta rede. ${newPasswordFrom(ctx)}, ou tente em outra rede.`,
    ),
    key: pair,
  }
  const atAddress = { limiter: new Limiter(orm, 'entrar_endereco', 50, 300), key: address }
  const everywhere = { limiter: new Limiter(orm, 'entrar_conta', 60, 60), key: account }
  const known = knownHere(ctx)
  const right = new Limiter(
    orm,
    'entrar_certo',
    30,
    300,
    'Esta conta entrou muitas vezes em poucos minutos. Aguarde um pouco e tente novamente.',
  )
  const newHere = async (): Promise<readonly Counter[]> =>
    (await atAddress.limiter.isReached(address))
      ? [
          { limiter: new Limiter(orm, 'entrar_nova_conta', 1, 300), key: pair },
          { limiter: new Limiter(orm, 'entrar_novas_endereco', 200, 3600), key: address },
        ]
      : [atAddress]
  let counters: readonly Counter[] = []
  return {
    async take() {
      await right.refuseOver(pair)
      counters = (await known.knows(pair)) ? [here, today] : [here, today, ...(await newHere()), everywhere]
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
