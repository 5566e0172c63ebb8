import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { eventually, goTo, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const themes = ['light', 'dark'] as const

/** A member's phone, at the narrowest width. */
async function phone(path: string, theme: (typeof themes)[number] = 'light'): Promise<Page> {
  const page = await product.openPage({ perfil: 2, phone: true, theme, fresh: true, path })
  await page.setViewportSize({ width: 360, height: 740 })
  await settled(page)
  return page
}

async function expectSound(page: Page, path: string): Promise<void> {
  expect([path, await violations(page, { targets: true })]).toEqual([path, []])
  const overflow = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
  expect([path, await page.evaluate(overflow)]).toEqual([path, 0])
}

test.each(themes)('a member reads the own giving on a phone (%s): years, months, receipts', async (theme) => {
  const page = await phone('/dashboard/meu-espaco', theme)
  await page.getByRole('link', { name: /^Minhas contribuições ./ }).tap()
  await page.getByRole('heading', { name: 'Minhas contribuições', level: 1 }).waitFor()
  await page
    .getByRole('link', { name: /^Recibo nº \d+$/ })
    .first()
    .waitFor()
  await settled(page)
  await expectSound(page, 'minhas-contribuicoes')
  const year = await page.getByLabel('Ano').inputValue()
  await page.getByLabel('Ano').selectOption(String(Number(year) - 1))
  await page.getByText(`Total de ${Number(year) - 1}`).waitFor()
  for (const done of ['desligados', 'ligados']) {
    await page.getByText('Recibos por e-mail', { exact: true }).tap()
    await toastOf(page, `Recibos por e-mail ${done}.`).waitFor()
  }
  // a statement that cannot be issued is not taken for one with a number
  const refused = { errors: [{ message: 'A igreja está suspensa.', extensions: { code: 'FORBIDDEN' } }] }
  await page.route('**/graphql', (route) =>
    route.request().postData()?.includes('emitirMeuComprovante') ? route.fulfill({ json: refused }) : route.fallback(),
  )
  await page.getByRole('button', { name: `Comprovante de ${Number(year) - 1}` }).tap()
  await page.getByRole('alert').getByText('A igreja está suspensa.').waitFor()
  await page.unroute('**/graphql')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('alert').getByRole('button', { name: 'Tentar de novo' }).tap(),
  ])
  expect(file.suggestedFilename()).toBe(`contribuicoes-${Number(year) - 1}.pdf`)
  await page
    .getByRole('link', { name: /^Recibo nº \d+$/ })
    .first()
    .tap()
  await page.getByRole('heading', { name: /^Recibo nº \d+$/ }).waitFor()
  await page.getByRole('button', { name: 'Minhas contribuições' }).tap()
  await page.getByRole('heading', { name: 'Minhas contribuições', level: 1 }).waitFor()
})

test('without a Pix key there is no button to give, and a year without gifts says so', async () => {
  const stored = await product.sql<{ id: number; chave_pix: string }>(
    `select c.id, c.chave_pix from cliente c join usuario u on u.id_cliente = c.id where u.email = 'membro@betel.demo'`,
  )
  const [{ id, chave_pix } = { id: 0, chave_pix: '' }] = stored
  const page = await product.openPage({ perfil: 2, path: '/dashboard/minhas-contribuicoes' })
  await page.getByRole('button', { name: 'Ofertar por Pix' }).waitFor()
  await product.sql('update cliente set chave_pix = null where id = $1', [id])
  try {
    await goTo(page, '/dashboard/minhas-contribuicoes?ano=1999')
    await page.getByText('Nenhuma contribuição sua registrada em 1999.').waitFor()
    await page.getByRole('button', { name: 'Ofertar por Pix' }).waitFor({ state: 'detached' })
    expect(await page.getByRole('button', { name: /^Comprovante/ }).count()).toBe(0)
  } finally {
    await product.sql('update cliente set chave_pix = $1 where id = $2', [chave_pix, id])
  }
})

const rowsOf = (page: Page) => page.getByRole('table', { name: 'Contatos da igreja' }).locator('tbody tr')

test.each(themes)(
  'a member finds a contact on a phone (%s), calls it, and sees the birthdays of a month',
  async (theme) => {
    const page = await phone('/dashboard/meu-espaco', theme)
    await page.getByRole('link', { name: /^Contatos da igreja/ }).tap()
    await page.getByRole('heading', { name: 'Contatos da igreja' }).waitFor()
    await page
      .getByRole('link', { name: /^Conversar no WhatsApp com/ })
      .first()
      .waitFor()
    await settled(page)
    await expectSound(page, 'contatos')
    await page.getByRole('button', { name: 'Filtros' }).tap()
    await page.getByLabel('Aniversariantes').selectOption('12')
    await eventually(async () => {
      const texts = await rowsOf(page).allInnerTexts()
      expect(texts.length).toBeGreaterThan(0)
      for (const text of texts) expect(text).toMatch(/\d+º? de dezembro/)
    })
    await settled(page)
    await expectSound(page, 'contatos?mes=12')
  },
)

