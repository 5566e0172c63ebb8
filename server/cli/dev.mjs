// npm run dev: the compiler and the server restart on change, the client reloads in the browser (http://localhost:5173).
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const bin = (name) => path.join(root, 'node_modules/.bin', name)
const options = { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_ENV: 'development' } }

spawnSync(bin('tsc'), ['-p', 'tsconfig.json'], options)
const children = [
  spawn(bin('tsc'), ['-p', 'tsconfig.json', '--watch', '--preserveWatchOutput'], options),
  spawn(process.execPath, ['--enable-source-maps', '--watch-path=dist/server', 'dist/server/main.js'], options),
  spawn(bin('vite'), ['client'], options),
]
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    for (const child of children) child.kill(signal)
  })
}
