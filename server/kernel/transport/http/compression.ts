import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import type { FastifyInstance } from 'fastify'

/** Below this number of bytes an answer fits in one packet anyway. */
const threshold = 1024

/** Texts; pictures, PDF files and spreadsheets are compressed already. */
const texts = /^(text\/(?!event-stream)|application\/(json|graphql-response\+json|manifest\+json|javascript|xml))/

/**
 * Compresses answers, but for those with a secret (`current.secret`, and routes with `compress: false`). The levels are
 * low, because most answers are made for one request; the bodies of requests may not be compressed.
 */
export async function compressAnswers(app: FastifyInstance): Promise<void> {
  // runs before the hook of the library
  app.addHook('onSend', ({ ctx, headers }, _reply, _payload, done) => {
    // the library's own switch
    if (ctx?.current.secret) headers['x-no-compression'] = ''
    done()
  })
  await app.register(compress, {
    threshold,
    customTypes: texts,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 3 } },
    zlibOptions: { level: 3 },
    globalDecompression: false,
  })
}
