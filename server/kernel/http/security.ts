import helmet from '@fastify/helmet'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.js'
import { unavailable } from '../errors.js'

/** Headers for every answer, and 503 instead of falling over when the process cannot keep up. */
export async function secure(app: FastifyInstance, config: Config): Promise<void> {
  const tls = config.publicUrl.startsWith('https:')
  await app.register(helmet, {
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
  })
  app.addHook('onSend', async (request, reply) => {
    if (/^\/(graphql|api)(\/|\?|$)/.test(request.url)) void reply.header('cache-control', 'no-store')
  })
  if (config.maxDelay > 0) {
    await app.register(underPressure, {
      maxEventLoopDelay: config.maxDelay,
      retryAfter: 5,
      pressureHandler: (request) => {
        if (!/^\/(healthz|readyz|metrics)/.test(request.url)) throw unavailable()
      },
    })
  }
}
