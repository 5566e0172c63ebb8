// The product itself.
import 'reflect-metadata'
import { makeServer, mountApp } from '../../dist/server/app.js'
import { readConfig } from '../../dist/server/kernel/base/config.js'
import { openServices } from '../../dist/server/services.js'

const { port, dataDir, roles, pool } = JSON.parse(process.env.BENCH)
const config = readConfig({
  NODE_ENV: 'production',
  PORT: String(port),
  HOST: '127.0.0.1',
  DATA_DIR: dataDir,
  DATABASE_POOL: String(pool),
})
const app = makeServer(config)
const { services } = await openServices(config, roles, app.log)
await mountApp(app, services)
await app.listen({ port, host: '127.0.0.1' })
process.send('ready')
process.on('disconnect', () => process.exit())
