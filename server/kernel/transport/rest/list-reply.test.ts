import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { Context } from '../../work/context/context.js'
import { writtenList } from './list-reply.js'

let app: TestApp
let church: TestChurch
let token: string

beforeAll(async () => {
  app = await testApp()
  church = await app.church()
  token = await church.token(1)
  await app.sql(
    `insert into usuario (id_cliente, name) select $1::int, 'Pessoa "' || n || E'"\\n' from generate_series(1, 2500) n`,
    [church.idCliente],
  )
})
afterAll(() => app.close())

const get = (path: string) => app.rest(token, 'GET', path)

test('a list of thousands is complete and in order, with its row count and its size in bytes', async () => {
  const answer = await app.http.inject({ url: '/api/user', headers: { authorization: `Bearer ${token}` } })
  const { headers, rawPayload } = answer
  expect([headers['x-total-count'], headers['content-type'], Number(headers['content-length'])]).toEqual([
    '2501',
    'application/json; charset=utf-8',
    rawPayload.length,
  ])
  const pages = []
  for (let offset = 0; offset < 2501; offset += 500) pages.push(...(await get(`/user?limit=500&offset=${offset}`)).body)
  expect(answer.json()).toEqual(pages)
  expect(pages).toHaveLength(2501)
})

test('a list may have more than a thousand rows, from any offset', async () => {
  const { body, headers } = await get('/user?limit=1200&offset=900')
  expect([body.length, headers['x-total-count']]).toEqual([1200, '2501'])
  const found = await get(`/user?busca=${encodeURIComponent('Pessoa')}`)
  expect([found.body.length, found.headers['x-total-count']]).toEqual([2500, '2500'])
})

test('tens of thousands of rows are read in steps: at most five thousand are in memory at once', async () => {
  const caller = { viewer: null, requestId: 'teste', ip: '', userAgent: '' }
  const asked: [number, number][] = []
  const all = Array.from({ length: 12_345 }, (_, n) => n)
  const handle = async ({ query }: { query: Record<string, string | undefined> }) => {
    const [limit, offset] = [Number(query.limit), Number(query.offset ?? 0)]
    asked.push([limit, offset])
    return { rows: all.slice(offset, offset + limit), total: all.length, hasMore: offset + limit < all.length }
  }
  const read = async (query: Record<string, string>) => {
    const { total, parts } = await writtenList(
      new Context(app.services, caller),
      { params: {}, query, body: {} },
      handle,
    )
    return { total, rows: JSON.parse(Buffer.concat(parts).toString()) }
  }
  expect(await read({})).toEqual({ total: 12_345, rows: all })
  expect(Math.max(...asked.map(([limit]) => limit))).toBe(5000)
  expect(await read({ limit: '7000', offset: '100' })).toEqual({ total: 12_345, rows: all.slice(100, 7100) })
  expect(await read({ limit: '5000', offset: '12000' })).toEqual({ total: 12_345, rows: all.slice(12_000) })
})

test('an empty list has no rows, and an invalid limit is refused', async () => {
  const { body, headers } = await get('/patrimonios')
  expect([body, headers['x-total-count']]).toEqual([[], '0'])
  expect((await get('/user?limit=muitos')).status).toBe(422)
})

test('several concurrent lists are all sent, one after the other', async () => {
  const answers = await Promise.all([1, 2, 3, 4, 5, 6].map(() => get('/user')))
  expect(answers.map(({ status, body }) => [status, body.length])).toEqual(Array(6).fill([200, 2501]))
})

test('other requests are processed while a list is written', async () => {
  const caller = { viewer: null, requestId: 'teste', ip: '', userAgent: '' }
  const ctx = new Context(app.services, caller)
  let others = 0
  const seen: number[] = []
  const another = () => {
    others++
    if (seen.length < 5) setImmediate(another)
  }
  setImmediate(another)
  const rows = {
    length: 1000,
    slice(from: number, to: number) {
      seen.push(others)
      return Array.from({ length: to - from }, (_, n) => from + n)
    },
  }
  const { parts } = await writtenList(ctx, { params: {}, query: {}, body: {} }, async () => ({ rows }))
  expect(JSON.parse(Buffer.concat(parts).toString())).toEqual(Array.from({ length: 1000 }, (_, n) => n))
  expect(seen).toEqual([...new Set(seen)])
})
