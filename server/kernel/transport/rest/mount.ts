import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { refuseInPreview } from '../../access/can.js'
import { AppError, badRequest, invalid, signInFirst } from '../../base/errors.js'
import { plainName, uploadError, uploadLimits } from '../../work/files/files.js'
import { unknownAddress } from '../http/known-addresses.js'
import { namesSecret } from '../http/secrets.js'
import { enterChurchOf } from './church.js'
import { FileReply } from './file-reply.js'
import { pageLinks, recordAddresses } from './links.js'
import { sizeOf, under, type WireList, writtenList } from './list-reply.js'
import { filledIn, type RestRequest, type Route, statusOf } from './route.js'
import { numbersAsTexts } from './texts.js'

/** The raw bodies of JSON requests: signatures are computed over the exact bytes. */
const rawBodies = new WeakMap<FastifyRequest, string>()

/** A list of up to this number of bytes is sent as one piece: a stream is compressed even when it is short. */
const short = 65_536

/** Serves the route table under /api. */
export async function mountRest(app: FastifyInstance, routes: readonly Route[]): Promise<void> {
  await app.register(
    async (api) => {
      await api.register(multipart, {
        limits: { files: 1, fileSize: uploadLimits.maxFileSize, fields: 10, fieldSize: 1000 },
      })
      // a body of another type is refused as such
      api.removeContentTypeParser('text/plain')
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
        rawBodies.set(request, String(body))
        try {
          done(null, body === '' ? {} : JSON.parse(String(body)))
        } catch {
          done(badRequest('O corpo da requisição não é um JSON válido.'))
        }
      })
      const addressOf = recordAddresses(routes)
      for (const route of routes) {
        const address = addressOf(route)
        api.route({
          method: route.method,
          url: route.path.replace(/\{(\w+)\}/g, ':$1'),
          ...(route.slow && { config: { slow: true } }),
          ...(mayHoldSecret(route) && { compress: false }),
          handler: (request, reply) => answer(route, request, reply, address),
        })
      }
      api.setNotFoundHandler((request) => {
        throw unknownAddress(request, 'Este endereço não existe na API.')
      })
    },
    { prefix: '/api' },
  )
}

/** Whether an answer may hold a secret: one that was made for a write, or a field of that name. */
function mayHoldSecret({ method, response }: Route): boolean {
  if (method !== 'GET') return true
  const shape = response ? JSON.stringify(z.toJSONSchema(response, { unrepresentable: 'any' })) : ''
  return [...shape.matchAll(/"(\w+)":/g)].some(([, name = '']) => namesSecret(name))
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply, address: string | undefined) {
  const { ctx } = request
  ctx.current.operation = `${route.method} ${route.path}`
  // refuse before the upload is read
  ctx.authorise(route.actionOf?.(request.params as Record<string, string>) ?? route.action)
  if (route.method !== 'GET') refuseInPreview(ctx.viewer)
  const call = await restRequest(route, request)
  if (route.ignoresTenant) delete call.query.idCliente
  await enterChurchOf(ctx, route, call)
  const handle = (asked: RestRequest) =>
    route.handle(ctx, asked, {
      cookie: (name) => request.cookies[name],
      header: (name) => [request.headers[name]].flat()[0],
      rawBody: () => rawBodies.get(request) ?? '',
    })
  if (route.list) {
    const { total, parts: rows } = await writtenList(ctx, call, (asked) => handle(asked) as Promise<WireList>)
    await ctx.endReading()
    const limit = Number(call.query.limit)
    const offset = Number(call.query.offset ?? 0)
    if (limit > 0) void reply.header('link', pageLinks(request.url, { limit, offset, total }))
    const parts = route.under ? under(route.under, rows) : rows
    const size = sizeOf(parts)
    return reply
      .header('x-total-count', String(total))
      .type('application/json; charset=utf-8')
      .header('content-length', size)
      .send(size < short ? Buffer.concat(parts) : Readable.from(parts))
  }
  const result = await handle(call)
  // the client may read the response slowly; it must not hold a connection meanwhile
  await ctx.endReading()
  if (result instanceof FileReply) return sendFile(reply, result)
  const { id } = (result ?? {}) as { id?: unknown }
  if (address && id !== undefined) void reply.header('location', filledIn(address, { ...call.params, id: String(id) }))
  return reply.status(statusOf(route)).type('application/json; charset=utf-8').send(JSON.stringify(result))
}

/** A file that the client has already, by its ETag, is not sent again. */
function sendFile(reply: FastifyReply, { filename, type, data }: FileReply) {
  if (Buffer.isBuffer(data)) {
    const hash = createHash('sha256').update(data).digest('base64url')
    // weak, because the bytes may be compressed
    reply.header('etag', `W/"${hash}"`)
    if (reply.request.headers['if-none-match']?.includes(hash)) return reply.code(304).send()
  }
  return reply
    .type(type)
    .header('content-disposition', `attachment; filename="${filename.replace(/[^\w.-]/g, '_')}"`)
    .header('x-content-type-options', 'nosniff')
    .send(data)
}

async function restRequest(route: Route, request: FastifyRequest): Promise<RestRequest> {
  const query = Object.fromEntries(
    Object.entries(request.query as Record<string, string | string[]>).map(([key, value]) => [
      key,
      Array.isArray(value) ? value[0] : value,
    ]),
  )
  const params = { ...(request.params as Record<string, string>) }
  if (!route.upload) {
    const body = request.body ?? {}
    if (typeof body !== 'object' || Array.isArray(body))
      throw badRequest('O corpo da requisição deve ser um objeto JSON.')
    refusePicture(route, body as Record<string, unknown>)
    return { params, query, body: numbersAsTexts(route, { ...(body as Record<string, unknown>) }) }
  }
  if (!request.ctx.viewer) throw signInFirst()
  return { params, query, body: {}, file: await readFile(request) }
}

/** Names under which old integrations may send a picture, and under which records return its address. */
const pictureFields = ['imgPost', 'imagem', 'imagemEvento', 'foto', 'fotoUrl', 'avatar']

/** @throws VALIDATION_FAILED for a picture in a JSON body, which would otherwise be lost silently */
function refusePicture({ picture }: Route, body: Record<string, unknown>): void {
  const field = picture && pictureFields.find((name) => body[name])
  if (field) throw invalid({ [field]: `Envie a imagem por ${picture}, como multipart/form-data, no campo file.` })
}

async function readFile(request: FastifyRequest): Promise<{ filename: string; data: Buffer }> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Envie o arquivo como multipart/form-data.')
  try {
    const part = await request.file()
    if (!part) throw invalid({ file: 'Escolha um arquivo.' })
    if (part.fieldname !== 'file')
      throw invalid({ file: `O arquivo veio no campo ${plainName(part.fieldname)}. Envie-o no campo file.` })
    return { filename: plainName(part.filename), data: await part.toBuffer() }
  } catch (error) {
    throw uploadError(error)
  }
}
