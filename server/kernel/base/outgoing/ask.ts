import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { outside } from '../watching/waiting.js'
import { textOf, unless } from './failure.js'
import { type CheckedAddress, checkAddress } from './public-address.js'

/** The whole answer of somebody else's server, or why there is none. */
export type Answer = { status: number; body: string; problem?: never } | { status?: never; problem: string }

interface Asking {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  headers: Record<string, string>
  body?: string | undefined
  /** the certificate with its key (PKCS #12) that proves who asks */
  certificate?: { pfx: Buffer; passphrase: string } | undefined
  /** see checkAddress */
  allowPrivate: boolean
  /** for the whole request, with its answer */
  timeoutMs: number
}

const mostBytes = 2_000_000

/**
 * Asks a server whose address a person typed, and reads its answer. Connects to the IP address that was checked, follows
 * no redirect, keeps no connection, and never throws.
 */
export async function ask(url: URL, asking: Asking): Promise<Answer> {
  const { allowPrivate, timeoutMs } = asking
  const limit = AbortSignal.timeout(timeoutMs)
  try {
    return await outside(async () => {
      const target = await unless(limit, checkAddress(url, { allowPrivate }))
      return await unless(limit, exchange(url, target, asking, limit))
    })
  } catch (error) {
    return { problem: textOf(error, limit.aborted, timeoutMs) }
  }
}

function exchange(
  url: URL,
  { address, family }: CheckedAddress,
  { method, headers, body, certificate }: Asking,
  signal: AbortSignal,
): Promise<Answer> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'https:'
  const options: https.RequestOptions = {
    method,
    host: address,
    family,
    port: url.port || (secure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: {
      ...headers,
      host: url.host,
      connection: 'close',
      ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
    },
    // the certificate is checked for the name, although the connection goes to the address
    ...(secure && !isIP(name) && { servername: name }),
    ...(secure && certificate),
    agent: false,
    maxHeaderSize: 16_384,
    signal,
  }
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(options, (response) => {
      const parts: Buffer[] = []
      let bytes = 0
      response.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > mostBytes) request.destroy(Object.assign(new Error(), { code: 'EMSGSIZE' }))
        else parts.push(part)
      })
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, body: Buffer.concat(parts).toString('utf8') }),
      )
      response.on('error', reject)
    })
    request.on('error', reject)
    // without this listener, node closes the connection of an answer 101 and reports neither an answer nor an error
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode ?? 0, body: '' })
    })
    request.end(body)
  })
}
