// Counts what a server sends to PostgreSQL: a TCP proxy that reads the stream of PostgreSQL's answers.
import { once } from 'node:events'
import net from 'node:net'

const COMMAND_COMPLETE = 0x43
const READY_FOR_QUERY = 0x5a

/**
 * Listens on a free port and forwards to PostgreSQL's Unix socket. `counted` has the number of completed statements
 * (also BEGIN, SET and COMMIT) and of messages, each of which PostgreSQL answers with ReadyForQuery.
 */
export async function countingProxy({ host, port }) {
  const counted = { statements: 0, messages: 0 }
  const server = net.createServer((client) => {
    const database = net.connect(`${host}/.s.PGSQL.${port}`)
    client.pipe(database)
    let rest = Buffer.alloc(0)
    database.on('data', (chunk) => {
      rest = Buffer.concat([rest, chunk])
      // each answer: one byte of type, then its length in four bytes, which count themselves
      while (rest.length >= 5 && rest.length >= 1 + rest.readInt32BE(1)) {
        if (rest[0] === COMMAND_COMPLETE) counted.statements++
        if (rest[0] === READY_FOR_QUERY) counted.messages++
        rest = rest.subarray(1 + rest.readInt32BE(1))
      }
      client.write(chunk)
    })
    for (const [one, other] of [
      [client, database],
      [database, client],
    ]) {
      one.on('error', () => other.destroy())
      one.on('close', () => other.destroy())
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { counted, host: '127.0.0.1', port: server.address().port, stop: () => server.close() }
}
