import type { Services } from '../../../kernel/context.js'
import { decrypt, encrypt, randomToken, sign } from '../../../kernel/crypto.js'

const place = 'webhook'

export const newSecret = (): string => `whs_${randomToken()}`

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

/**
 * The header that proves who sent a delivery, and when: `t=<unix>,v1=<hex>`. Each secret adds a `v1`, the HMAC-SHA-256
 * of `<unix>.<body>`.
 */
export function signature(secrets: readonly string[], body: string, now = Date.now()): string {
  const t = Math.floor(now / 1000)
  const each = secrets.map((secret) => `v1=${sign(Buffer.from(secret), `${t}.${body}`).toString('hex')}`)
  return [`t=${t}`, ...each].join(',')
}
