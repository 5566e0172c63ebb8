import 'reflect-metadata'
import { makeServer, mountApp } from './app.js'
import { type Config, ConfigError, readConfig } from './kernel/config.js'
import { EmbeddedPostgresError } from './kernel/database/embedded.js'
import { openDatabase, openServices, prepareDatabase } from './services.js'

const started = performance.now()

/** Starts everything and ends it again, in order, on SIGTERM and SIGINT: requests in flight are answered first. */
async function start(config: Config): Promise<void> {
  const server = makeServer(config)
  const database = await openDatabase(config)
  const { services, startJobs, close } = await openServices(
    config,
    await prepareDatabase(config, database.owner),
    server.log,
  )
  await mountApp(server, services)
  const accounts = config.demo ? await (await import('./demo/index.js')).demoAtStart(services) : ''
  await server.listen({ port: config.port, host: config.host })
  await startJobs()
  process.stdout.write(
    `Candeia em ${config.publicUrl} (${Math.round(performance.now() - started)} ms, Node ${process.versions.node})\n${accounts}`,
  )

  let ending = false
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (ending) return
      ending = true
      await server.close()
      await close()
      await database.stop()
      process.exit(0)
    })
  }
}

try {
  await start(readConfig())
} catch (error) {
  // what a person can mend is one clear line; anything else keeps its stack
  const expected =
    error instanceof ConfigError ||
    error instanceof EmbeddedPostgresError ||
    (error as { code?: string }).code === 'EADDRINUSE'
  console.error(expected ? (error as Error).message : error)
  process.exit(1)
}
