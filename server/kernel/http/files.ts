import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { notFound, unauthenticated } from '../errors.js'
import { imagePath } from '../files.js'
import { from, whereRef } from '../tenant/records.js'

/** /arquivos/{uuid}: pictures, each request authorised in its tenant. */
export async function mountFiles(app: FastifyInstance, filesDir: string): Promise<void> {
  app.get<{ Params: { uuid: string } }>('/arquivos/:uuid', async ({ ctx, params }, reply) => {
    if (!ctx.viewer) throw unauthenticated('Faça o login para continuar.')
    const where = whereRef(params.uuid)
    if (!('uuid' in where)) throw notFound()
    const work = await ctx.read()
    const row = await from({ ...work, idCliente: ctx.tenant(undefined) }, 'arquivo')
      .select(['uuid', 'tipo'])
      .where('uuid', '=', where.uuid)
      .executeTakeFirst()
    await ctx.endReading()
    if (!row) throw notFound('Arquivo não encontrado.')
    const file = imagePath(filesDir, row.uuid)
    const { size } = await stat(file).catch(() => Promise.reject(notFound('Arquivo não encontrado.')))
    return reply
      .type(row.tipo)
      .header('content-length', size)
      .header('x-content-type-options', 'nosniff')
      .header('content-disposition', 'inline')
      .header('cache-control', 'private, max-age=86400, immutable')
      .send(createReadStream(file))
  })
}
