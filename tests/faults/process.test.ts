import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, watch, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { connect } from 'node:net'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import pg from 'pg'
import { hashPassword } from '../../server/features/acesso/sessao/password.js'
import { newToken } from '../../server/features/acesso/sessao/tokens.js'
import { hashToken } from '../../server/kernel/base/crypto.js'
import { freePort } from '../factories/free-port.mjs'
import { ServerProcess, scratchDirectory } from '../factories/process.js'

const { dir, remove } = scratchDirectory()
let port: number
let server: ServerProcess | undefined
let token: string
/** sessions of the same person, because one session may have only four requests at once */
let secondToken: string

const temporary = `${dir}/tmp`
const start = async (dataDir = dir) => {
  // what is slow depends on the machine, and would change the data that tests compare
  const settings = { DATA_DIR: dataDir, TMPDIR: temporary, LOG_LEVEL: 'debug', SLOW_MS: '0' }
  return (server = await ServerProcess.run(settings, port).ready())
}

/** The server that the previous test left running; otherwise a new one, because a start takes seconds. */
const running = async (): Promise<unknown> =>
  server && server.child.exitCode === null && server.child.signalCode === null ? server : start()

function database(of = dir): pg.Client {
  const client = new pg.Client({ host: `${of}/pg`, port: 5432, user: 'postgres', database: 'candeia' })
  // the server may end while a test holds this connection
  return client.on('error', () => undefined)
}

async function sql(text: string, values: unknown[] = [], of = dir) {
  const client = database(of)
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}

const post = (key: string, codigoPatrimonio: string, { tipoPatrimonio = 1, as = token } = {}) =>
  fetch(`${server?.url}/api/patrimonios`, {
    method: 'POST',
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ nomePatrimonio: 'Banco', codigoPatrimonio, tipoPatrimonio }),
  })

/** The server's database connections that wait for a lock. */
const waiting = () =>
  sql(
    `select pid from pg_stat_activity where application_name like 'candeia%' and wait_event_type = 'Lock' order by pid`,
  )

