import { randomBytes } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

interface Refund {
  id: string
  valor: string
  status: string
  natureza: string
  horario: { solicitacao: string }
}

/** A Pix as the bank tells it. */
export interface BankPix {
  endToEndId: string
  txid?: string
  valor: string
  horario: string
  infoPagador?: string
  pagador?: { nome: string }
  devolucoes?: Refund[]
}

type Json = Record<string, unknown>

/** A bank with the central bank's API for Pix, whose faults a test chooses. */
export class FakePsp {
  readonly received: BankPix[] = []
  readonly charges = new Map<string, Json>()
  /** the address that the church registered, by key */
  readonly webhooks = new Map<string, string>()
  /** the requests, as 'GET /pix' */
  readonly asked: string[] = []
  /** answers everything with 503 */
  down = false
  /** how many of the next refunds it does not answer properly */
  refusedRefunds = 0
  /** milliseconds before each answer */
  slow = 0
  /** the ids of Pix that it answers with 503 */
  readonly silent = new Set<string>()
  /** how many Pix a page of the list has */
  perPage = 100
  /** whether a refund is done at once */
  refundsAtOnce = true
  /** takes an address for notices only as Efí does: without a certificate of ours, and with its own '/pix' at the end */
  likeEfi = false
  /** where it reads who asks for a token */
  credentials: 'header' | 'form' = 'header'
  private readonly tokens = new Set<string>()
  private readonly server = http.createServer((request, response) => {
    let text = ''
    request.on('data', (part) => (text += part))
    request.on('end', () => {
      const { status, body } = this.answer(request, text)
      const send = () => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      if (this.slow) setTimeout(send, this.slow)
      else send()
    })
  })

  static async start(): Promise<FakePsp> {
    const psp = new FakePsp()
    await new Promise<void>((resolve) => psp.server.listen(0, '127.0.0.1', resolve))
    return psp
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  /** What the church's administrator types. */
  get settings() {
    return {
      banco: 'outro',
      endereco: `${this.url}/v2`,
      enderecoAcesso: `${this.url}/oauth/token`,
      aplicacao: 'Client_Id_1',
      segredo: 'Client_Secret_1',
    }
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  /** Somebody pays. Nobody is told of it yet. */
  pay(txid: string | undefined, valor: string, more: Partial<BankPix> = {}): BankPix {
    const pix: BankPix = {
      endToEndId: `E12345678202009091221${randomBytes(6).toString('hex').slice(0, 11)}0`.slice(0, 32).padEnd(32, 'k'),
      ...(txid !== undefined && { txid }),
      valor,
      horario: new Date().toISOString(),
      ...more,
    }
    this.received.push(pix)
    return pix
  }

  /** Money goes back: the church's refund, or the bank's own (`natureza` MED_FRAUDE). */
  refund(
    pix: BankPix,
    valor: string,
    { id = randomBytes(8).toString('hex'), natureza = 'ORIGINAL', status = 'DEVOLVIDO' } = {},
  ) {
    const refund = { id, valor, status, natureza, horario: { solicitacao: new Date().toISOString() } }
    pix.devolucoes = [...(pix.devolucoes ?? []), refund]
    return refund
  }

  /** The end of all tokens, before their time. */
  expireTokens(): void {
    this.tokens.clear()
  }

  private answer(request: http.IncomingMessage, text: string): { status: number; body: Json } {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
    const call = `${request.method} ${pathname.replace(/^\/v2/, '')}`
    this.asked.push(call)
    if (this.down) return problem(503, 'ServicoIndisponivel')
    if (call === 'POST /oauth/token') return this.signIn(request.headers.authorization, new URLSearchParams(text))
    if (!this.tokens.has(request.headers.authorization ?? '')) return problem(401, 'AcessoNegado')
    const skips = request.headers['x-skip-mtls-checking'] === 'true'
    if (this.likeEfi && call.startsWith('PUT /webhook') && !(skips && /\/pix\?ignorar="}$/.test(text)))
      return problem(400, 'WebhookOperacaoInvalida')
    return this.run(call, searchParams, text === '' ? {} : JSON.parse(text))
  }

  private signIn(authorization: string | undefined, form: URLSearchParams): { status: number; body: Json } {
    const { aplicacao, segredo } = this.settings
    const inHeader = authorization === `Basic ${Buffer.from(`${aplicacao}:${segredo}`).toString('base64')}`
    const inForm = form.get('client_id') === aplicacao && form.get('client_secret') === segredo
    if (!(this.credentials === 'header' ? inHeader : inForm && !authorization))
      return { status: 401, body: { error: 'invalid_client' } }
    const token = randomBytes(12).toString('hex')
    this.tokens.add(`Bearer ${token}`)
    return { status: 200, body: { access_token: token, token_type: 'Bearer', expires_in: 3600, scope: 'pix.read' } }
  }

  private run(call: string, query: URLSearchParams, body: Json): { status: number; body: Json } {
    const [, kind, key = '', , id = ''] = call.split('/')
    const method = call.split(' ')[0]
    if (method === 'PUT' && kind === 'cob') {
      const charge = {
        ...body,
        txid: key,
        status: 'ATIVA',
        pixCopiaECola: `00020126580014br.gov.bcb.pix2536pix.exemplo.org/qr/${key}6304ABCD`,
      }
      this.charges.set(key, charge)
      return { status: 201, body: charge }
    }
    const charge = this.charges.get(key)
    if (method === 'PATCH' && kind === 'cob') {
      if (charge?.status !== 'ATIVA')
        return problem(charge ? 400 : 404, charge ? 'CobOperacaoInvalida' : 'NaoEncontrado')
      Object.assign(charge, body)
      return { status: 200, body: charge }
    }
    if (method === 'PUT' && kind === 'webhook') {
      this.webhooks.set(decodeURIComponent(key), String(body.webhookUrl))
      return { status: 200, body: {} }
    }
    if (call === 'GET /pix') return this.list(query)
    const pix = this.received.find((one) => one.endToEndId === key)
    if (this.silent.has(key)) return problem(503, 'ServicoIndisponivel')
    if (kind !== 'pix' || !pix) return problem(404, 'NaoEncontrado')
    if (method === 'GET') return { status: 200, body: { ...pix } }
    if (this.refusedRefunds-- > 0) return problem(503, 'ServicoIndisponivel')
    const known = pix.devolucoes?.find((one) => one.id === id)
    const status = this.refundsAtOnce ? 'DEVOLVIDO' : 'EM_PROCESSAMENTO'
    return { status: 201, body: { ...(known ?? this.refund(pix, String(body.valor), { id, status })) } }
  }

  private list(query: URLSearchParams): { status: number; body: Json } {
    const [from, until] = [Date.parse(query.get('inicio') ?? ''), Date.parse(query.get('fim') ?? '')]
    const found = this.received.filter(({ horario }) => Date.parse(horario) >= from && Date.parse(horario) <= until)
    const page = Number(query.get('paginacao.paginaAtual') ?? 0)
    const quantidadeDePaginas = Math.max(1, Math.ceil(found.length / this.perPage))
    return {
      status: 200,
      body: {
        parametros: { paginacao: { paginaAtual: page, quantidadeDePaginas } },
        pix: found.slice(page * this.perPage, (page + 1) * this.perPage),
      },
    }
  }
}

const problem = (status: number, kind: string) => ({
  status,
  body: { type: `https://pix.bcb.gov.br/api/v2/error/${kind}`, title: kind, status, detail: 'Um detalhe' },
})
