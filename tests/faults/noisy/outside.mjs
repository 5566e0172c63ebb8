/* What lies outside the server: a mail server, banks and receivers of webhooks, some of which do their worst. All local. */
import { once } from 'node:events'
import http from 'node:http'
import net from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const listening = async (server) => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return `127.0.0.1:${server.address().port}`
}

const endOf = (server) => {
  server.closeAllConnections()
  server.close()
}

/** Takes every letter, in some milliseconds each. `at`: when a letter came, by its address. */
export async function mailServer(ms = 15) {
  const at = new Map()
  const server = net.createServer((socket) => {
    let text = ''
    socket.on('error', () => undefined)
    socket.write('220 local\r\n')
    socket.on('data', (chunk) => {
      text += String(chunk)
      for (let end = text.indexOf('\r\n'); end >= 0; end = text.indexOf('\r\n')) {
        const line = text.slice(0, end)
        text = text.slice(end + 2)
        const to = /^RCPT TO:<(.*)>/.exec(line)?.[1]
        if (to) at.set(to, performance.now())
        if (line === 'DATA') socket.write('354 go\r\n')
        else if (line === '.') setTimeout(() => socket.writable && socket.write('250 ok\r\n'), ms)
        else if (line === 'QUIT') socket.end('221 bye\r\n')
        else if (/^(EHLO|MAIL|RCPT|RSET)/.test(line)) socket.write('250 ok\r\n')
      }
    })
  })
  return { url: `smtp://${await listening(server)}`, at, close: () => server.close() }
}

/** A Pix of this id as a bank tells it. */
const pixOf = (endToEndId, txid, refunds) => ({
  endToEndId,
  txid,
  valor: '100.00',
  horario: new Date().toISOString(),
  ...(refunds && {
    devolucoes: Array.from({ length: refunds }, (_, n) => ({
      id: `d${n}`,
      valor: '0.01',
      status: 'DEVOLVIDO',
      natureza: 'MED_FRAUDE',
      horario: { solicitacao: new Date().toISOString() },
    })),
  }),
})

/**
 * A bank that says that every Pix was paid.
 * @param bank.slow milliseconds of each answer; `refunds`: how many it invents for each Pix; `pages`: how many pages it
 * says that each list has
 */
export async function bankServer({ slow = 0, refunds = 0, pages = 1, txid }) {
  const server = http.createServer(async (request, response) => {
    request.resume()
    await once(request, 'end')
    const { pathname } = new URL(request.url, 'http://x')
    if (pathname !== '/token') await wait(slow)
    const id = pathname.split('/')[2]
    const body =
      pathname === '/token'
        ? { access_token: 'token' }
        : id
          ? pixOf(id, txid, refunds)
          : { pix: [], parametros: { paginacao: { quantidadeDePaginas: pages } } }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  return { url: `http://${await listening(server)}`, close: () => endOf(server) }
}

/**
 * A receiver of webhooks.
 * @param hangs whether it never answers
 */
export async function receiver(hangs) {
  /** when a record was told, by its uuid */
  const at = new Map()
  const server = http.createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      at.set(JSON.parse(text).id, performance.now())
      if (!hangs) response.writeHead(204).end()
    })
  })
  return { url: `http://${await listening(server)}/`, at, close: () => endOf(server) }
}
