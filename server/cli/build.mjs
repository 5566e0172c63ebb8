// Builds what is out of date: the server (incremental), then the client when one of its inputs has changed.
// With `server` it builds the server alone: while a feature is being made, the client lacks the code that codegen writes.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const bin = (name) => path.join(root, 'node_modules/.bin', name)

function run(command, args) {
  const { status } = spawnSync(bin(command), args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

/** Changes when any file below changes its place, size or time. */
function fingerprint(...places) {
  const hash = createHash('sha256')
  const visit = (place) => {
    const stat = statSync(place)
    if (stat.isDirectory()) for (const name of readdirSync(place).sort()) visit(path.join(place, name))
    else hash.update(`${path.relative(root, place)} ${stat.size} ${stat.mtimeMs}\n`)
  }
  for (const place of places) visit(path.join(root, place))
  return hash.digest('hex')
}

/** Runs `build` unless `output` was made from the same inputs. */
function unlessFresh(name, inputs, output, build) {
  const stamp = path.join(root, `dist/.${name}-stamp`)
  const now = fingerprint(...inputs)
  if (existsSync(path.join(root, output)) && existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  build()
  mkdirSync(path.dirname(stamp), { recursive: true })
  writeFileSync(stamp, now)
}

unlessFresh('server', ['server', 'migrations', 'tsconfig.json', 'package-lock.json'], 'dist/server/main.js', () =>
  run('tsc', ['-p', 'tsconfig.json', '--checkers', '1']),
)
if (process.argv[2] !== 'server') {
  unlessFresh('client', ['client', 'package-lock.json'], 'dist/client/index.html', () =>
    run('vite', ['build', 'client', '--logLevel', 'warn']),
  )
}
