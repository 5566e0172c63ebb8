import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { payloads } from '../factories/xss.js'
import { goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

async function open(path: string, perfil: 1 | 2 | 3 = 3): Promise<Page> {
  const page = await product.openPage({ perfil, path })
  await settled(page)
  return page
}

const church = `(select id_cliente from usuario where email = 'admin@betel.demo')`
const articles = (page: Page) => page.getByRole('feed').getByRole('article')
const end = (page: Page) => page.getByText('Você viu todos os posts.')

/** Scrolls to the end, and waits until the next posts are loaded or the feed has ended. */
async function scrollOn(page: Page): Promise<void> {
  const next = articles(page).nth(await articles(page).count())
  await page.mouse.wheel(0, 20_000)
  await next.or(end(page)).first().waitFor()
}

test('a post is written with its picture, shown to members, hidden and found', async () => {
  const page = await open('/dashboard/posts')
  await page.getByRole('link', { name: 'Novo Post' }).click()
  await page.getByRole('heading', { name: 'Novo Post' }).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Informe o título do post.').waitFor()
  await page.getByText('Escreva o texto do post.').waitFor()
  const text = page.getByRole('textbox', { name: /^Texto/ })
  await page.getByRole('textbox', { name: /^Título/ }).fill('Ensaio geral')
  await page.getByRole('combobox', { name: 'Tipo' }).click()
  await page.getByRole('option', { name: 'Evento' }).click()
  await text.click()
  await page.keyboard.type('Um texto do post anterior')
  await page.getByRole('button', { name: 'Salvar e criar outro' }).click()
  await toastOf(page, 'Post criado com sucesso.').waitFor()
  await page
    .getByRole('textbox', { name: /^Título/ })
    .and(page.locator(':focus'))
    .waitFor()
  expect([(await text.innerText()).trim(), await page.getByRole('combobox', { name: 'Tipo' }).inputValue()]).toEqual([
    '',
    'Evento',
  ])
  await page.getByRole('button', { name: 'Fechar mensagem' }).click()
  await page.getByRole('textbox', { name: /^Título/ }).fill('Bazar missionário')
  await page.getByRole('textbox', { name: /^Subtítulo/ }).fill('Sábado, o dia todo')
  await text.click()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Roupas a partir de R$ 5')
  const buffer = await sharp({ create: { width: 80, height: 40, channels: 3, background: '#a94a08' } })
    .png()
    .toBuffer()
  await page.getByLabel('Imagem do post').setInputFiles({ name: 'b.png', mimeType: 'image/png', buffer })
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await toastOf(page, 'Post criado com sucesso.').waitFor()

  const member = await open('/dashboard/feed', 2)
  const first = articles(member).first()
  await first.getByRole('heading', { name: 'Bazar missionário' }).waitFor()
  await first.getByText('Evento', { exact: true }).waitFor()
  expect(await first.locator('strong', { hasText: 'Roupas a partir de R$ 5' }).count()).toBe(1)
  const image = first.locator('img').last()
  expect(await image.evaluate((one: HTMLImageElement) => one.decode().then(() => one.naturalWidth))).toBe(80)
  expect(await member.getByRole('link', { name: 'Novo Post' }).count()).toBe(0)
  const whatsapp = first.getByRole('link', { name: 'Enviar por WhatsApp' })
  const sent = new URL((await whatsapp.getAttribute('href')) ?? '').searchParams.get('text') ?? ''
  expect(sent).toMatch(/^Bazar missionário\n/)
  // where the device has its own choice of applications, that is opened
  await member.evaluate(() => {
    const share = async ({ text }: ShareData) => void (document.title = `Compartilhado: ${text?.split('\n')[0]}`)
    Object.defineProperty(navigator, 'share', { value: share, configurable: true })
  })
  await first.getByRole('button', { name: /^(Compartilhar|Copiar)$/ }).click()
  await member.waitForFunction(() => document.title === 'Compartilhado: Bazar missionário')
  // the link opens the post itself
  const link = new URL(sent.split('\n').at(-1) ?? '')
  await goTo(member, `${link.pathname}${link.search}`)
  await member.getByRole('dialog').getByRole('article', { name: 'Bazar missionário' }).waitFor()
  await goTo(member, '/dashboard/feed')

  await page.getByRole('button', { name: 'Ações de Bazar missionário' }).click()
  await page.getByRole('menuitem', { name: 'Ocultar Post' }).click()
  await toastOf(page, 'Post ocultado com sucesso.').waitFor()
  await member.reload()
  await articles(member).first().waitFor()
  expect(await member.getByRole('heading', { name: 'Bazar missionário' }).count()).toBe(0)
  // whoever may read posts opens their list, in which nothing can be written
  await goTo(member, '/dashboard/posts')
  const listed = member.getByRole('table', { name: 'Posts' })
  const [title] = (await listed.getByRole('link').allTextContents()) as [string]
  expect(await listed.getByText('Bazar missionário').count()).toBe(0)
  expect(await member.getByRole('button', { name: /^Ações de/ }).count()).toBe(0)
  expect(await member.getByRole('link', { name: 'Novo Post' }).count()).toBe(0)
  await listed.getByRole('link', { name: title }).first().click()
  await member.getByRole('dialog').getByRole('article', { name: title }).waitFor()
})

test('the feed loads more posts on scrolling, and by keyboard', async () => {
  await product.sql(
    `insert into post (id_cliente, id_tipo_post, titulo_post, texto_post, publicado_em)
      select ${church}, (select min(id) from tipo_post where id_cliente = ${church}), 'Antigo ' || i, '<p>Texto</p>',
        now() - interval '3 years' - i * interval '1 day' from generate_series(1, 25) i`,
  )
  const page = await open('/dashboard/feed', 2)
  await articles(page).first().waitFor()
  expect(await articles(page).count()).toBeLessThan(25)
  while (!(await end(page).isVisible())) await scrollOn(page)
  const titles = await articles(page).getByRole('heading', { level: 2 }).allInnerTexts()
  expect(new Set(titles).size).toBe(titles.length)
  expect(titles.at(-1)).toBe('Antigo 25')
  await articles(page).first().focus()
  expect(
    await articles(page)
      .first()
      .evaluate((one) => document.activeElement === one),
  ).toBe(true)
  expect(await articles(page).last().getAttribute('aria-setsize')).toBe(String(titles.length))
})

test('none of more than a hundred hostile texts is executed, even if it is already in the database', async () => {
  // bypassing the server's sanitiser, as an older version or a manual change of the database could have done
  await product.sql(
    `insert into post (id_cliente, id_tipo_post, titulo_post, subtitulo_post, texto_post, publicado_em)
      select ${church}, (select min(id) from tipo_post where id_cliente = ${church}), left(t, 150), left(t, 250), t, now()
      from unnest($1::text[]) t`,
    [payloads],
  )
  const page = await open('/dashboard/feed', 2)
  await articles(page).first().waitFor()
  while ((await articles(page).count()) <= payloads.length && !(await end(page).isVisible())) await scrollOn(page)
  expect(await articles(page).count()).toBeGreaterThan(payloads.length)
  const feed = page.getByRole('feed')
  for (const event of ['mouseover', 'pointerenter', 'click', 'focus', 'wheel', 'animationstart'])
    await feed.evaluate((root, type) => {
      for (const element of root.querySelectorAll('article > div *')) element.dispatchEvent(new Event(type))
    }, event)
  expect(await page.evaluate(() => (window as { __xss?: number }).__xss ?? 0)).toBe(0)
  expect(await feed.locator('script, iframe, svg[onload], object, embed, [onerror], [style*="url"]').count()).toBe(0)
  await product.sql(`delete from post where id_cliente = ${church} and texto_post = any($1)`, [payloads])
})
