import type { NoticeKind } from '../../../kernel/work/contributions/contributions.js'
import type { EmailMessage } from '../../../kernel/work/mail/mail.js'
import type { Delivery } from './aviso.queries.js'
import { channelsOf, defaultQuietHours, type QuietHours, quietWait } from './aviso.rules.js'
import { avisoDeTeste } from './tipos.js'

/** A person who gets a notice, and by which channel. */
export interface Destinatario {
  id: number
  name: string
  /** notices go to the person's devices */
  push: boolean
  /** the address for an e-mail; null: devices get it, the person does not want it, or there is no address */
  email: string | null
  /** the address for an e-mail, also when devices get the notice; null: the person wants none, or has no address */
  address: string | null
  /** seconds that a notice to devices waits, because of quiet hours */
  espera: number
}

const quietHoursOf = ({ escolheu, silencioDe: de, silencioAte: ate }: Delivery): QuietHours | null =>
  escolheu ? (de !== null && ate !== null ? { de, ate } : null) : defaultQuietHours

/** By which channel a person gets a notice that is sent now, and how long it must wait. */
export function destinatarioOf(tipo: Pick<NoticeKind, 'name' | 'email'>, target: Delivery, fuso: string): Destinatario {
  const { id, name, email, semCartas } = target
  const channels = channelsOf(tipo, target.canais ?? undefined)
  const push = channels.push && target.aparelhos > 0
  const address = channels.email && !semCartas ? email : null
  return {
    id,
    name,
    push,
    email: push ? null : address,
    address,
    // a test notice is not delayed, because the person who sent it waits for it
    espera: push && tipo.name !== avisoDeTeste.name ? quietWait(quietHoursOf(target), fuso) : 0,
  }
}

/**
 * An e-mail rings nowhere, so it takes the place of a notice whose quiet hours end only when it is no news any more.
 * @param restam seconds for which it is news; null: it may come late
 */
export const inTime = (to: Destinatario, restam: number | null): Destinatario =>
  restam !== null && to.espera > 0 && to.espera >= restam ? { ...to, push: false, email: to.address, espera: 0 } : to

/** The page on which each person switches kinds of notices off. */
export const whereToTurnOff = '/dashboard/settings?aba=avisos'

/** The e-mail that takes the place of a notice. */
export function cartaOf(
  { name, email, igreja, url }: { name: string; email: string; igreja: string; url: string },
  { assunto, linhas }: Carta,
): EmailMessage {
  return {
    para: email,
    // a name may contain a line break, but an e-mail's subject may not
    assunto: `${assunto} - ${igreja}`.replace(/\s+/g, ' ').slice(0, 200),
    sairEm: whereToTurnOff,
    texto: [`Olá, ${name}!`, ...linhas, `Abra: ${url}`, 'Candeia'].filter(Boolean).join('\n\n'),
  }
}

/** The text of the e-mail that replaces a notice. */
export interface Carta {
  assunto: string
  linhas: readonly string[]
}
