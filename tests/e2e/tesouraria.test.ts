import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { dayIn } from '../factories/zones.js'
import { violations } from './accessibility.js'
import { keys, workerReady } from './network.js'
import { accounts, eventually, goTo, Product, settled, toastOf } from './product.js'
import { missed } from './touch-targets.js'

const path = '/dashboard/tesouraria'

let decided: Product
let open: Product
let church: number
let today: string
let tomorrow: string
beforeAll(async () => {
  decided = await Product.start({}, { decided: true })
  open = await Product.start()
  const [viewer] = await open.sql<{ church: number; zone: string }>(
    `select u.id_cliente as church, c.fuso_horario as zone from usuario u join cliente c on c.id = u.id_cliente where u.email = $1`,
    [accounts[1]],
  )
  if (!viewer) throw new Error('the demo has no administrator')
  church = viewer.church
  today = dayIn(viewer.zone)
  tomorrow = dayIn(viewer.zone, 1)
})
afterEach(async () => {
  await decided.expectNoFaults()
  await open.expectNoFaults()
})
afterAll(async () => {
  await decided.stop()
  await open.stop()
})

const menu = (page: Page, phone: boolean) =>
  page.getByRole('navigation', { name: phone ? 'Atalhos' : 'Menu principal' })
const entering = (page: Page) => page.getByRole('navigation', { name: 'Lançar' })
const waiting = (page: Page) => page.getByRole('region', { name: 'Esperam por você' })
const balances = (page: Page) => page.getByRole('region', { name: 'Saldos de hoje' })

describe('what is entered every week', () => {
  test.each([true, false])(
    'an expense is three taps and three fields away from the home page (phone: %s)',
    async (phone) => {
      const page = await decided.openPage({ perfil: 4, phone, path: '/dashboard/home' })
      await settled(page)
      const name = `Vassouras ${phone ? 'do celular' : 'do computador'}`
      let taps = 0
      const press = async (target: ReturnType<Page['getByRole']>) => {
        taps++
        await (phone ? target.tap() : target.click())
      }
      await press(menu(page, phone).getByRole('link', { name: 'Tesouraria', exact: true }))
      await page.waitForURL(`**${path}`)
      await press(entering(page).getByRole('link', { name: 'Despesa', exact: true }))
      await page.getByRole('heading', { level: 1, name: 'Nova Saída' }).waitFor()
      await page.getByLabel('Descrição').fill(name)
      await page.getByLabel('Valor').fill('42,00')
      await page.getByLabel('Categoria').selectOption('Outros')
      await press(page.getByRole('button', { name: 'Salvar', exact: true }))
      await toastOf(page, 'Saída criada com sucesso.').waitFor()
      expect(taps).toBe(3)
      expect(
        await decided.sql('select data::text, valor from saida where descricao = $1 and excluido_em is null', [name]),
      ).toEqual([{ data: today, valor: '42.00' }])
    },
  )

  test('each button opens the form of what it names; an offering begins with its category', async () => {
    const page = await decided.openPage({ perfil: 4, path })
    for (const [name, title] of [
      ['Dízimos do culto', 'Lançar dízimos'],
      ['Despesa', 'Nova Saída'],
      ['Conta a pagar', 'Nova Conta'],
      ['Oferta', 'Nova Entrada'],
    ] as const) {
      await entering(page).getByRole('link', { name, exact: true }).click()
      await page.getByRole('heading', { level: 1, name: title }).waitFor()
      if (name === 'Oferta')
        expect(await page.getByLabel('Categoria').locator('option:checked').innerText()).toBe('Oferta')
      await goTo(page, path)
    }
  })

  test('who only reads the books has no button, nothing that waits, and the balances', async () => {
    const page = await open.openPage({ perfil: 2, path })
    await balances(page).waitFor()
    expect(await entering(page).count()).toBe(0)
    expect(await waiting(page).count()).toBe(0)
  })
})

