import type { Readable } from 'node:stream'
import multipart from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { AppError, badRequest, invalid, signInFirst } from '../errors.js'
import { plainName, uploadError, uploadLimits } from '../files.js'
import type { List } from '../pagination.js'
import { errorBody } from './errors.js'
import { namesRecord, type RestRequest, type Route, tenantNamedIn } from './route.js'

/** What a body was before it was read as JSON: signatures are made of its very bytes. */
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
  // refused before an upload is read
  ctx.authorise(route.action)
  const call = await restRequest(route, request)
  if (route.ignoresTenant) delete call.query.idCliente
  // every place may name the tenant, and each must be one that the session may name
  for (const named of [call.params, call.query, call.body])
    ctx.tenant(tenantNamedIn({ params: {}, query: {}, body: named }))
  // a list is one church's: the session's own, unless it is of a record, which says whose it is
  if (route.list && !route.adm && tenantNamedIn(call) === undefined && !namesRecord(route, call) && ctx.viewer)
    call.query.idCliente = String(ctx.viewer.idCliente)
  const result = await route.handle(ctx, call, {
    cookie: (name) => request.cookies[name],
    header: (name) => [request.headers[name]].flat()[0],
    rawBody: () => rawBodies.get(request) ?? '',
  })
  if (result instanceof FileReply) return sendFile(reply, result)
  if (route.list) {
    const { rows, total } = result as List<unknown>
    return reply.header('x-total-count', String(total ?? rows.length)).send(rows)
  }
  return reply
    .status(route.status ?? (route.method === 'POST' ? 201 : 200))
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(result))
}

/** An answer that is a file (exports). */
export class FileReply {
  constructor(
    readonly filename: string,
    readonly type: string,
    readonly data: Buffer | Readable,
  ) {}
}

const sendFile = (reply: FastifyReply, { filename, type, data }: FileReply) =>
  reply
    .type(type)
    .header('content-disposition', `attachment; filename="${filename.replace(/[^\w.-]/g, '_')}"`)
    .header('x-content-type-options', 'nosniff')
    .send(data)

async function restRequest(route: Route, request: FastifyRequest): Promise<RestRequest> {
  const query = Object.fromEntries(
    Object.entries(request.query as Record<string, string | string[]>).map(([key, value]) => [
      key,
      Array.isArray(value) ? value[0] : value,
    ]),
  )
  const params = request.params as Record<string, string>
  if (!route.upload) {
    const body = request.body ?? {}
    if (typeof body !== 'object' || Array.isArray(body))
      throw badRequest('O corpo da requisição deve ser um objeto JSON.')
    return { params, query, body: body as Record<string, unknown> }
  }
  if (!request.ctx.viewer) throw signInFirst()
  return { params, query, body: {}, file: await readFile(request) }
}

async function readFile(request: FastifyRequest): Promise<{ filename: string; data: Buffer }> {
  if (!request.isMultipart()) throw new AppError('UNSUPPORTED_MEDIA_TYPE', 'Envie o arquivo como multipart/form-data.')
  try {
    const part = await request.file()
    if (part?.fieldname !== 'file') throw invalid({ file: 'Escolha um arquivo.' })
    return { filename: plainName(part.filename), data: await part.toBuffer() }
  } catch (error) {
    throw uploadError(error)
  }
}
