/*
 * Measures the speed goals of a phone: how long the first and the second visit to a screen take until its rows are shown,
 * how much they load, and in how many requests:
 *
 *   node tests/bench/screens.mjs [visits] [screen ...]
 *
 * Uses the built product with the demo churches. The browser is as wide as a phone (360 px), its line has 1.6 Mbit/s and
 * a latency of 150 ms, and its processor is four times slower. For the first visit the browser has nothing of the product;
 * for the second it has what the first left behind: its cache, and the worker with its files. Prints the median of the
 * visits (3), of all screens or of those whose address contains one of the words. Exits with 1 when a goal is not reached.
 */
import '../factories/newer-node.mjs'
import { withDemo } from '../factories/demo-server.mjs'

const { launchBrowser } = await import('../e2e/browser.ts')

const PASSWORD = 'demo-igreja-2026'
const LINE = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 200_000 }
const SLOWER = 4
const SECOND_MS = 1200

/**
 * `:celulas` stands for the first record of the list `celulas`. The goals are of the first visit; each second visit has
 * SECOND_MS. Screens without goals are measured for comparison.
 */
const screens = [
  { path: '/login', first: 2000 },
  { path: '/dashboard/home', who: 'membro', first: 3000, kB: 350, requests: 25 },
  { path: '/dashboard/home', who: 'admin', first: 3000, kB: 350, requests: 25 },
  { path: '/dashboard/users', who: 'admin' },
  { path: '/dashboard/entradas', who: 'admin' },
  { path: '/dashboard/celulas', who: 'lider' },
  { path: '/dashboard/cultos', who: 'membro' },
  { path: '/dashboard/membrosCelula/:celulas', who: 'admin' },
  { path: '/dashboard/classesEBD/:classesEBD', who: 'admin' },
]

const visits = Number(process.argv[2] ?? 3)
const words = process.argv.slice(3)
const chosen = screens.filter(({ path }) => words.length === 0 || words.some((word) => path.includes(word)))
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)]

/** Runs in the page. */
const shown = () =>
  document.querySelector('h1') && !document.querySelector('[aria-busy="true"], .bp6-spinner, .bp6-skeleton')

/**
 * Opens the address in a new page on the slow line, with the slow processor.
 * @returns the page and what it cost
 */
async function open(context, address) {
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', LINE)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  // what the worker or the cache answers does not use the line
  const near = new Set()
  let requests = 0
  let bytes = 0
  cdp.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromServiceWorker || response.fromDiskCache || response.fromPrefetchCache) near.add(requestId)
  })
  cdp.on('Network.requestServedFromCache', ({ requestId }) => near.add(requestId))
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (near.has(requestId) || encodedDataLength === 0) return
    requests++
    bytes += encodedDataLength
  })
  const began = performance.now()
  await page.goto(address, { waitUntil: 'commit' })
  await page.waitForFunction(shown)
  const ms = performance.now() - began
  return { page, cost: { ms, requests, kB: bytes / 1000 } }
}

async function visitTwice(browser, baseURL, token, address) {
  const localStorage = token ? [{ name: 'token', value: token }] : []
  const context = await browser.newContext({
    baseURL,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
    storageState: { cookies: [], origins: [{ origin: baseURL, localStorage }] },
  })
  const first = await open(context, address)
  // a person stays until the worker has fetched its files; the login has no worker
  if (token) await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  await first.page.close()
  const second = await open(context, address)
  await context.close()
  return { first: first.cost, second: second.cost }
}

await withDemo(async (url) => {
  const ask = async (query, token) => {
    const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) }
    const answer = await fetch(`${url}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query }) })
    return (await answer.json()).data
  }
  const tokens = {}
  for (const who of ['admin', 'lider', 'membro']) {
    const signIn = `mutation { entrar(input: { email: "${who}@betel.demo", password: "${PASSWORD}" }) { token } }`
    tokens[who] = (await ask(signIn)).entrar.token
  }
  const addressOf = async (screen) => {
    const list = /:(\w+)/.exec(screen)?.[1]
    if (!list) return screen
    const { nodes } = (await ask(`{ ${list}(first: 1) { nodes { id } } }`, tokens.admin))[list]
    return screen.replace(`:${list}`, nodes[0].id)
  }
  const browser = await launchBrowser()
  const rows = []
  const missed = []
  for (const { path, who, first, kB, requests } of chosen) {
    const address = await addressOf(path)
    const taken = []
    for (let at = 0; at < visits; at++) taken.push(await visitTwice(browser, url, tokens[who], address))
    const of = (visit, figure) => Math.round(median(taken.map((one) => one[visit][figure])))
    const row = {
      screen: who ? `${path} (${who})` : path,
      'first ms': of('first', 'ms'),
      kB: of('first', 'kB'),
      requests: of('first', 'requests'),
      'second ms': of('second', 'ms'),
      'second kB': of('second', 'kB'),
      'second requests': of('second', 'requests'),
    }
    rows.push(row)
    const judge = (figure, goal) => {
      if (row[figure] > goal) missed.push(`${row.screen}: ${figure} ${row[figure]}, the goal is ${goal}`)
    }
    judge('first ms', first)
    judge('kB', kB)
    judge('requests', requests)
    judge('second ms', SECOND_MS)
  }
  await browser.close()
  console.table(rows)
  for (const line of missed) console.log(line)
  process.exitCode = missed.length > 0 ? 1 : 0
})
