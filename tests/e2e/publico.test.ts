import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { FakeStripe } from '../factories/stripe.js'
import { violations } from './accessibility.js'
import { eventually, Product, settled } from './product.js'

let stripe: FakeStripe
let product: Product
beforeAll(async () => {
  stripe = await FakeStripe.start()
  product = await Product.start(stripe.env)
})
afterEach(() => product.expectNoFaults())
afterAll(async () => {
  await product.stop()
  await stripe.stop()
})

describe('the first page (for visitors)', () => {
  test('the first page is small, and has the data for the preview of shared links', async () => {
    const page = await product.openPage({ fresh: true })
    const scripts: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.body().then((body) => gzipSync(body).length))
    })
    await page.goto('/')
    await page.getByRole('heading', { name: 'Completo' }).waitFor()
    await page.waitForLoadState('networkidle')
    const bytes = (await Promise.all(scripts)).reduce((all, one) => all + one, 0)
    expect(bytes).toBeGreaterThan(20_000)
    expect(bytes).toBeLessThan(100_000)
    const meta = (name: string) => page.locator(`meta[property="og:${name}"]`).getAttribute('content')
    expect(await meta('title')).toBe('Candeia: gestão para igrejas')
    expect(await meta('url')).toBe(`${product.url}/`)
    const image = await fetch((await meta('image')) ?? '')
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/jpeg'])
    const broken = await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager'
      await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
      return [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).length
    })
    expect(broken).toBe(0)
  })

  test.each([false, true])('nothing moves while its pictures load (phone: %s)', async (phone) => {
    const page = await product.openPage({ phone, fresh: true })
    await page.route('**/*.webp', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      await route.continue()
    })
    await page.addInitScript(() => {
      const moved: number[] = []
      Object.assign(window, { moved })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as PerformanceEntry & { value: number }).value)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await page.waitForFunction(() => document.images[0]?.complete)
    for (const picture of await page.locator('main picture:visible').all()) await picture.scrollIntoViewIfNeeded()
    await page.waitForLoadState('networkidle')
    const moved = await page.evaluate(() => (window as unknown as { moved: number[] }).moved)
    expect(moved.reduce((all, one) => all + one, 0)).toBeLessThan(0.05)
  })

  test('an unknown address shows its page under the status 404', async () => {
    const page = await product.openPage({ expected: [404] })
    const answer = await page.goto('/nao-ha')
    expect(answer?.status()).toBe(404)
    await page.getByText('não existe', { exact: false }).first().waitFor()
  })

  test('no script tries to compile text, which the policy of the page would report', async () => {
    const page = await product.openPage({ fresh: true })
    await page.addInitScript(() => {
      const refused: string[] = []
      Object.assign(window, { refused })
      document.addEventListener('securitypolicyviolation', ({ blockedURI }) => refused.push(blockedURI))
    })
    await page.goto('/cadastro')
    await page
      .getByRole('button', { name: /Criar|Cadastrar|Continuar/ })
      .first()
      .waitFor()
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => (window as unknown as { refused: string[] }).refused)).toEqual([])
  })

  test('the first page has a header whose links work, on a phone too', async () => {
    const page = await product.openPage({ path: '/', phone: true })
    await page.getByRole('button', { name: 'Menu' }).click()
    const nav = page.getByRole('navigation', { name: 'Páginas' })
    expect(await nav.getByRole('link').allTextContents()).toEqual([
      'Início',
      'Funcionalidades',
      'Preços',
      'Contato',
      'Termos',
      'Entrar',
    ])
    await nav.getByRole('link', { name: 'Termos' }).click()
    await page.getByRole('heading', { name: 'Termos e condições', level: 1 }).waitFor()
    expect(await page.getByRole('heading', { level: 2 }).allTextContents()).toEqual([
      '1. Uso do serviço',
      '2. Proteção de dados',
      '3. Alterações dos termos',
      '4. Limitação de responsabilidade',
      '5. Propriedade intelectual',
      '6. Encerramento',
      '7. Modificações do sistema',
      '8. Contato',
      '9. Solicitação de dados',
    ])
    await page.getByRole('link', { name: 'contato@candeia.exemplo.org' }).waitFor()
    await page.getByRole('button', { name: 'Menu' }).click()
    await nav.getByRole('link', { name: 'Preços' }).click()
    await page.waitForURL('**/#precos')
    await eventually(async () => {
      const top = await page.getByRole('heading', { name: 'Preços' }).evaluate((h) => h.getBoundingClientRect().top)
      expect(top).toBeLessThan(700)
    })
  })

  test('the first page loads phone screenshots on a phone and computer screenshots on a computer', async () => {
    const pictures = async (phone: boolean) => {
      const page = await product.openPage({ phone, fresh: true })
      const loaded: Promise<[name: string, bytes: number]>[] = []
      page.on('response', (response) => {
        const name = response.url().match(/([\w-]+)-[\w-]{8}\.webp$/)?.[1]
        if (name) loaded.push(response.body().then((body) => [name, body.length]))
      })
      await page.goto('/')
      for (const picture of await page.locator('main picture:visible').all()) {
        await picture.scrollIntoViewIfNeeded()
        await picture.locator('img').evaluate((image: HTMLImageElement) => image.decode())
      }
      const wide = await page
        .locator('main picture:visible img')
        .evaluateAll((images) => images.map((i) => i.clientWidth))
      const sizes = await Promise.all(loaded)
      return { names: sizes.map(([name]) => name).sort(), bytes: sizes.reduce((all, [, one]) => all + one, 0), wide }
    }
    const onPhone = await pictures(true)
    expect(onPhone.names).toEqual(['financas-celular', 'patrimonios-celular', 'pessoa-celular'])
    expect(onPhone.bytes).toBeLessThan(80_000)
    // the screenshots are wide enough to read
    expect(Math.min(...onPhone.wide)).toBeGreaterThan(240)
    const onComputer = await pictures(false)
    expect(onComputer.names).toEqual(['financas', 'financas-celular', 'patrimonios', 'pessoa'])
  })

  test('the documented address /register opens the sign-up, with its plan', async () => {
    const page = await product.openPage({ path: '/register?plano=completo' })
    await page.getByRole('heading', { name: 'Criar conta' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/cadastro')
    expect(await page.getByRole('radio', { name: /Completo/ }).isChecked()).toBe(true)
  })

  test('a visitor sends a message from the first page; missing values are shown at the fields', async () => {
    const page = await product.openPage({ path: '/', expected: [422] })
    const form = page.getByRole('form', { name: 'Contato' })
    await form.getByRole('button', { name: 'Enviar mensagem' }).click()
    await form.getByText('Informe um e-mail válido.').waitFor()
    expect(await form.getByLabel('Seu nome').getAttribute('aria-invalid')).toBe('true')
    await form.getByLabel('Seu nome').fill('Noé da Arca')
    await form.getByLabel('E-mail').fill('noe@exemplo.com.br')
    await form.getByLabel('Mensagem').fill('Quanto custa para duas igrejas?')
    await form.getByLabel('Mensagem').press('Control+Enter')
    await page.getByRole('status').getByText('Mensagem guardada para quem cuida do sistema.').waitFor()
    const query = '{ emailsSaida(busca: "contato@candeia") { nodes { assunto texto } } }'
    type Emails = { emailsSaida: { nodes: { assunto: string; texto: string }[] } }
    const { emailsSaida } = await product.graphql<Emails>(0, query)
    expect(emailsSaida.nodes[0]?.assunto).toBe('Contato pelo site')
    expect(emailsSaida.nodes[0]?.texto).toContain('duas igrejas')
  })
})

