import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, randomBytes, verify } from 'node:crypto'
import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** What a browser shows. */
export interface Shown {
  titulo: string
  texto: string
  caminho: string
  etiqueta: string
}

export interface Delivery {
  /** the path of the subscription */
  path: string
  headers: http.IncomingHttpHeaders
  body: Buffer
  /** the claims of the sender's signed token; undefined when the signature is wrong */
  claims: { aud: string; exp: number; sub: string } | undefined
  /** the server's public key, base64url */
  sender: string
}

/** A browser that is subscribed at the fake push service. */
export class FakeBrowser {
  private readonly pair: ECDH = createECDH('prime256v1')
  private readonly secret = randomBytes(16)
  readonly path = `/push/${randomBytes(12).toString('hex')}`

  constructor(private readonly service: FakePushService) {
    this.pair.generateKeys()
  }

  /** what the page hands to the server */
  get inscricao() {
    return {
      endereco: this.service.url + this.path,
      p256dh: this.pair.getPublicKey('base64url'),
      auth: this.secret.toString('base64url'),
    }
  }

  get deliveries(): Delivery[] {
    return this.service.deliveries.filter(({ path }) => path === this.path)
  }

  /** The messages that arrived, decrypted as RFC 8291 and RFC 8188 say. */
  get shown(): Shown[] {
    return this.deliveries.map(({ body }) => JSON.parse(this.decrypt(body)))
  }

  private decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const keyLength = body.readUInt8(20)
    const sender = body.subarray(21, 21 + keyLength)
    const sealed = body.subarray(21 + keyLength)
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.pair.getPublicKey(), sender])
    const ikm = Buffer.from(hkdfSync('sha256', this.pair.computeSecret(sender), this.secret, info, 32))
    const key = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: aes128gcm\0', 16))
    const nonce = Buffer.from(hkdfSync('sha256', ikm, salt, 'Content-Encoding: nonce\0', 12))
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
    // a padding of zeros follows the delimiter 2
    return plain.subarray(0, plain.lastIndexOf(2)).toString('utf8')
  }
}

/** A push service like that of Chrome or Safari, whose answers a test chooses. */
export class FakePushService {
  deliveries: Delivery[] = []
  /** the status for a delivery; undefined: it never answers */
  status: (delivery: Delivery) => number | undefined = () => 201
  private readonly server = http.createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part) => parts.push(part))
    request.on('end', () => {
      const delivery = this.read(request, Buffer.concat(parts))
      this.deliveries.push(delivery)
      const status = this.status(delivery)
      if (status !== undefined) response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end()
    })
  })

  static async start(): Promise<FakePushService> {
    const service = new FakePushService()
    await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve))
    return service
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`
  }

  get url(): string {
    return `http://${this.host}`
  }

  browser(): FakeBrowser {
    return new FakeBrowser(this)
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise((resolve) => this.server.close(resolve))
  }

  private read({ url = '', headers }: http.IncomingMessage, body: Buffer): Delivery {
    const [, token = '', sender = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
    return { path: url, headers, body, sender, claims: this.claimsOf(token, sender) }
  }

  private claimsOf(token: string, sender: string): Delivery['claims'] {
    const [head = '', claims = '', signature = ''] = token.split('.')
    const point = Buffer.from(sender, 'base64url')
    if (point.length !== 65) return undefined
    const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
    const key = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, format: 'jwk' })
    const signed = verify(
      'sha256',
      Buffer.from(`${head}.${claims}`),
      { key, dsaEncoding: 'ieee-p1363' },
      Buffer.from(signature, 'base64url'),
    )
    return signed ? JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) : undefined
  }
}
