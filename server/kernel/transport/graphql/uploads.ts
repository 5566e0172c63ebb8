import type { FastifyRequest } from 'fastify'
import processRequest from 'graphql-upload/processRequest.mjs'
import Upload from 'graphql-upload/Upload.mjs'
import { refuseInPreview } from '../../access/can.js'
import { badRequest, signInFirst } from '../../base/errors.js'
import { uploadError, uploadLimits } from '../../work/files/files.js'

/** Headers that a foreign page cannot send: a browser asks the server first. */
export const unforgeable = ['authorization', 'apollo-require-preflight', 'x-apollo-operation-name'] as const

/** Uploads are read only with a session and with one of these headers; nothing is written to disk before. */
export async function readUploads(
  request: FastifyRequest,
  reply: { raw: import('node:http').ServerResponse },
): Promise<void> {
  if (!request.headers['content-type']?.startsWith('multipart/form-data')) return
  if (!unforgeable.some((name) => request.headers[name])) throw badRequest()
  if (!request.ctx.viewer) throw signInFirst()
  refuseInPreview(request.ctx.viewer)
  try {
    const body = await processRequest(request.raw, reply.raw, uploadLimits)
    for (const upload of Object.values((body as { variables?: object }).variables ?? {}))
      if (upload instanceof Upload) speakOurErrors(upload)
    request.body = body
  } catch (error) {
    throw uploadError(error)
  }
}

/** A failure of the file after the operation was parsed (missing or truncated) is reported when the file is read. */
function speakOurErrors(upload: Upload): void {
  upload.promise = upload.promise.catch((error) => Promise.reject(uploadError(error)))
  // an operation that fails before it reads its file leaves this rejection unhandled
  upload.promise.catch(() => undefined)
}
