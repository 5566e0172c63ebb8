// npm run dev: the compiler and the server restart on change, the client reloads in the browser
// (http://localhost:5173). Options go to Vite: npm run dev -- --port 5200
import { spawn } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const programs = path.join(root, 'node_modules/.bin')
// With the Node that npm installs, the compiler is one process, so one signal ends it.
const env = { ...process.env, NODE_ENV: 'development', PATH: `${programs}${path.delimiter}${process.env.PATH}` }
const options = { cwd: root, stdio: 'inherit', env }
const colours = process.stdout.isTTY ? ['--pretty'] : []
let ending = false

// Like Vite, the compiler does not check types, so that a change appears quickly. The editor and `npm run check` check
// the types.
const compiler = ['-p', 'tsconfig.json', '--noCheck', '--watch', '--preserveWatchOutput', ...colours]
// The compiler and Vite start at once; the server waits for the first compilation.
const children = {
  tsc: spawn(path.join(programs, 'tsc'), compiler, { ...options, stdio: ['inherit', 'pipe', 'inherit'] }),
  vite: spawn(path.join(programs, 'vite'), ['client', ...process.argv.slice(2)], options),
}
children.tsc.stdout.pipe(process.stdout)

function startServer() {
  // Both folders are watched: a new migration changes the server, too.
  const watch = ['--watch-path=dist/server', '--watch-path=dist/migrations']
  const server = spawn(process.execPath, ['--enable-source-maps', ...watch, 'dist/server/main.js'], options)
  children.server = server
  endWith('server', server)
}
let said = ''
children.tsc.stdout.on('data', function compiled(text) {
  said += text
  if (!said.includes('Watching for file changes')) return
  children.tsc.stdout.off('data', compiled)
  if (!ending) startServer()
})

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
for (const [name, child] of Object.entries(children)) endWith(name, child)
