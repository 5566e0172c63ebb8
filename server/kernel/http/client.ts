import { existsSync } from 'node:fs'
import path from 'node:path'
import compress from '@fastify/compress'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { notFound } from '../errors.js'
import { clientDir } from '../paths.js'

/** The built web client; every path that is no file is a screen of its router. */
export async function mountClient(app: FastifyInstance): Promise<void> {
  if (!existsSync(path.join(clientDir, 'index.html'))) return
  await app.register(async (client) => {
    await client.register(compress, { threshold: 1024 })
    await client.register(fastifyStatic, {
      root: clientDir,
      wildcard: true,
      cacheControl: false,
      setHeaders: (reply, file) =>
        // names of built files carry their hash
        void reply.header(
          'cache-control',
          file.includes(`${path.sep}assets${path.sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache',
        ),
    })
    client.setNotFoundHandler((request, reply) => {
      const screen =
        request.method === 'GET' &&
        !/\.\w+$/.test(request.url.split('?')[0] ?? '') &&
        !/^\/(api|graphql|arquivos)(\/|$)/.test(request.url)
      if (!screen) throw notFound('Este endereço não existe.')
      return reply.header('cache-control', 'no-cache').sendFile('index.html')
    })
  })
}