test.each(themes)(
  'contacts are one line each on a phone (%s), to call and to write, with the birthdays of today on top',
  async (theme) => {
    const [person] = await product.sql<{ id: number; name: string; born: string }>(
      `select u.id, u.name, u.data_nascimento::text as born from usuario u join cliente c on c.id = u.id_cliente
       where c.id = 1 and u.excluido_em is null and u.usuario_ativo = 1 and u.data_nascimento < '2000-01-01'
         and u.telefone_usuario is not null and 2 <= (select count(distinct documento) from consentimento k
           where k.id_usuario = u.id and k.aceito = 1 and k.documento in ('diretorioTelefone', 'diretorioAniversario'))
       order by u.id limit 1`,
    )
    await product.sql(
      `update usuario u set data_nascimento = ((now() at time zone c.fuso_horario)::date - interval '40 years')::date
       from cliente c where c.id = u.id_cliente and u.id = $1`,
      [person?.id],
    )
    try {
      const page = await phone('/dashboard/contatos', theme)
      const today = page.getByRole('region', { name: 'Aniversário hoje' })
      await today.getByText(String(person?.name)).waitFor()
      await today.getByRole('link', { name: `Conversar no WhatsApp com ${person?.name}` }).waitFor()
      await rowsOf(page)
        .getByRole('link', { name: /^Ligar para/ })
        .first()
        .waitFor()
      await settled(page)
      const heights = await rowsOf(page).evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height))
      for (const height of heights) expect(height).toBeLessThan(80)
      await expectSound(page, 'contatos')
      if (process.env.LOOKS) await page.screenshot({ path: `${process.env.LOOKS}/contatos-${theme}.png` })
    } finally {
      await product.sql('update usuario set data_nascimento = $2 where id = $1', [person?.id, person?.born])
    }
  },
)

test.each(themes)("'O que eu mostro' lands on its switches on a phone (%s), and nothing moves there", async (theme) => {
  const page = await phone('/dashboard/contatos', theme)
  await page.getByRole('button', { name: 'O que eu mostro' }).tap()
  const first = page.getByRole('button', { name: /oncordo: O meu telefone em Contatos da igreja$/ }).first()
  await eventually(async () => {
    const box = await first.boundingBox()
    expect(box && box.y > 0 && box.y + box.height < 844).toBe(true)
  })
  await settled(page)
  await expectSound(page, 'o-que-eu-mostro')
  // as if the address was typed, because what moves just after a tap does not count
  await page.reload()
  await first.waitFor()
  await settled(page)
  const moved = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[]
          resolve(shifts.reduce((sum, { value }) => sum + value, 0))
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(resolve, 1000, 0)
      }),
  )
  expect(moved).toBeLessThan(0.1)
})

test('who takes the consent back disappears at once, and the secretary records it for a minor', async () => {
  const [{ id, name } = { id: 0, name: '' }] = await product.sql<{ id: number; name: string }>(
    `select id, name from usuario where email = 'membro@betel.demo'`,
  )
  const page = await product.openPage({ perfil: 2, path: '/dashboard/contatos' })
  const search = page.getByPlaceholder('Buscar pelo nome')
  await search.fill(name)
  await eventually(async () => expect(await rowsOf(page).count()).toBe(1))
  await page.getByRole('button', { name: 'O que eu mostro' }).click()
  for (const what of ['telefone', 'e-mail', 'aniversário']) {
    await page.getByRole('button', { name: `Não concordo: O meu ${what} em Contatos da igreja` }).click()
    await page
      .getByRole('button', { name: `Não concordo: O meu ${what} em Contatos da igreja` })
      .waitFor({ state: 'detached' })
  }
  await goTo(page, `/dashboard/contatos?busca=${encodeURIComponent(name)}`)
  await page.getByText('Nenhum resultado para esta busca.').waitFor()

  const born = `${new Date().getUTCFullYear() - 9}-03-04`
  await product.sql('update usuario set data_nascimento = $1 where id = $2', [born, id])
  const secretary = await product.openPage({ perfil: 1, path: `/dashboard/users/${id}` })
  await secretary.getByRole('button', { name: 'O responsável consentiu: O meu telefone em Contatos da igreja' }).click()
  await toastOf(secretary, 'Resposta registrada.').waitFor()
  await secretary.getByRole('button', { name: 'Retirar: O meu telefone em Contatos da igreja' }).waitFor()
  expect(await violations(secretary)).toEqual([])
  await goTo(page, '/dashboard/home')
  await goTo(page, `/dashboard/contatos?busca=${encodeURIComponent(name)}`)
  await eventually(async () => expect(await rowsOf(page).count()).toBe(1))
})
