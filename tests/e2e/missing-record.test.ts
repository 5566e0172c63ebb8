import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { eventually, type Perfil, Product, settled } from './product.js'
import { follow } from './profiles.js'
import { readScreens, type Screen, viewerOf } from './screens.js'

let product: Product
beforeAll(async () => {
  product = await Product.start()
})
afterEach(() => product.expectNoFaults())
afterAll(() => product.stop())

const pages = new Map<Perfil | undefined, Page>()
async function pageOf(perfil: Perfil | undefined): Promise<Page> {
  const path = perfil === undefined ? '/termos-e-condicoes' : '/dashboard/home'
  // the refused requests are what these tests are about
  const page = pages.get(perfil) ?? (await product.openPage({ perfil, path, keep: true, unreliable: () => true }))
  pages.set(perfil, page)
  return page
}

/** Screens that list what belongs to a record, or are no part of a list: they stay, and say there what is missing. */
const stays: readonly string[] = [
  '/responder-escala/:token',
  '/conferir/:codigo',
  '/convite/:token',
  '/ofertar/:endereco',
  '/dashboard/culto/confirmar-presenca/:token',
  '/dashboard/eventos/:id/membros',
  '/dashboard/eventos/:id/espera',
  '/dashboard/ensaios_louvor/:groupUuid',
  '/dashboard/grupos_louvor/:uuid/membros',
  '/dashboard/classesEBD/:id/alunos',
  '/dashboard/settings/webhooks/:id',
  '/dashboard/campanha_missoes/:id/doacoes',
  '/dashboard/missoes/:id/membros',
  '/dashboard/departaments/:id/membros',
  '/dashboard/celulas/:id/encontros',
  '/dashboard/membrosCelula/:idCelula',
  '/dashboard/setlist_louvor/:id/create',
]

/** The screens whose record the address names after the question mark. */
const named = [
  '/dashboard/patrimonio/create?id=:id',
  '/dashboard/entradas/create?id=:id',
  '/dashboard/saidas/create?id=:id',
  '/dashboard/encontrosCelulas/edit?id=:id',
  '/dashboard/cultos/ordem?idCulto=:id',
  '/dashboard/user/import?id=:id',
]

describe('the screen of a record that does not exist goes back to its list and says why, with one heading, which is also the title of its tab', () => {
  // an unknown password link leads to the public page, whose title is the product's
  const all = readScreens()
  const screens = [
    ...all.filter(({ path }) => path.includes(':') && !path.startsWith('/reset-password')),
    ...named.map((path) => ({ ...all.find((screen) => path.startsWith(`${screen.path}?`)), path }) as Screen),
  ]

  test.each(screens)('$path', async (screen) => {
    const page = await pageOf(viewerOf(screen))
    const address = screen.path.replace(/:\w+\??/g, '2147483647')
    await follow(page, address)
    const told = page.locator('.bp6-toast').filter({ hasText: /^(Não foi possível|Erro).+[.!] .+\.$/ })
    if (!stays.includes(screen.path)) await told.waitFor()
    await settled(page)
    await eventually(async () => {
      const headings = await page.locator('h1').allInnerTexts()
      expect(headings).toHaveLength(1)
      expect(await page.title()).toBe(`${headings[0]} · Candeia`)
    })
    const { pathname, search } = new URL(page.url())
    if (stays.includes(screen.path)) expect(pathname + search).toBe(address)
    else {
      expect(pathname + search).not.toBe(address)
      await told.getByRole('button', { name: 'Fechar mensagem' }).click()
      await told.waitFor({ state: 'detached' })
    }
  })
})
