import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const root = path.resolve(import.meta.dirname, '../..')

/** A new data directory that the database's account can reach even when the tests run as root. */
export function scratchDirectory(): { dir: string; remove(): void } {
  const dir = mkdtempSync(path.join(tmpdir(), 'candeia-proc-'))
  chmodSync(dir, 0o711)
  return { dir, remove: () => rmSync(dir, { recursive: true, force: true }) }
}

/** The built server as a process, the way `npm start` runs it. */
export class ServerProcess {
  output = ''
  private constructor(
    readonly child: ChildProcess,
    readonly url: string,
  ) {
    child.stdout?.on('data', (data) => (this.output += data))
    child.stderr?.on('data', (data) => (this.output += data))
  }

  /** @param how another program than this project's own server, such as that of a unit or an image */
  static run(
    env: Record<string, string>,
    port: number,
    how: { program: string; args: string[]; cwd: string } = {
      program: process.execPath,
      args: [path.join(root, 'dist/server/main.js')],
      cwd: process.cwd(),
    },
  ): ServerProcess {
    const child = spawn(how.program, how.args, {
      cwd: how.cwd,
      env: {
        PATH: process.env.PATH ?? '',
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
        NODE_ENV: 'production',
        LOG_LEVEL: 'warn',
        DEMO: 'false',
        MAX_DELAY_MS: '0',
        PORT: String(port),
        HOST: '127.0.0.1',
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    return new ServerProcess(child, `http://127.0.0.1:${port}`)
  }

  /**
   * Resolves when the server is ready.
   * @throws Error with the output when it ended instead
   */
  async ready(seconds = 60): Promise<this> {
    for (let waited = 0; waited < seconds * 20; waited++) {
      if (this.child.exitCode !== null) throw new Error(`ended with ${this.child.exitCode}: ${this.output}`)
      const ok = await fetch(`${this.url}/readyz`).then(
        (answer) => answer.ok,
        () => false,
      )
      if (ok) return this
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`not ready: ${this.output}`)
  }

  /** @throws Error with the output when the process still runs after this many seconds; the process is then killed */
  async ended(seconds = 60): Promise<number | null> {
    if (this.child.exitCode === null && this.child.signalCode === null)
      await once(this.child, 'exit', { signal: AbortSignal.timeout(seconds * 1000) }).catch(() => {
        this.child.kill('SIGKILL')
        throw new Error(`still runs after ${seconds} s: ${this.output}`)
      })
    return this.child.exitCode
  }

  /** @returns the exit code, or null after a fatal signal */
  async kill(signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal)
    return this.ended()
  }
}
