import { spawn } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { afterAll, expect, test } from '@jest/globals'
import { scratchDirectory } from '../factories/process.js'

/* Runs jest with the project's runner and reporters on test files of its own. */

const root = path.resolve(import.meta.dirname, '../..')
const { dir, remove } = scratchDirectory()
afterAll(remove)

/** A file with a test that passes, and one that fails in the first runs of the file. `also` runs in each of them. */
const failing = (times: number, also = '') => `
  import { appendFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
  const { dirname, filename } = import.meta
  appendFileSync(filename + '.runs', '.')
  const run = readFileSync(filename + '.runs', 'utf8').length
  const pause = (ms) => new Promise((next) => setTimeout(next, ms))
  test('is there', () => undefined)
  test('holds', async () => {
    ${also}
    if (run <= ${times}) throw new Error('failure ' + run)
  })`

/** Fails the second time if another file runs meanwhile. */
const alone = `
  writeFileSync(filename + '.now', '')
  await pause(150)
  if (run > 1 && readdirSync(dirname).filter((name) => name.endsWith('.now')).length > 1) throw new Error('not alone')
  rmSync(filename + '.now')`

async function jest(files: Record<string, string>) {
  const folder = path.join(dir, String(Math.random()).slice(2))
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true })
    writeFileSync(path.join(folder, name), text)
  }
  const reporters = ['slowest-files', 'first-failures', 'unstable-files']
  const config = {
    rootDir: folder,
    testMatch: ['**/*.test.mjs'],
    runner: path.join(root, 'tests/factories/runner.mjs'),
    reporters: ['default', ...reporters.map((name) => path.join(root, `tests/factories/${name}.mjs`))],
    maxWorkers: 3,
  }
  const bin = path.join(root, 'node_modules/jest/bin/jest.js')
  const child = spawn(process.execPath, [bin, '--config', JSON.stringify(config), '--rootDir', folder], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let output = ''
  child.stderr.on('data', (data) => (output += data))
  const code = await new Promise((done) => child.once('close', done))
  return { code, output, summary: output.slice(output.lastIndexOf('\nTest Suites:')) }
}

test('a browser file that fails once and passes alone passes, and is named before the summary of jest', async () => {
  const { code, output, summary } = await jest({
    'tests/e2e/one.test.mjs': failing(1, alone),
    'tests/e2e/other.test.mjs': failing(1, alone),
    'tests/e2e/good.test.mjs': failing(0, alone),
    // ends the process of its worker
    'tests/e2e/ends.test.mjs': failing(1).replace('const pause', 'if (run === 1) process.exit(3)\n  const pause'),
    'tests/sweeps/good.test.mjs': failing(0),
  })
  expect([code, output]).toEqual([0, output])
  for (const name of ['one', 'other', 'ends'])
    expect(output).toContain(`\nUnstable: tests/e2e/${name}.test.mjs failed once and passed alone\n`)
  expect(output.match(/Unstable:/g)).toHaveLength(3)
  // why it failed the first time is told
  expect(output).toContain('tests/e2e/one.test.mjs failed. It runs once more at the end, alone.')
  expect(output).toContain('Error: failure 1')
  expect(summary).toMatch(/^\nTest Suites: 5 passed, 5 total\nTests: {7}10 passed, 10 total\n/)
})

test('a browser file that fails twice, and any other file that fails once, fail the run', async () => {
  const { code, output, summary } = await jest({
    'tests/e2e/always.test.mjs': failing(9),
    'tests/e2e/once.test.mjs': failing(1),
    'tests/sweeps/server.test.mjs': failing(1),
    'server/features/e2e/rules.test.mjs': failing(1),
  })
  expect(code).toBe(1)
  expect(output.match(/Unstable:.*/g)).toEqual(['Unstable: tests/e2e/once.test.mjs failed once and passed alone'])
  expect(output).toContain('Error: failure 2')
  expect(output.match(/It runs once more/g)).toHaveLength(2)
  expect(summary).toMatch(/^\nTest Suites: 3 failed, 1 passed, 4 total\nTests: {7}3 failed, 5 passed, 8 total\n/)
})
