import { expect } from '@jest/globals'
import pg from 'pg'
import type { Browser, Page, Request } from 'playwright-core'
import { atEndOfProcess } from '../factories/process-end.js'
import { launchBrowser } from './browser.js'
import { startLocally } from './local-server.js'
import { follow, goTo, leaveProfile, type Profile, type StorageState, takeProfile, wake } from './profiles.js'

export { goTo }

export const password = 'demo-igreja-2026'

/** A demo account for each perfil. */
export const accounts = {
  0: 'plataforma@demo.demo',
  1: 'admin@betel.demo',
  2: 'membro@betel.demo',
  3: 'lider@betel.demo',
  4: 'colaborador@betel.demo',
  5: 'pastor@betel.demo',
} as const

export type Perfil = keyof typeof accounts

type Visit = {
  /** The perfil to sign in with; by default nobody is signed in. */
  perfil?: Perfil
  theme?: 'light' | 'dark'
  phone?: boolean
  path?: string
  /** HTTP error statuses that this test causes on purpose. */
  expected?: number[]
  /**
   * For tests that cut the network: failed requests are no faults. With a function, only failed requests for which it
   * returns true are no faults. Exceptions and console errors are still faults.
   */
  unreliable?: boolean | ((request: Request) => boolean)
  /** Uses a new browser profile with an empty cache. */
  fresh?: boolean
  /** Allows the service worker, which other tests block. The profile is new, and no other test uses it. */
  worker?: boolean
  /**
   * Loads the application in a new page, and closes that page after the test. Without this option the next test uses
   * the page of a signed-in person again, and opens the address with the client's router.
   */
  alone?: boolean
  /** Keeps the page open until the product stops, for tests of many screens. Its faults still fail the current test. */
  keep?: boolean
}

interface Opened {
  profile: Profile
  phone: boolean
  /** the page that can be used again */
  page?: Page | undefined
  watched: Watched
  keep: boolean
}

/** The built product with its demo churches, and a browser to test it. */
export class Product {
  private readonly signedIn = new Map<Perfil, { token: string; state: StorageState }>()
  private open: Opened[] = []
  private owner: pg.Pool | undefined

  private constructor(
    private readonly server: RunningServer,
    private readonly browser: Browser,
  ) {}

  /**
   * @param settings in addition to the settings of the demo
   * @param decided with the churches' access matrices and functions; otherwise everybody may do what the permission
   * table allows
   */
  static async start(settings: Record<string, string> = {}, { decided = false } = {}): Promise<Product> {
    const [server, browser] = await Promise.all([startLocally(settings, decided), sharedBrowser()])
    return new Product(server, browser)
  }

  get url(): string {
    return this.server.url
  }

  /** Opens a page in a separate browser profile. `expectNoFaults` reports every fault that occurs in this page. */
  async openPage({
    perfil,
    theme = 'light',
    phone = false,
    path,
    expected = [],
    keep = false,
    unreliable = false,
    // cached scripts would load even without a network
    fresh = unreliable === true,
    worker = false,
    alone = fresh || worker || keep || perfil === undefined || unreliable !== false,
  }: Visit = {}): Promise<Page> {
    const signedIn = perfil === undefined ? undefined : (await this.signIn(perfil)).state
    const items = [...(signedIn?.items ?? []), ...(theme === 'dark' ? [{ name: 'tema', value: 'dark' }] : [])]
    const state = { cookies: signedIn?.cookies ?? [], items }
    const profile = await takeProfile(this.browser, { url: this.url, phone, fresh, worker, state })
    const used = alone ? undefined : profile.loaded
    const page = used ?? (await profile.context.newPage())
    const watched = watch(page, expected, unreliable)
    this.open.push({ profile, phone, page: alone ? undefined : page, watched, keep })
    if (used) await wake(used)
    if (path) await (used ? follow(used, path) : page.goto(path))
    return page
  }

  /**
   * Signs in once per perfil, without the login screen (session.test.ts tests that screen). Returns the browser's
   * state.
   */
  private async signIn(perfil: Perfil) {
    const known = this.signedIn.get(perfil)
    if (known) return known
    const context = await this.browser.newContext({ baseURL: this.url })
    const variables = { input: { email: accounts[perfil], password } }
    const query = 'mutation($input: EntrarInput!) { entrar(input: $input) { token } }'
    const answer = await context.request.post('/graphql', { data: { query, variables } })
    const { data } = (await answer.json()) as { data: { entrar: { token: string } } }
    const { cookies } = await context.storageState()
    await context.close()
    const { token } = data.entrar
    const visitor = { token, state: { cookies, items: [{ name: 'token', value: token }] } }
    this.signedIn.set(perfil, visitor)
    return visitor
  }

  /** Runs after each test: fails on a console error, an exception or a failed request. Closes the test's pages. */
  async expectNoFaults(): Promise<void> {
    const visits = this.open
    this.open = visits.filter(({ keep }) => keep)
    const left = visits.filter(({ keep }) => !keep)
    // errors that a page reports while it is being left are no faults
    for (const { watched } of left) watched.over = true
    await Promise.all(left.map((visit) => this.leave(visit)))
    expect(visits.flatMap(({ watched }) => watched.faults.splice(0))).toEqual([])
  }

