import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { connect } from 'node:net'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Browser, Page } from 'playwright-core'
import { platformAccount } from '../../server/demo/accounts.js'
import { launchBrowser } from '../e2e/browser.js'
import { freePort } from '../factories/free-port.mjs'
import { scratchDirectory } from '../factories/process.js'
import { type ProjectCopy, projectCopy } from '../factories/project-copy.js'

/* Runs `npm run dev` and `npm run admin` in a copy of the project, as the README tells a developer to begin. */

// of the demo data, with which the server must not be open to other machines
const account = { email: platformAccount.email, password: 'lamparina acesa 42' }
const data = scratchDirectory()
let copy: ProjectCopy
let dev: ChildProcess
let output = ''
let url: string
let port: number
let browser: Browser
let page: Page
const faults: string[] = []

/** Repeats a check until it is true. Waits long, since the machine may be busy; stops when `npm run dev` has ended. */
async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 240_000; Date.now() < end; await new Promise((next) => setTimeout(next, 250))) {
    if (await isSo().catch(() => false)) return
    if (dev.exitCode !== null) break
  }
  throw new Error(`${what}: ${output}`)
}

beforeAll(async () => {
  copy = projectCopy()
  copy.env.DATA_DIR = data.dir
  // node_modules is a link to a directory outside the copy: keep Vite's cache in the copy, and let Vite serve files
  // through the link.
  copy.edit(
    'client/vite.config.ts',
    '  server: {',
    "  cacheDir: '../dist/vite',\n  server: {\n    fs: { strict: false },",
  )
})
afterAll(async () => {
  await browser?.close()
  if (dev?.exitCode === null && dev.pid) process.kill(-dev.pid, 'SIGKILL')
  data.remove()
})

test('`npm run admin` creates a user who can sign in, without building the client', async () => {
  const output = await copy.npm('admin', '--email', account.email, '--nome', 'Dev', '--senha', account.password)
  expect(output).toContain(`Administrador da plataforma criado: ${account.email}`)
  expect(existsSync(path.join(copy.dir, 'dist/client'))).toBe(false)
})

test('`npm run dev` serves the client and the API', async () => {
  port = await freePort()
  const clientPort = await freePort()
  url = `http://localhost:${clientPort}`
  const env = { ...copy.env, PORT: String(port), PUBLIC_URL: url, HOST: '', DEMO: 'false', LOG_LEVEL: 'warn' }
  // detached creates a process group; the last test looks in it for processes that were left behind
  dev = spawn('npm', ['run', 'dev', '--', '--port', String(clientPort), '--strictPort'], {
    cwd: copy.dir,
    env,
    detached: true,
  })
  for (const stream of [dev.stdout, dev.stderr]) stream?.on('data', (text) => (output += text))
  await until('the client', async () => (await fetch(url)).ok)
  await until('the server behind it', async () => (await fetch(`${url}/api/openapi.json`)).ok)

  browser = await launchBrowser()
  page = await (await browser.newContext({ locale: 'pt-BR' })).newPage()
  page.setDefaultTimeout(120_000)
  page.on('pageerror', (error) => faults.push(error.message))
  await page.goto(`${url}/login`)
  await page.getByText('Que bom ter você aqui.').waitFor()
})

test('with an account of the demo data and without HOST, only 127.0.0.1 is open, and a line says so', async () => {
  const answers = (host: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, host)
      const end = (answered: boolean) => {
        socket.destroy()
        resolve(answered)
      }
      socket.on('connect', () => end(true)).on('error', () => end(false))
    })
  // 127.0.0.2 is this machine too, so a server that is open to every address answers there
  expect([await answers('127.0.0.1'), await answers('127.0.0.2')]).toEqual([true, false])
  expect(output).toContain('só esta máquina alcança o servidor (127.0.0.1)')
})

/**
 * Changes a file and saves it again until the change arrives, because a watcher that has just started misses the first
 * change.
 */
async function changed(file: string, from: string, to: string, arrived: () => Promise<boolean>): Promise<void> {
  copy.edit(file, from, to)
  let waited = 0
  await until(`the change of ${file}`, async () => {
    if (++waited % 20 === 0) copy.edit(file, to, to)
    return arrived()
  })
}

test('a change of the client’s sources appears in the browser', async () => {
  const seen = () => page.getByText('Que bom ver você outra vez.').isVisible()
  await changed(
    'client/features/acesso/login/password-step.tsx',
    'Que bom ter você aqui.',
    'Que bom ver você outra vez.',
    seen,
  )
})

test("a change of the server's sources appears in the browser", async () => {
  const other = await page.context().newPage()
  await other.goto(`${url}/api/nada`)
  await other.getByText('Este endereço não existe na API.').waitFor()
  await changed('server/kernel/transport/rest/mount.ts', 'não existe na API.', 'não existe por aqui.', async () => {
    await other.reload()
    return other.getByText('Este endereço não existe por aqui.').isVisible()
  })
  await other.close()
})

test("the API explorer opens with its editor's web worker and runs a query", async () => {
  await page.getByLabel('E-mail').fill(account.email)
  await page.getByLabel('Senha', { exact: true }).fill(account.password)
  await page.getByRole('button', { name: 'Entrar' }).click()
  await page.waitForURL(/\/dashboard/, { waitUntil: 'commit' })
  const worker = page.waitForEvent('worker', (script) => script.url().includes('graphql.worker'))
  await page.goto(`${url}/dashboard/explorador`)
  await page.locator('.graphiql-container').waitFor()
  await worker
  // The button does nothing until the editor has loaded its text.
  await page.locator('.view-lines').getByText('QuemSouEu').waitFor()
  await page.locator('.graphiql-execute-button').click()
  await page.locator('.result-window').getByText('Administrador').first().waitFor()
  expect(faults).toEqual([])
})

test('SIGTERM ends all processes of `npm run dev`', async () => {
  const group = dev.pid!
  dev.kill('SIGTERM')
  if (dev.exitCode === null && dev.signalCode === null) await once(dev, 'exit')
  const left = () => {
    try {
      return process.kill(-group, 0)
    } catch {
      return false
    }
  }
  expect(left()).toBe(false)
  expect(existsSync(path.join(data.dir, 'pg/postmaster.pid'))).toBe(false)
  await expect(fetch(url)).rejects.toThrow()
})
