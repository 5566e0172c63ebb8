import type { Socket } from 'node:net'
import type { FastifyInstance } from 'fastify'

/** A result in the form of an HTTP response. */
interface Answer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  data: any
  errors?: { message: string; extensions: { code: string; status: number } }[]
}

interface Message {
  type: string
  id?: string
  // biome-ignore lint/suspicious/noExplicitAny: tests read answers of any shape
  payload?: any
}

/** What the tests use of a WebSocket. */
interface Wire {
  // biome-ignore lint/suspicious/noExplicitAny: each event has its own values
  on(event: string, listener: (...values: any[]) => void): unknown
  send(text: string): void
  terminate(): void
}

/**
 * One connection of the protocol graphql-transport-ws. It is implemented by hand, so that a test can also violate the
 * protocol.
 */
export class TestSocket {
  private readonly inbox: Message[] = []
  private wake: (() => void) | undefined
  /** close code, when the server has closed it */
  closed: number | undefined
  reason: string | undefined

  private static readonly all: TestSocket[] = []

  private constructor(private readonly ws: Wire) {
    ws.on('message', (data: Buffer) => {
      this.inbox.push(JSON.parse(String(data)))
      this.wake?.()
    })
    ws.on('close', (code: number, reason: Buffer) => {
      this.closed = code
      this.reason = String(reason)
      this.wake?.()
    })
  }

  /** @throws when the server refuses the handshake, with the status in the message */
  static async open(app: FastifyInstance, headers: Record<string, string> = {}, ip = '10.9.8.7'): Promise<TestSocket> {
    let socket: TestSocket | undefined
    await app.injectWS(
      '/graphql/ws',
      {
        headers: { 'sec-websocket-protocol': 'graphql-transport-ws', ...headers },
        // the server reads nothing else of the socket
        socket: { remoteAddress: ip } as Socket,
      },
      {
        onInit: (ws) => {
          socket = new TestSocket(ws)
        },
      },
    )
    TestSocket.all.push(socket as TestSocket)
    return socket as TestSocket
  }

  send(message: Message): void {
    this.ws.send(JSON.stringify(message))
  }

  /**
   * The next message; undefined when none arrives in time or the connection is closed.
   * @param timeout milliseconds
   */
  async next(timeout = 5000): Promise<Message | undefined> {
    const until = Date.now() + timeout
    while (this.inbox.length === 0 && this.closed === undefined && Date.now() < until) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, until - Date.now())
        this.wake = () => {
          clearTimeout(timer)
          resolve()
        }
      })
    }
    return this.inbox.shift()
  }

  /**
   * Authenticates.
   * @returns whether the server accepts the token
   */
  async init(token: string | null, payload: object = paramsOf(token)): Promise<boolean> {
    this.send({ type: 'connection_init', payload })
    return (await this.next())?.type === 'connection_ack'
  }

  subscribe(query: string, variables: object = {}, id = '1'): void {
    this.send({ type: 'subscribe', id, payload: { query, variables } })
  }

  close(): void {
    this.ws.terminate()
  }

  /** Also closes connections that the server has closed: otherwise the client would wait half a minute. */
  static closeAll(): void {
    for (const socket of TestSocket.all.splice(0)) socket.close()
  }
}

/** The first message's content for a token, and for the church that it is to be used in. */
function paramsOf(bearer: string | null): object {
  const [token, igreja] = bearer?.split(' ') ?? []
  return { ...(token && { token }), ...(igreja && { igreja }) }
}

/** The first result of a subscription, in the form of an HTTP response. */
export async function firstAnswer(
  app: FastifyInstance,
  token: string | null,
  query: string,
  variables: object,
): Promise<Answer> {
  const socket = await TestSocket.open(app)
  try {
    if (!(await socket.init(token))) return { status: 401, data: null }
    socket.subscribe(query, variables)
    const message = await socket.next()
    const errors = message?.type === 'error' ? message.payload : message?.payload?.errors
    return {
      status: errors?.[0]?.extensions.status ?? (message ? 200 : 500),
      data: message?.payload?.data ?? null,
      ...(errors && { errors }),
    }
  } finally {
    socket.close()
  }
}
