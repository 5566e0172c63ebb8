import http from 'node:http'
import net, { type AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals'
import { ask } from './ask.js'
import { postTo } from './post.js'
import { checkAddress, isPublicAddress } from './public-address.js'

let answer: http.RequestListener = (_request, response) => response.end()
let requests: { url: string | undefined; host: string | undefined; body: string }[] = []
const server = http.createServer((request, response) => {
  let body = ''
  request.on('data', (chunk) => (body += chunk))
  request.on('end', () => {
    requests.push({ url: request.url, host: request.headers.host, body })
    answer(request, response)
  })
})
let port = 0

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
beforeEach(() => {
  requests = []
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const send = (path = '/', options = {}) =>
  postTo(new URL(`http://localhost:${port}${path}`), {
    headers: { 'content-type': 'application/json' },
    body: '{"é":1}',
    allowPrivate: true,
    timeoutMs: 5000,
    ...options,
  })

describe('a request to an address that a person typed', () => {
  test('sends the body and returns only the status', async () => {
    answer = (_request, response) => response.writeHead(418).end('secret')
    const { milliseconds, ...outcome } = await send('/a?b=1')
    expect(outcome).toEqual({ status: 418 })
    expect(milliseconds).toBeGreaterThanOrEqual(0)
    expect(requests).toEqual([{ url: '/a?b=1', host: `localhost:${port}`, body: '{"é":1}' }])
  })

  test('does not follow a redirect', async () => {
    answer = (_request, response) => response.writeHead(307, { location: `http://127.0.0.1:${port}/inside` }).end()
    expect(await send()).toMatchObject({ status: 307 })
    expect(requests.map(({ url }) => url)).toEqual(['/'])
  })

  test('ends after the time limit when no answer comes, and does not wait for the end of an endless one', async () => {
    answer = () => undefined
    expect(await send('/', { timeoutMs: 200 })).toMatchObject({ problem: 'O servidor não respondeu em 0.2 segundos.' })
    answer = (_request, response) => void response.writeHead(200).write('x')
    expect(await send('/', { timeoutMs: 4000 })).toMatchObject({ status: 200 })
  })

  describe('a server that answers 101', () => {
    const protocols = net.createServer((socket) => {
      socket.on('error', () => undefined)
      socket.once('data', () =>
        socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: outro\r\n\r\n'),
      )
    })
    let address: URL
    beforeAll(async () => {
      await new Promise<void>((resolve) => protocols.listen(0, '127.0.0.1', resolve))
      address = new URL(`http://localhost:${(protocols.address() as AddressInfo).port}/`)
    })
    afterAll(() => void protocols.close())

    test('has answered, for a delivery and for a question', async () => {
      const sent = { headers: {}, body: '{}', allowPrivate: true, timeoutMs: 5000 }
      expect(await postTo(address, sent)).toMatchObject({ status: 101 })
      expect(await ask(address, { ...sent, method: 'POST' })).toEqual({ status: 101, body: '' })
    })
  })

  test('says in Portuguese why there is no answer', async () => {
    answer = (request) => void request.socket.destroy()
    expect(await send()).toMatchObject({ problem: 'O servidor encerrou a conexão antes de responder.' })
    expect(
      await postTo(new URL('http://127.0.0.1:1025/'), { headers: {}, body: '', allowPrivate: true, timeoutMs: 2000 }),
    ).toMatchObject({ problem: 'O servidor recusou a conexão.' })
    answer = (_request, response) => response.writeHead(200, { big: 'x'.repeat(9000) }).end()
    expect(await send()).toMatchObject({ problem: 'Os cabeçalhos da resposta são grandes demais.' })
  })

  test('sends nothing to an address that is not public', async () => {
    const outcome = await send('/', { allowPrivate: false })
    expect(outcome.problem).toBe('O endereço precisa começar com https://.')
    expect(requests).toEqual([])
  })
})

describe('public addresses', () => {
  const refused = (url: string, addresses: string[] = []) =>
    expect(checkAddress(new URL(url), { allowPrivate: false, lookUp: async () => addresses })).rejects

  test.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.16.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fc00::1',
    'fd12::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
  ])('%s is not public', async (address) => {
    expect(isPublicAddress(address)).toBe(false)
    const host = address.includes(':') ? `[${address}]` : address
    await refused(`https://${host}/`).toThrow('não foi encontrado na internet')
    await refused('https://exemplo.org/', ['8.8.8.8', address]).toThrow('não foi encontrado na internet')
  })

  test.each(['8.8.8.8', '177.8.1.1', '2606:4700:4700::1111'])('%s is public', async (address) => {
    expect(isPublicAddress(address)).toBe(true)
    const checked = await checkAddress(new URL('https://exemplo.org/'), {
      allowPrivate: false,
      lookUp: async () => [address],
    })
    expect(checked).toEqual({ address, family: address.includes(':') ? 6 : 4 })
  })

  test.each(['https://2130706433/', 'https://0x7f.1/', 'https://127.1/', 'https://017700000001/', 'https://[::]/'])(
    'a spelling of a private address is refused: %s',
    async (url) => {
      await refused(url).toThrow('não foi encontrado na internet')
    },
  )

  test('other protocols, credentials, ports of other services and unknown names are refused', async () => {
    await refused('http://8.8.8.8/').toThrow('https://')
    await refused('ftp://8.8.8.8/').toThrow('https://')
    await refused('https://ana:senha@8.8.8.8/').toThrow('credenciais')
    await refused('https://8.8.8.8:25/').toThrow('porta')
    await refused('https://nada.exemplo.org/').toThrow('não foi encontrado na internet')
  })

  test('the connection goes to the checked address, although the name resolves to another one afterwards', async () => {
    const answers = ['127.0.0.1', '127.0.0.2']
    answer = (_request, response) => response.end()
    const outcome = await postTo(new URL(`http://exemplo.test:${port}/`), {
      headers: {},
      body: '',
      allowPrivate: true,
      timeoutMs: 2000,
      lookUp: async () => [answers.shift() ?? '127.0.0.3'],
    })
    expect(outcome.status).toBe(200)
    expect(answers).toEqual(['127.0.0.2'])
    expect(requests[0]?.host).toBe(`exemplo.test:${port}`)
  })
})
