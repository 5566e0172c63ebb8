/*
 * Measures what one church notices while others cause as much load as they can. Run after a build, on a quiet machine:
 *
 *   node tests/faults/noisy-neighbour.mjs [people] [rounds] [attackers] [days]
 *
 * The attackers signed up so many days ago (1: they share what churches of their first week share); the first has 50,000
 * people, the others 1,500. In each round they request at the same time whole lists, 15 home pages each, exports and reports; their banks answer after 7.5 s or invent 4,000 refunds, and
 * send notices of 100 Pix; an event with 1,500 people moves; their webhooks hang; they ask for lost passwords. Meanwhile a
 * church of 200 people requests its list every 40 ms, one report, a password, a Pix and a webhook in each round. Of more
 * than six attackers each sends a third of the requests: this process reads all answers on the same processors, and with
 * all of them would be what is measured. Thirty attackers still send more than three times what three do.
 * Everything is measured without the attackers first. Exits with 1 when the list's p95 is 200 ms or more, a report, a
 * password letter, a Pix or a webhook takes more than 5 s and three times as long as without them, or any request of that
 * church is answered 503. Nothing leaves this machine.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import os, { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { encrypt } from '../../dist/server/kernel/base/crypto.js'
import { freePort } from '../factories/free-port.mjs'
import { attack, newIds } from './noisy/attack.mjs'
import { fill } from './noisy/churches.mjs'
import { bankServer, mailServer, receiver } from './noisy/outside.mjs'

const people = Number(process.argv[2] ?? 50_000)
const rounds = Number(process.argv[3] ?? 3)
const attackers = Number(process.argv[4] ?? 3)
const days = Number(process.argv[5] ?? 1)
const limits = { p95: 200, queued: 5000, times: 3 }

const root = path.resolve(import.meta.dirname, '../..')
const dir = mkdtempSync(path.join(tmpdir(), 'candeia-noisy-'))
chmodSync(dir, 0o711)

const key = Buffer.alloc(32, 7)
const seal = (text, place) => encrypt(key, text, place)
const port = await freePort()
const url = `http://127.0.0.1:${port}`
const mail = await mailServer()
const banks = {
  quiet: await bankServer({ txid: 'OFERTA1' }),
  slow: await bankServer({ slow: 7500, pages: 1_000_000 }),
}
const hooks = { quiet: await receiver(false), hanging: await receiver(true) }
const outside = [mail, banks.quiet, banks.slow, hooks.quiet, hooks.hanging]

const server = spawn(
  process.execPath,
  ['--max-semi-space-size=64', '--single-threaded-gc', path.join(root, 'dist/server/main.js')],
  {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      DATA_DIR: dir,
      SECRET_KEY: key.toString('hex'),
      DEMO: 'false',
      LOG_LEVEL: 'error',
      PORT: String(port),
      HOST: '127.0.0.1',
      SMTP_URL: mail.url,
      ALLOW_PRIVATE_ADDRESSES: 'true',
      // each church asks from an address of its own
      TRUST_PROXY: '1',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  },
)

/** @returns how a church asks, from an address of its own: sends one request and reads the whole response */
function asking(church) {
  const from = `10.${church >> 16}.${(church >> 8) & 255}.${church & 255}`
  return async function ask(token, address, body, method = 'POST', again = true) {
    const began = performance.now()
    const headers = {
      'x-forwarded-for': from,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    }
    try {
      const answer = await fetch(`${url}${address}`, { headers, ...(body && { method, body: JSON.stringify(body) }) })
      const text = await answer.text()
      return { status: answer.status, text, ms: performance.now() - began }
    } catch {
      // all churches share the kept connections of this process, and the server closes some after it has refused a request
      if (!again) return { status: 'closed', text: '{}', ms: performance.now() - began }
      return { ...(await ask(token, address, body, method, false)), ms: performance.now() - began }
    }
  }
}

const ask = asking(1)
const statuses = {}
const count = ({ status }) => {
  statuses[status] = (statuses[status] ?? 0) + 1
}
/** A request of the quiet church. */
async function own(token, query, variables) {
  const answer = await ask(token, '/graphql', { query, variables })
  count(answer)
  return { ...answer, data: JSON.parse(answer.text).data }
}

const list = '{ usuarios(first: 50) { nodes { id name email telefoneUsuario } totalCount } }'

/** @returns the milliseconds of each response to a list every 40 ms while `going`, sorted */
async function askLists(token, going) {
  const pending = []
  while (going()) {
    pending.push(own(token, list).then(({ ms }) => ms))
    await wait(40)
  }
  return (await Promise.all(pending)).sort((a, b) => a - b)
}

/** @returns milliseconds until `done` says when it happened; infinite after a minute */
async function since(began, done) {
  for (;;) {
    const at = await done()
    if (at) return Math.max(0, Math.round((at === true ? performance.now() : at) - began))
    if (performance.now() - began > 60_000) return Number.POSITIVE_INFINITY
    await wait(25)
  }
}

