import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { frameStands, openInside, workerReady } from './network.js'
import { Product, settled } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const setOffline = (page: Page, offline: boolean) => page.context().setOffline(offline)

/** The addresses of everything that the worker keeps. */
const kept = (page: Page) =>
  page.evaluate(async () => {
    const caches = await self.caches.keys()
    const requests = await Promise.all(caches.map(async (name) => (await self.caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })

interface Manifest {
  lang: string
  start_url: string
  icons: { src: string; sizes: string; purpose: string }[]
  shortcuts: { name: string; url: string }[]
}

describe('the application can be installed', () => {
  test('the browser finds nothing missing; the icons have their sizes, and the shortcuts lead to screens', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home', worker: true })
    await workerReady(page)
    const cdp = await page.context().newCDPSession(page)
    const { errors, data } = await cdp.send('Page.getAppManifest')
    expect(errors).toEqual([])
    const { installabilityErrors } = await cdp.send('Page.getInstallabilityErrors')
    // the profiles of these tests are private
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])

    const manifest = JSON.parse(data ?? '') as Manifest
    expect([manifest.lang, manifest.start_url]).toEqual(['pt-BR', '/dashboard/home'])
    const icons = manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)
    expect(icons).toEqual(['192x192 any', '512x512 any', '192x192 maskable', '512x512 maskable'])
    const apple = { src: '/icones/apple-touch-icon.png', sizes: '180x180' }
    expect(await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')).toBe(apple.src)
    for (const { src, sizes } of [...manifest.icons, apple]) {
      const file = Buffer.from(await (await fetch(product.url + src)).arrayBuffer())
      const { width, height, format } = await sharp(file).metadata()
      expect([src, `${width}x${height}`, format]).toEqual([src, sizes, 'png'])
    }
    expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['Chamada', 'Presença', 'Lançar dízimos'])
    const addresses = ['chamada', 'presenca', 'dizimos'].map((name) => `/dashboard/home?atalho=${name}`)
    expect(manifest.shortcuts.map(({ url }) => url)).toEqual(addresses)
    // the worker leaves an address that only leads on to the server
    await page.goto('/register')
    // who is signed in goes on from the sign-up
    await page.waitForURL('**/dashboard/home')
    const titles = [/^Células$/, /^(Cultos|Confirmar presenças)$/, /^Lançar dízimos$/]
    for (const [index, { url }] of manifest.shortcuts.entries()) {
      await openInside(page, url)
      const title = page.getByRole('heading', { level: 1, name: titles[index] as RegExp })
      // several services on the same day are a choice
      await title.or(page.getByRole('heading', { name: 'De qual culto é a presença?' })).waitFor()
      await settled(page)
    }
  })

  test('the worker and the manifest are asked for again at each start, under the policy of every response', async () => {
    for (const [path, type] of [
      ['/sw.js', 'application/javascript'],
      ['/manifest.webmanifest', 'application/manifest+json'],
    ] as const) {
      const { status, headers } = await fetch(product.url + path)
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-cache'])
      expect(headers.get('content-type')).toContain(type)
      expect(headers.get('content-security-policy')).toContain("script-src 'self'")
      expect(headers.get('service-worker-allowed')).toBe(path === '/sw.js' ? '/' : null)
    }
  })
})

describe('the worker', () => {
  test('the application opens without a network; the worker keeps its files, and no data, picture or document', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home', worker: true, unreliable: true })
    await workerReady(page)
    await settled(page)
    await openInside(page, '/dashboard/user')
    await settled(page)
    const files = await kept(page)
    expect(
      files.filter(
        (file) =>
          !/^\/(assets\/[^/]+\.(js|css|woff2)|index\.html|tema\.js|favicon\.svg|manifest\.webmanifest)$/.test(file),
      ),
    ).toEqual([])
    // the shell and what today needs, not every screen
    expect(files.length).toBeLessThan(125)

    await setOffline(page, true)
    await page.goto('/dashboard/celulas')
    await page.getByText('Sem conexão').first().waitFor()
    expect(await page.title()).toContain('Candeia')
    await setOffline(page, false)
    await page.getByRole('table', { name: 'Células' }).waitFor()
    await frameStands(page)
  })

  test('a page learns of a new build and offers it, but not while a form has unsaved input', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/home', worker: true })
    await workerReady(page)
    await openInside(page, '/dashboard/patrimonio/create')
    await page.getByLabel('Nome').first().fill('Piano de cauda')
    // for the browser, another address is another build
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.register('/sw.js?outra')
      await new Promise<void>((waits) => {
        const look = () => (registration.waiting ? waits() : setTimeout(look, 50))
        look()
      })
    })
    const notice = page.getByRole('status').filter({ hasText: 'Há uma versão nova.' })
    expect(await notice.count()).toBe(0)
    await page.getByRole('button', { name: 'Cancelar' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sair sem salvar' }).click()
    await notice.waitFor()
    await page.evaluate(() => document.body.setAttribute('data-build', 'old'))
    await Promise.all([page.waitForEvent('load'), notice.getByRole('button', { name: 'Atualizar' }).click()])
    await settled(page)
    expect(await page.locator('body[data-build]').count()).toBe(0)
  })
})
