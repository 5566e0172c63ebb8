import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { eventually, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const settings = '/dashboard/settings?aba=avisos'

const workerReady = (page: Page) =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller)
      await new Promise((controls) => navigator.serviceWorker.addEventListener('controllerchange', controls))
  })

/**
 * Replaces the browser's push service, which is on the internet, and the question for the permission, which browsers
 * without a screen refuse. The subscription outlives the page, as a real one.
 */
async function withPushService(page: Page): Promise<void> {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const subscription = {
    endpoint: `https://fcm.googleapis.com/fcm/send/${randomBytes(12).toString('hex')}`,
    keys: { p256dh: pair.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') },
  }
  await page.addInitScript((given) => {
    const allowed = () => (localStorage.getItem('permitido') ?? 'default') as NotificationPermission
    Object.defineProperty(Notification, 'permission', { get: allowed })
    Notification.requestPermission = async () => {
      localStorage.setItem('permitido', 'granted')
      return allowed()
    }
    const made = () => ({
      ...given,
      toJSON: () => given,
      unsubscribe: async () => {
        localStorage.removeItem('inscrito')
        return true
      },
    })
    PushManager.prototype.getSubscription = async () =>
      (localStorage.getItem('inscrito') ? made() : null) as unknown as PushSubscription
    PushManager.prototype.subscribe = async (options) => {
      if (!(options?.userVisibleOnly && options.applicationServerKey)) throw new Error('not a valid subscription')
      localStorage.setItem('inscrito', String((options.applicationServerKey as Uint8Array).length))
      return made() as unknown as PushSubscription
    }
  }, subscription)
}

/** A page of the settings where notices can be switched on. */
async function ready(perfil: 2 | 3 | 4): Promise<Page> {
  const page = await product.openPage({ perfil, worker: true })
  await withPushService(page)
  await page.goto(settings)
  await workerReady(page)
  return page
}

const devices = async () => Number((await product.sql<{ n: string }>('select count(*) as n from aparelho'))[0]?.n)
const subscribed = (page: Page) => page.evaluate(() => localStorage.getItem('inscrito'))

test('a person switches the notices of a phone on, chooses kinds and quiet hours, and signing out ends them', async () => {
  const page = await ready(4)
  await page.getByRole('button', { name: 'Ligar os avisos' }).click()
  await toastOf(page, 'Os avisos estão ligados neste aparelho.').waitFor()
  await page.getByText('Ligados', { exact: true }).waitFor()
  // the key of the server: 65 bytes
  expect([await devices(), await subscribed(page)]).toEqual([1, '65'])

  const choice = page.getByRole('checkbox', { name: 'Escala nova: no aparelho' })
  expect(await choice.isChecked()).toBe(true)
  await page.locator('label').filter({ has: choice }).click()
  await eventually(async () => expect(await choice.isChecked()).toBe(false))
  await page.getByLabel('Das').fill('21:30')
  await page.getByLabel('Às').fill('')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Informe as duas horas.').waitFor()
  await page.getByLabel('Às').fill('06:30')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Horas de silêncio salvas.').waitFor()
  await page.reload()
  await page.getByText('Ligados', { exact: true }).waitFor()
  expect([await choice.isChecked(), await page.getByLabel('Das').inputValue()]).toEqual([false, '21:30'])

  await page.getByRole('button', { name: 'Desligar neste aparelho' }).click()
  await toastOf(page, 'Os avisos estão desligados neste aparelho.').waitFor()
  expect([await devices(), await subscribed(page)]).toEqual([0, null])
  await page.getByRole('button', { name: 'Ligar os avisos' }).click()
  await page.getByText('Ligados', { exact: true }).waitFor()
  await page.getByRole('button', { name: /^Menu de / }).click()
  await page.getByRole('menuitem', { name: 'Sair' }).click()
  await page.waitForURL('**/login')
  expect([await devices(), await subscribed(page)]).toEqual([0, null])
})

test('a subscription that the browser ends is made again; without the permission the person is told so once', async () => {
  const page = await ready(2)
  await page.getByRole('button', { name: 'Ligar os avisos' }).click()
  await page.getByText('Ligados', { exact: true }).waitFor()
  /** What the browser and the push service do: the server learns it with the next notice (410). */
  const end = async () => {
    await page.evaluate(() => localStorage.removeItem('inscrito'))
    await product.sql('delete from aparelho')
  }
  const again = () => eventually(async () => expect([await devices(), await subscribed(page)]).toEqual([1, '65']))
  await end()
  await page.goto('/dashboard/home')
  await again()
  // the browser says it while a page is open
  await end()
  const [worker] = page.context().serviceWorkers()
  await worker?.evaluate(() => {
    const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined)
    self.dispatchEvent(Object.assign(new Event('pushsubscriptionchange'), { waitUntil }))
  })
  await again()

  await end()
  await page.evaluate(() => localStorage.setItem('permitido', 'denied'))
  await page.reload()
  const told = toastOf(page, 'Os avisos deixaram de chegar a este aparelho.')
  await told.waitFor()
  await page.getByRole('button', { name: 'Ligar de novo' }).click()
  await page.getByText('O navegador bloqueia os avisos da Candeia').waitFor()
  await page.reload()
  await page.getByText('O navegador bloqueia os avisos da Candeia').waitFor()
  await settled(page)
  expect([await told.count(), await devices()]).toEqual([0, 0])
  // it comes back with the permission
  await page.evaluate(() => localStorage.setItem('permitido', 'granted'))
  await page.reload()
  await again()
})

