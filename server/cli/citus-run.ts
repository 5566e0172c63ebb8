import 'reflect-metadata'
import { ConfigError, readConfig } from '../kernel/base/config.js'
import { openDatabase } from '../kernel/data/database/open-database.js'
import { prepareDatabase } from '../services.js'

/*
 * npm run citus -- distribute   distributes a new or a filled database over the nodes of Citus
 *
 * It does what every start with DATABASE_ENGINE=citus does, and says what it did.
 */

const usage = `Uso: npm run citus -- distribute
  Com DATABASE_ENGINE=citus e DATABASE_URL, o endereço do coordenador. Os servidores devem estar parados.`

async function run(args: string[]): Promise<void> {
  if (args.length !== 1 || args[0] !== 'distribute') throw new ConfigError(usage)
  const config = readConfig()
  if (config.engine !== 'citus') throw new ConfigError(`Configuração inválida: falta DATABASE_ENGINE=citus\n${usage}`)
  const { owner, stop } = await openDatabase(config)
  await prepareDatabase(config, owner, (line) => void process.stdout.write(`${line}\n`)).finally(stop)
}

try {
  await run(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exitCode = 1
}
