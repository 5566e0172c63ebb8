/*
 * How long a first visit takes, and what it fetches:
 *
 *   node tests/bench/screens.mjs
 *
 * The built product with the demo churches and a browser with nothing in its cache, at once and over a line of 10 Mbit/s
 * with 100 ms there and back, as on a phone. Until the rows stand there; the median of five visits.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import { launchBrowser } from '../e2e/browser.ts'

const root = path.resolve(import.meta.dirname, '../..')
const screens = ['/login', '/dashboard/home', '/dashboard/patrimonios', '/dashboard/users', '/dashboard/entradas']
const lines = {
  here: null,
  'phone line': { offline: false, latency: 100, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 },
}
const VISITS = 5

async function freePort() {
  const server = createServer().listen(0)
  await once(server, 'listening')
  const { port } = server.address()
  server.close()
  return port
}

const drawn = () =>
  document.querySelector('h1') && !document.querySelector('[aria-busy="true"], .bp6-spinner, .bp6-skeleton')

async function visit(browser, baseURL, token, address, line) {
  const localStorage = address === '/login' ? [] : [{ name: 'token', value: token }]
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  })
  const page = await context.newPage()
  if (line) await (await context.newCDPSession(page)).send('Network.emulateNetworkConditions', line)
  const scripts = []
  page.on('response', (response) => response.url().endsWith('.js') && scripts.push(response.body()))
  const began = performance.now()
  await page.goto(address)
  await page.waitForFunction(drawn)
  const took = performance.now() - began
  const bytes = (await Promise.all(scripts)).reduce((all, script) => all + gzipSync(script).length, 0)
  await context.close()
  return { took, files: scripts.length, kB: bytes / 1000 }
}

const dir = mkdtempSync(path.join(tmpdir(), 'candeia-telas-'))
chmodSync(dir, 0o711)
const port = String(await freePort())
const base = `http://127.0.0.1:${port}`
const server = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
  env: { PATH: process.env.PATH, PORT: port, HOST: '127.0.0.1', DATA_DIR: dir, DEMO: 'true', LOG_LEVEL: 'error' },
  stdio: 'ignore',
})
const ready = () =>
  fetch(`${base}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

try {
  while (!(await ready())) {
    if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
    await wait(100)
  }
  const query = 'mutation { entrar(input: { email: "admin@betel.demo", password: "demo-igreja-2026" }) { token } }'
  const answer = await fetch(`${base}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  })
  const { token } = (await answer.json()).data.entrar
  const browser = await launchBrowser()
  for (const address of screens)
    for (const [name, line] of Object.entries(lines)) {
      const visits = []
      for (let at = 0; at < VISITS; at++) visits.push(await visit(browser, base, token, address, line))
      const { took, files, kB } = visits.sort((a, b) => a.took - b.took)[Math.floor(VISITS / 2)]
      console.log(`${address}, ${name}: ${took.toFixed(0)} ms, ${files} scripts, ${kB.toFixed(0)} kB gzip`)
    }
  await browser.close()
} finally {
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  rmSync(dir, { recursive: true, force: true })
}
