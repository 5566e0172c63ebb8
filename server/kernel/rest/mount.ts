import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { operatesPlatform, refuseInPreview } from '../access/can.js'
import type { Context } from '../context.js'
import { AppError, badRequest, invalid, signInFirst } from '../errors.js'
import { plainName, uploadError, uploadLimits } from '../files/files.js'
import { churchNamed } from '../tenant/named-church.js'
import { errorBody } from './errors.js'
import { sizeOf, under, type WireList, writtenList } from './list-reply.js'
import { namesRecord, type RestRequest, type Route, tenantNamedIn } from './route.js'
import { numbersAsTexts } from './texts.js'

/** The raw bodies of JSON requests: signatures are computed over the exact bytes. */
const rawBodies = new WeakMap<FastifyRequest, string>()

/** Serves the route table under /api. */
export async function mountRest(app: FastifyInstance, routes: readonly Route[]): Promise<void> {
  await app.register(
    async (api) => {
      await api.register(multipart, {
        limits: { files: 1, fileSize: uploadLimits.maxFileSize, fields: 10, fieldSize: 1000 },
      })
      api.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
        rawBodies.set(request, String(body))
        try {
          done(null, body === '' ? {} : JSON.parse(String(body)))
        } catch {
          done(badRequest('O corpo da requisição não é um JSON válido.'))
        }
      })
      for (const route of routes) {
        api.route({
          method: route.method,
          url: route.path.replace(/\{(\w+)\}/g, ':$1'),
          ...(route.slow && { config: { slow: true } }),
          handler: (request, reply) => answer(route, request, reply),
        })
      }
      api.setNotFoundHandler((request, reply) => {
        const error = new AppError('NOT_FOUND', 'Este endereço não existe na API.')
        void reply.status(404).send(errorBody(error, request.ctx?.caller.requestId ?? String(request.id)))
      })
    },
    { prefix: '/api' },
  )
}

async function answer(route: Route, request: FastifyRequest, reply: FastifyReply) {
  const { ctx } = request
  ctx.current.operation = `${route.method} ${route.path}`
  // refuse before the upload is read
  ctx.authorise(route.actionOf?.(request.params as Record<string, string>) ?? route.action)
  if (route.method !== 'GET') refuseInPreview(ctx.viewer)
  const call = await restRequest(route, request)
  if (route.ignoresTenant) delete call.query.idCliente
  // the path, the query and the body may all name the tenant; the session must be allowed to name each of them
  for (const named of [call.params, call.query, call.body])
    churchNamed(ctx, tenantNamedIn({ params: {}, query: {}, body: named }))
  forgetOwnTenant(ctx, route, call)
  // a list belongs to one church: the church of the session, or the church of the record in the request
  if (route.list && !route.adm && tenantNamedIn(call) === undefined && !namesRecord(route, call) && ctx.viewer)
    call.query.idCliente = String(ctx.viewer.idCliente)
  const handle = (asked: RestRequest) =>
    route.handle(ctx, asked, {
      cookie: (name) => request.cookies[name],
      header: (name) => [request.headers[name]].flat()[0],
      rawBody: () => rawBodies.get(request) ?? '',
    })
  if (route.list) {
    const { total, parts: rows } = await writtenList(ctx, call, (asked) => handle(asked) as Promise<WireList>)
    await ctx.endReading()
    const parts = route.under ? under(route.under, rows) : rows
    return reply
      .header('x-total-count', String(total))
      .type('application/json; charset=utf-8')
      .header('content-length', sizeOf(parts))
      .send(parts.length === 1 ? parts[0] : Readable.from(parts))
  }
  const result = await handle(call)
  // the client may read the response slowly; it must not hold a connection meanwhile
  await ctx.endReading()
  if (result instanceof FileReply) return sendFile(reply, result)
  return reply
    .status(route.status ?? (route.method === 'POST' ? 201 : 200))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(result))
}

/**
 * Old clients of the platform's administrator always send the administrator's own tenant. When the call names a record,
 * that number is ignored and the record's church is used. A write without a record happens in the administrator's own
 * church anyway.
 */
function forgetOwnTenant(ctx: Context, route: Route, call: RestRequest): void {
  if (!operatesPlatform(ctx.viewer) || tenantNamedIn(call) !== ctx.viewer?.idCliente) return
  if (route.method === 'GET' && !namesRecord(route, call)) return
  delete call.params.idCliente
  delete call.query.idCliente
  delete call.body.idCliente
}

/** A response that is a file (exports). */
export class FileReply {
  constructor(
    readonly filename: string,
    readonly type: string,
    readonly data: Buffer | Readable,
  ) {}
}

/** A file that the client has already, by its ETag, is not sent again. */
function sendFile(reply: FastifyReply, { filename, type, data }: FileReply) {
  if (Buffer.isBuffer(data)) {
    const etag = `"${createHash('sha256').update(data).digest('base64url')}"`
    reply.header('etag', etag)
    if (reply.request.headers['if-none-match'] === etag) return reply.code(304).send()
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