describe('the theme of the public pages', () => {
  const dark = () => document.documentElement.classList.contains('bp6-dark')

  test.each([
    ['/', false],
    ['/login', false],
    ['/dashboard/home', true],
  ])(
    'the theme of %s is set before the first paint, and only inside it may be dark, when the user chose so',
    async (path, inside) => {
      const page = await product.openPage(inside ? { perfil: 1, alone: true } : {})
      // records whether the page was dark when the parser added the body
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return
          observer.disconnect()
          document.body.dataset.began = String(document.documentElement.classList.contains('bp6-dark'))
        }).observe(document, { childList: true, subtree: true })
      })
      const began = async () => {
        await page.goto(path)
        await page.getByRole('heading', { level: 1 }).waitFor()
        expect(await page.locator('body').getAttribute('data-began')).toBe(String(await page.evaluate(dark)))
        return page.evaluate(dark)
      }
      const bar = () => page.locator('meta[name="theme-color"]').getAttribute('content')
      const chosen = (theme: string) => page.evaluate((value) => localStorage.setItem('tema', value), theme)
      const light = [false, '#faf8f5']
      const darkInside = inside ? [true, '#16120f'] : light
      await page.emulateMedia({ colorScheme: 'dark' })
      expect([await began(), await bar()]).toEqual(light)
      await chosen('auto')
      expect([await began(), await bar()]).toEqual(darkInside)
      await chosen('light')
      expect([await began(), await bar()]).toEqual(light)
      await page.emulateMedia({ colorScheme: 'light' })
      await chosen('auto')
      expect([await began(), await bar()]).toEqual(light)
      await chosen('dark')
      expect([await began(), await bar()]).toEqual(darkInside)
    },
  )

  test.each([
    '/',
    '/login',
    '/cadastro',
    '/esqueci-a-senha',
    '/reset-password/1nada',
    '/termos-e-condicoes',
    '/desenvolvedores',
    '/sucesso-checkout',
    '/cancelar-checkout',
    '/responder-escala/1nada',
    '/auth/404',
    '/auth/500',
  ])('the page %s is light, whatever was chosen, and has no accessibility violation', async (path) => {
    const page = await product.openPage({ path, theme: 'dark', phone: true, expected: [404] })
    await settled(page)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
    expect([await page.evaluate(dark), wide, await violations(page)]).toEqual([false, false, []])
  })
})

