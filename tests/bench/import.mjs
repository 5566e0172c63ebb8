/*
 * Measures how long an import of 50,000 people takes, how much memory it needs, and how long other requests wait. Run
 * after a build:
 *
 *   node tests/bench/import.mjs [rows [csv|json|xml]]
 *
 * Starts a server on an empty database. Each file is previewed, mapped again, imported and undone. "wait" is the
 * longest wait of another request: a minimal query is sent every 10 ms meanwhile. Exits with 1 when a figure is over
 * its limit.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import 'reflect-metadata'
import { hashPassword } from '../../dist/server/features/acesso/sessao/password.js'
import { foundChurch } from '../../dist/server/features/igreja/cadastro/found-church.js'
import { readConfig } from '../../dist/server/kernel/base/config.js'
import { openDatabase } from '../../dist/server/kernel/data/database/open-database.js'
import { openServices, prepareDatabase } from '../../dist/server/services.js'
import { freePort } from '../factories/free-port.mjs'

const rows = Number(process.argv[2] ?? 50_000)
const only = process.argv[3]
const limits = { preview: 5000, write: 8000, wait: 1000 }
const [email, password] = ['bench@exemplo.com.br', 'senha-do-bench-2026']

const root = path.resolve(import.meta.dirname, '../..')
const dir = mkdtempSync(path.join(tmpdir(), 'candeia-bench-'))
chmodSync(dir, 0o711)
const dataDir = path.join(dir, 'data')

async function makeChurch() {
  const config = readConfig({ DATA_DIR: dataDir })
  const database = await openDatabase(config)
  const log = { info() {}, warn() {}, debug() {}, error: console.error }
  const { services, close } = await openServices(config, await prepareDatabase(config, database.owner), log)
  const author = { idUsuario: null, acao: 'bench', requisicao: 'bench' }
  const senhaHash = await hashPassword(password)
  await foundChurch(services, author, { nomeIgreja: 'Bench', name: 'Ana', email, senhaHash })
  await close()
  await database.stop()
}

/** A valid CPF, with its check digits. */
function cpf(i) {
  const digits = String(100_000_000 + i)
    .split('')
    .map(Number)
  for (const _ of [0, 1]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (digits.length + 1 - at), 0)
    digits.push(((sum * 10) % 11) % 10)
  }
  return digits.join('')
}

const person = (i, kind) => ({
  nome: `Conceição Aparecida Nº ${i}`,
  email: `pessoa${i}.${kind}@exemplo.com.br`,
  celular: `(11) 9${String(i).padStart(8, '0')}`,
  cpf: cpf(i),
  nascimento: '12/03/1980',
  sexo: 'F',
  estadoCivil: 'casada',
  cep: '01310-100',
  endereco: 'Avenida Paulista',
  numero: i,
  bairro: 'Bela Vista',
  cidade: 'São Paulo',
  uf: 'SP',
})

const people = (kind) => Array.from({ length: rows }, (_, i) => person(i, kind))
const files = {
  csv: () =>
    [Object.keys(person(0, '')), ...people('csv').map((each) => Object.values(each))]
      .map((cells) => cells.join(';'))
      .join('\n'),
  json: () => JSON.stringify(people('json')),
  xml: () =>
    `<usuarios>${people('xml')
      .map(
        (each) =>
          `<usuario>${Object.entries(each)
            .map(([k, v]) => `<${k}>${v}</${k}>`)
            .join('')}</usuario>`,
      )
      .join('')}</usuarios>`,
}

await makeChurch()
const port = await freePort()
const base = `http://localhost:${port}`
const server = spawn(process.execPath, ['dist/server/main.js'], {
  cwd: root,
  env: { ...process.env, PORT: String(port), DATA_DIR: dataDir, DEMO: 'false', LOG_LEVEL: 'warn', DATABASE_URL: '' },
  stdio: ['ignore', 'ignore', 'inherit'],
})

async function ready() {
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(`${base}/readyz`).then(
        (r) => r.ok,
        () => false,
      )
    )
      return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('the server does not start')
}

async function memory() {
  const metrics = await (await fetch(`${base}/metrics`)).text()
  return Math.round(Number(/^process_resident_memory_bytes (\d+)/m.exec(metrics)?.[1]) / 1_000_000)
}

