import type { FastifyInstance } from 'fastify'
import { notFound, signInFirst } from '../../base/errors.js'
import type { Images } from '../../data/storage/images.js'
import { from, whereRef } from '../../data/tenant/records.js'
import { churchNamed } from '../../work/context/named-church.js'

/** Serves pictures at /arquivos/{uuid}. Each request is authorised in its tenant. */
export async function mountFiles(app: FastifyInstance, images: Images): Promise<void> {
  app.get<{ Params: { uuid: string } }>('/arquivos/:uuid', async ({ ctx, params, headers }, reply) => {
    if (!ctx.viewer) throw signInFirst()
    const where = whereRef(params.uuid)
    if (!('uuid' in where)) throw notFound()
    const work = await ctx.read()
    const row = await from({ ...work, idCliente: churchNamed(ctx, undefined) }, 'arquivo')
      .select(['uuid', 'tipo'])
      .where('uuid', '=', where.uuid)
      .where('restrito', '=', false)
      .executeTakeFirst()
    await ctx.endReading()
    if (!row) throw notFound('Arquivo não encontrado.')
    // a picture never changes under its uuid, so the browser caches it. The browser still sends a request each time,
    // and the server checks whether the user may see it
    const etag = `"${row.uuid}"`
    void reply.header('cache-control', 'private, no-cache').header('etag', etag)
    if (headers['if-none-match'] === etag) return reply.status(304).send()
    const file = await images.get(row.uuid)
    if (!file) throw notFound('Arquivo não encontrado.')
    return reply
      .type(row.tipo)
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'inline')
      .send(file)
  })
}
