import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { violations } from './accessibility.js'
import { Product, settled } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
  await product.sql(`
    insert into operacao_lenta (igreja, operacao, dia, vezes, duracoes, pior, comando, comando_ms, ultima)
    select id, 'query usuarios', current_date, 42, '{1200, 1800, 3400}'::int[], 3400,
      'select u.id, u.name from usuario as u where u.id_cliente = $1 and u.nome_normalizado like $2 order by u.name limit $3', 2900, now()
    from cliente where nome = 'Igreja Betel'
    union all select id, 'GET /api/relatorio/:tipo', current_date, 7, '{2100}'::int[], 2100, null, null, now()
    from cliente where nome = 'Comunidade Esperança'
    union all select 0, 'query cultoDoLink', current_date, 1, '{1050}'::int[], 1050, null, null, now()`)
})
afterEach(() => product.expectNoFaults())
afterAll(async () => {
  await product.sql('delete from operacao_lenta')
  await product.stop()
})

test('the platform’s administrator sees which operations of which church were slow, and the statement of each', async () => {
  const page = await product.openPage({ perfil: 0, path: '/dashboard/lentidao' })
  await page.getByRole('heading', { name: 'Lentidão' }).waitFor()
  const row = page.getByRole('row').filter({ hasText: 'query usuarios' })
  expect((await row.innerText()).replace(/\s+/g, ' ')).toMatch(/Igreja Betel query usuarios 42 3,4 s 3,4 s/)
  await page.getByRole('row').filter({ hasText: 'Sem sessão' }).waitFor()
  expect(await violations(page)).toEqual([])
  // only what has a statement offers one
  expect(await page.getByRole('button', { name: 'SQL' }).count()).toBe(1)
  await row.getByRole('button', { name: 'SQL' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('2,9 s em um comando').waitFor()
  await dialog.getByText('u.nome_normalizado like $2').waitFor()
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Fechar' }).click()
  await dialog.waitFor({ state: 'detached' })
})

test('on a phone each slow operation is a card, and nothing is wider than the screen', async () => {
  const page = await product.openPage({ perfil: 0, phone: true, theme: 'dark', path: '/dashboard/lentidao' })
  await page.getByText('query usuarios').first().waitFor()
  await settled(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  expect(await violations(page)).toEqual([])
})
