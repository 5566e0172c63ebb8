import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { newToken } from '../../server/features/acesso/sessao/tokens.js'
import { hashToken } from '../../server/kernel/crypto.js'
import { freePort, ServerProcess, scratchDirectory } from '../factories/process.js'

const { dir, remove } = scratchDirectory()
let port: number
let server: ServerProcess | undefined
let token: string

const start = async (env: Record<string, string> = {}) =>
  (server = await ServerProcess.run({ DATA_DIR: dir, ...env }, port).ready())

function database(): pg.Client {
  const client = new pg.Client({ host: `${dir}/pg`, port: 5432, user: 'postgres', database: 'candeia' })
  // the server goes while a test holds it
  return client.on('error', () => undefined)
}

async function sql(text: string, values: unknown[] = []) {
  const client = database()
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const post = (key: string, codigoPatrimonio: string) =>
  fetch(`${server?.url}/api/patrimonios`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ nomePatrimonio: 'Banco', codigoPatrimonio, tipoPatrimonio: 1 }),
  })

beforeAll(async () => {
  port = await freePort()
  await start()
  token = newToken(1)
  await sql(`
    insert into cliente (id, id_cliente, nome) values (1, 1, 'Igreja');
    insert into usuario (id, id_cliente, name, perfil) values (1, 1, 'Ana', 1);
    insert into tipo_patrimonio (id, id_cliente, tipo_patrimonio) values (1, 1, 'Móveis');
    insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em) values (1, 1, '${hashToken(token)}', 'Teste', '::1', now() + interval '1 day')`)
})
afterEach(async () => {
  if (server) await server.kill('SIGTERM')
  server = undefined
})
afterAll(remove)

