// The fastest server that is practical: no framework, one prepared statement that makes the JSON, in a transaction of
// the church.
import http from 'node:http'
import pg from 'pg'
import { operations } from './operations.mjs'

const { port, roles, pool: max } = JSON.parse(process.env.BENCH)
const pool = new pg.Pool({ ...roles.app, max })

/** @returns the JSON of the operation's `data` */
async function read({ name, idCliente, id }) {
  const { byHand: text } = operations.find((one) => one.name === name)
  const client = await pool.connect()
  try {
    await client.query(`start transaction read only; select set_config('app.id_cliente', '${Number(idCliente)}', true)`)
    const values = text.includes('$2') ? [idCliente, id] : [idCliente]
    const { rows } = await client.query({ name, text, values })
    await client.query('commit')
    return rows[0].json
  } finally {
    client.release()
  }
}

const server = http.createServer(async (request, response) => {
  const chunks = []
  for await (const chunk of request) chunks.push(chunk)
  const { variables } = JSON.parse(Buffer.concat(chunks).toString())
  const body = `{"data":${await read(variables)}}`
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) })
  response.end(body)
})
server.listen(port, '127.0.0.1', () => process.send('ready'))
process.on('disconnect', () => process.exit())
