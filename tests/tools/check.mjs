// npm run check: everything that can be wrong without running the product. Stops at nothing, ends with 1 when anything failed.
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const data = mkdtempSync(path.join(tmpdir(), 'candeia-check-'))
chmodSync(data, 0o711)

const steps = [
  ['types of the server', 'tsc', ['-p', 'tsconfig.json']],
  ['types of the client', 'tsc', ['-p', 'client/tsconfig.json']],
  ['types of the tests', 'tsc', ['-p', 'tests/tsconfig.json']],
  ['lint and format', 'biome', ['check', '--error-on-warnings', '.']],
  ['import table', 'depcruise', ['--config', '.dependency-cruiser.cjs', 'server', 'client', 'migrations', 'tests']],
  ['unused code', 'knip', ['--no-progress']],
  ['schema and OpenAPI', 'node', ['dist/server/cli/emit.js', '--check']],
  ['generated client code', 'graphql-codegen', ['--config', 'codegen.ts', '--check']],
  ['form rules', 'node', ['tests/tools/emit-rules.mjs', '--check']],
  ['operations manifest', 'node', ['tests/tools/emit-operations.mjs', '--check']],
  ['migrations', 'node', ['dist/server/cli/migration.js', 'check']],
]

const failed = []
for (const [name, command, args] of steps) {
  const { status, stdout, stderr } = spawnSync(path.join(root, 'node_modules/.bin', command), args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '' },
  })
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`)
  if (status !== 0) {
    failed.push(name)
    console.log(stdout + stderr)
  }
}
rmSync(data, { recursive: true, force: true })
process.exitCode = failed.length ? 1 : 0
