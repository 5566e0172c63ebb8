import { createECDH } from 'node:crypto'
import { sign } from '../../../kernel/base/crypto.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { senderIn } from '../../../kernel/work/mail/sender.js'

/** The key by which push services recognise this server, both parts as base64url. */
interface VapidKeys {
  publicKey: string
  privateKey: string
}

const known = new WeakMap<Buffer, VapidKeys>()

/**
 * The key is derived from the server's secret key. So all servers of an installation have the same one, it is in every
 * backup that has the secret key, and there is nothing else to keep.
 */
export function vapidKeys({ secretKey }: Pick<Services, 'secretKey'>): VapidKeys {
  const made = known.get(secretKey) ?? derive(secretKey)
  known.set(secretKey, made)
  return made
}

function derive(secretKey: Buffer): VapidKeys {
  const pair = createECDH('prime256v1')
  for (let attempt = 0; ; attempt++) {
    const scalar = sign(secretKey, `vapid\n${attempt}`)
    try {
      pair.setPrivateKey(scalar)
    } catch {
      // about one value in four thousand million is no private key of this curve
      continue
    }
    return { publicKey: pair.getPublicKey('base64url'), privateKey: scalar.toString('base64url') }
  }
}

/** Names that mean nothing outside this machine or its network. */
const local = /(^|\.)(localhost|local|internal|invalid|test|example)$|^[^.]+$|^[\d.:[\]]+$/

/**
 * The sender's address for the operators of push services. Apple's refuses notices without a public one. A server that
 * has none reaches only other services.
 */
export function vapidSubject({
  config: { contactEmail, publicUrl, mailFrom },
}: {
  config: Pick<Services['config'], 'contactEmail' | 'publicUrl' | 'mailFrom'>
}): string {
  const { protocol, hostname } = new URL(publicUrl)
  if (contactEmail) return `mailto:${contactEmail}`
  if (protocol === 'https:' && !local.test(hostname)) return publicUrl
  const { address } = senderIn(mailFrom)
  return local.test(address.split('@')[1] ?? '') ? 'mailto:avisos@candeia.invalid' : `mailto:${address}`
}
