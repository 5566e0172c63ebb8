import { type ChildProcess, execFile, execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ownTestApp, type TestApp, type TestChurch } from '../factories/harness.js'
import { freePort } from '../factories/process.js'

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
  /** the folder in which programs run */
  folder: string
  stop(): Promise<void>
}

export async function installation(): Promise<Installation> {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const app = await ownTestApp({ PUBLIC_URL: url })
  await app.http.listen({ port, host: '127.0.0.1' })
  await app.runJobs()
  const church = await app.church()
  const folder = mkdtempSync(path.join(tmpdir(), 'candeia-tool-'))
  return {
    app,
    church,
    url,
    folder,
    async apiToken(escopos) {
      const create = 'mutation($escopos: [String!]!) { criarTokenApi(nome: "Ferramenta", escopos: $escopos) { token } }'
      const { data, errors } = await app.graphql(await church.token(1), create, { escopos })
      if (errors) throw new Error(JSON.stringify(errors))
      return data.criarTokenApi.token
    },
    run: (command, args, token) =>
      new Promise((resolve) => {
        const env = { PATH: process.env.PATH, HOME: process.env.HOME, CANDEIA_URL: url, CANDEIA_TOKEN: token }
        const child: ChildProcess = execFile(
          command,
          [...args],
          { cwd: folder, env: { ...env, PYTHONDONTWRITEBYTECODE: '1', PYTHONIOENCODING: 'utf-8' }, timeout: 60_000 },
          (_, stdout, stderr) => resolve({ status: child.exitCode ?? 1, stdout, stderr }),
        )
      }),
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
