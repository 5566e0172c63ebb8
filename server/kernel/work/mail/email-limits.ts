import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { AppError, tooManyRequests } from '../../base/errors.js'
import { churchesSince, isFirstWeek } from '../../data/tenant/church-age.js'
import type { Writing } from '../../data/tenant/session.js'
import type { Services } from '../context/context.js'

/*
 * Limits of sent e-mails. All are counted in the transaction that queues the e-mail, in the table `limite`, which all
 * processes share. So no screen, route or import of the product can be used to send mass mail.
 */

/** Maximum number of e-mails to one address within the time window, from all churches together. */
const perAddress = 5
const windowMs = 15 * 60_000

/** How many of them anybody may cause who only knows the address: the others are for letters that the person waits for. */
const fromStrangers = 3

/**
 * Maximum number of links for a lost password to one account per day. After them there is one in an hour, so that nobody
 * who keeps asking shuts the person out. Administrators can send more, see inviteToSetPassword.
 */
const recoveriesPerDay = 20
const hourMs = 60 * 60_000

/** The share of a daily limit that is reserved for e-mails about access (a welcome, a changed password). */
const reserved = 0.2

/** The limit grows to at most this multiple of the first week's. */
const growth = 100

const weekMs = 7 * 24 * 60 * 60_000

/** The error for an e-mail over a limit. `limite` names the limit, for code that can continue with other e-mails. */
export class EmailRefused extends AppError {
  constructor(
    readonly limite: 'endereco' | 'igreja' | 'novas',
    tryAt: number,
    message: string,
    /** when the limit may allow it */
    readonly until: Date = new Date(Date.now() + tryAt * 1000),
  ) {
    super('TOO_MANY_REQUESTS', message, tooManyRequests(tryAt).details)
  }
}

/** When the daily limits begin anew. */
const tomorrow = (): Date => new Date(new Date().setUTCHours(24, 0, 0, 0))

/** The address without a tag: most providers deliver 'ana+1@...' and 'ana+2@...' to 'ana@...'. */
const mailboxOf = (email: string): string => email.toLowerCase().replace(/^([^@+]+)\+[^@]*@/, '$1@')

const tooManyToAddress = (email: string) =>
  new EmailRefused(
    'endereco',
    windowMs / 1000,
    `Já enviamos ${perAddress} e-mails para ${email} nos últimos 15 minutos. Aguarde um pouco e tente novamente.`,
  )

const tooManyOfChurch = (limit: number) =>
  new EmailRefused(
    'igreja',
    3600,
    `A igreja chegou ao limite de ${limit} e-mails por dia, que cresce a cada semana de uso. Tente novamente amanhã.`,
    tomorrow(),
  )

const tooManyOfNewChurches = () =>
  new EmailRefused(
    'novas',
    3600,
    'As igrejas cadastradas há menos de uma semana já enviaram muitos e-mails hoje. Tente novamente amanhã.',
    tomorrow(),
  )

/**
 * The number of e-mails that a church may send per day; the limit doubles every week.
 * @param first the limit of the first week; 0: no limit
 */
export function dailyEmails(first: number, churchSince: Date, now = new Date()): number {
  if (first === 0) return Number.POSITIVE_INFINITY
  const weeks = Math.max(0, Math.floor((now.getTime() - churchSince.getTime()) / weekMs))
  return first * Math.min(2 ** Math.min(weeks, 30), growth)
}

/**
 * The key under which a church's e-mails of this day (UTC) are counted.
 * @param idCliente '' for the common prefix of all churches' keys; 'novas' for all new churches together
 */
export const emailsKey = (idCliente: number | '' | 'novas', now = new Date()): string =>
  `cartas:${now.toISOString().slice(0, 10)}:${idCliente}`

