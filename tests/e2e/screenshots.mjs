// npm run screenshots: takes screenshots of the demo churches, for the README and for reviewing changes. Writes
// tests/e2e/screenshots/<screen>-<claro|escuro|celular|celular-escuro>.png, and copies some of them to the public
// pages. Uses the built product.
import '../factories/newer-node.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { withDemo } from '../factories/demo-server.mjs'

const { launchBrowser } = await import('./browser.ts')

const root = path.resolve(import.meta.dirname, '../..')
const target = path.join(import.meta.dirname, 'screenshots')

const desktop = { viewport: { width: 1280, height: 800 } }
const phone = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true }
const looks = {
  claro: { ...desktop, colorScheme: 'light' },
  escuro: { ...desktop, colorScheme: 'dark' },
  celular: { ...phone, colorScheme: 'light' },
  'celular-escuro': { ...phone, colorScheme: 'dark' },
}

const membros = `Nome;E-mail;Celular;Nascimento
Adriana Peixoto Lima;adriana.peixoto@exemplo.com.br;(11) 98811-2233;12/03/1988
Bruno Carvalho Dias;bruno.carvalho@exemplo.com.br;(11) 97722-1100;30/02/1991
Pastor já cadastrado;pastor@betel.demo;(11) 96633-4455;05/11/1970
Clara Menezes Rocha;clara.menezes@exemplo.com.br;(11) 95544-3322;21/07/2001
`

/** How a signed-in user reaches each screen. */
const screens = {
  inicio: (page) => page.goto('/dashboard/home'),
  patrimonios: (page) => page.goto('/dashboard/patrimonios'),
  patrimonio: async (page) => {
    await page.goto('/dashboard/patrimonios?busca=piano')
    await page.locator('tbody a').first().click()
    await page.waitForURL(/patrimonios\/\d+$/)
  },
  pessoas: (page) => page.goto('/dashboard/users'),
  pessoa: async (page) => {
    await page.goto('/dashboard/users?busca=lider@betel.demo')
    await page.locator('tbody a').first().click()
    await page.waitForURL(/users\/\d+$/)
  },
  importacao: async (page) => {
    await page.goto('/dashboard/user/import')
    const file = { name: 'membros.csv', mimeType: 'text/csv', buffer: Buffer.from(membros) }
    await page.getByLabel('Arquivo com os membros').setInputFiles(file)
    await page.getByRole('button', { name: 'Enviar' }).click()
    await page.waitForURL(/import\?id=/)
    await page.getByRole('table', { name: 'Linhas do arquivo' }).waitFor()
  },
  financas: (page) => page.goto('/dashboard/financas'),
  configuracoes: (page) => page.goto('/dashboard/settings?aba=seguranca'),
}

/** The screenshots above that the public pages show. */
const shown = {
  'financas-claro': 'financas',
  'patrimonios-claro': 'patrimonios',
  'pessoa-escuro': 'pessoa',
  'financas-celular': 'financas-celular',
  'patrimonios-celular': 'patrimonios-celular',
  'pessoa-celular-escuro': 'pessoa-celular',
}

/** A phone shows these screenshots 260 px wide with a pixel ratio of 2 or more, and often has a slow connection. */
const onPhone = { width: 520, quality: 70 }
const telas = path.join(root, 'client/features/igreja/landing/telas')
const shared = path.join(root, 'client/public/candeia.jpg')

/** The preview image of shared links: a screen, cropped to the shape that social networks require. */
const share = (png) =>
  sharp(png).resize(1200, 630, { position: 'top' }).jpeg({ quality: 80, mozjpeg: true }).toFile(shared)

async function shoot(page, screen, look) {
  const name = `${screen}-${look}`
  await page.waitForLoadState('networkidle')
  await page.locator('.bp6-skeleton, .bp6-spinner').first().waitFor({ state: 'detached' })
  const png = await page.screenshot({ animations: 'disabled' })
  const small = await sharp(png).png({ palette: true, quality: 90, effort: 10 }).toBuffer()
  writeFileSync(path.join(target, `${name}.png`), small)
  if (!shown[name]) return
  const { width, quality } = look.startsWith('celular') ? onPhone : { width: desktop.viewport.width, quality: 82 }
  await sharp(png)
    .resize(width)
    .webp({ quality, effort: 6 })
    .toFile(path.join(telas, `${shown[name]}.webp`))
  if (shown[name] === 'financas') await share(png)
}

async function shootAll(browser, baseURL) {
  for (const [look, options] of Object.entries(looks)) {
    const context = await browser.newContext({ ...options, baseURL, locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
    const page = await context.newPage()
    await page.goto('/login')
    await shoot(page, 'login', look)
    await page.getByLabel('E-mail').fill('admin@betel.demo')
    await page.getByLabel('Senha', { exact: true }).fill('demo-igreja-2026')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/dashboard/home')
    for (const [name, open] of Object.entries(screens)) {
      await open(page)
      await shoot(page, name, look)
    }
    await context.close()
  }
}

for (const dir of [target, telas]) mkdirSync(dir, { recursive: true })
await withDemo(async (url) => {
  const browser = await launchBrowser()
  await shootAll(browser, url)
  await browser.close()
})
