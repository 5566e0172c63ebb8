import { randomToken } from '../../base/crypto.js'

/*
 * The last part of an address that gives access to one thing without a session: `<tenant>-<256 random bits>`. Session
 * tokens have a dot instead, but web servers take the text after a dot for a file extension. The database stores a hash
 * (hashToken). The tenant's number allows the look-up within that tenant's row-level security.
 */
const shape = /^(\d{1,10})-[A-Za-z0-9_-]{43}$/

export const newAddressToken = (idCliente: number): string => `${idCliente}-${randomToken()}`

/**
 * The tenant within which a token is looked up.
 * @returns undefined for an invalid token
 */
export function tenantOfAddressToken(token: string): number | undefined {
  const idCliente = Number(shape.exec(token)?.[1] ?? Number.NaN)
  return idCliente >= 1 && idCliente <= 2147483647 ? idCliente : undefined
}
