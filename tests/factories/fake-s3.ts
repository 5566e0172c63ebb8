import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A server that implements the part of S3 that the product uses: the objects of one bucket, by path. */
export interface FakeS3 {
  url: string
  /** the objects by key */
  objects: Map<string, { body: Buffer; contentType: string; origin?: string; changed?: Date }>
  /** Responds to the next requests with these statuses, as a failing server does. */
  failNext(...statuses: number[]): void
  close(): Promise<void>
}

interface FakeS3Settings {
  bucket: string
  accessKeyId: string
}

const errors = {
  AccessDenied: 403,
  InvalidAccessKeyId: 403,
  MethodNotAllowed: 405,
  NoSuchBucket: 404,
  NoSuchKey: 404,
} as const

/** How many keys a list returns at a time; S3 itself returns 1,000. */
const mostKeys = 3

/** The keys that begin with `prefix`, in order, in pages. */
function list(objects: FakeS3['objects'], prefix: string, after: string): string {
  const keys = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort()
  const page = keys.slice(0, mostKeys)
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><LastModified>${(objects.get(key)?.changed ?? new Date()).toISOString()}</LastModified></Contents>`,
  )
  const more = keys.length > page.length
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><IsTruncated>${more}</IsTruncated>${
    more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  }${contents.join('')}</ListBucketResult>`
}

function refuse(response: ServerResponse, code: keyof typeof errors): void {
  response.writeHead(errors[code], { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

/** Whether the request has a version 4 signature with this key. The signature itself is not verified. */
function signatureFault({ headers }: IncomingMessage, accessKeyId: string): keyof typeof errors | undefined {
  const form =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/\d{8}\/[\w-]+\/s3\/aws4_request, SignedHeaders=(\S+), Signature=[\da-f]{64}$/
  const [, key, signed = ''] = form.exec(headers.authorization ?? '') ?? []
  if (!key || !headers['x-amz-date'] || !headers['x-amz-content-sha256']) return 'AccessDenied'
  if (!['host', 'x-amz-content-sha256', 'x-amz-date'].every((name) => signed.split(';').includes(name)))
    return 'AccessDenied'
  return key === accessKeyId ? undefined : 'InvalidAccessKeyId'
}

export async function startFakeS3({ bucket, accessKeyId }: FakeS3Settings): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map()
  const failures: number[] = []

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.concat(await request.toArray())
    const failure = failures.shift()
    if (failure) return void response.writeHead(failure).end()
    const fault = signatureFault(request, accessKeyId)
    if (fault) return refuse(response, fault)

    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const [, asked, ...rest] = pathname.split('/').map(decodeURIComponent)
    if (asked !== bucket) return refuse(response, 'NoSuchBucket')
    const key = rest.join('/')
    const found = objects.get(key)
    if (request.method === 'GET' && searchParams.get('list-type') === '2') {
      response.writeHead(200, { 'content-type': 'application/xml' })
      return void response.end(
        list(objects, searchParams.get('prefix') ?? '', searchParams.get('continuation-token') ?? ''),
      )
    }
    const origin = request.headers['x-amz-meta-origem']
    switch (request.method) {
      case 'PUT':
        objects.set(key, {
          body,
          contentType: request.headers['content-type'] ?? '',
          ...(typeof origin === 'string' && { origin }),
        })
        return void response.writeHead(200).end()
      case 'GET':
      case 'HEAD':
        if (!found) return refuse(response, 'NoSuchKey')
        response.writeHead(200, {
          'content-type': found.contentType,
          'content-length': found.body.length,
          ...(found.origin && { 'x-amz-meta-origem': found.origin }),
        })
        return void response.end(request.method === 'GET' ? found.body : undefined)
      case 'DELETE':
        objects.delete(key)
        return void response.writeHead(204).end()
      default:
        return refuse(response, 'MethodNotAllowed')
    }
  }

  const server = createServer((request, response) => void answer(request, response))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    objects,
    failNext: (...statuses) => void failures.push(...statuses),
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
