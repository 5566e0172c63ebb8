import { randomBytes } from 'node:crypto'
import { decrypt, encrypt, sign } from '../../../kernel/base/crypto.js'
import type { Services } from '../../../kernel/work/context/context.js'

const place = 'webhook'

/** What secrets of Standard Webhooks begin with. Earlier ones begin with `whs_`. */
const prefix = 'whsec_'

export const newSecret = (): string => `${prefix}${randomBytes(32).toString('base64')}`

export const sealSecret = ({ secretKey }: Pick<Services, 'secretKey'>, secret: string): string =>
  encrypt(secretKey, secret, place)

interface Sealed {
  segredo: string
  segredoAnterior: string | null
  anteriorAte: Date | string | null
}

/** The secrets that sign now: the current one, and for a day after a rotation the former one. */
export function secretsOf({ secretKey }: Pick<Services, 'secretKey'>, webhook: Sealed, now = Date.now()): string[] {
  const { segredo, segredoAnterior, anteriorAte } = webhook
  const former = segredoAnterior && anteriorAte && new Date(anteriorAte).getTime() > now ? [segredoAnterior] : []
  return [segredo, ...former].map((sealed) => decrypt(secretKey, sealed, place))
}

/** The bytes with which Standard Webhooks signs: those in the secret; of an earlier one, its text. */
const keyOf = (secret: string): Buffer =>
  secret.startsWith(prefix) ? Buffer.from(secret.slice(prefix.length), 'base64') : Buffer.from(secret)

/** The headers of Standard Webhooks, whose libraries check them. Each secret adds a signature of `<id>.<unix>.<body>`. */
export function standardHeaders(secrets: readonly string[], id: string, body: string, now = Date.now()) {
  const t = Math.floor(now / 1000)
  const each = secrets.map((secret) => `v1,${sign(keyOf(secret), `${id}.${t}.${body}`).toString('base64')}`)
  return { 'webhook-id': id, 'webhook-timestamp': String(t), 'webhook-signature': each.join(' ') }
}

/**
 * The header that proves who sent a delivery, and when: `t=<unix>,v1=<hex>`. Each secret adds a `v1`, the HMAC-SHA-256
 * of `<unix>.<body>`.
 */
export function signature(secrets: readonly string[], body: string, now = Date.now()): string {
  const t = Math.floor(now / 1000)
  const each = secrets.map((secret) => `v1=${sign(Buffer.from(secret), `${t}.${body}`).toString('hex')}`)
  return [`t=${t}`, ...each].join(',')
}