  /** Sends GraphQL without the browser, to prepare a test. */
  async graphql<Data>(perfil: Perfil | null, query: string, variables: object = {}): Promise<Data> {
    const token = perfil === null ? null : (await this.signIn(perfil)).token
    const answer = await fetch(`${this.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await answer.json()) as { data: Data; errors?: { message: string }[] }
    if (errors) throw new Error(JSON.stringify(errors))
    return data
  }

  /** The link in the newest e-mail to this person. */
  async linkFor(para: string): Promise<string> {
    const query = 'query($busca: String) { emailsSaida(busca: $busca) { nodes { texto } } }'
    type Emails = { emailsSaida: { nodes: { texto: string }[] } }
    const { emailsSaida } = await this.graphql<Emails>(0, query, { busca: para })
    const link = emailsSaida.nodes[0]?.texto.match(/https?:\S+/)?.[0]
    if (!link) throw new Error(`no e-mail with a link for ${para}`)
    return link
  }

  /** Runs SQL as the database's owner, bypassing row-level security. */
  async sql<Row extends object = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> {
    // all queries use one connection, because a new connection reads the catalogue again, which takes longer than most
    // queries
    this.owner ??= new pg.Pool({ ...this.server.owner, max: 1, allowExitOnIdle: true }).on('error', () => undefined)
    return (await this.owner.query(text, values)).rows as Row[]
  }

  /** Gives the collaborator this function of the church, and no other. */
  async hold(funcao: string): Promise<void> {
    await this.sql(
      `with person as (select id from usuario where email = $2),
         gone as (delete from funcao_usuario where id_usuario in (select id from person))
       insert into funcao_usuario (id_cliente, id_funcao, id_usuario, inicio)
       select 1, f.id, p.id, '2020-01-01' from funcao f, person p where f.id_cliente = 1 and f.nome = $1`,
      [funcao, accounts[4]],
    )
  }

  private leave({ profile, phone, page }: Opened): Promise<void> {
    return leaveProfile(profile, { url: this.url, phone, page })
  }

  async stop(): Promise<void> {
    await Promise.all(this.open.splice(0).map((visit) => this.leave(visit)))
    await this.owner?.end()
    await this.server.stop()
  }
}

interface RunningServer {
  url: string
  owner: pg.ClientConfig
  stop(): Promise<void>
}

let browser: Promise<Browser> | undefined

/**
 * One browser for all files of this process; each page has a separate profile. A browser that crashed fails the file that
 * used it, not the files after it.
 */
async function sharedBrowser(): Promise<Browser> {
  const before = browser
  const known = await before?.catch(() => undefined)
  if (known?.isConnected()) return known
  if (!browser || browser === before) {
    const launched = launchBrowser()
    browser = launched
    atEndOfProcess(async () => (await launched).close())
  }
  return browser
}

export async function fillLogin(page: Page, email: string, secret = password): Promise<void> {
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(secret)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Waits until the screen is loaded: a heading, and no loading indicator. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      document.querySelector('h1') &&
      !document.querySelector('[aria-busy="true"], .bp6-spinner, .bp6-skeleton, [class*="progress"]'),
  )
}

/** Retries until the check passes; after the time is over it throws the last failure. */
export async function eventually(check: () => Promise<void>, seconds = 15): Promise<void> {
  const end = Date.now() + seconds * 1000
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
  }
}

/** Waits until the browser has rendered the result of the last input. */
export const nextFrame = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))))

/** The entries of the menu that a click opens. */
export async function menuItems(page: Page): Promise<string[]> {
  const items = page.getByRole('menuitem')
  await items.first().waitFor()
  return items.allInnerTexts()
}

/** Shows the filters that a list folds; a screen without them stays as it is. */
export async function openFilters(page: Page): Promise<void> {
  await settled(page)
  const button = page.getByRole('main').getByRole('button', { name: /^Filtros( \(\d+\))?$/ })
  if ((await button.count()) && (await button.getAttribute('aria-expanded')) === 'false') await button.click()
}

/** The toast with this text. */
export const toastOf = (page: Page, text: string | RegExp) => page.locator('.bp6-toast').filter({ hasText: text })

interface Watched {
  faults: string[]
  /** HTTP error statuses that are no faults */
  expected: number[]
  excused: (request: Request) => boolean
  /** whether the test has ended */
  over?: boolean
}

/** The last test of each page that several tests use. */
const tests = new WeakMap<Page, Watched>()

/** Collects the faults of a page in this test. */
function watch(page: Page, expected: number[], unreliable: NonNullable<Visit['unreliable']>): Watched {
  const excused = typeof unreliable === 'function' ? unreliable : () => unreliable
  const watched: Watched = { faults: [], expected, excused }
  const known = tests.has(page)
  tests.set(page, watched)
  if (!known) listen(page)
  return watched
}

function listen(page: Page): void {
  const now = () => tests.get(page) as Watched
  const report = (fault: string) => void (now().over || now().faults.push(fault))
  page.on('pageerror', (error) => report(`exception: ${error.stack || `${error.name} ${error.message}`}`))
  page.on('console', (message) => {
    // Failed requests are checked below, together with their address.
    if (message.type() !== 'error' || message.text().startsWith('Failed to load resource')) return
    // a subscription tries to connect while the test has cut the network
    if (/^WebSocket connection to .*net::ERR_INTERNET_DISCONNECTED$/.test(message.text())) return
    report(`console: ${message.text()}`)
  })
  page.on('response', (response) => {
    const { excused, expected } = now()
    if (excused(response.request())) return
    if (response.status() >= 400 && !expected.includes(response.status()))
      report(`${response.status()} ${response.request().method()} ${response.url()}`)
  })
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its requests.
    const reason = request.failure()?.errorText ?? ''
    if (reason !== 'net::ERR_ABORTED' && !now().excused(request)) report(`${reason} ${request.url()}`)
  })
}
