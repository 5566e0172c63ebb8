import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports that the system gives to no outgoing connection: between the choice of a port and the server's start on it, a
 * browser or a database client of another test may take one of those.
 */
const [lowest, highest] = [12_000, 32_000]

export async function freePort() {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest))
    const server = createServer().listen(port)
    try {
      await once(server, 'listening')
    } catch (error) {
      if (error.code === 'EADDRINUSE') continue
      throw error
    }
    server.close()
    await once(server, 'close')
    return port
  }
}
