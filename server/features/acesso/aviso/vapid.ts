import { createECDH } from 'node:crypto'
import type { Services } from '../../../kernel/context.js'
import { sign } from '../../../kernel/crypto.js'

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

/** The sender's address for the operators of push services, who demand that of a person or of a page. */
export function vapidSubject({ config }: Pick<Services, 'config'>): string {
  if (config.contactEmail) return `mailto:${config.contactEmail}`
  return config.publicUrl.startsWith('https://') ? config.publicUrl : 'mailto:avisos@candeia.invalid'
}
