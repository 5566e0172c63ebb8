/*
 * Measures how long a first visit takes, what it loads, and how many operations it sends:
 *
 *   node tests/bench/screens.mjs
 *
 * Uses the built product with the demo churches and a browser with an empty cache, once without limits and once over a
 * simulated line of 10 Mbit/s with a latency of 100 ms, as on a phone. Measures until the rows are shown; prints the
 * median of five visits.
 */
import { gzipSync } from 'node:zlib'
import { launchBrowser } from '../e2e/browser.ts'
import { withDemo } from '../factories/demo-server.mjs'

/** `:celulas` stands for the first record of the list `celulas`. */
const screens = [
  '/login',
  '/dashboard/home',
  '/dashboard/patrimonios',
  '/dashboard/users',
  '/dashboard/entradas',
  '/dashboard/patrimonios/:patrimonios',
  '/dashboard/departaments/:departamentos/membros',
  '/dashboard/membrosCelula/:celulas',
  '/dashboard/classesEBD/:classesEBD',
]
const lines = {
  here: null,
  'phone line': { offline: false, latency: 100, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 },
}
const VISITS = 5

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
  const scripts = new Map()
  let operations = 0
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/graphql') operations++
  })
  // Counts each file once: it is preloaded first, then imported from the browser's cache.
  page.on('response', (response) => {
    const address = response.url()
    // a script that arrives while the page is being closed has no body
    if (address.endsWith('.js') && !scripts.has(address))
      scripts.set(
        address,
        response.body().catch(() => ''),
      )
  })
  const began = performance.now()
  await page.goto(address)
  await page.waitForFunction(drawn)
  const took = performance.now() - began
  const bytes = (await Promise.all(scripts.values())).reduce((all, script) => all + gzipSync(script).length, 0)
  await context.close()
  return { took, files: scripts.size, kB: bytes / 1000, operations }
}

await withDemo(async (url) => {
  const ask = async (query, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
    return (await answer.json()).data
  }
  const signIn = 'mutation { entrar(input: { email: "admin@betel.demo", password: "demo-igreja-2026" }) { token } }'
  const { token } = (await ask(signIn)).entrar
  const addressOf = async (screen) => {
    const list = /:(\w+)/.exec(screen)?.[1]
    if (!list) return screen
    const { nodes } = (await ask(`{ ${list}(first: 1) { nodes { id } } }`, token))[list]
    return screen.replace(`:${list}`, nodes[0].id)
  }
  const browser = await launchBrowser()
  for (const screen of screens) {
    const address = await addressOf(screen)
    for (const [name, line] of Object.entries(lines)) {
      const visits = []
      for (let at = 0; at < VISITS; at++) visits.push(await visit(browser, url, token, address, line))
      const { took, files, kB, operations } = visits.sort((a, b) => a.took - b.took)[Math.floor(VISITS / 2)]
      console.log(
        `${screen}, ${name}: ${took.toFixed(0)} ms, ${files} scripts, ${kB.toFixed(0)} kB gzip, ${operations} operations`,
      )
    }
  }
  await browser.close()
})
