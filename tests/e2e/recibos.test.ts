import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals'
import { violations } from './accessibility.js'
import { eventually, Product, settled, toastOf } from './product.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

test('the treasurer issues a copy of a receipt and cancels it, and everybody with the paper sees on a phone whether it is valid', async () => {
  const [{ id } = { id: 0 }] = await product.sql<{ id: number }>(
    `select d.id from dizimo d join usuario u on u.id = d.id_cliente and u.email = 'admin@betel.demo'
     where d.excluido_em is null and d.numero_recibo is null order by d.data_dizimo desc, d.id desc limit 1`,
  )
  type Issued = { emitirReciboDizimo: { numeroRecibo: number } }
  const issue = 'mutation($id: ID!) { emitirReciboDizimo(id: $id) { numeroRecibo } }'
  const { numeroRecibo: numero } = (await product.graphql<Issued>(1, issue, { id })).emitirReciboDizimo

  const page = await product.openPage({ perfil: 1, path: `/dashboard/recibos?busca=${numero}` })
  await settled(page)
  const actions = page.getByRole('button', { name: `Ações de recibo nº ${numero}`, exact: true })
  await actions.click()
  await page.getByRole('menuitem', { name: 'Emitir 2ª via' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Emitir' }).click()
  await page.getByRole('heading', { name: `Recibo nº ${numero} (2ª via)` }).waitFor()
  await page.getByText(/^2ª via, emitida em/).waitFor()
  const address = await page.getByRole('link', { name: /\/conferir\/\d+-[0-9a-f]{32}$/ }).innerText()

  const visitor = await product.openPage({ phone: true, path: new URL(address).pathname })
  await visitor.setViewportSize({ width: 360, height: 740 })
  await visitor.getByText('Este recibo é da igreja e vale.').waitFor()
  await visitor.getByText(`${numero}`, { exact: true }).waitFor()
  expect(await violations(visitor)).toEqual([])

  await page.getByRole('button', { name: 'Recibos' }).click()
  await page.goto(`/dashboard/recibos?busca=${numero}`)
  await actions.click()
  await page.getByRole('menuitem', { name: 'Cancelar recibo' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Cancelar recibo' }).click()
  await dialog.getByText('Diga por que o recibo é cancelado.').waitFor()
  await dialog.getByLabel('Motivo').fill('Valor errado')
  await dialog.getByRole('button', { name: 'Cancelar recibo' }).click()
  await toastOf(page, `Recibo nº ${numero} cancelado.`).waitFor()
  await page.getByText('Valor errado').waitFor()
  const [{ uuid } = { uuid: '' }] = await product.sql<{ uuid: string }>(
    'select uuid from recibo where id_cliente = (select id_cliente from dizimo where id = $1) and ano is null and numero = $2',
    [id, numero],
  )
  await page.goto(`/relatorio/recibos/${uuid}`)
  await page.getByText(': Valor errado. Este recibo não vale mais.').waitFor()

  await visitor.reload()
  await visitor.getByText('CANCELADO: este recibo não vale mais.').waitFor()
})

test('of a church that has moved, the pages that a paper or a poster opens lead to the new address, on a phone', async () => {
  // only its number is known here
  const gone = 900_000_077
  await product.sql(
    `insert into mudanca_igreja (igreja, codigo, situacao, outro, numero)
     values ($1, gen_random_uuid(), 'mudou', 'https://nova.exemplo.org', 77)`,
    [gone],
  )
  const code = 'a'.repeat(32)
  for (const [path, there] of [
    [`/conferir/${gone}-${code}`, `https://nova.exemplo.org/conferir/77-${code}`],
    [`/ofertar/${gone}-igreja-betel`, 'https://nova.exemplo.org/ofertar/77-igreja-betel'],
  ] as const) {
    const page = await product.openPage({ phone: true, path, expected: [404] })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.getByText('Esta igreja mudou de endereço.').waitFor()
    expect(await page.getByRole('link', { name: there }).getAttribute('href')).toBe(there)
    await page.getByRole('button', { name: 'Copiar endereço' }).tap()
    await toastOf(page, 'Endereço copiado.').waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(
      0,
    )
    expect(await violations(page, { targets: true })).toEqual([])
  }
})

test('the yearly statements of everybody are issued, and brought on paper at once', async () => {
  const ano = new Date().getFullYear() - 1
  const file = '/api/comprovantes-contribuicoes'
  const page = await product.openPage({
    perfil: 1,
    path: '/dashboard/recibos?tipo=ano',
    expected: [404],
    unreliable: (request) => new URL(request.url()).pathname === file,
  })
  await settled(page)
  await page.locator('option', { hasText: 'Situação: todas' }).waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Comprovantes do ano' }).click()
  const dialog = page.getByRole('dialog', { name: 'Comprovantes do ano' })
  await dialog.getByLabel('Ano').selectOption(String(ano - 3))
  await dialog.getByRole('button', { name: `Baixar os emitidos de ${ano - 3}` }).click()
  await toastOf(page, `Não foi possível baixar os comprovantes de ${ano - 3}. Eles já foram emitidos?`).waitFor()
  // a lost connection says nothing about the statements
  await page.route(`**${file}*`, (route) => route.abort('failed'), { times: 1 })
  await dialog.getByRole('button', { name: `Baixar os emitidos de ${ano - 3}` }).click()
  await toastOf(page, `Sem conexão. Não foi possível baixar os comprovantes de ${ano - 3}.`).waitFor()
  await dialog.getByLabel('Ano').selectOption(String(ano))
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Emitir' }).click()
  const toast = toastOf(page, 'estão a caminho')
  await toast.waitFor()
  const people = Number((await toast.innerText()).match(/\d+/)?.[0])
  expect(people).toBeGreaterThan(1)
  await eventually(async () => {
    const [found] = await product.sql<{ n: number }>(
      `select count(*)::int as n from recibo r join cliente c on c.id = r.id_cliente and c.nome = 'Igreja Betel'
       where ano = $1 and cancelado_em is null`,
      [ano],
    )
    expect(found?.n).toBe(people)
  }, 60)
  await page.getByRole('button', { name: 'Comprovantes do ano' }).click()
  const [download] = await Promise.all([
    page.waitForEvent('download', { timeout: 60_000 }),
    dialog.getByRole('button', { name: `Baixar os emitidos de ${ano}` }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(new RegExp(`^comprovantes-${ano}\\.${people > 100 ? 'zip' : 'pdf'}$`))
})
