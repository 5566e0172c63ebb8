import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { Product, settled, toastOf } from './product.js'

let product: Product
/** The next worship service in which the demo's member serves. */
let culto: { id: number; tema: string | null; local: string; endereco: string }

beforeAll(async () => {
  product = await Product.start({}, { decided: true })
  const [found] = await product.sql<typeof culto>(
    `select c.id, c.tema_culto as tema, l.nome_local as local, l.endereco from escala_culto e
      join culto c on c.id = e.id_culto join local l on l.id = c.id_local join usuario u on u.id = e.id_membro
      where u.email = 'membro@betel.demo' and c.data_culto > current_date + 1 and c.excluido_em is null and e.excluido_em is null
      and exists (select from liturgia_culto o where o.id_culto = c.id) order by c.data_culto limit 1`,
  )
  if (!found) throw new Error('the member of the demo serves in no coming worship service')
  culto = found
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const programa = () => `/dashboard/cultos/${culto.id}/programa`
const heads = (page: Page) => page.getByRole('heading', { level: 2 }).allInnerTexts()
const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

describe('the programme of a worship service', () => {
  test('a member who serves opens it from the roster on the home page, and sees the own part first', async () => {
    await product.sql(
      `update escala_culto set resposta = 'pendente', respondida_em = null where id_culto = $1 and id_membro =
        (select id from usuario where email = 'membro@betel.demo')`,
      [culto.id],
    )
    const page = await product.openPage({ perfil: 2, phone: true, path: '/dashboard/home', alone: true })
    await page.getByRole('region', { name: 'Meu espaço' }).locator(`a[href="${programa()}"]`).last().tap()
    await page.waitForURL(`**${programa()}`)
    await settled(page)
    expect(await heads(page)).toEqual(['Sua parte', 'Onde', 'Ordem do culto', 'Equipe'])
    await page.getByRole('button', { name: /^Confirmar / }).tap()
    await toastOf(page, 'Presença na escala confirmada.').waitFor()
    await page.getByText('Confirmada', { exact: true }).waitFor()
    const order = await product.sql<{ titulo: string }>(
      `select m.titulo from liturgia_culto o join momento_culto m on m.id = o.id_momento where o.id_culto = $1 order by o.ordem, o.id`,
      [culto.id],
    )
    const shown = await page.locator('main ol > li').allInnerTexts()
    expect(shown.map((text) => text.split('\n')[0])).toEqual(order.map(({ titulo }) => titulo))
  })

  test('the place opens in a map, and the message for WhatsApp names the service, the place and the page', async () => {
    const page = await product.openPage({ perfil: 2, phone: true, path: programa() })
    const map = new URL((await page.getByRole('link', { name: 'Abrir no mapa' }).getAttribute('href')) ?? '')
    expect(map.searchParams.get('query')).toBe(culto.endereco)
    const sent = new URL((await page.getByRole('link', { name: 'Enviar por WhatsApp' }).getAttribute('href')) ?? '')
    const text = sent.searchParams.get('text') ?? ''
    for (const part of ['Igreja Betel', culto.local, culto.endereco, `${product.url}${programa()}`])
      expect(text).toContain(part)
  })

  test('members see the team without answers, phones and who declined; who makes the rosters sees all', async () => {
    const [declined] = await product.sql<{ name: string }>(
      `update escala_culto e set resposta = 'recusada', respondida_em = now() from usuario u where u.id = e.id_membro and e.id = (
        select o.id from escala_culto o join usuario p on p.id = o.id_membro where o.id_culto = $1 and o.excluido_em is null
          and p.email is distinct from 'membro@betel.demo' order by o.id limit 1) returning u.name`,
      [culto.id],
    )
    const team = (page: Page) => page.locator('main dl').last()
    const member = await product.openPage({ perfil: 2, phone: true, path: programa() })
    await member.getByRole('heading', { name: 'Equipe' }).waitFor()
    expect(await team(member).locator('a[href^="tel:"]').count()).toBe(0)
    expect(await team(member).getByText('Confirmada').count()).toBe(0)
    expect(
      await team(member)
        .getByText(declined?.name ?? '')
        .count(),
    ).toBe(0)
    expect(await team(member).locator('dd').count()).toBeGreaterThan(0)
    const admin = await product.openPage({ perfil: 1, phone: true, path: programa() })
    await team(admin)
      .getByText(declined?.name ?? '')
      .first()
      .waitFor()
    await team(admin).getByText('Recusada').first().waitFor()
    expect(await team(admin).locator('a[href^="tel:"]').count()).toBeGreaterThan(0)
  })

  test('whoever may not read rosters sees no team, and still the own part', async () => {
    const church = `(select id_cliente from usuario where email = 'membro@betel.demo')`
    const change = (to: string) =>
      product.sql(`update acesso_perfil set areas = ${to} where perfil = 2 and id_cliente = ${church}`)
    await change(`areas || '{"escalas": "nada"}'`)
    try {
      const page = await product.openPage({ perfil: 2, phone: true, path: programa(), alone: true })
      await settled(page)
      expect(await heads(page)).toEqual(['Sua parte', 'Onde', 'Ordem do culto'])
    } finally {
      await change(`areas - 'escalas'`)
    }
  })

  test('a cancelled worship service says so', async () => {
    await product.sql(`update culto set status_culto = 'cancelado' where id = $1`, [culto.id])
    try {
      const page = await product.openPage({ perfil: 2, phone: true, path: programa(), alone: true })
      await page.getByRole('alert').filter({ hasText: 'Este culto foi cancelado.' }).waitFor()
      // nobody invites to it
      expect(await page.getByRole('link', { name: 'Enviar por WhatsApp' }).count()).toBe(0)
    } finally {
      await product.sql(`update culto set status_culto = 'agendado' where id = $1`, [culto.id])
    }
  })
})

describe('the own area', () => {
  test('the fourth place of the bottom bar leads to the own rosters, cell, giving and data', async () => {
    const page = await product.openPage({ perfil: 2, phone: true, path: '/dashboard/home', alone: true })
    const bar = page.getByRole('navigation', { name: 'Atalhos' })
    await bar.waitFor()
    expect(await bar.locator('a, button').allInnerTexts()).toEqual(['Início', 'Agenda', 'Contatos', 'Eu', 'Mais'])
    await bar.getByRole('link', { name: 'Eu' }).tap()
    await page.waitForURL('**/dashboard/meu-espaco')
    // the address changes a moment before the bar
    await bar.locator('a[aria-current="page"]', { hasText: 'Eu' }).waitFor()
    for (const [name, address] of [
      [/^Minhas escalas/, /escalas-cultos\/usuario$/],
      // members of this church browse no cells: home says when and where the own one meets
      [/^Minha célula: /, /dashboard\/home$/],
      [/^Minhas contribuições/, /minhas-contribuicoes$/],
      [/^Meus dados/, /settings\?aba=perfil$/],
      [/^Segurança/, /settings\?aba=seguranca$/],
      [/^Privacidade/, /settings\?aba=privacidade$/],
    ] as const) {
      // the tabs above the page name some of them too
      await page.getByRole('link', { name }).last().tap()
      await page.waitForURL(address)
      await settled(page)
      await bar.getByRole('link', { name: 'Eu' }).tap()
      await page.waitForURL('**/dashboard/meu-espaco')
    }
  })

  test('the button "Sair" ends the session', async () => {
    // a perfil that no other test of this file uses: its session ends
    const page = await product.openPage({ perfil: 5, phone: true, path: '/dashboard/meu-espaco', alone: true })
    await page.getByRole('button', { name: 'Sair' }).tap()
    await page.waitForURL('**/login')
  })

  test('the treasurer has the treasury in the bar, whoever keeps the people’s records has the people', async () => {
    for (const [perfil, third] of [
      [4, 'Tesouraria'],
      [1, 'Pessoas'],
      [3, 'Contatos'],
    ] as const) {
      const page = await product.openPage({ perfil, phone: true, path: '/dashboard/home' })
      const bar = page.getByRole('navigation', { name: 'Atalhos' })
      await bar.waitFor()
      expect(await bar.locator('a, button').allInnerTexts()).toEqual(['Início', 'Agenda', third, 'Eu', 'Mais'])
    }
  })
})

describe('on a phone', () => {
  test.each([
    ['programa', 2],
    ['programa', 3],
    ['meu-espaco', 2],
    ['meu-espaco', 3],
  ] as const)('nothing of %s is wrong for a finger, in light and dark, for perfil %s', async (screen, perfil) => {
    const page = await product.openPage({ perfil, phone: true, alone: true })
    for (const theme of ['light', 'dark']) {
      await page.setViewportSize({ width: 360, height: 760 })
      await page.goto('/favicon.svg')
      await page.evaluate((value) => localStorage.setItem('tema', value), theme)
      await page.goto(screen === 'programa' ? programa() : '/dashboard/meu-espaco')
      await settled(page)
      expect(await violations(page, { targets: true })).toEqual([])
    }
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 760 })
      expect([width, await sideways(page)]).toEqual([width, 0])
    }
  })

  test('the bottom bar gets out of the way while somebody types, and of a turned phone, which has the menu at its side', async () => {
    const page = await product.openPage({ perfil: 3, phone: true, path: '/dashboard/celulas', alone: true })
    const bar = page.getByRole('navigation', { name: 'Atalhos' })
    const more = bar.getByRole('button', { name: 'Mais' })
    await settled(page)
    await more.waitFor()
    const search = page.getByRole('searchbox')
    expect(await search.getAttribute('enterkeyhint')).toBe('search')
    await search.tap()
    await bar.waitFor({ state: 'hidden' })
    await search.blur()
    await more.waitFor()

    await page.setViewportSize({ width: 740, height: 360 })
    await bar.waitFor({ state: 'hidden' })
    await page.locator('aside').getByRole('link', { name: 'Candeia: início' }).waitFor()
    expect(await sideways(page)).toBe(0)
    expect(await violations(page, { targets: true })).toEqual([])
    await page.setViewportSize({ width: 360, height: 740 })
    await more.waitFor()
  })

  test('Android’s back closes what lies on top, and leaves the screen below it', async () => {
    const page = await product.openPage({ perfil: 3, phone: true, alone: true })
    // the browser asks its newest watcher, as the back of Android does
    await page.addInitScript(() => {
      type Watcher = { requestClose(): void }
      const scope = window as unknown as { CloseWatcher: new () => Watcher; watchers: Watcher[] }
      scope.watchers = []
      scope.CloseWatcher = class extends scope.CloseWatcher {
        constructor() {
          super()
          scope.watchers.push(this)
        }
      }
    })
    const back = () =>
      page.evaluate(() =>
        (window as unknown as { watchers: { requestClose(): void }[] }).watchers.at(-1)?.requestClose(),
      )
    await page.goto('/dashboard/celulas')
    await settled(page)
    await page.getByRole('button', { name: 'Mais' }).tap()
    const drawer = page.getByRole('dialog', { name: 'Menu' })
    await drawer.waitFor()
    await back()
    await drawer.waitFor({ state: 'detached' })

    await page.getByRole('button', { name: /^Buscar em tudo/ }).tap()
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    await back()
    await dialog.waitFor({ state: 'detached' })
    expect(new URL(page.url()).pathname).toBe('/dashboard/celulas')
  })
})
