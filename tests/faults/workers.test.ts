import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import pg from 'pg'
import { newToken } from '../../server/features/acesso/sessao/tokens.js'
import { hashToken } from '../../server/kernel/base/crypto.js'
import { freePort } from '../factories/free-port.mjs'
import { ServerProcess, scratchDirectory } from '../factories/process.js'

const { dir, remove } = scratchDirectory()
let server: ServerProcess
/** the worker that does not listen yet when the other one serves already */
let slow: number
/** sessions of two people, because one session may have only four requests at once */
const tokens = [1, 1, 1, 1].map((idCliente) => newToken(idCliente))

const sql = async (text: string) => {
  const client = new pg.Client({ host: `${dir}/pg`, port: 5432, user: 'postgres', database: 'candeia' })
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

beforeAll(async () => {
  server = ServerProcess.run({ DATA_DIR: dir, WORKERS: '2' }, await freePort())
  // a stopped process never listens, so the other one serves alone
  await until(() => workers().length === 2)
  slow = workers()[1] ?? 0
  process.kill(slow, 'SIGSTOP')
  await server.ready()
  await sql(`
    insert into cliente (id, id_cliente, nome) values (1, 1, 'Igreja');
    insert into usuario (id, id_cliente, name, perfil) values (1, 1, 'Ana', 1);
    insert into tipo_patrimonio (id, id_cliente, tipo_patrimonio) values (1, 1, 'Móveis');
    insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em)
      values ${tokens.map((token) => `(1, 1, '${hashToken(token)}', 'Teste', '::1', now() + interval '1 day')`).join()}`)
})
afterAll(async () => {
  await server?.kill('SIGKILL')
  remove()
})

/**
 * The processes that serve requests. A process that was just forked shows what its parent shows, and none while it
 * becomes another program, so its own environment tells: once there, it stays until the process ends.
 */
const workers = (): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
        const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
        return parent === server.child.pid && readFileSync(`/proc/${pid}/environ`, 'utf8').includes('NODE_UNIQUE_ID=')
      } catch {
        return false
      }
    })
    .map(Number)

const until = async (done: () => boolean | Promise<boolean>, seen = () => '') => {
  for (const end = Date.now() + 60_000; Date.now() < end; await new Promise((resolve) => setTimeout(resolve, 50)))
    if (await done()) return
  throw new Error(`it did not happen in 60 s: ${seen()}; the server said: ${server.output}`)
}

const post = (n: number) =>
  fetch(`${server.url}/api/patrimonios`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${tokens[n % tokens.length]}`,
      'content-type': 'application/json',
      'idempotency-key': `w-${n}`,
    },
    body: JSON.stringify({ nomePatrimonio: 'Banco', codigoPatrimonio: `W-${n}`, tipoPatrimonio: 1 }),
    signal: AbortSignal.timeout(10_000),
  }).then(
    async (answer) => (answer.status === 201 ? 201 : `${answer.status} ${await answer.text()}`),
    (error: Error) => `${error.name}: ${error.message}`,
  )

test('a worker that is killed before it listens does not end the server that the other one serves', async () => {
  process.kill(slow, 'SIGKILL')
  await until(() => server.output.includes('outro toma o lugar dele'))
  await until(() => workers().length === 2)
  await server.ready()
})

test('two workers share the port; one that is killed under writers loses no confirmed write, and is replaced', async () => {
  const before = workers()
  expect(before).toHaveLength(2)
  const confirmed = new Set<number>()
  const refusals: unknown[] = []
  const confirms = async (n: number) => {
    const answer = await post(n)
    if (answer !== 201) refusals.push(answer)
    return answer === 201
  }
  const writer = async (first: number) => {
    for (let n = first; n < 120; n += 8) {
      // as a client does that got no response: the same key again
      await until(
        () => confirms(n),
        () => refusals.slice(-3).join(' | '),
      )
      confirmed.add(n)
      if (confirmed.size === 30) process.kill(before[0] ?? 0, 'SIGKILL')
    }
  }
  await Promise.all(Array.from({ length: 8 }, (_, n) => writer(n)))
  const rows = await sql(`select count(*)::int as all, count(distinct codigo_patrimonio)::int as each from patrimonio`)
  expect(rows).toEqual([{ all: 120, each: 120 }])
  await until(() => workers().length === 2)
  expect(workers()).not.toContain(before[0])
})

test('the metrics are those of all workers together', async () => {
  const count = async () => {
    const text = await (await fetch(`${server.url}/metrics`)).text()
    const lines = text.split('\n').filter((line) => /^http_request_duration_seconds_count.*healthz/.test(line))
    return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
  }
  const before = await count()
  for (let n = 0; n < 20; n++) await fetch(`${server.url}/healthz`, { headers: { connection: 'close' } })
  await until(async () => (await count()) === before + 20)
})

test('SIGTERM ends all workers and the database within 10 s', async () => {
  const asked = Date.now()
  expect(await server.kill('SIGTERM')).toBe(0)
  expect(Date.now() - asked).toBeLessThan(10_000)
  expect(workers()).toEqual([])
  await expect(sql('select 1')).rejects.toThrow()
})

test('SIGTERM while the workers start ends them before the database, without an error', async () => {
  server = ServerProcess.run({ DATA_DIR: dir, WORKERS: '2' }, await freePort())
  await until(() => workers().length === 2)
  expect([await server.kill('SIGTERM'), workers(), server.output]).toEqual([0, [], ''])
})
