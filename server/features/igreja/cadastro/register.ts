import type { FastifyInstance } from 'fastify'

/** The sign-up page at its other documented address, with what was asked there ('?plano=...'). */
export function mountRegister(app: FastifyInstance): void {
  app.get('/register', (request, reply) => {
    const { search } = new URL(request.url, 'http://localhost')
    return reply.redirect(`/cadastro${search}`, 302)
  })
}
