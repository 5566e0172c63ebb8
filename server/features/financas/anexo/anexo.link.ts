import type { FastifyInstance } from 'fastify'
import { notFound, signInFirst } from '../../../kernel/base/errors.js'
import type { Images } from '../../../kernel/data/storage/images.js'
import { openAnexo } from './anexo.usecases.js'

/** Serves attachments at /arquivos/anexos/{uuid}, for who may read the record. Each request is authorised. */
export function mountAttachments(app: FastifyInstance, images: Images): void {
  app.get<{ Params: { uuid: string }; Querystring: { baixar?: string } }>(
    '/arquivos/anexos/:uuid',
    async ({ ctx, params, query, headers }, reply) => {
      if (!ctx.viewer) throw signInFirst()
      const { uuid, arquivo, nome, tipo } = await openAnexo(ctx, { id: params.uuid })
      await ctx.endReading()
      // the file never changes under its uuid; whether the user may see it is checked each time
      const etag = `"${uuid}"`
      void reply.header('cache-control', 'private, no-cache').header('etag', etag)
      if (headers['if-none-match'] === etag) return reply.status(304).send()
      const file = await images.get(arquivo)
      if (!file) throw notFound('Arquivo não encontrado.')
      const way = query.baixar === undefined ? 'inline' : 'attachment'
      return reply
        .type(tipo)
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `${way}; filename*=UTF-8''${encoded(nome)}`)
        .send(file)
    },
  )
}

/** RFC 5987: these four characters stay in encodeURIComponent, and the header's grammar does not allow them. */
const encoded = (name: string): string =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
