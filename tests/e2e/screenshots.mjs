// npm run screenshots: the pictures of the README, from the demo churches. Writes tests/e2e/screenshots/<screen>-<theme>.png.
import { spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sparticuz from '@sparticuz/chromium'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

const root = path.resolve(import.meta.dirname, '../..')
const target = path.join(import.meta.dirname, 'screenshots')
const base = 'http://127.0.0.1:4390'

const screens = [
  { name: 'login', address: '/login', theme: 'claro', anonymous: true },
  { name: 'inicio', address: '/dashboard/home', theme: 'claro' },
  { name: 'patrimonios', address: '/dashboard/patrimonios', theme: 'claro' },
  { name: 'pessoas', address: '/dashboard/users', theme: 'celular' },
  { name: 'pessoa', address: '/dashboard/users/12', theme: 'escuro' },
  { name: 'importacao', address: '/dashboard/user/import', theme: 'claro' },
]

const dir = mkdtempSync(path.join(tmpdir(), 'candeia-fotos-'))
chmodSync(dir, 0o711)
const server = spawn(process.execPath, [path.join(root, 'dist/server/main.js')], {
  env: { ...process.env, PORT: '4390', HOST: '127.0.0.1', DATA_DIR: dir, DATABASE_URL: '', LOG_LEVEL: 'error' },
  stdio: 'ignore',
})
const installed = ['/usr/bin/chromium', '/usr/bin/google-chrome'].find((file) => existsSync(file))
const executablePath = process.env.CHROME_PATH ?? installed ?? (await sparticuz.executablePath())

try {
  while (
    !(await fetch(`${base}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    ))
  ) {
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  mkdirSync(target, { recursive: true })
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--hide-scrollbars'],
  })
  for (const { name, address, theme, anonymous } of screens) {
    const viewport = theme === 'celular' ? { width: 390, height: 844 } : { width: 1280, height: 800 }
    const context = await browser.newContext({ viewport, locale: 'pt-BR' })
    const page = await context.newPage()
    if (!anonymous) {
      await page.goto(`${base}/login`)
      await page.fill('input[type=email]', 'admin@betel.demo')
      await page.fill('input[type=password]', 'demo-igreja-2026')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/dashboard/**')
      if (theme === 'escuro')
        await page
          .getByRole('button', { name: /tema escuro|escuro/i })
          .first()
          .click()
    }
    await page.goto(base + address)
    await page.waitForLoadState('networkidle')
    const png = await page.screenshot({ animations: 'disabled' })
    writeFileSync(
      path.join(target, `${name}-${theme}.png`),
      await sharp(png).png({ palette: true, quality: 90 }).toBuffer(),
    )
    await context.close()
  }
  await browser.close()
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(dir, { recursive: true, force: true })
}
