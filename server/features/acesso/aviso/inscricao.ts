import { createECDH } from 'node:crypto'
import { decrypt, encrypt } from '../../../kernel/base/crypto.js'
import { type Outcome, postTo } from '../../../kernel/base/outgoing/post.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { isPushAddress } from './aviso.rules.js'
import { vapidKeys, vapidSubject } from './vapid.js'

/** A browser's subscription: its address at the push service, and the keys with which only that browser reads. */
export interface Inscricao {
  endereco: string
  p256dh: string
  auth: string
}

const place = 'aparelho'

export const sealInscricao = ({ secretKey }: Pick<Services, 'secretKey'>, inscricao: Inscricao): string =>
  encrypt(secretKey, JSON.stringify(inscricao), place)

const openInscricao = ({ secretKey }: Pick<Services, 'secretKey'>, sealed: string): Inscricao =>
  JSON.parse(decrypt(secretKey, sealed, place))

/** Whether messages can be encrypted for these keys: browsers give a point of the curve in its long form. */
export function areValidChaves({ p256dh, auth }: Pick<Inscricao, 'p256dh' | 'auth'>): boolean {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  const point = Buffer.from(p256dh, 'base64url')
  try {
    pair.computeSecret(point)
    return point.length === 65 && point[0] === 4 && Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}

/** What the worker (client/sw.ts) shows and opens. */
export interface PushMessage {
  titulo: string
  texto: string
  caminho: string
  /** a message replaces an earlier message with the same tag */
  etiqueta: string
}

const timeoutMs = 10_000

/** How long a push service keeps a message for a device that is switched off, in seconds. */
const keptFor = 24 * 60 * 60

/**
 * Sends a message to one device, and never to an address that belongs to no push service. Never throws: a device whose keys
 * do not serve, such as those that were sealed with another key of the server, must not keep a notice from others.
 * @param restam seconds for which the message is news; null: it may come late
 */
export async function sendPush(
  services: Services,
  sealed: string,
  mensagem: PushMessage,
  restam: number | null,
  lookUp?: (host: string) => Promise<string[]>,
): Promise<Outcome> {
  try {
    return await sendUnchecked(
      services,
      openInscricao(services, sealed),
      mensagem,
      Math.min(restam ?? keptFor, keptFor),
      lookUp,
    )
  } catch (error) {
    services.log.error({ err: error }, 'a device cannot be told anything')
    return { problem: 'As chaves do aparelho não servem.', milliseconds: 0 }
  }
}

async function sendUnchecked(
  services: Services,
  { endereco, p256dh, auth }: Inscricao,
  mensagem: PushMessage,
  ttl: number,
  lookUp?: (host: string) => Promise<string[]>,
): Promise<Outcome> {
  // checked again, because the rules may have changed since the device was registered
  if (!isPushAddress(endereco, services.config.pushHosts)) return { status: 410, milliseconds: 0 }
  // loaded with the first notice, so that it does not delay the start
  const { default: webPush } = await import('web-push')
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint: endereco, keys: { p256dh, auth } },
    JSON.stringify(mensagem),
    {
      vapidDetails: { subject: vapidSubject(services), ...vapidKeys(services) },
      TTL: ttl,
      topic: mensagem.etiqueta.replaceAll('-', ''),
      contentEncoding: 'aes128gcm',
    },
  )
  return postTo(new URL(endereco), {
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    body,
    allowPrivate: services.config.privateAddresses,
    timeoutMs,
    ...(lookUp && { lookUp }),
  })
}
