// PostGraphile over the same tables. It connects as the role that sees all churches, so it needs no transaction to set
// the church.
import http from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import pg from 'pg'

const { port, roles, pool: max, rival } = JSON.parse(process.env.BENCH)
const require = createRequire(path.join(rival, 'package.json'))
const { postgraphile } = require('postgraphile')
const { makePgService } = require('postgraphile/adaptors/pg')
const { grafserv } = require('postgraphile/grafserv/node')
const { PostGraphileAmberPreset } = require('postgraphile/presets/amber')
const pool = new pg.Pool({ ...roles.platform, max })
const instance = postgraphile({
  extends: [PostGraphileAmberPreset],
  // also relations and conditions whose columns only a partial index has
  disablePlugins: ['PgIndexBehaviorsPlugin'],
  pgServices: [makePgService({ pool, schemas: ['public'] })],
  grafserv: { graphqlPath: '/graphql', watch: false, graphiql: false },
  grafast: { explain: false },
})
const server = http.createServer()
await instance.createServ(grafserv).addTo(server)
server.listen(port, '127.0.0.1', () => process.send('ready'))
process.on('disconnect', () => process.exit())