/** How many records the list has that the screen shows. */
async function listed(page: Page): Promise<number> {
  await settled(page)
  const count = page.getByRole('navigation', { name: 'Páginas da lista' }).locator('output')
  if (await count.count()) return Number((await count.innerText()).split(' de ')[1]?.replace('.', ''))
  return page.locator('main tbody tr').count()
}

/** Puts something of each kind into what waits, and beside it what does not wait, or not yet. */
async function makeWait(): Promise<void> {
  const create = `mutation($input: ContagemInput!) { criarContagem(input: $input) { id } }`
  for (const descricao of ['Ofertas de hoje', 'Ofertas de amanhã'])
    await open.graphql(1, create, { input: { data: today, descricao } })
  await open.sql('update contagem set data = $1 where descricao = $2', [tomorrow, 'Ofertas de amanhã'])
  await open.sql(
    `insert into movimento_bancario (id_cliente, id_conta_financeira, id_extrato, identidade, data, valor, fitid, historico, documento, situacao)
     select e.id_cliente, c.id, e.id, 'espera ' || c.id, $2::date, -5, '', 'TARIFA', '', 'pendente'
     from (select * from extrato_bancario where id_cliente = $1 order by id limit 1) e
     cross join (select id from conta_financeira where id_cliente = $1 and excluido_em is null and ativa order by id limit 2) c`,
    [church, today],
  )
  await open.sql(
    `with pix as (
       insert into pix_recebido (id_cliente, end_to_end_id, valor, quando, data, situacao, motivo)
       select $1, lpad(i::text, 32, 'E'), 10, now(), $2::date, case i when 1 then 'pendente' else 'ignorado' end,
         case i when 1 then 'txid' end
       from generate_series(1, 3) i returning id, end_to_end_id)
     insert into pix_devolucao (id_cliente, id_pix, codigo, valor, situacao, quando)
     select $1, id, 'D' || id, 5, 'DEVOLVIDO', now() from pix where end_to_end_id like '%3'`,
    [church, today],
  )
}

describe('what waits', () => {
  test('each number opens a list of exactly what it counts', async () => {
    await makeWait()
    const page = await open.openPage({ perfil: 1, path })
    await waiting(page).getByRole('link').first().waitFor()
    await settled(page)
    const texts = await waiting(page).getByRole('link').allInnerTexts()
    const kinds = [
      /^\d+ movimentos? do banco pendentes?$/,
      /^\d+ Pix recebidos? \(R\$\s[\d.,]+\)$/,
      /^\d+ devolu(ção|ções) de Pix$/,
      /^\d+ contage(m|ns) sem as assinaturas$/,
      /^\d+ contas? a pagar atrasadas? \(R\$\s[\d.,]+\)$/,
    ]
    for (const kind of kinds) expect(texts).toContainEqual(expect.stringMatching(kind))
    const found: [text: string, rows: number][] = []
    for (const [index, text] of texts.entries()) {
      await waiting(page).getByRole('link').nth(index).click()
      await page.waitForURL((url) => url.pathname !== path)
      if (/^\d/.test(text)) found.push([text, await listed(page)])
      else await page.getByRole('heading', { level: 1, name: 'Fechamento' }).waitFor()
      await page.goBack()
      await waiting(page).waitFor()
    }
    expect(found.length).toBeGreaterThanOrEqual(kinds.length)
    expect(found.map(([text, rows]) => [text, rows])).toEqual(found.map(([text]) => [text, Number.parseInt(text, 10)]))
  })

  test('the movements of all accounts name theirs, and one account is chosen among them', async () => {
    const page = await open.openPage({ perfil: 1, path: '/dashboard/extratos-bancarios?idContaFinanceira=todas' })
    const account = page.getByLabel('Conta financeira')
    await page.getByRole('columnheader', { name: 'Conta', exact: true }).waitFor()
    expect(await account.locator('option:checked').innerText()).toBe('Todas as contas')
    await account.selectOption({ index: 0 })
    await page.waitForURL(/idContaFinanceira=\d+$/)
    await page.getByRole('columnheader', { name: 'Conta', exact: true }).waitFor({ state: 'detached' })
    await page.getByRole('button', { name: 'Importar extrato' }).first().waitFor()
  })

  test('a month that has ended is closed in two taps from here, and who may not close it asks those who may', async () => {
    const admin = await open.openPage({ perfil: 1, path })
    await waiting(admin)
      .getByRole('link', { name: /^Fechar / })
      .click()
    await admin.getByRole('button', { name: /^Fechar / }).waitFor()
    const keeper = await open.openPage({ perfil: 4, path })
    await waiting(keeper)
      .getByRole('link', { name: /ainda não foi fechado$/ })
      .waitFor()
    await keeper.getByRole('region', { name: 'Pedir que feche o mês' }).waitFor()
  })
})

