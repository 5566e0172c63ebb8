import { spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

const root = path.resolve(import.meta.dirname, '../..')
const newer = path.join(root, 'tests/factories/newer-node.mjs')

test('a script under a Node.js that cannot read TypeScript starts again under the one of npm, and ends as that one does', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'newer-node-'))
  try {
    const script = path.join(folder, 'script.mjs')
    const lines = [
      `import ${JSON.stringify(pathToFileURL(newer).href)}`,
      'console.log(process.features.typescript, process.argv[2])',
      'process.exitCode = 7',
    ]
    writeFileSync(script, lines.join('\n'))
    const { status, stdout } = spawnSync(process.execPath, ['--no-strip-types', script, 'word'], { encoding: 'utf8' })
    expect([status, stdout.trim()]).toEqual([7, 'strip word'])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('no script that people run imports TypeScript before it has looked at its Node.js', () => {
  const scripts = globSync('tests/**/*.mjs', { cwd: root })
  expect(scripts.length).toBeGreaterThan(30)
  const early = scripts.filter((file) =>
    /^import [^(]*from '[^']+\.ts'/m.test(readFileSync(path.join(root, file), 'utf8')),
  )
  expect(early).toEqual([])
})