test('a notice that arrives is shown by the worker, and a tap opens its page where the product is open', async () => {
  const page = await ready(3)
  const cdp = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) =>
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) resolve(first.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  const registrationId = await registered
  const deliver = (data: string) =>
    cdp.send('ServiceWorker.deliverPushMessage', { origin: product.url, registrationId, data })
  const [worker] = page.context().serviceWorkers()
  // browsers without a screen show nothing
  await worker?.evaluate(() => {
    const shown: unknown[] = []
    Object.assign(self, { shown })
    const { registration } = self as unknown as { registration: ServiceWorkerRegistration }
    registration.showNotification = async (title, options) =>
      void shown.push([title, options?.body, options?.tag, options?.data])
  })
  const shown = () => worker?.evaluate(() => (self as unknown as { shown: unknown[] }).shown)
  const notice = {
    titulo: 'Você tem uma escala nova',
    texto: 'Domingo, 29/11, às 19:00.',
    caminho: '/dashboard/escalas-cultos/usuario',
    etiqueta: 'um',
  }
  await deliver(JSON.stringify(notice))
  const first = [notice.titulo, notice.texto, notice.etiqueta, notice.caminho]
  await eventually(async () => expect(await shown()).toEqual([first]))
  // of a later server, which this worker does not understand, and of nobody
  await deliver('{"outro":1}')
  await deliver('no JSON')
  const unknown = ['Candeia', 'Há um aviso novo.', '/dashboard/home', '/dashboard/home']
  await eventually(async () => expect(await shown()).toEqual([first, unknown, unknown]))

  const tap = (data: string) =>
    worker?.evaluate((data) => {
      const notification = { data, close: () => undefined }
      const waitUntil = (work: Promise<unknown>) => void work.catch(() => undefined)
      self.dispatchEvent(Object.assign(new Event('notificationclick'), { notification, waitUntil }))
    }, data)
  await tap(notice.caminho)
  await page.waitForURL('**/dashboard/escalas-cultos/usuario')
  await settled(page)
  // no message leads away from the product
  await tap('https://exemplo.org/dashboard/')
  await page.waitForURL('**/dashboard/home')
})

test('where the browser blocks notices, or an iPhone needs the installed application, the page says what to do', async () => {
  const blocked = await product.openPage({ perfil: 2, path: settings, phone: true, alone: true })
  await blocked.getByText('O navegador bloqueia os avisos da Candeia').waitFor()
  await settled(blocked)
  expect(await violations(blocked)).toEqual([])

  const iphone = await product.openPage({ perfil: 2, phone: true, alone: true })
  await iphone.addInitScript(() => {
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)' })
    Reflect.deleteProperty(window, 'PushManager')
  })
  await iphone.goto(settings)
  await iphone.getByText('Escolha “Adicionar à Tela de Início” e confirme.').waitFor()
})
