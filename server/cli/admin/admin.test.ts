import { execFile } from 'node:child_process'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { readInput, UsageError } from './input.js'

const program = path.resolve('dist/server/cli/admin.js')
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'candeia-admin-'))
  // when root runs this test, PostgreSQL runs as another user, who must be able to enter the folder
  await chmod(dataDir, 0o711)
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Runs the command as a user does, on a separate embedded database. */
const admin = (...options: string[]) => node(program, ...options)

async function node(...options: string[]): Promise<{ code: number; out: string; error: string }> {
  const env = { PATH: process.env.PATH ?? '', DATA_DIR: dataDir, PUBLIC_URL: 'https://candeia.exemplo.org' }
  const run = promisify(execFile)(process.execPath, options, { env })
  return run.then(
    ({ stdout, stderr }) => ({ code: 0, out: stdout, error: stderr }),
    ({ code, stdout, stderr }) => ({ code, out: stdout, error: stderr }),
  )
}

test('admin creates a platform administrator with a link, then resets the same administrator with a password', async () => {
  const made = await admin('--email', 'Chefe@Exemplo.org', '--nome', 'Chefe')
  expect(made).toMatchObject({ code: 0, error: '' })
  expect(made.out).toMatch(/Administrador da plataforma criado: chefe@exemplo\.org/)
  expect(made.out).toMatch(/https:\/\/candeia\.exemplo\.org\/reset-password\/\d+-\S{43}/)

  const again = await admin('--email', 'chefe@exemplo.org', '--senha', 'lamparina acesa 42')
  expect(again.code).toBe(0)
  expect(again.out).toMatch(/redefinido/)
  expect(again.out).not.toMatch(/reset-password/)
})

test.each([
  [[], /^Informe um e-mail válido\.\nUso: npm run admin/],
  [['--email', 'x@exemplo.org', '--senha', 'curta'], /^A senha deve ter ao menos 8 caracteres\./],
])('admin refuses %j with an error text', (options, text) => {
  expect(() => readInput(options)).toThrow(UsageError)
  expect(() => readInput(options)).toThrow(text)
})

test('an invalid command prints the reason without a stack, and exits with 1', async () => {
  const refused = await admin('--perfil', '0')
  expect(refused).toMatchObject({ code: 1, out: '' })
  expect(refused.error).toMatch(/Uso: npm run admin/)
  expect(refused.error).not.toMatch(/\n\s+at /)
})

test('a wrong option is refused before the server and the ORM are loaded', async () => {
  const naming = `import { registerHooks } from 'node:module'
    registerHooks({ load(url, context, next) { console.error('load ' + url); return next(url, context) } })`
  const refused = await node('--import', `data:text/javascript,${encodeURIComponent(naming)}`, program, '--perfil', '0')
  const loaded = refused.error.match(/^load .*/gm) ?? []
  expect(loaded.filter((line) => line.includes('/cli/admin/'))).toHaveLength(2)
  expect(loaded.filter((line) => /\/services\.js|@mikro-orm|type-graphql/.test(line))).toEqual([])
})
