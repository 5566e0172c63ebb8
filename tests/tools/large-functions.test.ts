import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'

const tool = path.join(import.meta.dirname, 'large-functions.mjs')
const root = mkdtempSync(path.join(tmpdir(), 'candeia-large-'))
afterAll(() => rmSync(root, { recursive: true }))

const source = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
  writeFileSync(path.join(root, file), text)
}
const lines = (count: number) =>
  `export function f() {\n${Array.from({ length: count }, (_, n) => `  console.warn(${n})\n`).join('\n')}}\n`
/** Its complexity is 1 + 2 + 3 ... */
const nested = (depth: number) => `export function g(a) {\n${'  if (a)\n'.repeat(depth)}    a()\n}\n`

test('a function of the server that is too long or too complex is a fault, and so is an entry that nothing needs', () => {
  source('server/long.ts', lines(90))
  source('server/short.ts', lines(70))
  source('server/long.test.ts', lines(90))
  source('server/tangled.ts', nested(6))
  source('server/plain.ts', nested(5))
  // listed with one
  source('server/features/pessoas/vinculo/vinculo.queries.ts', lines(90) + nested(6))
  const { status, stderr } = spawnSync(process.execPath, [tool, root], { encoding: 'utf8' })
  expect(status).toBe(1)
  const faults = stderr.split('\n').slice(1)
  const named = (file: string) => faults.filter((line) => line.startsWith(`server/${file}`))
  expect(named('long')).toEqual([expect.stringContaining('too many lines (90)')])
  expect(named('tangled')).toEqual([expect.stringContaining('complexity of 21')])
  expect([...named('short'), ...named('plain')]).toEqual([])
  expect(named('features/pessoas/vinculo')).toHaveLength(2)

  source('server/features/pessoas/vinculo/vinculo.queries.ts', lines(70))
  expect(spawnSync(process.execPath, [tool, root], { encoding: 'utf8' }).stderr).toContain(
    'server/features/pessoas/vinculo/vinculo.queries.ts has 0 large functions, and 1 are listed',
  )
})
