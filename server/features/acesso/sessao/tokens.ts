import { randomToken } from '../../../kernel/base/crypto.js'

/*
 * A token is `<tenant>.<256 random bits>`; API tokens begin with `cdt_`. The tenant's number allows the look-up within
 * that tenant's row-level security. The hash covers the whole text.
 */
const shape = /^(cdt_)?(\d{1,10})\.([A-Za-z0-9_-]{43})$/

export const newToken = (idCliente: number, prefix: '' | 'cdt_' = ''): string =>
  `${prefix}${idCliente}.${randomToken()}`

/** Whether this was meant to be an API token, valid or not. */
export const isApiToken = (token: string): boolean => token.startsWith('cdt_')

export function readToken(token: string): { idCliente: number; api: boolean } | undefined {
  const match = shape.exec(token)
  if (!match || Number(match[2]) > 2147483647) return undefined
  return { idCliente: Number(match[2]), api: Boolean(match[1]) }
}
