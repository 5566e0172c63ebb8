import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { badRequest } from '../../base/errors.js'

/** How many are logged in a minute, whoever sends them. */
const perMinute = 30

/** Where in the client's scripts: never a text, because the message of an error may contain what people typed. */
const place = z.string().regex(/^(?=.{1,100}$)assets\/[\w.-]+\.js:\d+:\d+$/)

const report = z.strictObject({
  nome: z.string().regex(/^\w{1,40}$/),
  pilha: z.array(place).max(8),
})

/** Takes errors of browsers (client/kernel/errors/report.ts) into the log: their kind and their place in the scripts. */
export function mountBrowserErrors(app: FastifyInstance): void {
  let minute = 0
  let logged = 0
  const handler = async ({ body, log }: FastifyRequest, reply: FastifyReply) => {
    const { success, data } = report.safeParse(body)
    if (!success) throw badRequest()
    const now = Math.floor(Date.now() / 60_000)
    if (now !== minute) [minute, logged] = [now, 0]
    if (logged++ < perMinute) log.warn(data, 'error in a browser')
    return reply.status(204).send()
  }
  app.route({ method: 'POST', url: '/erros', bodyLimit: 2000, handler })
}
