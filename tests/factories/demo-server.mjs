import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePort } from './free-port.mjs'

const main = path.resolve(import.meta.dirname, '../../dist/server/main.js')

/**
 * Runs the built product with its demo churches on new data during `use(url)`. For scripts; tests use Product instead.
 */
export async function withDemo(use) {
  const dir = mkdtempSync(path.join(tmpdir(), 'candeia-demo-'))
  chmodSync(dir, 0o711)
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const server = spawn(process.execPath, [main], {
    env: { PATH: process.env.PATH, PORT: port, HOST: '127.0.0.1', DATA_DIR: dir, DEMO: 'true', LOG_LEVEL: 'error' },
    stdio: 'ignore',
  })
  const ready = () =>
    fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  try {
    while (!(await ready())) {
      if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`)
      await wait(100)
    }
    return await use(url)
  } finally {
    server.kill('SIGTERM')
    if (server.exitCode === null) await once(server, 'exit')
    rmSync(dir, { recursive: true, force: true })
  }
}
