// npm run dev: the server is translated again and restarts on change, the client reloads in the browser
// (http://localhost:5173). Options go to Vite: npm run dev -- --port 5200
import { spawn, spawnSync } from 'node:child_process'
import { watch } from 'node:fs'
import path from 'node:path'
import { compileServer } from './compile.mjs'

const root = path.resolve(import.meta.dirname, '../..')
const programs = path.join(root, 'node_modules/.bin')
const env = { ...process.env, NODE_ENV: 'development', PATH: `${programs}${path.delimiter}${process.env.PATH}` }
const options = { cwd: root, stdio: 'inherit', env }
let ending = false

// a second at most, so the server starts only after it
const { status } = spawnSync(process.execPath, ['server/cli/build.mjs', 'server'], options)
if (status !== 0) process.exit(1)
// Like Vite, the translation does not check types, so that a change appears quickly. The editor and `npm run check`
// check the types.
let changed
for (const folder of ['server', 'migrations', 'schema/rules'])
  watch(path.join(root, folder), { recursive: true, persistent: false }, () => {
    // an editor may write a file in several steps
    clearTimeout(changed)
    changed = setTimeout(() => {
      for (const error of compileServer({ watched: true })) console.error(error)
    }, 50)
  })

const children = { vite: spawn(path.join(programs, 'vite'), ['client', ...process.argv.slice(2)], options) }

function startServer() {
  // A new migration and a changed rule change the server, too.
  const watch = ['--watch-path=dist/server', '--watch-path=dist/migrations', '--watch-path=dist/schema']
  const server = spawn(process.execPath, ['--enable-source-maps', ...watch, 'dist/server/main.js'], options)
  children.server = server
  endWith('server', server)
}

function end(signal) {
  ending = true
  for (const child of Object.values(children)) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
// Ends all programs when one of them ends. Otherwise the developer would only notice that changes no longer appear on
// the screen.
function endWith(name, child) {
  child.on('exit', (code) => {
    if (ending) return
    console.error(`npm run dev: ${name} ended (${code})`)
    process.exitCode = code || 1
    end('SIGTERM')
  })
}
endWith('vite', children.vite)
startServer()
