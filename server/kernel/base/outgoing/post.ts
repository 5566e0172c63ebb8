import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { outside } from '../watching/waiting.js'
import { textOf, unless } from './failure.js'
import { type CheckedAddress, checkAddress } from './public-address.js'

/** The answer of somebody else's server, or why there is none. */
export interface Outcome {
  /** absent when no answer came */
  status?: number
  /** why there is no answer, in Portuguese; absent when there is one */
  problem?: string
  milliseconds: number
}

interface Sending {
  headers: Record<string, string>
  body: string | Buffer
  /** see checkAddress */
  allowPrivate: boolean
  /** for the whole request: look-up, connection, status */
  timeoutMs: number
  /** ends the request early */
  signal?: AbortSignal
  lookUp?: (host: string) => Promise<string[]>
}

/** Milliseconds in which the body of an answer must end. */
const restMs = 1000

/**
 * Sends a POST to an address that a person typed. Connects to the IP address that was checked, follows no redirect,
 * keeps no connection, reads only the status of the answer, and never throws.
 */
export async function postTo(url: URL, sending: Sending): Promise<Outcome> {
  const { allowPrivate, lookUp, timeoutMs, signal } = sending
  const began = performance.now()
  const limit = AbortSignal.timeout(timeoutMs)
  const ending = signal ? AbortSignal.any([limit, signal]) : limit
  const since = () => Math.round(performance.now() - began)
  try {
    const answer = await outside(async () => {
      const target = await unless(ending, checkAddress(url, { allowPrivate, ...(lookUp && { lookUp }) }))
      return await unless(ending, exchange(url, target, sending, ending))
    })
    return { ...answer, milliseconds: since() }
  } catch (error) {
    return { problem: textOf(error, ending.aborted, timeoutMs), milliseconds: since() }
  }
}

function exchange(
  url: URL,
  { address, family }: CheckedAddress,
  { headers, body }: Sending,
  signal: AbortSignal,
): Promise<{ status: number }> {
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const secure = url.protocol === 'https:'
  const options: https.RequestOptions = {
    method: 'POST',
    host: address,
    family,
    port: url.port || (secure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    headers: { ...headers, host: url.host, 'content-length': Buffer.byteLength(body), connection: 'close' },
    // the certificate is checked for the name, although the connection goes to the address
    ...(secure && !isIP(name) && { servername: name }),
    agent: false,
    maxHeaderSize: 8192,
    signal,
  }
  return new Promise((resolve, reject) => {
    const request = (secure ? https : http).request(options, (response) => {
      // The rest may contain anything and is not kept. It is let through, because some servers report a fault when the
      // connection ends before their last byte; an answer that does not end is cut off.
      const cut = setTimeout(() => response.destroy(), restMs).unref()
      response.on('close', () => clearTimeout(cut)).on('error', () => undefined)
      response.resume()
      resolve({ status: response.statusCode ?? 0 })
    })
    request.on('error', reject)
    // without this listener, node closes the connection of an answer 101 and reports neither an answer nor an error
    request.on('upgrade', (response, socket) => {
      socket.destroy()
      resolve({ status: response.statusCode ?? 0 })
    })
    request.end(body)
  })
}
