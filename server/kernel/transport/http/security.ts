import type { IncomingMessage, ServerResponse } from 'node:http'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import helmet, { type HelmetOptions } from 'helmet'
import type { Config } from '../../base/config.js'
import { unavailable } from '../../base/errors.js'
import { isFor } from './addresses.js'

/** How often the delay of the event loop is read. */
const SAMPLE_MS = 1000

/** Security headers for every response, and 503 under overload. */
export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  const headers = securityHeaders(config.publicUrl.startsWith('https:'))
  app.addHook('onRequest', (_request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value)
    done()
  })
  app.addHook('onSend', async (request, reply) => {
    if (isFor(request, 'api', 'graphql') && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'no-store')
  })
  if (config.maxDelay > 0) {
    // earlier samples measure the start itself: with them, a server that is ready would refuse everybody
    let sampled = false
    app.addHook('onListen', async () => {
      setTimeout(() => {
        sampled = true
      }, 2 * SAMPLE_MS).unref()
    })
    await app.register(underPressure, {
      maxEventLoopDelay: config.maxDelay,
      sampleInterval: SAMPLE_MS,
      retryAfter: 5,
      pressureHandler: (request, _reply, type, value) => {
        if (!sampled || /^\/(healthz|readyz|metrics)/.test(request.url)) return
        request.log.warn({ [type]: value }, 'under pressure')
        throw unavailable()
      },
    })
  }
}

/** What browsers offer to pages and no screen uses: also a script that got in cannot ask for it. */
const unused = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** What screens use: copying and sharing a link, and the stage of a worship service. */
const used = ['clipboard-write', 'fullscreen', 'web-share']

/**
 * The headers that helmet sets, computed once because they are the same for every request. Computing them each time
 * reduced the throughput by 2.5 %.
 */
function securityHeaders(tls: boolean): Map<string, string> {
  const options: HelmetOptions = {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // React and Blueprint set style attributes
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        ...(tls && { upgradeInsecureRequests: [] }),
      },
    },
    hsts: tls ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'no-referrer' },
  }
  const permissions = [...unused.map((name) => `${name}=()`), ...used.map((name) => `${name}=(self)`)]
  const headers = new Map([['permissions-policy', permissions.join(', ')]])
  const recorder = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: () => undefined,
  }
  helmet(options)({} as IncomingMessage, recorder as unknown as ServerResponse, () => undefined)
  return headers
}