let lost = 0
/** How long something waits in a queue: milliseconds from the answer that it is queued until it is done. */
async function queued({ id, tokens, notices }, client) {
  const [, second, third] = tokens
  const email = `pessoa${id + 10 + lost++}@exemplo.com.br`
  const [paid] = newIds(1)
  const { data: report } = await own(
    second,
    'mutation { gerarRelatorio(input: { tipo: "usuarios" }, aguardar: false) { uuid } }',
  )
  const reported = performance.now()
  const forget = 'mutation($email: String!) { solicitarRecuperacaoSenha(email: $email) { message } }'
  await own(undefined, forget, { email })
  const forgotten = performance.now()
  const notice = await ask(undefined, notices, { pix: [paid] })
  count(notice)
  if (notice.status !== 200) console.error('the quiet church’s notice', notice.status, notice.text)
  const noticed = performance.now()
  const rename = 'mutation($id: ID!, $n: String!) { atualizarUsuario(id: $id, input: { name: $n }) { uuid } }'
  const renamed = await own(third, rename, { id: id + 50 + lost, n: `Nome ${lost}` })
  const changed = performance.now()
  const ready = async () => {
    const query = 'query($id: ID!) { relatorio(id: $id) { status } }'
    const found = await own(second, query, { id: report?.gerarRelatorio.uuid })
    return found.data?.relatorio.status === 'pronto'
  }
  const stored = async () =>
    (await client.query('select id from pix_recebido where end_to_end_id = $1', [paid.endToEndId])).rowCount > 0
  const [password, pix, webhook, made] = await Promise.all([
    since(forgotten, () => mail.at.get(email)),
    since(noticed, stored),
    since(changed, () => hooks.quiet.at.get(renamed.data?.atualizarUsuario.uuid)),
    since(reported, ready),
  ])
  return { password, pix, webhook, report: made }
}

const part = (times, share) => Math.round(times[Math.min(times.length - 1, Math.floor(times.length * share))])
const figuresOf = (times, waits) => ({
  requests: times.length,
  p50: part(times, 0.5),
  p95: part(times, 0.95),
  max: part(times, 1),
  ...Object.fromEntries(
    Object.keys(waits[0]).map((kind) => [`slowest ${kind}`, Math.max(...waits.map((one) => one[kind]))]),
  ),
})

async function measure(client, noisy, quiet) {
  const answers = {}
  const run = async (round, noise) => {
    let still = true
    const [times, waits] = await Promise.all([
      askLists(quiet.tokens[0], () => still),
      (async () => {
        const noisily = noise(round)
        await wait(1000)
        const first = [await queued(quiet, client), await queued(quiet, client)]
        await noisily
        return [...first, await queued(quiet, client)]
      })().finally(() => (still = false)),
    ])
    return { times, waits }
  }
  const together = (all) => ({
    times: all.flatMap(({ times }) => times).sort((a, b) => a - b),
    waits: all.flatMap(({ waits }) => waits),
  })
  // one round more, because the first of everything takes longer
  await run(0, async () => undefined)
  const alone = together([await run(0, async () => undefined), await run(0, async () => undefined)])
  const share = attackers > 6 ? 0.34 : 1
  const loud = []
  for (let round = 1; round <= rounds; round++)
    loud.push(
      await run(round, () => Promise.all(noisy.map((one) => attack(asking(one.id), one, answers, { round, share })))),
    )
  const meanwhile = together(loud)
  const [before, after] = [figuresOf(alone.times, alone.waits), figuresOf(meanwhile.times, meanwhile.waits)]
  const load = os.loadavg().map((one) => one.toFixed(2))
  console.log(`Node ${process.versions.node}, ${attackers} attackers of ${days} days, load ${load.join(' ')}`)
  console.table({ 'the quiet church, alone': before, 'the quiet church, meanwhile': after })
  console.table(answers)
  const left = await client.query(
    `select name, count(*)::int as waiting from pgboss.job where state in ('created', 'retry') group by 1 order by 1`,
  )
  console.table(left.rows)
  console.log('the quiet church was answered', statuses)
  const missed = [
    after.p95 >= limits.p95 && 'p95 of the list',
    statuses[503] && '503',
    ...['password', 'pix', 'webhook', 'report'].map(
      (kind) =>
        after[`slowest ${kind}`] > Math.max(limits.queued, limits.times * before[`slowest ${kind}`]) &&
        `${kind} in its queue`,
    ),
  ].filter(Boolean)
  console.log(missed.length ? `MISSED: ${missed.join(', ')}` : 'all bars are held')
  if (missed.length) process.exitCode = 1
}

async function prepare(client) {
  const quietBank = banks.quiet.url
  const quiet = await fill(client, { id: 1, days: 30, people: 200, bank: quietBank, hooks: [hooks.quiet.url] }, seal)
  const noisy = []
  for (let n = 0, id = 1000; n < attackers; n++) {
    const lying = await bankServer({ refunds: 4000, txid: `OFERTA${id}`, slow: 20 })
    outside.push(lying)
    const size = n === 0 ? people : 1500
    const bank = n % 3 === 2 ? lying.url : banks.slow.url
    const hanging = Array.from({ length: 5 }, () => hooks.hanging.url)
    noisy.push(await fill(client, { id, days, people: size, bank, hooks: hanging, letters: 1500 }, seal))
    id += size + 10
  }
  await client.query(`select setval('usuario_id_seq', (select max(id) + 1000 from usuario))`)
  await client.query('vacuum analyze usuario, entrada, membro_evento')
  return { quiet, noisy }
}

try {
  const answers = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  for (let tries = 0; !(await answers()); tries++) {
    if (tries === 1200 || server.exitCode !== null) throw new Error('the server did not start')
    await wait(50)
  }
  const client = new pg.Client({ host: `${dir}/pg`, port: 5432, user: 'postgres', database: 'candeia' })
  await client.connect()
  try {
    const { quiet, noisy } = await prepare(client)
    await measure(client, noisy, quiet)
  } finally {
    await client.end()
  }
} finally {
  server.kill()
  for (const one of outside) one.close()
  await new Promise((resolve) => (server.exitCode === null ? server.once('exit', resolve) : resolve()))
  rmSync(dir, { recursive: true, force: true })
}
process.exit()
