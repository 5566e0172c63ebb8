import type { FastifyInstance } from 'fastify'
import type { Config } from '../../base/config.js'
import { notFound } from '../../base/errors.js'

const day = 86_400_000

/** For how long the contact may be relied on; whoever reads the file after that fetches it anew. */
const validDays = 180

/**
 * Addresses that programs know: where to report a vulnerability (RFC 9116), and where a password is changed
 * (https://w3c.github.io/webappsec-change-password-url/).
 * @param passwordPage path of that screen
 */
export function mountWellKnown(
  app: FastifyInstance,
  { publicUrl, contactEmail }: Pick<Config, 'publicUrl' | 'contactEmail'>,
  passwordPage: string,
): void {
  app.get('/.well-known/security.txt', async (_request, reply) => {
    if (!contactEmail) throw notFound('Este endereço não existe.')
    // the same text the whole day
    const expires = new Date(Math.floor(Date.now() / day + validDays) * day)
    return reply
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: mailto:${contactEmail}`,
          `Expires: ${expires.toISOString()}`,
          'Preferred-Languages: pt, en',
          `Canonical: ${publicUrl}/.well-known/security.txt`,
          '',
        ].join('\n'),
      )
  })
  app.get('/.well-known/change-password', async (_request, reply) => reply.redirect(passwordPage, 302))
}
