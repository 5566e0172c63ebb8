import type { FastifyInstance } from 'fastify'

/** The token of an Authorization header; the name of the scheme may be written in any case (RFC 9110). */
export const bearerOf = (authorization: string | undefined): string | undefined =>
  /^Bearer +(\S.*)$/i.exec(authorization ?? '')?.[1]

/** Every 401 says how to authenticate, and whether a token was sent that is not valid (RFC 6750). */
export function challengeStrangers(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply) => {
    if (reply.statusCode !== 401) return
    const invalid = bearerOf(headers.authorization) ? ', error="invalid_token"' : ''
    void reply.header('www-authenticate', `Bearer realm="Candeia"${invalid}`)
  })
}
