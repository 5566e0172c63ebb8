/*
 * Lanes: files of tests that take long and can only change with some paths. `npm test` leaves a lane out when all of it
 * passed with the same contents of these paths less than a day ago, as tests/lanes.json says, which is committed with
 * them. Everything runs with EVERYTHING=true (before a release), and a lane does when that is not known. Files that are
 * named always run.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const record = path.join(root, 'tests/lanes.json')
const aDay = 86_400_000

const product = [
  'server',
  'schema',
  'migrations',
  'tests/factories',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
]

/** Which files a lane has, as the beginning of their path, and what they read. */
export const lanes = {
  faults: {
    files: ['tests/faults/'],
    reads: [...product, 'tests/faults', 'tests/deploy', 'tests/sweeps', 'tests/e2e/browser.ts'],
  },
  integrations: {
    files: ['tests/integrations/'],
    reads: [...product, 'tests/integrations', 'client/features/igreja/desenvolvedores'],
  },
  'made features': {
    files: ['tests/tools/made-feature.', 'tests/tools/new-feature.', 'tests/tools/dev.'],
    reads: [
      ...product,
      'client',
      'codegen.ts',
      'biome.json',
      'tests/tools',
      'tests/sweeps',
      'tests/e2e',
      'tests/client',
    ],
  },
}

/** The contents of these paths, or undefined when it is not known. */
export function fingerprint(reads) {
  const git = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard', ...reads], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (git.status !== 0 || git.stdout === '') return undefined
  const hash = createHash('sha256')
  for (const file of git.stdout.split('\0').filter(Boolean).sort()) {
    hash.update(`${file}\0`)
    // a deleted file is still listed until that is committed
    const content = contentOf(file)
    if (content) hash.update(createHash('sha256').update(content).digest())
  }
  return hash.digest('hex')
}

function contentOf(file) {
  try {
    return readFileSync(path.join(root, file))
  } catch {
    return undefined
  }
}

function passed() {
  try {
    return JSON.parse(readFileSync(record, 'utf8'))
  } catch {
    return {}
  }
}

/** Whether a run of the tests names no file and no test, so that all are meant. */
export const isWhole = (args) => args.every((one) => one.startsWith('-'))

/** The lanes that need not run, with the time at which they passed. */
export function unchangedLanes(known = passed(), now = Date.now()) {
  if (process.env.EVERYTHING) return []
  return Object.entries(lanes)
    .filter(([name, { reads }]) => {
      const before = known[name]
      return before?.contents && now - Date.parse(before.passed) < aDay && before.contents === fingerprint(reads)
    })
    .map(([name]) => ({ name, passed: known[name].passed }))
}

/** Patterns of the files that a run leaves out. */
export const leftOut = (unchanged) =>
  unchanged.flatMap(({ name }) => lanes[name].files.map((file) => `<rootDir>/${file.replaceAll('.', '\\.')}`))

/** The lane of a test file. */
const laneOf = (file) => Object.keys(lanes).find((name) => lanes[name].files.some((start) => file.startsWith(start)))

/** The test files of a lane. */
const filesOf = (name) =>
  readdirSync(path.join(root, 'tests'), { recursive: true })
    .map((file) => `tests/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.test.ts') && laneOf(file) === name)

const nameOf = (file) => path.relative(root, file).replaceAll('\\', '/')

/** Says at the end which lanes did not run, and notes those of which all files passed. The runner's own summary follows. */
export default class Lanes {
  /** the contents of each lane when the first of its files began */
  begun = {}

  constructor(_config, { unchanged }) {
    this.unchanged = unchanged
  }

  onTestFileStart({ path: file }) {
    const name = laneOf(nameOf(file))
    if (name) this.begun[name] ??= fingerprint(lanes[name].reads)
  }

  onRunComplete(_contexts, { testResults }) {
    const passing = new Set(
      testResults
        .filter((one) => one.numFailingTests === 0 && !one.testExecError)
        .map(({ testFilePath }) => nameOf(testFilePath)),
    )
    const noted = Object.entries(this.begun).flatMap(([name, contents]) => {
      const complete = contents && filesOf(name).every((file) => passing.has(file))
      // what changed while they ran is not what passed
      return complete && contents === fingerprint(lanes[name].reads)
        ? [[name, { passed: new Date().toISOString(), contents }]]
        : []
    })
    if (noted.length > 0)
      writeFileSync(record, `${JSON.stringify({ ...passed(), ...Object.fromEntries(noted) }, null, 2)}\n`)
    for (const { name, passed: at } of this.unchanged)
      process.stderr.write(`\nNOT RUN: ${name}, unchanged since all of it passed on ${at} (EVERYTHING=true runs it).\n`)
  }
}
