import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { type TestApp, type TestChurch, testApp } from '../../../../tests/factories/harness.js'
import { SlowOperations } from '../../../kernel/base/watching/slow.js'
import { storeSlow } from './operacoes-lentas.js'

let app: TestApp
let church: TestChurch
let platform: string

beforeAll(async () => {
  app = await testApp({})
  // every request takes longer than that
  app.services.slow = new SlowOperations(0.01, app.http.log)
  church = await app.church()
  platform = await app.platformToken()
  await app.sql('delete from operacao_lenta')
})
afterAll(async () => {
  await app.sql('delete from operacao_lenta')
  await app.close()
})

const list = async (variables: object = {}) => {
  const answer = await app.graphql(
    platform,
    `query($idCliente: Int, $first: Int, $after: String) { operacoesLentas(first: $first, after: $after, idCliente: $idCliente) {
      totalCount pageInfo { hasNextPage endCursor } nodes { idCliente igreja operacao vezes p95 pior comando comandoMs ultima } } }`,
    { first: 100, ...variables },
  )
  expect(answer.errors).toBeUndefined()
  return answer.data.operacoesLentas
}

const store = () => storeSlow(app.services, app.services.slow.take())

test('the platform sees which operations of which church were slow, and how often; nobody else does', async () => {
  const token = await church.token(1)
  expect((await app.graphql(token, '{ operacoesLentas(first: 5) { totalCount } }')).status).toBe(403)
  expect((await app.graphql(null, '{ operacoesLentas(first: 5) { totalCount } }')).status).toBe(401)
  app.services.slow.take()
  for (let n = 0; n < 3; n++) await app.graphql(token, 'query Qualquer { locais(first: 5) { nodes { id } } }')
  await app.rest(token, 'GET', '/locais')
  await store()
  const { nodes } = await list({ idCliente: church.idCliente })
  expect(nodes.map(({ operacao, vezes }: { operacao: string; vezes: number }) => [operacao, vezes])).toEqual([
    ['query locais', 3],
    ['GET /api/locais', 1],
  ])
  expect(nodes[0]).toMatchObject({ idCliente: church.idCliente, igreja: church.nome, ultima: expect.any(String) })
  expect(nodes[0].pior).toBeGreaterThanOrEqual(nodes[0].p95)
  const { payload } = await app.http.inject('/metrics')
  const counted = new RegExp(`^candeia_slow_operations_total\\{idCliente="${church.idCliente}"\\} (\\d+)$`, 'm').exec(
    payload,
  )
  // the refused request counts, too
  expect(counted?.[1]).toBe('5')
})

test('the figures of several processes and days become one line, with the slowest statement without its values', async () => {
  const other = await app.church()
  const lines: object[] = []
  const log = { warn: (line: object) => lines.push(line) }
  const work = (ms: number, text: string) => ({
    operation: 'query pessoas',
    idCliente: other.idCliente,
    slowest: { text, ms },
  })
  const processes = [0, 1].map(() => new SlowOperations(1000, log))
  for (let n = 0; n < 19; n++) processes[0]!.note(work(900, 'select $1'), 1000 + n)
  processes[0]!.note(work(999, 'select 1'), 999)
  processes[1]!.note(work(4000, 'select * from usuario where name like $1'), 5000)
  await storeSlow(app.services, processes[0]!.take())
  await app.sql(`update operacao_lenta set dia = dia - 1 where igreja = $1`, [other.idCliente])
  await storeSlow(app.services, processes[1]!.take())
  expect(processes[1]!.take()).toEqual([])
  expect((await list({ idCliente: other.idCliente })).nodes).toMatchObject([
    {
      operacao: 'query pessoas',
      vezes: 20,
      p95: 1018,
      pior: 5000,
      comando: 'select * from usuario where name like $1',
      comandoMs: 4000,
    },
  ])
  // a slow operation is in the log, too
  expect(lines).toHaveLength(20)
  expect(lines.at(-1)).toEqual({
    idCliente: other.idCliente,
    operation: 'query pessoas',
    ms: 5000,
    statement: 'select * from usuario where name like $1',
    statementMs: 4000,
  })
  // waiting for a report does not count, and a job may take thirty times as long as a request
  processes[0]!.note({ operation: 'GET /api/x', idCliente: 1, waits: true }, 9000)
  processes[0]!.note({ operation: 'job relatorio', idCliente: 1 }, 29_000, true)
  expect(processes[0]!.take()).toEqual([])
  processes[0]!.note({ operation: 'job relatorio', idCliente: 1 }, 31_000, true)
  expect(processes[0]!.take()).toMatchObject([{ operation: 'job relatorio', count: 1 }])
})

test('slow operations are forgotten after 7 days, and only the latest 5,000 are kept', async () => {
  const one = (operation: string) => ({
    idCliente: church.idCliente,
    operation,
    count: 1,
    durations: [1],
    worst: 1,
    statement: undefined,
    last: new Date(),
  })
  await app.sql('delete from operacao_lenta')
  await app.sql(`insert into operacao_lenta (igreja, operacao, dia, vezes, duracoes, pior, ultima)
    select 9, 'query antiga', current_date - 8, 1, '{1}'::int[], 1, now() - interval '8 days'
    union all select 9, 'query ' || n, current_date, 1, '{1}'::int[], 1, now() - interval '1 day' from generate_series(1, 5100) n`)
  await storeSlow(app.services, [one('query nova')])
  const [{ rows, old, fresh }] = (await app.sql(`select count(*)::int as rows,
    count(*) filter (where operacao = 'query antiga')::int as old, count(*) filter (where operacao = 'query nova')::int as fresh
    from operacao_lenta`)) as [{ rows: number; old: number; fresh: number }]
  expect([old, fresh]).toEqual([0, 1])
  // the rows to delete are counted before the older ones are gone
  expect(rows).toBeLessThanOrEqual(5000)
  const first = await list({ first: 2 })
  expect([first.totalCount, first.pageInfo.hasNextPage]).toEqual([rows, true])
  const second = await list({ first: 2, after: first.pageInfo.endCursor })
  expect(second.nodes[0].operacao).not.toBe(first.nodes[0].operacao)
})
