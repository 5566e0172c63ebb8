import { Agent, request } from 'node:http'
import { Agent as TlsAgent, request as tlsRequest } from 'node:https'
import { connect } from 'node:net'
import { type Action, actions, publicAction } from '../../server/kernel/access/actions.js'
import type { Route } from '../../server/kernel/transport/rest/route.js'

/** A request that the server refuses, and the status of its answer. */
export interface Refusal {
  name: string
  method: string
  path: string
  headers: Record<string, string>
  body: Buffer
  status: number
  /** the body is sent in chunks, without its length */
  chunked?: boolean
}

export interface Tokens {
  administrator: string
  /** somebody who may send no file */
  member: string
  expired: string
}

const boundary = 'fronteira'
const multipart = { 'content-type': `multipart/form-data; boundary=${boundary}`, 'apollo-require-preflight': 'true' }
const json = { 'content-type': 'application/json' }
const bearer = (token?: string): Record<string, string> => (token ? { authorization: `Bearer ${token}` } : {})

const form = (...parts: [name: string, content: Buffer | string, filename?: string][]): Buffer =>
  Buffer.concat([
    ...parts.flatMap(([name, content, filename]) => [
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${filename ? `; filename="${filename}"` : ''}\r\n\r\n`,
      ),
      Buffer.from(content),
      Buffer.from('\r\n'),
    ]),
    Buffer.from(`--${boundary}--\r\n`),
  ])

const file = Buffer.alloc(300_000, 'x')
/** One more megabyte than any upload may have. */
const tooLarge = Buffer.alloc(21_000_000, 'x')

const query = 'mutation($arquivo: Upload!) { enviarMinhaFoto(arquivo: $arquivo) { fotoUrl } }'
const graphqlForm = (content: Buffer, operations = JSON.stringify({ query, variables: { arquivo: null } })) =>
  form(['operations', operations], ['map', '{"0":["variables.arquivo"]}'], ['0', content, 'a.jpg'])

/** What is wrong with an upload over REST: name, headers, body, status. */
const restUploads = ({ administrator, member, expired }: Tokens, idIgreja: number) =>
  [
    ['a file in another field', bearer(administrator), form(['imagem', file, 'a.jpg']), 422],
    ['a form without a file', bearer(administrator), form(['file', 'x'.repeat(900)]), 422],
    ['a text that is too long', bearer(administrator), form(['nome', file]), 422],
    ['a file for nobody', {}, form(['file', file, 'a.jpg']), 401],
    ['a file of a session that has ended', bearer(expired), form(['file', file, 'a.jpg']), 401],
    ['a file of somebody without the right', bearer(member), form(['file', file, 'a.jpg']), 403],
    [`a file for church ${idIgreja}`, bearer(administrator), form(['file', file, 'a.jpg']), 403],
    ['a broken form', bearer(administrator), Buffer.concat([Buffer.from(`--${boundary}\r\nX\0\r\n`), file]), 400],
    ['a form that breaks off', bearer(administrator), form(['file', file, 'a.jpg']).subarray(0, -20), 400],
    ['a picture by itself', { ...bearer(administrator), 'content-type': 'image/png' }, file, 415],
    ['JSON', { ...bearer(administrator), ...json }, Buffer.from(JSON.stringify({ a: 'x'.repeat(90_000) })), 415],
    ['too large JSON', { ...bearer(administrator), ...json }, file, 413],
  ] as const

/** What is wrong with an upload over GraphQL. */
const graphqlUploads = ({ administrator, expired }: Tokens) =>
  [
    ['a file for nobody', {}, graphqlForm(file), 401],
    ['a file of a session that has ended', bearer(expired), graphqlForm(file), 401],
    ['no map', bearer(administrator), form(['operations', '{}'], ['0', file, 'a.jpg']), 400],
    ['a form without operations', bearer(administrator), form(['imagem', file, 'a.jpg']), 400],
    ['operations that are no JSON', bearer(administrator), graphqlForm(file, '{'), 400],
    ['too long operations', bearer(administrator), graphqlForm(file, 'x'.repeat(300_000)), 413],
    ['a file that no picture is', bearer(administrator), graphqlForm(file), 415],
    ['a broken form', bearer(administrator), Buffer.concat([Buffer.from(`--${boundary}\r\nX\0\r\n`), file]), 400],
    ['no header that a foreign page cannot send', { 'apollo-require-preflight': '' }, file, 400],
    ['a picture by itself', { ...bearer(administrator), 'content-type': 'image/png' }, file, 400],
    ['too large JSON', { ...bearer(administrator), ...json }, file, 413],
  ] as const

/** JSON that every route reads, as much of it as one may send. */
const readable = Buffer.from(JSON.stringify({ nada: 'x'.repeat(90_000) }))

/** Who is refused a JSON body that could be read, on each route that writes: nobody, and who has no right. */
function unauthorised(routes: readonly Route[], { administrator, member, expired }: Tokens) {
  const found: [Route, string, Record<string, string>, number][] = []
  for (const route of routes) {
    const { method, action, upload, adm } = route
    if (method === 'GET' || upload || adm || action === publicAction) continue
    found.push([route, 'for nobody', {}, 401], [route, 'of a session that has ended', bearer(expired), 401])
    if (!actions[action as Action].includes(-1)) found.push([route, 'without the right', bearer(member), 403])
    if (method === 'DELETE' && /^\/[\w-]+\/\{id\}$/.test(route.path) && actions[action as Action].includes(1))
      found.push([route, 'for no record', bearer(administrator), 404])
  }
  return found
}

/**
 * What is refused by what it says, on some routes.
 * @param taken an e-mail that somebody has, and with which too many messages were sent
 */
export const refusedInputs = ({ administrator }: Tokens, taken: string): Refusal[] => {
  const more = 'x'.repeat(60_000)
  const inputs: [string, string, object, number, string?][] = [
    ['POST', '/api/patrimonios', { nada: more }, 422, administrator],
    ['POST', '/api/user', { name: 'Outra', email: taken, nada: more }, 409, administrator],
    ['PUT', '/api/user/2000000000', { name: 'Outra', nada: more }, 404, administrator],
    ['POST', '/api/login', { email: 'ninguem@exemplo.com.br', password: 'errada errada', nada: more }, 401],
    ['POST', '/api/contato', { nome: 'Noé', email: taken, mensagem: 'Olá!', nada: more }, 429],
  ]
  return inputs.map(([method, path, input, status, token]) => ({
    name: `${method} ${path}: refused by what it says`,
    method,
    path,
    headers: { ...json, ...bearer(token) },
    body: Buffer.from(JSON.stringify(input)),
    status,
  }))
}

/** The same requests with their bodies in chunks. */
export const inChunks = (refused: readonly Refusal[]): Refusal[] =>
  refused.map((one) => ({ ...one, name: `${one.name}, in chunks`, chunked: true }))

/** Larger than any upload may be; they take longer, so there are few. */
export const largeRefusals = (tokens: Tokens): Refusal[] =>
  (
    [
      ['POST', '/api/importar-usuarios', form(['file', tooLarge, 'a.csv']), bearer(tokens.administrator), 413],
      ['POST', '/api/importar-usuarios', form(['imagem', tooLarge, 'a.csv']), bearer(tokens.administrator), 422],
      ['POST', '/api/importar-usuarios', form(['file', tooLarge, 'a.csv']), bearer(tokens.member), 403],
      ['POST', '/graphql', graphqlForm(tooLarge), bearer(tokens.administrator), 413],
      ['POST', '/api/importar-usuarios', form(['file', tooLarge, 'a.csv']), {}, 401],
      ['POST', '/graphql', graphqlForm(tooLarge), {}, 401],
    ] as const
  ).map(([method, path, body, headers, status]) => ({
    name: `${method} ${path}: ${body.length} bytes, ${status}`,
    method,
    path,
    headers: { ...multipart, ...headers },
    body,
    status,
  }))

/** Every way in which the routes' table, GraphQL and the server itself refuse a request that has a body. */
export function refusals(routes: readonly Route[], tokens: Tokens, anotherChurch: number): Refusal[] {
  const one = (
    [method, path]: readonly [string, string],
    [what, headers, body, status]: readonly [string, Record<string, string>, Buffer, number],
  ): Refusal => ({ name: `${method} ${path}: ${what}`, method, path, headers, body, status })
  const address = ({ method, path }: Route) => [method, `/api${path.replace(/\{\w+\}/g, '1')}`] as const
  const uploads = routes
    .filter(({ upload }) => upload)
    .flatMap((route) =>
      restUploads(tokens, anotherChurch).map(([what, headers, body, status]) => {
        const [method, path] = address(route)
        const named = what.startsWith('a file for church') ? `${path}?idCliente=${anotherChurch}` : path
        return one([method, named], [what, { ...multipart, ...headers }, body, status])
      }),
    )
  const writes = routes
    .filter(({ method, upload }) => method !== 'GET' && !upload)
    .flatMap((route) => [
      one(address(route), ['too large', { ...json, ...bearer(tokens.administrator) }, file, 413]),
      one(address(route), ['a picture', { 'content-type': 'image/png', ...bearer(tokens.administrator) }, file, 415]),
      one(address(route), ['broken', { ...json, ...bearer(tokens.administrator) }, file.subarray(0, 90_000), 400]),
    ])
  const denied = unauthorised(routes, tokens).map(([route, what, headers, status]) => {
    const [method, path] = address(route)
    return one([method, path.replace(/\/1\b/g, '/2000000000')], [what, { ...json, ...headers }, readable, status])
  })
  const reads = routes
    .filter(({ method, action }) => method === 'GET' && action !== publicAction)
    .map((route) => one(address(route), ['a body that nobody reads', json, file, 401]))
  const elsewhere = (
    [
      ['POST', '/api/nada', 413],
      ['POST', '/nada', 413],
      ['PUT', '/graphql', 413],
      ['GET', '/graphql', 400],
      ['GET', '/api/nada', 404],
      ['GET', '/arquivos/1', 401],
      ['POST', '/%zz', 400],
      ['GET', '/metrics/x.js', 404],
    ] as const
  ).map(([method, path, status]) => one([method, path], ['no such address', json, file, status]))
  return [
    ...uploads,
    ...graphqlUploads(tokens).map(([what, headers, body, status]) =>
      one(['POST', '/graphql'], [what, { ...multipart, ...headers }, body, status]),
    ),
    ...writes,
    ...denied,
    ...reads,
    ...elsewhere,
    one(['POST', '/api/login'], ['an expectation', { ...json, expect: 'x' }, file, 417]),
  ]
}

export interface Answer {
  status: number
  body: string
}

/** One connection that is kept, as a proxy or a program keeps it: the next request takes it if the server lets it. */
export class KeptConnection {
  readonly agent: Agent
  private readonly url: URL

  constructor(url: string) {
    this.url = new URL(url)
    const kept = { keepAlive: true, maxSockets: 1, rejectUnauthorized: false }
    this.agent = this.url.protocol === 'https:' ? new TlsAgent(kept) : new Agent(kept)
  }

  /**
   * Sends again what HAProxy answers itself, because the server was too busy for its checks: it never got the request.
   * @returns status 0 and the error's code when there is no answer
   */
  async send(asked: Omit<Refusal, 'name' | 'status'>): Promise<Answer> {
    for (let tries = 0; tries < 40; tries++) {
      const answer = await this.sendOnce(asked)
      if (!answer.body.includes('No server is available to handle this request')) return answer
      await new Promise((resolve) => setTimeout(resolve, 250))
    }
    return { status: 0, body: 'the proxy found no server' }
  }

  private sendOnce({ method, path, headers, body, chunked }: Omit<Refusal, 'name' | 'status'>): Promise<Answer> {
    const { hostname, port, protocol } = this.url
    return new Promise((resolve) => {
      const asked = (protocol === 'https:' ? tlsRequest : request)(
        {
          agent: this.agent,
          hostname,
          port,
          method,
          path,
          headers: {
            ...headers,
            ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': body.length }),
          },
          ...(protocol === 'https:' && { servername: 'igreja.exemplo.org' }),
          timeout: 20_000,
        },
        (answer) => {
          let text = ''
          answer.on('data', (part) => (text += part))
          answer.on('end', () => resolve({ status: answer.statusCode ?? 0, body: text }))
          answer.on('error', (error) => resolve({ status: 0, body: String(error) }))
        },
      )
      asked.on('timeout', () => asked.destroy(new Error('no answer in 20 s')))
      asked.on('error', (error: Error & { code?: string }) => resolve({ status: 0, body: error.code ?? error.message }))
      asked.end(body)
    })
  }

  /** Whether a request that is right gets its answer. It writes, so no proxy sends it again by itself. */
  async good(token: string): Promise<string> {
    const body = Buffer.from('{"query":"{ eu { id } }"}')
    const { status, body: text } = await this.send({
      method: 'POST',
      path: '/graphql',
      headers: { ...json, ...bearer(token) },
      body,
    })
    return status === 200 && text.includes('"eu":{"id"') ? 'good' : `${status} ${text.slice(0, 200)}`
  }

  close(): void {
    this.agent.destroy()
  }
}

/** The status that a program gets which reads nothing before it has sent everything, as many do; 0 without an answer. */
export function statusAfterSending(url: string, { method, path, headers, body }: Refusal): Promise<number> {
  const { hostname, port } = new URL(url)
  const head = Object.entries({ host: hostname, ...headers, 'content-length': body.length })
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname).pause()
    let heard = ''
    socket
      .on('data', (part) => (heard += part))
      .on('error', () => undefined)
      .on('close', () => resolve(Number(/^HTTP\/1.1 (\d+)/.exec(heard)?.[1] ?? 0)))
    socket.write(`${method} ${path} HTTP/1.1\r\n${head.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n`)
    socket.write(body, () => socket.resume())
  })
}
