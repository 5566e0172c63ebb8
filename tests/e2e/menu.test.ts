import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { goTo, Product, settled } from './product.js'
import { missed } from './touch-targets.js'

let recommended: Product
let open: Product
beforeAll(async () => {
  recommended = await Product.start({}, { decided: true })
  open = await Product.start()
})
afterEach(async () => {
  await recommended.expectNoFaults()
  await open.expectNoFaults()
})
afterAll(async () => {
  await recommended.stop()
  await open.stop()
})

const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu principal' })
const tabs = (page: Page) => page.getByRole('navigation', { name: /^Telas de / })
const current = '[aria-current="page"]'

/** Every entry of the menu, with those that stand under the treasury. */
async function entriesOf(page: Page): Promise<string[]> {
  await settled(page)
  const treasury = menu(page).getByRole('link', { name: 'Tesouraria', exact: true })
  if (await treasury.count()) {
    await treasury.click()
    await menu(page).locator(current).waitFor()
    await settled(page)
  }
  return menu(page).getByRole('link').allInnerTexts()
}

const treasury = ['Tesouraria', 'Lançamentos', 'Contas', 'Banco e Pix', 'Planejamento', 'Fim do mês', 'Ajustes']
const groups = ['Cuidado', 'Agenda', 'Cultos', 'Louvor', 'EBD', 'Salas e recursos']
const own = ['Início', 'Meu espaço']
const everything = [...own, 'Pessoas', 'Grupos', ...groups, ...treasury, 'Mural', 'Patrimônio', 'Relatórios']
const reading = ['Grupos', 'Agenda', 'Cultos', 'Louvor']
/** The entry 'Ajustes' of people who may not configure the bank, with its only screen's name. */
const named = (entries: readonly string[]) => entries.map((entry) => (entry === 'Ajustes' ? 'Plano de contas' : entry))

describe('the menu has the entries that a person uses', () => {
  test.each([
    ['administrator', 1, 24, [...everything, 'Configurações']],
    ['pastor', 5, 24, named(everything)],
    ['leader', 3, 12, [...own, 'Contatos da igreja', ...reading, 'Prestação de contas', 'Feed']],
    ['member', 2, 12, [...own, 'Contatos da igreja', ...reading, 'Prestação de contas', 'Feed']],
  ] as const)('of a church with the recommended access: %s', async (_who, perfil, most, names) => {
    const page = await recommended.openPage({ perfil, path: '/dashboard/home' })
    const shown = await entriesOf(page)
    expect(shown).toEqual(names)
    expect(shown.length).toBeLessThanOrEqual(most)
  })

  test.each([
    [null, [...own, 'Pessoas', ...reading, ...named(treasury), 'Feed', 'Patrimônio', 'Relatórios']],
    [
      'Conselho fiscal',
      [...own, 'Contatos da igreja', ...reading, ...named(treasury), 'Feed', 'Patrimônio', 'Relatórios'],
    ],
    [
      'Secretaria',
      [...own, 'Pessoas', 'Grupos', ...groups, 'Prestação de contas', 'Mural', 'Patrimônio', 'Relatórios'],
    ],
  ])('of somebody with the function %s (null: the treasurer)', async (funcao, names) => {
    if (funcao) await recommended.hold(funcao)
    const page = await recommended.openPage({ perfil: 4, path: '/dashboard/home', alone: true })
    expect(await entriesOf(page)).toEqual(names)
  })

  test('of a member of a church in which everybody reads everything', async () => {
    const page = await open.openPage({ perfil: 2, path: '/dashboard/home' })
    const shown = await entriesOf(page)
    expect(shown).toEqual([...own, 'Pessoas', ...reading, 'EBD', 'Tesouraria', 'Fim do mês', 'Feed'])
    expect(shown.length).toBeLessThanOrEqual(12)
  })
})

/** Every screen that the menu leads to: the tabs of each entry, or the entry itself. */
async function screensOf(page: Page): Promise<string[]> {
  const found: string[] = []
  for (const entry of await entriesOf(page)) {
    await menu(page).getByRole('link', { name: entry, exact: true }).click()
    await menu(page).locator(current, { hasText: entry }).waitFor()
    await settled(page)
    const names = await tabs(page).getByRole('link').allInnerTexts()
    found.push(...(names.length ? names : [entry]))
  }
  return found
}

