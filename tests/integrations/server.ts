import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../factories/free-port.mjs'
import { ownTestApp, type TestApp, type TestChurch } from '../factories/harness.js'
import { knownPassword, knowPassword } from '../factories/password.js'

export const root = path.resolve(import.meta.dirname, '../..')

export interface Ran {
  status: number
  stdout: string
  stderr: string
}

/** The built server on a port of its own, with its jobs, as a tool of somebody else reaches it. */
export interface Installation {
  app: TestApp
  church: TestChurch
  url: string
  /** an API token of the church's administrator */
  apiToken(escopos: readonly string[]): Promise<string>
  /** runs a program in an empty folder; it finds the address and the token in its environment */
  run(command: string, args: readonly string[], token: string): Promise<Ran>
  /**
   * starts a receiver of webhooks, and makes the webhook that tells it
   * @param command program and arguments; its port and the webhook's secret are in its environment
   */
  receiver(command: readonly [string, ...string[]], token: string, eventos: readonly string[]): Promise<Receiver>
  /** the folder in which programs run */
  folder: string
  stop(): Promise<void>
}

/** A program of somebody else that is told of changes. */
export interface Receiver {
  port: number
  /** what it has printed, line by line */
  lines(): string[]
  start(): Promise<void>
  stop(): Promise<void>
}

export async function installation(): Promise<Installation> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const app = await ownTestApp({ PUBLIC_URL: url, ALLOW_PRIVATE_ADDRESSES: 'true' })
  await app.http.listen({ port, host: '127.0.0.1' })
  await app.runJobs()
  const church = await app.church()
  const folder = mkdtempSync(path.join(tmpdir(), 'candeia-tool-'))
  const environment = (token: string) => ({
    PATH: process.env.PATH,
    HOME: process.env.HOME,
    CANDEIA_URL: url,
    CANDEIA_TOKEN: token,
    PYTHONDONTWRITEBYTECODE: '1',
    PYTHONIOENCODING: 'utf-8',
  })
  return {
    app,
    church,
    url,
    folder,
    async apiToken(escopos) {
      const create =
        'mutation($escopos: [String!]!) { criarTokenApi(minhaSenha: "Candeia-de-teste-7", nome: "Ferramenta", escopos: $escopos) { token } }'
      const { data, errors } = await app.graphql(await church.token(1), create, { escopos })
      if (errors) throw new Error(JSON.stringify(errors))
      return data.criarTokenApi.token
    },
    run: (command, args, token) =>
      new Promise((resolve) => {
        const child: ChildProcess = execFile(
          command,
          [...args],
          { cwd: folder, env: environment(token), timeout: 60_000 },
          (_, stdout, stderr) => resolve({ status: child.exitCode ?? 1, stdout, stderr }),
        )
      }),
    async receiver([command, ...args], token, eventos) {
      await knowPassword(app, church.idCliente)
      const port = await freePort()
      const create = 'mutation($input: WebhookInput!) { criarWebhook(input: $input) { segredo } }'
      const input = { url: `http://127.0.0.1:${port}/`, eventos, minhaSenha: knownPassword }
      const { data, errors } = await app.graphql(await church.token(1), create, { input })
      if (errors) throw new Error(JSON.stringify(errors))
      const env = { ...environment(token), CANDEIA_SEGREDO: data.criarWebhook.segredo, PORTA: String(port) }
      let printed = ''
      let child: ChildProcess | undefined
      const started = {
        port,
        lines: () => printed.split('\n').filter(Boolean),
        async start() {
          printed = ''
          child = spawn(command, args, { cwd: folder, env, stdio: ['ignore', 'pipe', 'inherit'] })
          const ready = new Promise<void>((resolve, reject) => {
            child?.once('exit', () => reject(new Error(`the receiver ended: ${printed}`)))
            child?.stdout?.on('data', (text) => {
              printed += String(text)
              if (printed.startsWith('pronto')) resolve()
            })
          })
          await ready
        },
        async stop() {
          const ended = new Promise((resolve) => child?.once('exit', resolve))
          child?.kill('SIGKILL')
          await ended
        },
      }
      await started.start()
      return started
    },
    async stop() {
      app.http.server.closeAllConnections()
      await app.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Whether this machine has Python 3; the product does not need it. */
export const hasPython = ((): boolean => {
  try {
    return execFileSync('python3', ['--version'], { encoding: 'utf8' }).startsWith('Python 3')
  } catch {
    return false
  }
})()

/**
 * Waits until something is true.
 * @throws after 15 s
 */
export async function waitFor(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + 15_000; Date.now() < end; ) {
    if (await condition()) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('it did not happen in 15 s')
}
