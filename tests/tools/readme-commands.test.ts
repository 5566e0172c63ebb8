import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '../..')
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')

test('every npm command of the README and of CONTRIBUTING exists, and so do the files that it runs', () => {
  const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
  const text = read('README.md') + read('CONTRIBUTING.md')
  const named = new Set(
    [...text.matchAll(/npm (?:run (?:-s )?)?(start|test|(?<=run (?:-s )?)[\w:]+)/g)].map(([, name = '']) => name),
  )
  expect([...named]).toEqual(expect.arrayContaining(['start', 'demo', 'format', 'bench', 'test', 'check']))
  expect([...named].filter((name) => !scripts[name])).toEqual([])
  // a file in dist is built from a source file, so this test checks the source file
  const run = [...named].flatMap((name) => [...(scripts[name]?.matchAll(/node (?:-\S+ )*(\S+\.m?js)/g) ?? [])])
  const missing = run
    .map(([, file = '']) => file.replace(/^dist\/(.*)\.js$/, '$1.ts'))
    .filter((file) => !existsSync(path.join(root, file)))
  expect(run.length).toBeGreaterThan(8)
  expect(missing).toEqual([])
})