const of: Record<string, readonly string[]> = {
  'Meu espaço': [
    ...['Meu espaço', 'Minhas contribuições', 'Minhas escalas', 'Minhas datas', 'Meus pedidos de sala'],
    'Ofertar por Pix',
  ],
  Pessoas: ['Pessoas', 'Contatos da igreja'],
  Grupos: ['Células', 'Departamentos', 'Missões', 'Campanhas de missões'],
  Cuidado: ['Visitas pastorais', 'Batismos'],
  Agenda: ['Calendário', 'Eventos', 'Reuniões de liderança'],
  Cultos: ['Cultos', 'Escalas', 'Quem não pode servir'],
  Louvor: ['Grupos de louvor', 'Ensaios', 'Calendário de ensaios'],
  EBD: ['Classes da EBD', 'Aulas da EBD'],
  'Salas e recursos': ['Reservas', 'Pedidos de sala', 'Recursos', 'Tipos de recurso', 'Locais'],
  Tesouraria: ['Tesouraria', 'Painel financeiro'],
  Lançamentos: ['Entradas', 'Saídas', 'Dízimos', 'Contagens', 'Recibos'],
  Contas: ['Contas a pagar', 'Contas a receber', 'Fornecedores'],
  'Banco e Pix': ['Contas financeiras', 'Transferências', 'Extratos bancários', 'Pix recebidos', 'Códigos Pix'],
  Planejamento: ['Orçamentos', 'Previsão orçamentária', 'Centros de custo'],
  'Fim do mês': ['Livro-caixa', 'Demonstrativos', 'Fechamento', 'Prestação de contas', 'Para o contador'],
  Ajustes: ['Plano de contas', 'Pix pelo banco'],
  Mural: ['Feed', 'Posts', 'Tipos de post'],
  Patrimônio: ['Patrimônios', 'Manutenções de patrimônios', 'Tipos de patrimônio'],
  Configurações: ['Geral', 'Níveis de acesso', 'Auditoria', 'Incidentes de segurança', 'Lixeira', 'Explorador GraphQL'],
}

describe('an entry is one place with tabs', () => {
  test('the entries and their tabs lead an administrator to every screen', async () => {
    const page = await open.openPage({ perfil: 1, path: '/dashboard/home' })
    const entries = [...everything, 'Configurações']
    expect(await screensOf(page)).toEqual(entries.flatMap((entry) => of[entry] ?? [entry]))
  })

  test('the platform’s administrator has the platform’s screens among the settings', async () => {
    const page = await open.openPage({ perfil: 0, path: '/dashboard/igrejas' })
    await settled(page)
    expect(await tabs(page).getByRole('link').allInnerTexts()).toEqual(
      expect.arrayContaining(['Igrejas', 'Tarefas com falha', 'Lentidão', 'E-mails enviados', 'Explorador GraphQL']),
    )
  })

  test('a documented address opens its tab, marks its entry, and a record has no tabs', async () => {
    const page = await open.openPage({ perfil: 1, path: '/dashboard/financas' })
    await tabs(page).locator(current, { hasText: 'Entradas' }).waitFor()
    await menu(page).locator(current, { hasText: 'Lançamentos' }).waitFor()
    await tabs(page).getByRole('link', { name: 'Saídas' }).click()
    await page.waitForURL('**/dashboard/saidas')
    await tabs(page).locator(current, { hasText: 'Saídas' }).waitFor()
    await goTo(page, '/dashboard/saidas/create')
    await page.getByRole('heading', { level: 1, name: 'Nova Saída' }).waitFor()
    expect(await tabs(page).count()).toBe(0)
    await menu(page).locator(current, { hasText: 'Lançamentos' }).waitFor()
  })

  test('only the entry in which one is shows the entries under it', async () => {
    const page = await open.openPage({ perfil: 1, path: '/dashboard/livro-caixa' })
    await menu(page).getByRole('link', { name: 'Fim do mês' }).waitFor()
    await menu(page).getByRole('link', { name: 'Grupos' }).click()
    await menu(page).getByRole('link', { name: 'Fim do mês' }).waitFor({ state: 'detached' })
  })

  test('what somebody may only look at is found by the search, with its tabs', async () => {
    const page = await open.openPage({ perfil: 2, path: '/dashboard/home' })
    await settled(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox').fill('manutenções')
    await page.getByRole('option', { name: /Manutenções de patrimônios/ }).click()
    await page.waitForURL('**/dashboard/manutencoes-patrimonios')
    await tabs(page).locator(current, { hasText: 'Manutenções' }).waitFor()
  })

  test('on a phone the current tab is in sight, every tab is large enough, and nothing else scrolls sideways', async () => {
    const page = await open.openPage({ perfil: 1, phone: true, path: '/dashboard/codigos-pix' })
    await page.setViewportSize({ width: 360, height: 640 })
    await goTo(page, '/dashboard/para-o-contador')
    await settled(page)
    const tab = tabs(page).locator(current)
    await tab.waitFor()
    const box = await tab.boundingBox()
    expect(box && box.x >= 0 && box.x + box.width <= 360).toBe(true)
    expect((await missed(page, 'nav[aria-label^="Telas de"]')).small).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
    expect(await violations(page)).toEqual([])
  })
})
