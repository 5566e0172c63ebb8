import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { copyDatabase, templateName } from '../factories/database.js'
import { freePort } from '../factories/free-port.mjs'
import { appOn, type TestApp } from '../factories/harness.js'
import { ServerProcess } from '../factories/process.js'
import { type Envelope, envelopes, sendEnvelope } from './envelopes.js'
import { leaks } from './hostile-input.js'

let database: Awaited<ReturnType<typeof copyDatabase>>
let app: TestApp
let server: ServerProcess
const tokens: Record<string, string | null> = { nobody: null }

beforeAll(async () => {
  database = await copyDatabase(templateName(), `envelopes_${process.env.JEST_WORKER_ID ?? '1'}`)
  app = await appOn(database)
  const church = await app.church()
  tokens.administrator = await church.token(1)
  const made = await app.graphql(
    tokens.administrator,
    'mutation { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Varredura", escopos: ["celula.ler"]) { token } }',
  )
  tokens.tool = made.data.criarTokenApi.token
  const { owner } = database
  const port = await freePort()
  server = await ServerProcess.run(
    {
      DATA_DIR: database.dataDir,
      DATABASE_URL: `postgres://${owner.user}@${encodeURIComponent(owner.host)}:${owner.port}/${owner.database}`,
      LOG_LEVEL: 'info',
    },
    port,
  ).ready()
})
afterAll(async () => {
  await server?.kill()
  await app?.close()
  await database?.drop()
})

interface Line {
  reqId?: string
  msg: string
  level: number
  status?: number
}

/** The lines of the log by request, when the last of these requests has its own. */
async function linesAbout(last: string): Promise<Map<string, Line[]>> {
  const end = Date.now() + 10_000
  while (!server.output.includes(last) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 50))
  const lines = server.output.split('\n').filter((line) => line.startsWith('{'))
  return Map.groupBy(
    lines.map((line) => JSON.parse(line) as Line),
    ({ reqId }) => reqId ?? '',
  )
}

describe.each(['nobody', 'administrator', 'tool'])('envelopes from %s', (who) => {
  test('no envelope causes a 5xx or reveals internals, and each refusal has its line in the log', async () => {
    const token = tokens[who]
    const own = (headers: Envelope['headers']) => ({ ...(token && { authorization: `Bearer ${token}` }), ...headers })
    const all = envelopes()
    expect(all.length).toBeGreaterThan(2000)
    const findings: string[] = []
    const refused: { name: string; status: number; id: string }[] = []
    let next = 0
    const work = async () => {
      for (let one = all[next++]; one; one = all[next++]) {
        const [name, envelope] = one
        const answer = await sendEnvelope(server.url, { ...envelope, headers: own(envelope.headers) })
        // a tool may read the schema, so it gets the library's own words about its operation
        const told = { ...answer, text: who === 'tool' ? '' : answer.text }
        const found = answer.status ? leaks(told, /(?!)/) : ['no answer']
        for (const leak of found) findings.push(`${name} -> ${leak}: ${answer.text.slice(0, 200)}`)
        // what is no HTTP request at all has no id
        if (answer.status >= 400 && answer.id) refused.push({ name, ...answer })
      }
    }
    await Promise.all([work(), work(), work(), work()])
    expect(refused.length).toBeGreaterThan(500)
    const lines = await linesAbout(refused.at(-1)?.id ?? '')
    for (const { name, status, id } of refused)
      if (!lines.get(id)?.some((line) => line.msg === 'request' && line.status === status))
        findings.push(`${name} -> ${status} without a line`)
    expect(findings).toEqual([])
  })
})

describe('what Apollo says of a wrong envelope', () => {
  const one = 'query A { __typename }'
  const two = 'query A { __typename } query B { __typename }'
  const persistedQuery = { version: 1, sha256Hash: '0'.repeat(64) }

  test.each([
    ['two operations and no name', { query: two }, 'OPERATION_RESOLUTION_FAILURE'],
    ['two operations and an unknown name', { query: two, operationName: 'C' }, 'OPERATION_RESOLUTION_FAILURE'],
    ['one operation and an unknown name', { query: one, operationName: 'C' }, 'OPERATION_RESOLUTION_FAILURE'],
    ['a persisted query', { extensions: { persistedQuery } }, 'PERSISTED_QUERY_NOT_SUPPORTED'],
    [
      'a persisted query with its text',
      { query: one, extensions: { persistedQuery } },
      'PERSISTED_QUERY_NOT_SUPPORTED',
    ],
    ['a text that is no query', { query: '{ __typename' }, 'GRAPHQL_PARSE_FAILED'],
    ['an unknown field', { query: '{ nada }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['a fragment only', { query: 'fragment F on Query { __typename }' }, 'GRAPHQL_VALIDATION_FAILED'],
    ['no query', {}, 'BAD_REQUEST'],
    ['a number as query', { query: 1 }, 'BAD_REQUEST'],
    ['a number as operation name', { query: one, operationName: 1 }, 'BAD_REQUEST'],
    ['a text as variables', { query: one, variables: 'a' }, 'BAD_REQUEST'],
    ['a text as extensions', { query: one, extensions: 'a' }, 'BAD_REQUEST'],
  ])('%s: 400 and its code', async (_, body, code) => {
    for (const who of Object.keys(tokens)) {
      const token = tokens[who]
      const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
      const payload = JSON.stringify(body)
      const { status, text } = await sendEnvelope(server.url, { method: 'POST', url: '/graphql', headers, payload })
      const { errors } = JSON.parse(text) as { errors?: { extensions?: { code?: string } }[] }
      expect([who, status, errors?.[0]?.extensions?.code]).toEqual([who, 400, code])
    }
  })
})
