// npm run faults: breaks a running installation in many ways while people write, and prints for each what was tried and
// acknowledged, what was lost and doubled (both must be 0), and how long nothing was acknowledged. Not a part of
// `npm test`, because it takes minutes and disturbs the whole machine. Exits with 1 when anything was lost or doubled.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from '../factories/free-port.mjs'

const main = path.resolve(import.meta.dirname, '../../dist/server/main.js')
const wanted = process.argv.slice(2)

/** The product with its demo churches in a folder of its own. */
class Installation {
  constructor(dir, port, settings) {
    Object.assign(this, { dir, port, settings, url: `http://127.0.0.1:${port}` })
  }

  static async make(settings = {}, dir = mkdtempSync(path.join(tmpdir(), 'candeia-faults-'))) {
    chmodSync(dir, 0o711)
    const made = new Installation(dir, await freePort(), settings)
    await made.start()
    made.tokens = await Promise.all([1, 2, 3].map(() => made.signIn()))
    return made
  }

  async start() {
    this.child = spawn(process.execPath, [main], {
      env: {
        PATH: process.env.PATH,
        PORT: String(this.port),
        HOST: '127.0.0.1',
        DATA_DIR: this.dir,
        PUBLIC_URL: this.url,
        DEMO: 'true',
        LOG_LEVEL: 'fatal',
        ...this.settings,
      },
      stdio: 'ignore',
    })
    for (let waited = 0; waited < 600; waited++, await wait(100)) {
      if (this.child.exitCode !== null) throw new Error(`the server ended with ${this.child.exitCode}`)
      if (await this.serves()) return
    }
    throw new Error('the server is not ready after 60 s')
  }

  serves() {
    return fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(3000) }).then(
      (answer) => answer.ok,
      () => false,
    )
  }

  async end(signal) {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return
    const exited = once(this.child, 'exit')
    this.child.kill(signal)
    await exited
  }

  async graphql(token, query, variables = {}) {
    const answer = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
      signal: AbortSignal.timeout(30_000),
    })
    return { status: answer.status, ...(await answer.json()) }
  }

  async signIn(email = 'admin@betel.demo') {
    const query = 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }'
    return (await this.graphql(null, query, { input: { email, password: 'demo-igreja-2026' } })).data.entrar.token
  }

  async sql(text, values = []) {
    const client = new pg.Client({ host: `${this.dir}/pg`, port: 5432, user: 'postgres', database: 'candeia' })
    client.on('error', () => undefined)
    await client.connect()
    try {
      return (await client.query(text, values)).rows
    } finally {
      await client.end()
    }
  }

  /** PostgreSQL's first process. */
  get postmaster() {
    const found = readdirSync(`${this.dir}/pg`, { recursive: true }).find(
      (file) => path.basename(file) === 'postmaster.pid',
    )
    return Number(readFileSync(`${this.dir}/pg/${found}`, 'utf8').split('\n')[0])
  }

  async remove() {
    await this.end('SIGTERM')
    rmSync(this.dir, { recursive: true, force: true })
  }
}

const childrenOf = (pid) =>
  execFileSync('ps', ['-o', 'pid=', '--ppid', String(pid)], { encoding: 'utf8' })
    .split('\n')
    .map(Number)
    .filter(Boolean)

let bad = 0

/**
 * Eight people write, each record with a key, and repeat what gets no response; after three seconds comes the fault.
 * @param fault breaks something, and resolves when it is whole again
 */
