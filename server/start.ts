import 'reflect-metadata'
import { makeServer, mountApp } from './app.js'
import { type Config, ConfigError, readConfig } from './kernel/config.js'
import { EmbeddedPostgresError } from './kernel/database/embedded.js'
import { databaseCode } from './kernel/errors.js'
import { openDatabase, openServices, prepareDatabase } from './services.js'

const started = performance.now()

/** What was opened so far, to be closed in reverse however far the start has come. */
const closers: (() => Promise<unknown>)[] = []

let ending = false
async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  for (const close of closers.reverse()) await close().catch(console.error)
  process.exit(code)
}

/** Longest time that requests in flight have to be answered, in milliseconds. */
const patience = 20_000

/** Takes no new request, answers those in flight, and drops connections that callers keep open without asking anything. */
async function drain(server: ReturnType<typeof makeServer>): Promise<void> {
  // a connection that was busy when closing began becomes idle later, and would be waited for until it times out
  const idle = setInterval(() => server.server.closeIdleConnections(), 50)
  const last = setTimeout(() => server.server.closeAllConnections(), patience)
  await server.close()
  clearInterval(idle)
  clearTimeout(last)
}

/** Opens everything in order; requests in flight are answered before it is closed again. */
async function start(config: Config): Promise<void> {
  const server = makeServer(config)
  const database = await openDatabase(config)
  closers.push(database.stop)
  const roles = await prepareDatabase(config, database.owner)
  const { services, startJobs, close } = await openServices(config, roles, server.log)
  closers.push(close)
  await mountApp(server, services)
  closers.push(() => drain(server))
  const accounts = config.demo ? await (await import('./demo/index.js')).demoAtStart(services) : ''
  await server.listen({ port: config.port, host: config.host })
  await startJobs()
  process.stdout.write(
    `Candeia em ${config.publicUrl} (${Math.round(performance.now() - started)} ms, Node ${process.versions.node})\n${accounts}`,
  )
}

/** One clear line for what a person can mend; undefined for anything else, which keeps its stack. */
function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message
  const code = (error as { code?: string }).code
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    return `A porta ${process.env.PORT ?? 4000} já está em uso ou não é permitida; escolha outra com PORT.`
  }
  const database = databaseCode(error)
  if (database === '08006') return 'Não foi possível conectar ao banco de dados de DATABASE_URL.'
  if (database?.startsWith('28')) return 'O banco de dados recusou o usuário ou a senha de DATABASE_URL.'
  return undefined
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0))

try {
  await start(readConfig())
} catch (error) {
  console.error(explain(error) ?? error)
  await end(1)
}
