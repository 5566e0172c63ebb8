import { randomToken } from '../crypto.js'

/*
 * The last part of an address that gives access to one thing without a session: `<tenant>-<256 random bits>`, like the
 * tokens of sessions, but without a dot, since web servers take the text after a dot for a file extension. The database
 * keeps its hash (hashToken); the tenant's number lets the look-up run inside that tenant's row-level security.
 */
const shape = /^(\d{1,10})-[A-Za-z0-9_-]{43}$/

export const newAddressToken = (idCliente: number): string => `${idCliente}-${randomToken()}`

/** The tenant within which a token is looked up. @returns undefined for an invalid token */
export function tenantOfAddressToken(token: string): number | undefined {
  const idCliente = Number(shape.exec(token)?.[1] ?? Number.NaN)
  return idCliente >= 1 && idCliente <= 2147483647 ? idCliente : undefined
}