async function trial(name, installation, fault) {
  const acknowledged = new Set()
  const answers = new Map()
  let tried = 0
  let last = performance.now()
  let gap = 0
  let over = 0
  const left = []
  const prefix = `${name.replace(/\W+/g, '-').slice(0, 24)}-${Date.now().toString(36)}`
  const writer = async (number) => {
    for (let n = 0; !over; n++) {
      const key = `${prefix}-${number}-${n}`
      tried++
      for (;;) {
        const status = await fetch(`${installation.url}/api/tipoPatrimonios`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${installation.tokens[number % installation.tokens.length]}`,
            'content-type': 'application/json',
            'idempotency-key': key,
          },
          body: JSON.stringify({ tipoPatrimonio: key }),
          signal: AbortSignal.timeout(20_000),
        }).then(
          (answer) => answer.status,
          () => 'none',
        )
        answers.set(status, (answers.get(status) ?? 0) + 1)
        if (status === 201) {
          gap = Math.max(gap, performance.now() - last)
          last = performance.now()
          acknowledged.add(key)
          break
        }
        // after the end, nothing more is begun, but what was begun has half a minute to finish
        if (over && performance.now() - over > 30_000) {
          left.push(`${key}: ${status}`)
          break
        }
        await wait(100)
      }
    }
  }
  const writers = Array.from({ length: 8 }, (_, number) => writer(number))
  await wait(3000)
  await fault()
  await wait(4000)
  over = performance.now()
  await Promise.all(writers)
  const [{ all, each }] = await installation.sql(
    `select count(*)::int as all, count(distinct tipo_patrimonio)::int as each from tipo_patrimonio where tipo_patrimonio like $1`,
    [`${prefix}-%`],
  )
  const lost = [...acknowledged].length - each
  const doubled = all - each
  if (lost > 0 || doubled > 0 || left.length > 0) bad++
  report(name, {
    tried,
    acknowledged: acknowledged.size,
    lost: Math.max(0, lost),
    doubled,
    ...(left.length > 0 && { 'never acknowledged': left.join(', ') }),
    'longest without': `${(gap / 1000).toFixed(1)} s`,
    responses: [...answers].map(([status, count]) => `${status}: ${count}`).join(', '),
  })
}

const report = (name, values) =>
  console.log(
    `${name}\n${Object.entries(values)
      .map(([key, value]) => `  ${key}: ${value}`)
      .join('\n')}`,
  )

/** How long lists of another church take meanwhile, as the 95th percentile in milliseconds. */
async function meanwhile(installation, work) {
  const token = await installation.signIn('admin@esperanca.demo')
  const times = []
  const statuses = new Set()
  let over = false
  const asking = (async () => {
    while (!over) {
      const began = performance.now()
      const { status } = await installation.graphql(token, '{ usuarios(first: 20) { nodes { id name } } }')
      statuses.add(status)
      times.push(performance.now() - began)
      await wait(20)
    }
  })()
  const result = await work()
  over = true
  await asking
  const p95 = times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
  return { result, p95: `${p95.toFixed(0)} ms`, statuses: [...statuses].join() }
}

const faults = {
  'the server is killed': (it) => async () => {
    await it.end('SIGKILL')
    await it.start()
  },
  'PostgreSQL is killed': (it) => async () => {
    const dead = it.postmaster
    process.kill(dead, 'SIGKILL')
    for (let waited = 0; waited < 300 && !(await it.serves()); waited++) await wait(100)
  },
  'PostgreSQL stands still for 8 s': (it) => async () => {
    const pids = [...childrenOf(it.postmaster), it.postmaster]
    for (const pid of pids) process.kill(pid, 'SIGSTOP')
    await wait(8000)
    for (const pid of pids) process.kill(pid, 'SIGCONT')
  },
  'a transaction holds the table for 8 s, so that all connections of the church wait': (it) => async () => {
    const client = new pg.Client({ host: `${it.dir}/pg`, port: 5432, user: 'postgres', database: 'candeia' })
    await client.connect()
    await client.query('begin; lock table tipo_patrimonio in access exclusive mode')
    const { p95, statuses } = await meanwhile(it, () => wait(8000))
    console.log(`(another church meanwhile: p95 ${p95}, responses ${statuses})`)
    await client.query('rollback')
    await client.end()
  },
}

/**
 * The server's clock jumps a day ahead, then a day back, then is right again; the clock of PostgreSQL does not jump.
 * Needs libfaketime (Debian: faketime).
 */
async function clockJumps() {
  const [library] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
  if (!library) return console.log("the server's clock jumps: skipped, because libfaketime is not installed")
  const dir = mkdtempSync(path.join(tmpdir(), 'candeia-faults-'))
  const clock = path.join(dir, 'clock')
  writeFileSync(clock, '+0')
  // timers follow the monotonic clock, which no correction of the time changes
  const settings = {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    DATABASE_URL: 'set below',
  }
  // PostgreSQL is started by this process, so that only the server's own clock jumps
  const { startEmbedded } = await import('../../dist/server/kernel/data/database/embedded/embedded.js')
  const database = await startEmbedded({ dataDir: path.join(dir, 'pg') })
  settings.DATABASE_URL = `postgres://${database.user}@${encodeURIComponent(database.host)}:${database.port}/candeia`
  chmodSync(dir, 0o711)
  const admin = new pg.Client({ host: database.host, port: database.port, user: database.user, database: 'postgres' })
  await admin.connect()
  await admin.query('create database candeia')
  await admin.end()
  try {
    const it = await Installation.make(settings, dir)
    try {
      await trial("the server's clock jumps a day ahead, a day back, and is right again", it, async () => {
        for (const offset of ['+1d', '-1d', '+0']) {
          writeFileSync(clock, offset)
          const { status, data } = await it.graphql(it.tokens[0], '{ eu { id } }')
          const fresh = await it.signIn().then(
            () => 'works',
            (error) => error.message,
          )
          console.log(
            `(clock ${offset}: a session answers ${status}${data?.eu ? '' : ' without a person'}, a new sign-in ${fresh})`,
          )
          await wait(3000)
        }
      })
    } finally {
      await it.end('SIGTERM')
    }
  } finally {
    await database.stop()
    rmSync(dir, { recursive: true, force: true })
  }
}

/** The disk of the installation is full for six seconds. Needs a file system of its own, so it needs root. */
async function diskFull() {
  const dir = mkdtempSync(path.join(tmpdir(), 'candeia-faults-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=500m', 'tmpfs', dir], { stdio: 'ignore' })
  } catch {
    rmSync(dir, { recursive: true })
    return console.log('the disk is full: skipped, because this needs root and mount')
  }
  const it = await Installation.make({}, dir)
  try {
    await trial('the disk is full for 6 s', it, async () => {
      const file = path.join(dir, 'fill')
      try {
        const { bavail, bsize } = statfsSync(dir)
        writeFileSync(file, Buffer.alloc(bavail * bsize))
      } catch {
        // even the last page is taken
      }
      await wait(6000)
      rmSync(file, { force: true })
      for (let waited = 0; waited < 300 && !(await it.serves()); waited++) await wait(100)
    })
  } finally {
    await it.end('SIGTERM')
    execFileSync('umount', [dir])
    rmSync(dir, { recursive: true, force: true })
  }
}

/** A server of somebody else that takes connections and never answers. */
async function silent() {
  const sockets = new Set()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => undefined)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: server.address().port,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

/** E-mail, the bucket of files, Stripe and webhooks go to servers that are down or silent: nobody else may notice. */
async function others() {
  const slow = await silent()
  const closed = await freePort()
  for (const [name, port] of [
    ['down', closed],
    ['silent', slow.port],
  ]) {
    const address = `http://127.0.0.1:${port}`
    const it = await Installation.make({
      SMTP_URL: `smtp://127.0.0.1:${port}`,
      S3_BUCKET: 'arquivos',
      S3_ENDPOINT: address,
      S3_ACCESS_KEY_ID: 'a',
      S3_SECRET_ACCESS_KEY: 'b',
      STRIPE_SECRET_KEY: 'sk_test_ensaio',
      STRIPE_WEBHOOK_SECRET: 'whsec_ensaio',
      STRIPE_API_URL: address,
      PLANS: JSON.stringify([{ codigo: 'a', nome: 'A', preco: '10.00', recursos: ['Tudo'], stripe: 'price_a' }]),
      ALLOW_PRIVATE_ADDRESSES: 'true',
    })
    try {
      const { result, p95, statuses } = await meanwhile(it, () => useOthers(it, address))
      report(`e-mail, the bucket of files, Stripe and a webhook are ${name}`, {
        ...result,
        'another church meanwhile': `p95 ${p95}, responses ${statuses}`,
        'letters that wait': JSON.stringify(
          await it.sql(`select situacao, count(*)::int from email_saida group by 1 order by 1`),
        ),
        'deliveries to the webhook': JSON.stringify(
          await it.sql(`select situacao, count(*)::int, sum(tentativas)::int as tries from webhook_entrega group by 1`),
        ),
      })
      if (statuses !== '200') bad++
    } finally {
      await it.remove()
    }
  }
  slow.close()
}

/**
 * Everything that needs a server of somebody else, all at once.
 * @returns what each was answered, and after how long
 */
async function useOthers(it, address) {
  const timed = async (query, variables, token = it.tokens[0]) => {
    const began = performance.now()
    const { status, data, errors } = await it
      .graphql(token, query, variables)
      .catch((error) => ({ status: error.name }))
    const said = errors?.[0]?.message ?? JSON.stringify(Object.values(data ?? {})[0])
    return `${status} after ${((performance.now() - began) / 1000).toFixed(1)} s: ${said}`
  }
  const webhook = { url: `${address}/aviso`, eventos: ['pessoa.criada'], minhaSenha: 'demo-igreja-2026' }
  const hook = await timed('mutation($input: WebhookInput!) { criarWebhook(input: $input) { segredo } }', {
    input: webhook,
  })
  const [letter, made, written, joined] = await Promise.all([
    timed('mutation { solicitarRecuperacaoSenha(email: "membro@betel.demo") { message } }', {}, null),
    timed('mutation { gerarRelatorio(input: { tipo: "patrimonios" }) { status motivo } }'),
    timed('mutation { criarUsuario(input: { name: "Ensaio da Silva" }) { name } }'),
    timed(
      'mutation($input: CadastroInput!) { cadastrarIgreja(input: $input) { message } }',
      { input: { nomeIgreja: 'Ensaio', name: 'Ana', email: 'ensaio@exemplo.com.br', plano: 'a' } },
      null,
    ),
  ])
  await wait(8000)
  return {
    'a webhook is made': hook.replace(/"segredo":"[^"]+"/, '"segredo":"..."'),
    'request for a password letter': letter,
    report: made,
    'a person is created, whom the webhook is told of': written,
    'a church signs up and pays': joined,
  }
}

if (!existsSync(main)) throw new Error('build the product first: npm run build')
const chosen = (name) => wanted.length === 0 || wanted.some((word) => name.includes(word))
const names = Object.keys(faults).filter(chosen)
if (names.length) {
  const it = await Installation.make()
  try {
    for (const name of names) await trial(name, it, faults[name](it))
  } finally {
    await it.remove()
  }
}
if (chosen('the disk is full')) await diskFull()
if (chosen('the clock jumps')) await clockJumps()
if (chosen('others')) await others()
process.exit(bad ? 1 : 0)