describe('the process', () => {
  test('SIGTERM answers what is in flight, ends cleanly and leaves no database running', async () => {
    const answers = Array.from({ length: 30 }, (_, i) => post(`fim-${i}`, `FIM-${i}`))
    const first = await answers[0]
    const [code, outcomes] = await Promise.all([server?.kill('SIGTERM'), Promise.allSettled(answers)])
    expect(first?.status).toBe(201)
    expect(code).toBe(0)
    const answered = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.status] : []))
    expect(new Set(answered)).toEqual(new Set([201]))
    await expect(sql('select 1')).rejects.toThrow()
    // a connection that had not been let in is refused: then nothing of it was begun
    await start()
    expect(await sql(`select count(*)::int as n from patrimonio where codigo_patrimonio like 'FIM-%'`)).toEqual([
      { n: answered.length },
    ])
  })

  test.each([
    ['wait in the database until they time out', false],
    ['never hear from the database again', true],
  ])(
    'SIGTERM ends it in 10 s while a list, a report, a copy of the church, a write and a job %s',
    async (_name, frozen) => {
      await start()
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const send = (path: string, body?: object) =>
        fetch(`${server?.url}${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
      const graphql = (query: string) => send('/graphql', { query })
      const waiting = () =>
        sql(
          `select pid from pg_stat_activity where application_name like 'candeia%' and wait_event_type = 'Lock' order by pid`,
        )
      const holder = database()
      await holder.connect()
      let backends: { pid: number }[] = []
      try {
        await holder.query('begin; lock table patrimonio in access exclusive mode')
        let asked: Promise<number | 'cut off'>[] = []
        // statements give up after 5 s: on a slow machine some do before the others have come, and all are asked again
        for (let round = 0; backends.length < 4; round++) {
          await graphql('mutation { gerarRelatorio(input: { tipo: "patrimonios" }) { uuid } }')
          asked = [
            send('/api/patrimonios'),
            graphql('{ dadosRelatorio(input: { tipo: "patrimonios" }) { logoUrl } }'),
            post(`preso-${frozen}-${round}`, `PRESO-${frozen}-${round}`),
            send('/api/igreja/dados').then((answer) => answer.arrayBuffer().then(() => answer)),
          ].map((answer) =>
            answer.then(
              ({ status }) => status,
              () => 'cut off' as const,
            ),
          )
          let over = false
          void Promise.all(asked).then(() => (over = true))
          while (!over && backends.length < 4) backends = await waiting()
        }
        if (frozen) for (const { pid } of backends) process.kill(pid, 'SIGSTOP')
        const asleep = Date.now()
        const deadline = new Promise((resolve) => setTimeout(resolve, 10_000, 'still runs').unref())
        const code = await Promise.race([server?.kill('SIGTERM'), deadline])
        expect([code, Date.now() - asleep < 10_000]).toEqual([0, true])
        // answered, or cut off where the answer would come too late; nobody waits on
        for (const status of (await Promise.all(asked)).slice(0, 3)) expect([409, 503, 'cut off']).toContain(status)
      } finally {
        if (frozen) for (const { pid } of backends) process.kill(pid, 'SIGCONT')
        server?.child.kill('SIGKILL')
        await holder.end().catch(() => undefined)
      }
      await start()
      expect(await sql(`select 1 from patrimonio where codigo_patrimonio like 'PRESO-%'`)).toEqual([])
    },
  )

  test('after kill -9 it starts again by itself, with everything that was answered', async () => {
    await start()
    const saved = await Promise.all(
      Array.from({ length: 10 }, (_, i) => post(`k9-${i}`, `K9-${i}`).then((a) => a.status)),
    )
    expect(new Set(saved)).toEqual(new Set([201]))
    await server?.kill('SIGKILL')
    await start()
    expect(await sql(`select count(*)::int as n from patrimonio where codigo_patrimonio like 'K9-%'`)).toEqual([
      { n: 10 },
    ])
  })

  test('kill -9 while answers are on their way, then the same keys again: exactly one record each', async () => {
    await start()
    const burst = Array.from({ length: 40 }, (_, i) => post(`rep-${i}`, `REP-${i}`).catch(() => undefined))
    await burst[0]
    await server?.kill('SIGKILL')
    await Promise.all(burst)
    await start()
    const again = await Promise.all(
      Array.from({ length: 40 }, (_, i) => post(`rep-${i}`, `REP-${i}`).then((a) => a.status)),
    )
    expect(new Set(again)).toEqual(new Set([201]))
    expect(
      await sql(
        `select count(*)::int as n, count(distinct codigo_patrimonio)::int as d from patrimonio where codigo_patrimonio like 'REP-%'`,
      ),
    ).toEqual([{ n: 40, d: 40 }])
  })

  test('kill -9 of PostgreSQL: it is back within seconds, and nothing that was answered is lost', async () => {
    await start()
    expect((await post('pg-1', 'PG-1')).status).toBe(201)
    const [row] = await sql('select pg_postmaster_start_time() as at, pid from pg_stat_activity limit 1')
    expect(row).toBeDefined()
    const { readFileSync } = await import('node:fs')
    process.kill(Number(readFileSync(`${dir}/pg/postmaster.pid`, 'utf8').split('\n')[0]), 'SIGKILL')
    const killed = Date.now()
    let status = 0
    while (status !== 201 && Date.now() - killed < 15_000) {
      status = await post('pg-2', 'PG-2').then(
        (a) => a.status,
        () => 0,
      )
      expect([0, 201, 503]).toContain(status)
    }
    expect(Date.now() - killed).toBeLessThan(10_000)
    expect(await sql(`select count(*)::int as n from patrimonio where codigo_patrimonio in ('PG-1', 'PG-2')`)).toEqual([
      { n: 2 },
    ])
  })

  test('a second start on the same data says so and leaves the first alone', async () => {
    await start()
    const second = ServerProcess.run({ DATA_DIR: dir }, await freePort())
    expect(await second.ended()).toBe(1)
    expect(second.output.trim().split('\n')).toHaveLength(1)
    expect(second.output).toContain(String(server?.child.pid))
    expect((await fetch(`${server?.url}/readyz`)).status).toBe(200)
  })

  test.each([
    ['PORT', { PORT: 'oitenta' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://servidor/banco' }],
    ['SECRET_KEY', { SECRET_KEY: 'curta' }],
  ])('a wrong %s stops the start with one clear line', async (name, env) => {
    const wrong = ServerProcess.run({ DATA_DIR: dir, ...env }, await freePort())
    expect(await wrong.ended()).toBe(1)
    expect(wrong.output.trim().split('\n')).toHaveLength(1)
    expect(wrong.output).toContain(name)
  })
})
