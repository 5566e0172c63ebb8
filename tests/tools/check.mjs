/*
 * npm run check: runs all checks that do not start the product. It runs every step even if one fails, and exits with 1
 * if any step failed. Each step uses one processor, and as many steps run at once as there are processors. The output
 * line of each step has its duration.
 */
import { spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const data = mkdtempSync(path.join(tmpdir(), 'candeia-check-'))
chmodSync(data, 0o711)

/** The compiler starts four checkers by default, which repeat much work: one checker needs half the processor time. */
const types = (project) => ['-p', project, '--checkers', '1']

/** Writes dist; later tests find it up to date. */
const compile = ['translation of the server', 'node', ['server/cli/build.mjs', 'server']]

/** Steps that only read the sources, the longest first. */
const ofSources = [
  ['types of server and tests', 'tsc', types('tests/tsconfig.json')],
  ['import table', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'server', 'client', 'migrations', 'tests']],
  ['kernel rooms', 'depcruise', ['--config', '.dependency-cruiser.rooms.cjs', 'server/kernel']],
  ['types of the client', 'tsc', types('client/tsconfig.json')],
  ['generated client code', 'graphql-codegen', ['--config', 'codegen.ts', '--check']],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['large functions', 'node', ['tests/tools/large-functions.mjs']],
  ['source rules', 'node', ['tests/tools/check-sources.mjs']],
  ['licences of dependencies', 'node', ['tests/tools/check-licences.mjs']],
  ['known vulnerabilities', 'node', ['tests/faults/dependencies.mjs']],
  ['migrations of two versions', 'node', ['tests/tools/check-migrations.mjs']],
]

/** Steps that run dist or need it to exist, the longest first. */
const ofDist = [
  ['unused code', 'knip', ['--no-progress']],
  ['migrations', 'node', ['dist/server/cli/migration.js', 'check']],
  ['schema and OpenAPI', 'node', ['dist/server/cli/emit.js', '--check']],
  ['names in the kernel', 'node', ['tests/tools/kernel-names.mjs']],
  ['form rules', 'node', ['tests/tools/emit-names.mjs', '--check']],
  ['operations manifest', 'node', ['tests/tools/emit-operations.mjs', '--check']],
]

let failed = 0
function run([name, command, args]) {
  const started = performance.now()
  const child = spawn(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', NODE_COMPILE_CACHE: path.join(root, 'dist/.compiled') },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text))
  return new Promise((resolve) => {
    child.once('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1).padStart(6)
      console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${seconds} s  ${name}`)
      if (status !== 0) {
        failed++
        console.log(said)
      } else {
        // a step that could not check something says so
        for (const line of said.split('\n')) if (line.startsWith('NOT CHECKED')) console.log(line)
      }
      resolve()
    })
  })
}

const waiting = [...ofSources]
async function work() {
  for (let step = waiting.shift(); step; step = waiting.shift()) await run(step)
}

const compiled = run(compile).then(() => void waiting.unshift(...ofDist))
const others = Array.from({ length: availableParallelism() - 1 }, () =>
  work()
    .then(() => compiled)
    .then(work),
)
await Promise.all([compiled.then(work), ...others])
rmSync(data, { recursive: true, force: true })
process.exitCode = failed ? 1 : 0