/**
 * Sends requests all the time; records the longest wait and the highest memory until the returned function is called.
 */
function watch() {
  const seen = { wait: 0, memory: 0, refused: 0 }
  let ended = false
  const ask = async () => {
    for (let n = 0; !ended; n++) {
      const asked = performance.now()
      const { ok } = await fetch(`${base}/graphql?query={__typename}`, { headers: { 'apollo-require-preflight': '1' } })
      if (!ok) seen.refused++
      seen.wait = Math.max(seen.wait, performance.now() - asked)
      if (n % 10 === 0) seen.memory = Math.max(seen.memory, await memory())
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
  }
  const asking = ask()
  return async () => {
    ended = true
    await asking
    return { ...seen, wait: Math.round(seen.wait) }
  }
}

let token
async function graphql(query, variables, file) {
  const headers = { authorization: `Bearer ${token}`, 'apollo-require-preflight': 'true' }
  let body = JSON.stringify({ query, variables })
  if (file) {
    body = new FormData()
    body.append('operations', JSON.stringify({ query, variables: { ...variables, arquivo: null } }))
    body.append('map', '{"0":["variables.arquivo"]}')
    body.append('0', new Blob([file.data]), file.name)
  } else headers['content-type'] = 'application/json'
  const answer = await (await fetch(`${base}/graphql`, { method: 'POST', headers, body })).json()
  if (answer.errors) throw new Error(JSON.stringify(answer.errors))
  return Object.values(answer.data)[0]
}

const failures = []
async function measure(name, limit, run) {
  const end = watch()
  const started = performance.now()
  let ms = 0
  let seen
  const result = await run().finally(async () => {
    ms = Math.round(performance.now() - started)
    seen = await end()
  })
  const { wait, memory: most, refused } = seen
  console.log(
    `${name.padEnd(16)} ${String(ms).padStart(6)} ms   wait ${String(wait).padStart(5)} ms   memory ${most} MB`,
  )
  if (ms > limit) failures.push(`${name}: ${ms} ms, not ${limit}`)
  if (wait > limits.wait) failures.push(`${name}: others waited ${wait} ms, not ${limits.wait}`)
  if (refused) failures.push(`${name}: ${refused} other requests were refused`)
  return result
}

const fields = 'id totalLinhas validas comErro duplicadas gravadas desfeitas colunas mapeamento { coluna campo }'
const expect = (name, actual, wanted) => actual !== wanted && failures.push(`${name}: ${actual}, not ${wanted}`)

try {
  await ready()
  const login = await fetch(`${base}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  })
  token = (await login.json()).token
  console.log(`${rows} rows; the idle server takes ${await memory()} MB`)
  for (const [kind, make] of Object.entries(files)) {
    if (only && kind !== only) continue
    const data = make()
    console.log(`\n.${kind}, ${(Buffer.byteLength(data) / 1_000_000).toFixed(1)} MB`)
    const preview = await measure('preview', limits.preview, () =>
      graphql(
        `mutation ($arquivo: Upload!) { prepararImportacao(arquivo: $arquivo) { ${fields} } }`,
        {},
        { name: `p.${kind}`, data },
      ),
    )
    expect('valid rows', preview.validas, rows)
    const { id, mapeamento } = preview
    await measure('mapped anew', limits.preview, () =>
      graphql(
        `mutation ($id: ID!, $m: [ImportacaoColunaInput!]!) { remapearImportacao(id: $id, mapeamento: $m) { ${fields} } }`,
        { id: String(id), m: mapeamento },
      ),
    )
    const written = await measure('write', limits.write, () =>
      graphql(`mutation ($id: ID!) { gravarImportacao(id: $id) { ${fields} } }`, { id: String(id) }),
    )
    expect('people written', written.gravadas, rows)
    const undone = await measure('undo', limits.write, () =>
      graphql(`mutation ($id: ID!) { desfazerImportacao(id: $id) { ${fields} } }`, { id: String(id) }),
    )
    // e-mails are created meanwhile, but they do not prevent the undo from removing a person
    expect('people taken back', undone.desfeitas, rows)
  }
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(dir, { recursive: true, force: true })
}
for (const failure of failures) console.error(`FAIL ${failure}`)
process.exitCode = failures.length ? 1 : 0