/** Replaces the payment provider's page. Returns the address to which the browser was sent, and the customer. */
async function toCheckout(page: Page, email: string): Promise<string> {
  await page.route('http://checkout.exemplo/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: 'Pague aqui' }),
  )
  await page.goto('/')
  await page.getByRole('link', { name: 'Assinar o plano Completo' }).click()
  await page.getByLabel('Nome da igreja').fill('Igreja do Caminho')
  await page.getByLabel('Seu nome').fill('Tiago Caminha')
  await page.getByLabel('E-mail').fill(email)
  expect(await page.getByRole('radio', { name: /Completo/ }).isChecked()).toBe(true)
  await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
  await page.waitForURL('http://checkout.exemplo/**')
  const checkout = stripe.checkouts.get(new URL(page.url()).pathname.slice(1))
  return String(checkout?.customer)
}

describe('a church pays for a plan', () => {
  test('a church signs up, pays, sets its first password, sees its subscription and the grace period', async () => {
    const email = 'tiago@exemplo.com.br'
    const page = await product.openPage({ expected: [409] })
    const customer = await toCheckout(page, email)

    // the browser returns before the provider has confirmed the payment
    await page.goto(`/sucesso-checkout?stripe_customer_id=${customer}`)
    await page
      .getByRole('alert')
      .getByText('Erro ao concluir o checkout. O pagamento ainda não foi confirmado.')
      .waitFor()
    const { id: subscription } = stripe.pay(customer, { price: 'price_completo' })
    await page.getByRole('button', { name: 'Tentar de novo' }).click()
    await page.getByRole('heading', { name: 'Tudo pronto!' }).waitFor()
    const shown = Date.now()
    await page
      .getByText('Este servidor não envia e-mails: peça o link para criar a sua senha a quem cuida do sistema.')
      .waitFor()
    await page.waitForURL('**/login')
    expect(Date.now() - shown).toBeGreaterThan(2500)
    expect(Date.now() - shown).toBeLessThan(6000)

    await page.goto(await product.linkFor(email))
    await page.getByLabel('Nova senha').fill('azeite-na-lampada-7')
    await page.getByLabel('Confirme a senha').fill('azeite-na-lampada-7')
    await page.getByRole('button', { name: 'Salvar senha' }).click()
    await page.waitForURL('**/dashboard/home')

    const tell = async (status: string, seconds: number) => {
      const event = stripe.event(
        'customer.subscription.updated',
        stripe.subscribe(customer, { id: String(subscription), status, price: 'price_completo' }),
        { created: Math.floor(Date.now() / 1000) + seconds },
      )
      const { payload: body, headers } = event
      expect((await fetch(`${product.url}/api/stripe/webhook`, { method: 'POST', headers, body })).status).toBe(200)
    }
    await tell('past_due', 1)
    await page.goto('/dashboard/settings?aba=assinatura')
    await page.getByText('O pagamento da assinatura não foi confirmado. Tudo funciona até').waitFor()
    await page.getByText('Pagamento em atraso').waitFor()
    await tell('unpaid', 2)
    await page.reload()
    await page
      .getByText('A assinatura está suspensa: os dados podem ser lidos e exportados, mas não alterados.')
      .waitFor()
    await page.route('http://portal.exemplo/**', (route) => route.fulfill({ contentType: 'text/html', body: 'Portal' }))
    await page.getByRole('button', { name: 'Gerenciar pagamento' }).click()
    await page.waitForURL(`http://portal.exemplo/${customer}`)
  })

  test('a church that cancels the payment is not created, and its data are deleted', async () => {
    const page = await product.openPage({ fresh: true })
    const customer = await toCheckout(page, 'judite@exemplo.com.br')
    await page.goto(`/cancelar-checkout?stripe_customer_id=${customer}`)
    await page.getByRole('heading', { name: 'Cadastro cancelado' }).waitFor()
    await page.getByText('Nenhum valor foi cobrado.').waitFor()
    expect(await product.sql('select id from cadastro_pendente where email = $1', ['judite@exemplo.com.br'])).toEqual(
      [],
    )
  })

  test.each(['/sucesso-checkout', '/cancelar-checkout'])(
    'the page %s shows an error when its address contains no customer',
    async (path) => {
      const page = await product.openPage({ path })
      await page.getByRole('alert').getByText('Cliente não encontrado.').waitFor()
    },
  )

  test('the form can be used again when the browser goes back from the payment page', async () => {
    const page = await product.openPage({ path: '/cadastro?plano=completo' })
    // a page that takes long to load: the browser stays on the form, as it is when the browser goes back to it
    await page.route('http://checkout.exemplo/**', (route) => route.fulfill({ status: 204 }))
    await page.getByLabel('Nome da igreja').fill('Igreja de Volta')
    await page.getByLabel('Seu nome').fill('Débora')
    await page.getByLabel('E-mail').fill('debora.volta@exemplo.com.br')
    const left = page.waitForRequest('http://checkout.exemplo/**')
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
    await left
    const name = page.getByLabel('Nome da igreja')
    expect(await name.isDisabled()).toBe(true)
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
    await eventually(async () => expect(await name.isEnabled()).toBe(true))
    expect(await name.inputValue()).toBe('Igreja de Volta')
  })

  test('the plan must be selected; a demo church without billing has no tab for it', async () => {
    const page = await product.openPage({ path: '/cadastro', expected: [422] })
    await page.getByLabel('Nome da igreja').fill('Igreja sem plano')
    await page.getByLabel('Seu nome').fill('Noemi')
    await page.getByLabel('E-mail').fill('noemi@exemplo.com.br')
    await page.getByRole('button', { name: 'Continuar para o pagamento' }).click()
    await page.getByText('Escolha um plano.').waitFor()
    // the first page's styles do not affect the screens
    const look = await page.evaluate(() => {
      const style = getComputedStyle(document.body)
      return [style.getPropertyValue('--bp-intent-primary-rest'), style.fontFamily]
    })
    expect(look).toEqual(['#a94a08', expect.stringContaining('Inter')])
    const settings = await product.openPage({ perfil: 1, path: '/dashboard/settings' })
    await settled(settings)
    expect(await settings.getByRole('tab', { name: 'Assinatura' }).count()).toBe(0)
  })
})