async function until(done: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 30_000
  while (!(await done())) {
    if (Date.now() > deadline) throw new Error(`still waiting after 30 s: ${done}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

beforeAll(async () => {
  port = await freePort()
  mkdirSync(temporary)
  await start()
  token = newToken(1)
  secondToken = newToken(1)
  await sql(`
    insert into cliente (id, id_cliente, nome) values (1, 1, 'Igreja');
    insert into usuario (id, id_cliente, name, perfil) values (1, 1, 'Ana', 1);
    insert into tipo_patrimonio (id, id_cliente, tipo_patrimonio) values (1, 1, 'Móveis'), (2, 1, 'Instrumentos');
    insert into sessao (id_cliente, id_usuario, hash, dispositivo, endereco, expira_em)
      values (1, 1, '${hashToken(token)}', 'Teste', '::1', now() + interval '1 day'),
             (1, 1, '${hashToken(secondToken)}', 'Teste', '::1', now() + interval '1 day')`)
})
afterAll(async () => {
  await server?.kill('SIGTERM')
  remove()
})

describe('the server process', () => {
  test('after SIGTERM running requests get their responses, the server exits with 0, and PostgreSQL stops', async () => {
    // a write that waits for another transaction when the signal arrives, and long after the other requests have ended
    const holder = database()
    await holder.connect()
    await holder.query('begin; select 1 from tipo_patrimonio where id = 2 for update')
    const held = post('preso', 'ESPERA', { tipoPatrimonio: 2, as: secondToken }).then(
      ({ status }) => status,
      () => 'cut off',
    )
    await until(async () => (await waiting()).length === 1)

    const answers = Array.from({ length: 30 }, (_, i) => post(`fim-${i}`, `FIM-${i}`))
    const first = await answers[0]
    const signalled = Date.now()
    const exit = server?.kill('SIGTERM')
    const outcomes = await Promise.allSettled(answers)
    // new connections are refused, so the server only completes what is running
    await until(() =>
      fetch(`${server?.url}/healthz`).then(
        () => false,
        () => true,
      ),
    )
    expect(server?.child.exitCode).toBeNull()
    await holder.query('rollback')
    await holder.end()
    expect(await held).toBe(201)
    const code = await exit
    expect(Date.now() - signalled).toBeLessThan(10_000)
    expect(first?.status).toBe(201)
    expect(code).toBe(0)
    const answered = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value.status] : []))
    expect(new Set(answered)).toEqual(new Set([201]))
    await expect(sql('select 1')).rejects.toThrow()
    // the server refused connections that it had not accepted yet, and must not have started their requests
    await start()
    expect(await sql(`select count(*)::int as n from patrimonio where codigo_patrimonio like 'FIM-%'`)).toEqual([
      { n: answered.length },
    ])
    expect(await sql(`select tipo_patrimonio as tipo from patrimonio where codigo_patrimonio = 'ESPERA'`)).toEqual([
      { tipo: 2 },
    ])
  })

  test('SIGTERM answers who waits for a report with the unfinished report', async () => {
    await running()
    const holder = database()
    await holder.connect()
    try {
      await holder.query('begin; lock table patrimonio in access exclusive mode')
      const asked = fetch(`${server?.url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({
          query: 'mutation { gerarRelatorio(input: { tipo: "patrimonios" }) { id status url } }',
        }),
      }).then((answer) => answer.json())
      asked.catch(() => undefined)
      const deadline = Date.now() + 30_000
      // the job reads the table: then the report is queued, and the request waits for it
      while ((await waiting()).length === 0 && Date.now() < deadline) await new Promise((done) => setTimeout(done, 50))
      const ended = server?.kill('SIGTERM')
      expect((await asked).data.gerarRelatorio).toEqual({ id: expect.any(Number), status: 'gerando', url: null })
      expect(await ended).toBe(0)
    } finally {
      await server?.kill('SIGKILL')
      await holder.end().catch(() => undefined)
    }
  })

  test.each([
    ['wait in the database until they time out', false],
    ['never hear from the database again', true],
  ])(
    'SIGTERM ends the server within 10 s while a list, a report, a copy of the church, a write and a job %s',
    async (_name, frozen) => {
      await running()
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
      const send = (path: string, body?: object) =>
        fetch(`${server?.url}${path}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) })
      const graphql = (query: string) => send('/graphql', { query })
      const holder = database()
      await holder.connect()
      let backends: { pid: number }[] = []
      try {
        await holder.query('begin; lock table patrimonio in access exclusive mode')
        let asked: Promise<number | 'cut off'>[] = []
        // statements time out after 5 s. On a slow machine the first request may time out before the last request
        // waits; then all requests are sent again
        for (let round = 0; backends.length < 4 && round < 10; round++) {
          await graphql('mutation { gerarRelatorio(input: { tipo: "patrimonios" }, aguardar: false) { uuid } }')
          asked = [
            send('/api/patrimonios'),
            graphql('{ patrimonios { totalCount } }'),
            // the job, this report and the copy run one after the other, so one of them waits in the database
            graphql('{ dadosRelatorio(input: { tipo: "patrimonios" }) { logoUrl } }'),
            post(`preso-${frozen}-${round}`, `PRESO-${frozen}-${round}`),
            fetch(`${server?.url}/api/igreja/dados`, { headers: { authorization: `Bearer ${secondToken}` } }).then(
              (answer) => answer.arrayBuffer().then(() => answer),
            ),
          ].map((answer) =>
            answer.then(
              ({ status }) => status,
              () => 'cut off' as const,
            ),
          )
          let over = false
          void Promise.all(asked).then(() => (over = true))
          const deadline = Date.now() + 30_000
          while (!over && backends.length < 4 && Date.now() < deadline) backends = await waiting()
        }
        expect(backends.length).toBeGreaterThanOrEqual(4)
        if (frozen) for (const { pid } of backends) process.kill(pid, 'SIGSTOP')
        const deadline = new Promise((resolve) => setTimeout(resolve, 10_000, 'still runs').unref())
        expect(await Promise.race([server?.kill('SIGTERM'), deadline])).toBe(0)
        // each request gets a response or is cut off, none hangs; 429 when another report of the church is running
        for (const status of (await Promise.all(asked)).slice(0, 4))
          expect([409, 429, 503, 'cut off']).toContain(status)
      } finally {
        if (frozen) for (const { pid } of backends) process.kill(pid, 'SIGCONT')
        await server?.kill('SIGKILL')
        await holder.end().catch(() => undefined)
      }
      await start()
      expect(await sql(`select 1 from patrimonio where codigo_patrimonio like 'PRESO-%'`)).toEqual([])
    },
  )

  test('after kill -9 under load every confirmed write is there; when all requests are repeated with their keys, each record exists once', async () => {
    await running()
    const all = Array.from({ length: 60 }, (_, i) => i)
    const answered: string[] = []
    const burst = all.map(async (i) => {
      const { status } = await post(`k9-${i}`, `K9-${i}`)
      if (status === 201) answered.push(`K9-${i}`)
      if (answered.length === 10) server?.child.kill('SIGKILL')
    })
    await Promise.allSettled(burst)
    await server?.ended()
    expect(answered.length).toBeGreaterThanOrEqual(10)
    await start()
    const codes = async () =>
      (await sql(`select codigo_patrimonio as code from patrimonio where codigo_patrimonio like 'K9-%'`)).map(
        ({ code }) => code as string,
      )
    expect(await codes()).toEqual(expect.arrayContaining(answered))
    const again = await Promise.all(all.map((i) => post(`k9-${i}`, `K9-${i}`).then(({ status }) => status)))
    expect(new Set(again)).toEqual(new Set([201]))
    expect((await codes()).sort()).toEqual(all.map((i) => `K9-${i}`).sort())
  })

  test('after kill -9 of PostgreSQL under load, PostgreSQL restarts within 10 s and no confirmed write is lost', async () => {
    await running()
    const answered: string[] = []
    const statuses = new Set<number>()
    let killed = 0
    let back = 0
    const until = Date.now() + 30_000
    const writer = async (name: string) => {
      for (let i = 0; !back && Date.now() < until; i++) {
        const code = `PG-${name}-${i}`
        const status = await post(code, code).then(
          (answer) => answer.status,
          () => 0,
        )
        statuses.add(status)
        if (status === 201) answered.push(code)
        if (status === 201 && killed && Date.now() - killed > 500) back = Date.now()
        if (answered.length < 8 || killed) continue
        killed = Date.now()
        process.kill(Number(readFileSync(`${dir}/pg/postmaster.pid`, 'utf8').split('\n')[0]), 'SIGKILL')
      }
    }
    await Promise.all(['a', 'b', 'c', 'd'].map(writer))
    expect(back - killed).toBeGreaterThan(0)
    expect(back - killed).toBeLessThan(10_000)
    for (const status of statuses) expect([0, 201, 429, 503]).toContain(status)
    const rows = await sql(`select codigo_patrimonio as code from patrimonio where codigo_patrimonio like 'PG-%'`)
    expect(rows.map(({ code }) => code)).toEqual(expect.arrayContaining(answered))
  })

  test('100 uploads that are cut off leave no file, and 200 MB without a session are not even stored while they are sent', async () => {
    await running()
    const files = () =>
      [temporary, `${dir}/arquivos`].flatMap((folder) =>
        existsSync(folder)
          ? readdirSync(folder, { recursive: true, withFileTypes: true })
              .filter((entry) => entry.isFile())
              .map((entry) => `${entry.parentPath}/${entry.name}`)
          : [],
      )
    const before = files()
    const part = (name: string, text: string, more = '') =>
      `--xx\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${text}`
    const query = 'mutation($arquivo: Upload!) { enviarMinhaFoto(arquivo: $arquivo) { fotoUrl } }'
    const overGraphql = `${part('operations', JSON.stringify({ query, variables: { arquivo: null } }))}\r\n${part('map', '{"0":["variables.arquivo"]}')}\r\n${part('0', '', '; filename="a.jpg"')}`
    const overRest = part('file', 'name\n', '; filename="a.csv"')
    const multipart = { 'content-type': 'multipart/form-data; boundary=xx', 'apollo-require-preflight': 'true' }
    const size = () => files().reduce((sum, name) => sum + (statSync(name, { throwIfNoEntry: false })?.size ?? 0), 0)
    const still = size()
    let peak = 0
    const weighing = setInterval(() => (peak = Math.max(peak, size() - still)), 5)
    // also files that exist only between two looks
    const touched = new Set<string | null>()
    const watcher = watch(temporary, (_event, name) => touched.add(name))
    /**
     * Sends 200 MB without a session, until the server closes the connection.
     * @returns the response's first bytes
     */
    const anonymous = (path: string, head: string) =>
      new Promise<string>((resolve) => {
        let answer = ''
        const socket = connect(port, '127.0.0.1')
        const fields = Object.entries({ ...multipart, host: 'x', 'content-length': 200_000_000 })
        socket.write(`POST ${path} HTTP/1.1\r\n${fields.map((field) => field.join(': ')).join('\r\n')}\r\n\r\n${head}`)
        const chunk = Buffer.alloc(1_000_000, 'x')
        const more = (left: number): void => {
          if (left && !socket.destroyed) socket.write(chunk, () => more(left - 1))
        }
        more(199)
        socket
          .on('data', (data) => (answer += data))
          .on('error', () => undefined)
          .on('close', () => resolve(answer.slice(0, 12)))
      })
    const answers = await Promise.all([
      anonymous('/graphql', overGraphql),
      anonymous('/api/importar-usuarios', overRest),
    ])
    clearInterval(weighing)
    // events arrive in order: after this file's event, none is missing
    writeFileSync(`${temporary}/last`, '')
    await until(async () => touched.has('last'))
    watcher.close()
    rmSync(`${temporary}/last`)
    expect(answers).toEqual(['HTTP/1.1 401', 'HTTP/1.1 401'])
    expect([...touched]).toEqual(['last'])
    expect(peak).toBe(0)

    const breakOff = (path: string, head: string) =>
      new Promise<void>((resolve) => {
        const headers = { ...multipart, authorization: `Bearer ${token}`, 'content-length': 5_000_000 }
        const sending = request(`${server?.url}${path}`, { method: 'POST', headers, agent: false })
        sending.on('error', () => undefined).on('close', resolve)
        sending.write(head + 'x'.repeat(200_000), () => sending.destroy())
      })
    for (let sent = 0; sent < 100; sent += 4)
      await Promise.all([
        breakOff('/graphql', overGraphql),
        breakOff('/graphql', overGraphql),
        breakOff('/api/importar-usuarios', overRest),
        breakOff('/api/importar-usuarios', overRest),
      ])

    // the server reads and notices the last cut connections a little later, so a file may still come and go
    const asBefore = () => until(async () => isDeepStrictEqual(files(), before))
    await asBefore()
    expect(
      await sql(
        'select (select count(*) from arquivo)::int as pictures, (select count(*) from importacao)::int as imports',
      ),
    ).toEqual([{ pictures: 0, imports: 0 }])
    // check that the server still works
    expect((await post('depois', 'DEPOIS')).status).toBe(201)
    await asBefore()
  })

  test('the log at its most detailed level contains no token, no password and no address of a link', async () => {
    await running()
    const password = 'lamparina acesa 77'
    await sql(`update usuario set email = 'ana@exemplo.org' where id = 1`)
    await sql('insert into credencial (id_usuario, id_cliente, senha_hash) values (1, 1, $1)', [
      await hashPassword(password),
    ])
    const signIn = async (senha: string): Promise<string | undefined> => {
      const answer = await fetch(`${server?.url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          query: 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }',
          variables: { input: { email: 'ana@exemplo.org', password: senha } },
        }),
      })
      return (await answer.json()).data?.entrar.token
    }
    const given = await signIn(password)
    expect(typeof given).toBe('string')
    expect(await signIn('lamparina apagada 78')).toBeUndefined()
    const unknown = newToken(1)
    const [reset, calendar, signature] = ['redefinir-9f3b', '1-calendario-9f3c', 'assinatura-9f3d']
    for (const [path, bearer] of [
      ['/api/patrimonios?busca=palavra-9f3e', given],
      ['/api/patrimonios', unknown],
      [`/reset-password/${reset}`],
      [`/api/calendario/${calendar}.ics`],
      [`/arquivos/relatorios/00000000-0000-4000-8000-000000000000?assinatura=${signature}`],
    ])
      await fetch(`${server?.url}${path}`, bearer ? { headers: { authorization: `Bearer ${bearer}` } } : {})
    // the log is written in blocks; the last block is written a little later
    const logged = () => server?.output ?? ''
    for (let tries = 0; tries < 100 && !logged().includes('/arquivos/relatorios'); tries++)
      await new Promise((resolve) => setTimeout(resolve, 50))
    for (const route of ['/graphql', '/api/patrimonios', '/api/calendario', '/arquivos/relatorios'])
      expect(logged()).toContain(`"route":"${route}`)
    const secrets = [
      password,
      'lamparina apagada 78',
      given,
      token,
      unknown,
      reset,
      calendar,
      signature,
      'palavra-9f3e',
    ]
    expect(secrets.filter((secret) => logged().includes(String(secret)))).toEqual([])
    expect(logged()).not.toContain('ana@exemplo.org')
  })

  test('a second start on the same data directory exits with one line and does not disturb the first server', async () => {
    await running()
    const second = ServerProcess.run({ DATA_DIR: dir }, await freePort())
    expect(await second.ended()).toBe(1)
    expect(second.output.trim().split('\n')).toHaveLength(1)
    expect(second.output).toContain(String(server?.child.pid))
    expect((await fetch(`${server?.url}/readyz`)).status).toBe(200)
  })

  test('a copy of the stopped server’s data directory restores everything', async () => {
    const copy = scratchDirectory()
    const sums = async (of: string) => {
      const tables = await sql(
        `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
        [],
        of,
      )
      const found: Record<string, string> = {}
      for (const { name } of tables)
        found[name] = (
          await sql(
            `select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as sum from "${name}" t`,
            [],
            of,
          )
        )[0].sum
      return found
    }
    try {
      await running()
      expect((await post('copia', 'COPIA')).status).toBe(201)
      // earlier tests stopped the server during these reports; after the restart it would generate them and change
      // their rows
      await sql(`delete from relatorio where status in ('na_fila', 'gerando')`)
      const before = await sums(dir)
      expect(Object.keys(before).length).toBeGreaterThan(40)
      await server?.kill('SIGTERM')
      // the backup command of the README
      execFileSync('cp', ['-a', `${dir}/.`, copy.dir])
      await start(copy.dir)
      expect(await sums(copy.dir)).toEqual(before)
      const headers = { authorization: `Bearer ${token}` }
      const list = await fetch(`${server?.url}/api/patrimonios`, { headers })
      expect(JSON.stringify(await list.json())).toContain('COPIA')
    } finally {
      await server?.kill('SIGTERM')
      copy.remove()
    }
  })

  test.each([
    ['PORT', { PORT: 'oitenta' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://servidor/banco' }],
    ['SECRET_KEY', { SECRET_KEY: 'curta' }],
  ])('a wrong %s stops the start with one clear line', async (name, env) => {
    const wrong = ServerProcess.run({ DATA_DIR: dir, ...env }, port)
    expect(await wrong.ended()).toBe(1)
    expect(wrong.output.trim().split('\n')).toHaveLength(1)
    expect(wrong.output).toContain(name)
  })
})