const lock = ({ db }: Pick<Writing, 'db'>, key: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(db)

/**
 * Takes one of the five places of an e-mail address for 15 minutes. Each place expires separately, so no period of 15
 * minutes has more e-mails than places, whenever the period begins.
 * @param stranger whoever causes the e-mail may only know the address: takes one of the first places, while other e-mails
 * take the last free one
 * @returns false when no place is free
 */
export async function takePlace(
  secretKey: Buffer,
  work: Pick<Writing, 'db'>,
  email: string,
  { stranger = false } = {},
): Promise<boolean> {
  const hash = createHmac('sha256', secretKey)
    .update(`carta\n${mailboxOf(email)}`)
    .digest('hex')
    .slice(0, 40)
  const key = `carta:${hash}`
  await lock(work, key)
  const now = Date.now()
  const { numAffectedRows } = await sql`
    insert into limite (key, points, expire)
    select place.key, 1, ${now + windowMs} from (select ${key}::text || ':' || n as key from generate_series(1, ${stranger ? fromStrangers : perAddress}::int) n) place
    where not exists (select from limite taken where taken.key = place.key and taken.expire > ${now})
    order by place.key desc limit 1
    on conflict (key) do update set expire = excluded.expire`.execute(work.db)
  return numAffectedRows === 1n
}

/**
 * Counts an e-mail against all limits. Several e-mails of one transaction must be counted in the order of their
 * addresses, so that two such transactions never deadlock.
 * @param access the e-mail is about access: it may use the reserves
 * @throws EmailRefused
 */
export async function countEmail(
  services: Pick<Services, 'secretKey' | 'config' | 'log'>,
  work: Pick<Writing, 'db' | 'idCliente'>,
  { email, access, placeTaken }: { email: string; access: boolean; placeTaken: boolean },
): Promise<void> {
  // before the places of addresses: every transaction takes these locks in the same order
  const counters = await dailyCounters(services, work, access ? 1 : 1 - reserved)
  if (!placeTaken && !(await takePlace(services.secretKey, work, email))) throw tooManyToAddress(email)
  for (const counter of counters) await add(work, counter)
}

/**
 * Counts a link for a lost password, for which the request has taken a place of the address. Anybody can ask for it who
 * knows the address, so it counts apart from all other e-mails: the church still sends them. Links to addresses that no
 * link has proved have the church's daily limit once more, so that nobody enters many addresses of others to write to them.
 * @throws EmailRefused
 */
export async function countRecovery(
  services: Pick<Services, 'config' | 'log'>,
  work: Pick<Writing, 'db' | 'idCliente'>,
  { id, email, provado }: { id: number; email: string; provado: boolean },
): Promise<void> {
  const counters = provado ? [] : await dailyCounters(services, work, 1, ':links')
  const own = `${emailsKey(work.idCliente)}:links:${id}`
  await lock(work, own)
  if ((await counted(work, own)) >= recoveriesPerDay && !(await takeHour(work, own))) throw tooManyToAddress(email)
  for (const counter of [...counters, own]) await add(work, counter)
}

/**
 * How many invitations the church may still send today, and how many it may send tomorrow: they leave the reserve to
 * letters that somebody waits for.
 * @returns Infinity where there is no limit
 */
export async function emailsLeft(
  { config }: Pick<Services, 'config'>,
  work: Pick<Writing, 'db' | 'idCliente'>,
): Promise<{ hoje: number; amanha: number }> {
  const since = (await churchesSince(work, [work.idCliente])).get(work.idCliente)
  const limit = since ? dailyEmails(config.mailDailyLimit, new Date(since)) : Number.POSITIVE_INFINITY
  const usable = (all: number) => Math.ceil(all * (1 - reserved))
  const own = Math.max(0, usable(limit) - (await counted(work, emailsKey(work.idCliente))))
  const together = config.mailNewChurchesLimit
  if (together === 0 || since === undefined || !isFirstWeek(since)) return { hoje: own, amanha: usable(limit) }
  const left = Math.max(0, usable(together) - (await counted(work, emailsKey('novas'))))
  return { hoje: Math.min(own, left), amanha: Math.min(usable(limit), usable(together)) }
}

/**
 * Locks and checks the counters of a church's e-mails of this day.
 * @param share of the limits that may be used
 * @param kind end of the counters' keys, for e-mails that count apart
 * @returns the keys of the counters
 * @throws EmailRefused
 */
async function dailyCounters(
  { config, log }: Pick<Services, 'config' | 'log'>,
  work: Pick<Writing, 'db' | 'idCliente'>,
  share: number,
  kind = '',
): Promise<string[]> {
  // e-mails that belong to no church (the contact form) have no limit by church
  const since = (await churchesSince(work, [work.idCliente])).get(work.idCliente)
  const limit = since ? dailyEmails(config.mailDailyLimit, new Date(since)) : Number.POSITIVE_INFINITY
  if (limit !== Number.POSITIVE_INFINITY) await lock(work, `cartas:${work.idCliente}${kind}`)
  const key = `${emailsKey(work.idCliente)}${kind}`
  if ((await counted(work, key)) >= Math.ceil(limit * share)) throw tooManyOfChurch(limit)
  // signing up is free, so one person may own many new churches
  const together = config.mailNewChurchesLimit
  const isNew = together > 0 && since !== undefined && isFirstWeek(since)
  if (!isNew) return [key]
  await lock(work, `cartas:novas${kind}`)
  const all = `${emailsKey('novas')}${kind}`
  if ((await counted(work, all)) >= Math.ceil(together * share)) {
    log.warn({ idCliente: work.idCliente, limite: together }, 'e-mail over the daily limit of all new churches')
    throw tooManyOfNewChurches()
  }
  return [key, all]
}

/** Takes the only place of an hour. The caller holds the lock of the key. */
async function takeHour({ db }: Pick<Writing, 'db'>, key: string): Promise<boolean> {
  const now = Date.now()
  const { numAffectedRows } = await sql`
    insert into limite (key, points, expire) values (${`${key}:hora`}, 1, ${now + hourMs})
    on conflict (key) do update set expire = excluded.expire where limite.expire <= ${now}`.execute(db)
  return numAffectedRows === 1n
}

async function counted({ db }: Pick<Writing, 'db'>, key: string): Promise<number> {
  const { rows } = await sql<{ points: number }>`select points from limite where key = ${key}`.execute(db)
  return rows[0]?.points ?? 0
}

const add = ({ db }: Pick<Writing, 'db'>, key: string) =>
  sql`
    insert into limite (key, points, expire) values (${key}, 1, ${Date.now() + 2 * 24 * 60 * 60_000})
    on conflict (key) do update set points = limite.points + 1`.execute(db)
