// Copies the server's input schemas, with what they import, to client/gql/regras, so that forms refuse the same things with the
// same words. `--check` fails when the committed copies differ.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const target = path.join(root, 'client/gql/regras')
const check = process.argv.includes('--check')
const header = '// Copied from server/ by npm run codegen; edit it there.\n'

const copied = new Map()
function copy(file) {
  const relative = path.relative(path.join(root, 'server'), file)
  if (copied.has(relative)) return
  const text = readFileSync(file, 'utf8')
  copied.set(relative, header + text)
  for (const [, imported] of text.matchAll(/from '(\.[^']+)\.js'/g))
    copy(`${path.resolve(path.dirname(file), imported)}.ts`)
}
for (const file of globSync('server/features/**/*.input.ts', { cwd: root })) copy(path.join(root, file))

const present = existsSync(target) ? globSync('**/*.ts', { cwd: target }) : []
const stale = present.filter((file) => !copied.has(file))
const changed = [...copied].filter(
  ([file, text]) => !present.includes(file) || readFileSync(path.join(target, file), 'utf8') !== text,
)

if (check && (stale.length || changed.length)) {
  console.error('client/gql/regras is out of date: run npm run codegen and commit it.')
  process.exitCode = 1
} else if (!check) {
  for (const file of stale) rmSync(path.join(target, file))
  for (const [file, text] of changed) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true })
    writeFileSync(path.join(target, file), text)
  }
}
