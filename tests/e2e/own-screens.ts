import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Page } from 'playwright-core'
import { violations } from './accessibility.js'
import { accounts, type Product, password, settled } from './product.js'
import { follow } from './profiles.js'
import { addressOf, type Screen } from './screens.js'
import { missed } from './touch-targets.js'

/** The kinds of parts of the page: elements that differ only in their texts and addresses are one kind. */
export const partsOf = async (page: Page): Promise<Set<string>> =>
  new Set(
    await page.evaluate(() =>
      [...document.querySelectorAll('main *:not(svg *)')].map((part) =>
        [part.tagName, part.getAttribute('class'), part.getAttribute('role'), part.getAttribute('type')].join(' '),
      ),
    ),
  )

/** What the church decides: the matrix with which new churches start. */
async function decide(product: Product): Promise<void> {
  const presets = '{ matrizAcesso { presets { nome comoMembro celulas { perfil area nivel alcance } } } }'
  type Presets = { matrizAcesso: { presets: { nome: string; comoMembro: number[]; celulas: object[] }[] } }
  const { matrizAcesso } = await product.graphql<Presets>(1, presets)
  const preset = matrizAcesso.presets.find(({ nome }) => nome === 'recomendado')
  const save = `mutation($celulas: [CelulaAcessoInput!]!, $comoMembro: [Int!], $minhaSenha: String!) {
    salvarMatrizAcesso(celulas: $celulas, comoMembro: $comoMembro, minhaSenha: $minhaSenha, versao: 0) { preset } }`
  await product.graphql(1, save, {
    celulas: preset?.celulas,
    comoMembro: preset?.comoMembro,
    minhaSenha: password,
  })
}

/** Lets the leader lead the groups that the addresses of the screens name: the newest ones. */
async function lead(product: Product): Promise<void> {
  const [leader] = await product.sql<{ id: number; igreja: number }>(
    'select id, id_cliente as igreja from usuario where email = $1',
    [accounts[3]],
  )
  if (!leader) throw new Error('the demo has no leader')
  const { id, igreja } = leader
  for (const [table, column] of [
    ['classe_ebd', 'id_professor'],
    ['departamento', 'id_responsavel'],
    ['missao', 'id_responsavel'],
  ])
    await product.sql(`update ${table} set ${column} = $1 where id_cliente = $2`, [id, igreja])
  for (const [group, members, column] of [
    ['celula', 'membro_celula', 'id_celula'],
    ['grupo_louvor', 'membro_grupo_louvor', 'id_grupo'],
  ])
    await product.sql(
      `update ${group} set excluido_em = now() where id_cliente = $2 and excluido_em is null and id not in (
        select ${column} from ${members} where id_membro = $1 and membro_lider = 1 and excluido_em is null)`,
      [id, igreja],
    )
  await product.sql(
    `update encontro set excluido_em = now() where id_cliente = $1 and excluido_em is null
      and id_celula in (select id from celula where excluido_em is not null)`,
    [igreja],
  )
}

/** Printed pages, and forms, look the same for everybody who may open them. */
const mayDiffer = ({ path, signedIn, action }: Screen) =>
  signedIn && action && path.startsWith('/dashboard') && !/create|adicionar|edit|explorador/.test(path)

/**
 * Tests what a member and a leader see of these screens on a phone, in a church that has decided who may do what. axe
 * examines, in both themes, the screens that have other parts than the administrator's.
 * @param examined the parts of the administrator's screens
 */
export function describeOwnScreens(
  product: () => Product,
  screens: readonly Screen[],
  examined: ReadonlyMap<string, ReadonlySet<string>>,
): void {
  describe('what a member and a leader see on a phone has large targets and is accessible', () => {
    beforeAll(async () => {
      await decide(product())
      await lead(product())
    })

    test.each([3, 2] as const)('perfil %s', async (perfil) => {
      const { eu } = await product().graphql<{ eu: { acoes: string[] } }>(perfil, '{ eu { acoes } }')
      const open = screens.filter((screen) => mayDiffer(screen) && screen.action && eu.acoes.includes(screen.action))
      expect(open.length).toBeGreaterThan(5)
      // the newest record may be one that the person does not reach
      const page = await product().openPage({ perfil, phone: true, path: '/dashboard/home', expected: [400, 403, 404] })
      await page.evaluate(() => localStorage.setItem('tema', 'auto'))
      await page.setViewportSize({ width: 360, height: 760 })
      const known = new Set<string>()
      const faults: [path: string, theme: string, found: string[]][] = []
      for (const screen of open) {
        await follow(page, await addressOf(product(), screen))
        await settled(page)
        const { small } = await missed(page, 'main')
        if (small.length) faults.push([screen.path, 'targets', small])
        const parts = await partsOf(page)
        const seen = examined.get(screen.path) ?? new Set()
        if ([...parts].every((part) => seen.has(part) || known.has(part))) continue
        for (const part of parts) known.add(part)
        for (const theme of ['dark', 'light'] as const) {
          await page.emulateMedia({ colorScheme: theme })
          const found = await violations(page, theme === 'dark' ? { rules: 'colours' } : { targets: true })
          if (found.length) faults.push([screen.path, theme, found])
        }
      }
      expect(faults).toEqual([])
    })
  })
}
