import { equalText, sign } from '../../../kernel/base/crypto.js'
import type { Context } from '../../../kernel/work/context/context.js'

/** Bytes of the signature: 160 bits. */
const bytes = 20

interface Service {
  id: number
  idCliente: number
  uuid: string
  serieToken: number
}

/**
 * The token of a worship service's presence link: its id and the server's signature. Nothing is stored: the worship
 * service keeps the same code until somebody requests a new one.
 */
export function tokenOf(secretKey: Buffer, { id, idCliente, uuid, serieToken }: Service): string {
  const number = Buffer.alloc(4)
  number.writeUInt32BE(id)
  const signature = sign(secretKey, `presenca-culto:${idCliente}:${uuid}:${serieToken}`, bytes)
  return Buffer.concat([number, signature]).toString('base64url')
}

/** The id of the worship service in a token; null for an invalid token. */
export function numberInToken(token: string): number | null {
  if (!/^[\w-]{32}$/.test(token)) return null
  const id = Buffer.from(token, 'base64url').readUInt32BE()
  return id > 0 && id <= 2147483647 ? id : null
}

export const isTokenOf = (secretKey: Buffer, token: string, service: Service): boolean =>
  equalText(token, tokenOf(secretKey, service))

/** The token, for people who may show it to the people present; null for everybody else. */
export const visibleToken = (ctx: Context, row: Service): string | null =>
  ctx.can('presencaCulto.registrar') ? tokenOf(ctx.services.secretKey, row) : null

/** The address at which people confirm their presence, also as a QR code that telephones can read across a room. */
export async function codigoPresenca({ services }: Context, row: Service) {
  const token = tokenOf(services.secretKey, row)
  const link = `${services.config.publicUrl}/dashboard/culto/confirmar-presenca/${token}`
  const { toString: drawn } = await import('qrcode')
  const svg = await drawn(link, { type: 'svg', margin: 2, errorCorrectionLevel: 'M' })
  return { token, link, qrCode: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}` }
}