describe('where the money is', () => {
  test('each account has its balance of today, and opens its statement', async () => {
    type Contas = { contasFinanceiras: { nodes: { nome: string; saldo: string }[] } }
    const { contasFinanceiras } = await open.graphql<Contas>(1, '{ contasFinanceiras { nodes { nome saldo } } }')
    const page = await open.openPage({ perfil: 1, path })
    await balances(page).getByRole('link').first().waitFor()
    const digits = (text: string) => text.replace(/\D/g, '')
    const shown = await balances(page).getByRole('link').allInnerTexts()
    for (const { nome, saldo } of contasFinanceiras.nodes) {
      const line = shown.find((text) => text.startsWith(nome)) ?? ''
      expect([nome, digits(line.slice(nome.length))]).toEqual([nome, digits(saldo)])
    }
    const first = contasFinanceiras.nodes[0]?.nome ?? ''
    await balances(page)
      .getByRole('link', { name: new RegExp(`^${first}`) })
      .click()
    await page.getByRole('heading', { level: 1, name: first }).waitFor()
  })

  test('the charts are a tab of it', async () => {
    const page = await open.openPage({ perfil: 1, path })
    const tabs = page.getByRole('navigation', { name: 'Telas de Tesouraria' })
    await tabs.getByRole('link', { name: 'Painel financeiro' }).click()
    await page.getByRole('heading', { level: 1, name: 'Painel financeiro' }).waitFor()
    await tabs.getByRole('link', { name: 'Tesouraria' }).click()
    await page.waitForURL(`**${path}`)
  })
})

describe('on a phone', () => {
  test.each(['light', 'dark'] as const)('it is less than two screens high, and accessible (%s)', async (theme) => {
    const page = await decided.openPage({ perfil: 4, phone: true, theme, path })
    await page.setViewportSize({ width: 360, height: 640 })
    await balances(page).waitFor()
    await settled(page)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    process.stdout.write(`the treasury's first page is ${(height / 640).toFixed(2)} screens high at 360x640\n`)
    expect(height).toBeLessThan(2 * 640)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect((await missed(page, 'main')).small).toEqual([])
    expect(await violations(page)).toEqual([])
  })

  test('it opens without a network as the server last told it, and says so', async () => {
    const page = await decided.openPage({ perfil: 4, phone: true, path, worker: true, unreliable: true })
    await workerReady(page)
    await balances(page).waitFor()
    await settled(page)
    const texts = await page.locator('main').getByRole('link').allInnerTexts()
    await eventually(async () => expect((await keys(page, 'kept')).join('\n')).toContain('Tesouraria'))
    await page.context().setOffline(true)
    await page.goto(path)
    await balances(page).waitFor()
    await page.getByText(/^Sem conexão: dados de/).waitFor()
    expect(await page.locator('main').getByRole('link').allInnerTexts()).toEqual(texts)
    await page.context().setOffline(false)
  })
})
