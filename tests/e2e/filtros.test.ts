import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { goTo, openFilters, type Perfil, Product, settled } from './product.js'
import { missed } from './touch-targets.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const campaign = async () => {
  const [row] = await product.sql<{ id: number }>(
    `select id from campanha_missoes where excluido_em is null
       and id_cliente = (select id_cliente from usuario where email = 'admin@betel.demo') order by id limit 1`,
  )
  return row?.id
}

/** Filters by fixed choices, each with a value that is no choice. */
const lists = async (): Promise<[path: string, perfil?: Perfil][]> => [
  ['cultos?quando=x&statusCulto=x'],
  ['contagens?situacao=x'],
  ['escalas-cultos/lista?resposta=x'],
  ['patrimonios?estadoConservacaoPatrimonio=x'],
  ['dizimos?meioDizimo=boleto&mes=2026-13'],
  [`campanha_missoes/${await campaign()}/doacoes?meioDoacao=boleto`],
  ['campanha_missoes?statusCampanha=x&tipoCampanha=x'],
  ['missoes?statusMissao=x'],
  ['classesEBD?statusClasse=x'],
  ['reunioes_lideranca?statusReuniao=x'],
  ['recursos?status=7'],
  ['pedidos-reserva?situacao=x'],
  ['manutencoes-patrimonios?statusManutencao=x'],
  ['posts?statusPost=7'],
  ['plano-de-contas?natureza=x'],
  ['contas-financeiras?tipo=x'],
  ['orcamentos?statusOrcamento=x'],
  ['prestacoes-contas?situacao=x'],
  ['previsoes-orcamentarias?situacao=x'],
  ['execucao-orcamentaria?ano=12&mes=13'],
  ['entradas?categoria=77&mes=2026-00'],
  ['saidas?categoria=77&mes=2026-00'],
  ['transferencias?mes=2026-13'],
  ['contas_pagar/por-atraso?agrupar=toString'],
  ['users?usuarioAtivo=7&recemConvertido=7&perfil=99&mesAniversario=13'],
  ['nivelUsuario/quem?perfil=99'],
  ['auditoria?operacao=x'],
  ['incidentes?situacao=x'],
  ['lixeira?tabela=x'],
  ['igrejas?situacao=x', 0],
]

test('a list opens although the address has a value that is no choice of its filter', async () => {
  const refused: string[] = []
  const pages = {
    0: await product.openPage({ perfil: 0, path: '/dashboard/home', expected: [422] }),
    1: await product.openPage({ perfil: 1, path: '/dashboard/home', expected: [422] }),
  }
  for (const page of Object.values(pages)) await settled(page)
  for (const [path, perfil = 1] of await lists()) {
    const page = pages[perfil as 0 | 1]
    await goTo(page, `/dashboard/${path}`)
    await page.waitForURL((url) => `${url.pathname}${url.search}`.endsWith(path))
    await settled(page)
    if (await page.getByRole('button', { name: /^Tentar (de novo|novamente)$/ }).count()) refused.push(path)
  }
  expect(refused).toEqual([])
})

describe('the filters of a list', () => {
  const filter = (page: Page, name: string) => page.getByRole('combobox', { name, exact: true })
  const button = (page: Page, set = 0) =>
    page.getByRole('button', { name: set ? `Filtros (${set})` : 'Filtros', exact: true })

  test('beyond the first two are folded, count what is set among them, and are open where the address sets one', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/saidas', alone: true })
    await filter(page, 'Categoria').waitFor()
    expect(await filter(page, 'Mês').isVisible()).toBe(true)
    expect(await filter(page, 'Comprovante').count()).toBe(0)
    await openFilters(page)
    await filter(page, 'Comprovante').selectOption('Sem anexo')
    await page.waitForURL(/semAnexo=true/)
    await filter(page, 'Categoria').selectOption('Outros')
    await page.waitForURL(/categoria=5/)
    await button(page, 1).waitFor()
    expect(await violations(page)).toEqual([])
    await button(page, 1).click()
    await filter(page, 'Comprovante').waitFor({ state: 'detached' })
    await page.reload()
    expect(await filter(page, 'Comprovante').locator('option:checked').innerText()).toBe('Sem anexo')
    await filter(page, 'Comprovante').selectOption('')
    await button(page).waitFor()
    // the filters stay where they are, under the pointer and the focus
    expect(await filter(page, 'Comprovante').isVisible()).toBe(true)
  })

  test('of which one would be folded are all drawn', async () => {
    const page = await product.openPage({ perfil: 1, path: '/dashboard/patrimonios' })
    for (const name of ['Tipo', 'Local', 'Estado']) await filter(page, name).waitFor()
    expect(await button(page).count()).toBe(0)
  })

  test('are all behind the button on a phone, which counts all of them', async () => {
    const page = await product.openPage({ perfil: 1, phone: true, path: '/dashboard/saidas?categoria=5&semAnexo=true' })
    await button(page, 2).waitFor()
    expect(await filter(page, 'Categoria').count()).toBe(0)
    await button(page, 2).tap()
    for (const name of ['Categoria', 'Comprovante', 'Ordenar por']) await filter(page, name).waitFor()
    expect((await missed(page, 'search')).small).toEqual([])
  })
})
