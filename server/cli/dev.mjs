// npm run dev: the compiler and the server restart on change, the client reloads in the browser (http://localhost:5173).
// Options go to Vite: npm run dev -- --port 5200
import { spawn, spawnSync } from 'node:child_process'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')
const programs = path.join(root, 'node_modules/.bin')
// Under the Node that comes with npm the compiler is one process, which a signal ends.
const env = { ...process.env, NODE_ENV: 'development', PATH: `${programs}${path.delimiter}${process.env.PATH}` }
const options = { cwd: root, stdio: 'inherit', env }
const compile = [path.join(programs, 'tsc'), ['-p', 'tsconfig.json']]

spawnSync(...compile, options)
const children = {
  tsc: spawn(compile[0], [...compile[1], '--watch', '--preserveWatchOutput'], options),
  // Both kinds of output are watched: a migration changes the server too.
  server: spawn(
    process.execPath,
    ['--enable-source-maps', '--watch-path=dist/server', '--watch-path=dist/migrations', 'dist/server/main.js'],
    options,
  ),
  vite: spawn(path.join(programs, 'vite'), ['client', ...process.argv.slice(2)], options),
}

let ending = false
function end(signal) {
  ending = true
  for (const child of Object.values(children)) child.kill(signal)
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => end(signal))
// One that is missing would only be noticed by screens that do not change.
for (const [name, child] of Object.entries(children)) {
  child.on('exit', (code) => {
    if (ending) return
    console.error(`npm run dev: ${name} ended (${code})`)
    process.exitCode = code || 1
    end('SIGTERM')
  })
}
