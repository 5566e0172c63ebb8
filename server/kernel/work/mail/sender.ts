import type { Config } from '../../base/config.js'
import { onlyOurLinks } from './plain-text.js'

/** The name and the address within 'Candeia <nao-responda@exemplo.org>'. */
export function senderIn(mailFrom: string): { name: string; address: string } {
  const [, name, address] = /^(.*)<([^>]+)>/.exec(mailFrom) ?? []
  return { name: name?.replaceAll('"', '').trim() || 'Candeia', address: address ?? mailFrom }
}

/** What would look like an address within a name. */
const signs = /[<>@",;:\\\p{C}]+/gu

/** The sender as mail programs show it: 'Igreja Betel (pela Candeia)'. Whoever named the church chose no address. */
export function senderOf({ mailFrom, publicUrl }: Pick<Config, 'mailFrom' | 'publicUrl'>, church: string | undefined) {
  const { name, address } = senderIn(mailFrom)
  const shown = onlyOurLinks((church ?? '').replace(signs, ' ').replace(/\s+/g, ' ').trim(), publicUrl).slice(0, 80)
  return { name: shown ? `${shown} (pela ${name})` : name, address }
}
