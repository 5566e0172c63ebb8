import 'reflect-metadata'
import cluster from 'node:cluster'
import type { FastifyInstance } from 'fastify'
import { type Config, ConfigError, readConfig } from './kernel/base/config.js'
import { databaseCode } from './kernel/base/errors.js'
import { EmbeddedPostgresError } from './kernel/data/database/embedded/embedded.js'
import type { RoleConnections } from './kernel/data/database/roles.js'
import type { Services } from './kernel/work/context/context.js'
import { preparedByPrimary, startWorkers, WorkerEnded } from './workers.js'

/** Functions that close everything opened so far, in reverse order; also used when the start fails halfway. */
const closers: (() => Promise<unknown>)[] = []

/**
 * Time limits of the shutdown in milliseconds. `requests` is for running requests and is longer than the maximum time
 * of a statement. `all` is for the whole shutdown, which must end before supervisors kill the process after 10 s.
 */
const timeLimits = { requests: 5500, all: 9500 } as const

let ending = false
async function end(code: number): Promise<void> {
  if (ending) return
  ending = true
  setTimeout(() => process.exit(code), timeLimits.all).unref()
  for (const close of closers.reverse()) await close().catch(console.error)
  process.exit(code)
}

/** Accepts no new requests, completes running ones, and closes idle connections. */
async function drain(server: FastifyInstance): Promise<void> {
  // a connection that becomes idle only now would keep the server open until it times out
  const idle = setInterval(() => server.server.closeIdleConnections(), 50)
  const last = setTimeout(() => server.server.closeAllConnections(), timeLimits.requests)
  await server.close()
  clearInterval(idle)
  clearTimeout(last)
}

const onlyHere =
  'Com dados de demonstração, cujas senhas todo mundo conhece, só esta máquina alcança o servidor (127.0.0.1). Para abrir a outras, defina HOST.\n'

const noJobs =
  'Sem tarefas (JOBS=false): nada é enviado, e nem relatórios ficam prontos. É para ensaiar com uma cópia, não para uso.\n'

/**
 * Opens everything in order and starts to listen. The program itself, whose loading takes seconds, is loaded only here,
 * so that a wrong setting is reported at once.
 */
async function start(config: Config): Promise<void> {
  if (cluster.isWorker) {
    const { roles, host } = await preparedByPrimary()
    await serve(config, roles, { host })
    return
  }
  const { openDatabase } = await import('./kernel/data/database/open-database.js')
  const { prepareDatabase } = await import('./services.js')
  const database = await openDatabase(config)
  closers.push(database.stop)
  const roles = await prepareDatabase(config, database.owner)
  const { accounts, only } =
    config.workers > 1 ? await serveInWorkers(config, roles) : await serve(config, roles, { demo: config.demo })
  process.stdout.write(
    `Candeia em ${config.publicUrl} (${Math.round(performance.now())} ms, Node ${process.versions.node})\n${only}${config.jobs ? '' : noJobs}${accounts}`,
  )
  await keepForOpenPages(config)
}

interface Serving {
  accounts: string
  host: string
  only: string
}

/** Fills a new database with the demo churches if asked, and finds the address to listen on. */
async function demo(config: Config, services: Services, fills: boolean): Promise<Serving> {
  const { hasDemo, hostFor } = await import('./demo/has-demo.js')
  const accounts = fills ? await (await import('./demo/index.js')).demoAtStart(services) : ''
  const has = await hasDemo(services)
  return { accounts, host: hostFor(config.host, has), only: has && config.host === undefined ? onlyHere : '' }
}

/** This process serves requests and works on jobs. */
async function serve(config: Config, roles: RoleConnections, given: { demo: boolean } | { host: string }) {
  const { makeServer, mountApp } = await import('./app.js')
  const { openServices } = await import('./services.js')
  const { startTracing } = await import('./kernel/base/watching/tracing.js')
  closers.push(await startTracing(config))
  const server = makeServer(config)
  const { services, startJobs, finishJobs, close } = await openServices(config, roles, server.log)
  closers.push(close)
  await mountApp(server, services)
  closers.push(() => Promise.all([drain(server), finishJobs()]))
  const serving =
    'host' in given ? { host: given.host, accounts: '', only: '' } : await demo(config, services, given.demo)
  await server.listen({ port: config.port, host: serving.host })
  await startJobs()
  return serving
}

/** Several processes serve requests and work on jobs; this one starts and replaces them. */
async function serveInWorkers(config: Config, roles: RoleConnections): Promise<Serving> {
  const { makeServer } = await import('./app.js')
  const { openServices } = await import('./services.js')
  const { services, close } = await openServices(config, roles, makeServer(config).log)
  const serving = await demo(config, services, config.demo).finally(close)
  const workers = startWorkers(config.workers, { roles, host: serving.host })
  // before they listen: the database must not end before workers that are still starting
  closers.push(workers.end)
  await workers.listening
  return serving
}

/** The server works without it, as with a data directory that cannot be written, but open pages may need an update then. */
async function keepForOpenPages({ dataDir }: Config): Promise<void> {
  const { keepScripts, scriptsDir } = await import('./kernel/transport/http/earlier-scripts.js')
  const { clientDir, clientFiles } = await import('./kernel/base/paths.js')
  await keepScripts(clientDir, clientFiles, dataDir).catch((error: Error) =>
    process.stderr.write(
      `Os scripts desta versão não puderam ser guardados em ${scriptsDir(dataDir)} (${error.message}): depois da próxima atualização, páginas abertas pedirão para ser atualizadas.\n`,
    ),
  )
}

/** One line for an error that an operator can fix; undefined for any other error, which is printed with its stack. */
function explain(error: unknown): string | undefined {
  if (error instanceof ConfigError || error instanceof EmbeddedPostgresError) return error.message
  const code = (error as { code?: string }).code
  if (code === 'EADDRINUSE' || code === 'EACCES') {
    return `A porta ${process.env.PORT ?? 4000} já está em uso ou não é permitida; escolha outra com PORT.`
  }
  const database = databaseCode(error)
  const address = process.env.DATABASE_DIRECT_URL ? 'DATABASE_URL ou DATABASE_DIRECT_URL' : 'DATABASE_URL'
  if (database === '08006') return `Não foi possível conectar ao banco de dados de ${address}.`
  if (database?.startsWith('28')) return `O banco de dados recusou o usuário ou a senha de ${address}.`
  return undefined
}

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void end(0))
// without its primary process a worker would keep the port and lose the database
process.on('disconnect', () => void end(0))

try {
  await start(readConfig())
} catch (error) {
  // a start that is asked to end halfway fails, because what it needs is closed already
  if (!ending && !(error instanceof WorkerEnded)) console.error(explain(error) ?? error)
  await end(1)
}
