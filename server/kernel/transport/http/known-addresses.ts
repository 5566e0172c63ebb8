import type { FastifyInstance, FastifyRequest } from 'fastify'
import { type AppError, methodNotAllowed, notFound } from '../../base/errors.js'

declare module 'fastify' {
  interface FastifyInstance {
    /** the methods that this address takes; none for an unknown one */
    methodsAt(url: string): string[]
  }
}

/** Remembers which methods each address takes. It must come before the routes. */
export function rememberAddresses(app: FastifyInstance): void {
  const known = new Map<string, { address: RegExp; methods: Set<string> }>()
  app.addHook('onRoute', ({ url, method }) => {
    // the client's files: every address looks like one of these
    if (url === '/*' || url === '*') return
    const one = known.get(url) ?? { address: matching(url), methods: new Set() }
    for (const each of [method].flat()) one.methods.add(each)
    known.set(url, one)
  })
  app.decorate('methodsAt', (url) => {
    const [path = ''] = url.split('?')
    const found = [...known.values()].filter(({ address }) => address.test(path))
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort()
  })
}

/** A pattern of the server's or the client's router ('/api/itens/:id', '/itens/:id?') as a regular expression. */
export const matching = (url: string): RegExp => {
  const parts = url
    .split('/')
    .slice(1)
    .map((part) => {
      if (part === '*') return '/.*'
      if (part.startsWith(':')) return part.endsWith('?') ? '(/[^/]+)?' : '/[^/]+'
      return `/${part.replace(/[.+()]/g, '\\$&')}`
    })
  // the first page is '/' alone
  return new RegExp(`^${parts.join('').replace(/\/$/, '')}/?$`)
}

/** The error for an address that no route takes with this method. */
export function unknownAddress({ url, method, server }: FastifyRequest, text: string): AppError {
  const methods = server.methodsAt(url)
  return methods.length > 0 && !methods.includes(method) ? methodNotAllowed(methods) : notFound(text)
}
