// PostGraphile over the same tables. It reads as the role that sees all tenants, so it pays for no transaction of its own.
import http from 'node:http'
import pg from 'pg'
import { postgraphile } from 'postgraphile'
import { makePgService } from 'postgraphile/adaptors/pg'
import { grafserv } from 'postgraphile/grafserv/node'
import { PostGraphileAmberPreset } from 'postgraphile/presets/amber'

const { port, roles, pool: max } = JSON.parse(process.env.BENCH)
const pool = new pg.Pool({ ...roles.platform, max })
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafserv: { graphqlPath: '/graphql', watch: false, graphiql: false },
  grafast: { explain: false },
})
const server = http.createServer()
await instance.createServ(grafserv).addTo(server)
server.listen(port, '127.0.0.1', () => process.send('ready'))
process.on('disconnect', () => process.exit())
