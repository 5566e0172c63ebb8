import { decrypt, encrypt } from '../../base/crypto.js'
import type { JobKind, JobOrigin } from '../../data/queue/job-queue.js'
import { change } from '../../data/tenant/records.js'
import { type Author, transaction, type Writing } from '../../data/tenant/session.js'
import type { Services } from '../context/context.js'
import { type ChurchOfLetter, churchOfLetter } from '../context/named-church.js'
import type { Job } from '../jobs/jobs.js'
import { countEmail, EmailRefused } from './email-limits.js'
import { EmailSaida } from './mail.entity.js'
import { onlyOurLinks } from './plain-text.js'
import { senderOf } from './sender.js'

/** One e-mail. */
export interface EmailMessage {
  para: string
  assunto: string
  /** plain text; may contain a secret link, so it is stored encrypted and deleted once sent */
  texto: string
  /** path of the page on which the person chooses to get no more e-mails of this kind; null where nobody may */
  sairEm: string | null
}

interface Handling {
  /** the e-mail is about access (a login or a new password): it may use the church's reserve */
  access?: boolean
  /** a place of the address was already taken (see `takePlace`) */
  placeTaken?: boolean
  /** it was already counted against all limits (see `countRecovery`) */
  counted?: boolean
  /** nobody waits for this e-mail: when it is over a limit, it is sent within a day, as soon as the limit allows it */
  whenPossible?: boolean
  /** somebody waits for it to sign in: it does not queue behind letters to many; e-mails about access never do */
  urgent?: boolean
  /**
   * it tells of a change that nobody may have wanted, such as another password: it may use the reserve, waits for the
   * limits, and is tried for three days, because whoever misses it does not learn of an attack
   */
  security?: boolean
}

/**
 * Puts an e-mail into the outbox, in the business transaction; a job sends it after the commit. Without SMTP_URL it
 * stays in the outbox.
 * @throws EmailRefused when the address or the church is over its limit; then nothing is written
 */
export async function queueEmail(
  services: Services,
  work: Writing,
  author: Pick<Author, 'idUsuario' | 'requisicao'>,
  message: EmailMessage,
  { security = false, ...others }: Handling = {},
): Promise<void> {
  const { publicUrl, smtpUrl } = services.config
  const handling = security ? { ...others, access: true, whenPossible: true } : others
  const { access = false, counted, placeTaken, urgent = access || counted || placeTaken } = handling
  const refusal = await count(services, work, message.para, handling)
  const email = work.em.create(EmailSaida, {
    idCliente: work.idCliente,
    para: message.para,
    assunto: onlyOurLinks(message.assunto, publicUrl).slice(0, 200),
    texto: encrypt(services.secretKey, onlyOurLinks(message.texto, publicUrl)),
    situacao: refusal || smtpUrl ? 'pendente' : 'retido',
    seguranca: security,
    sairEm: message.sairEm,
    ...(refusal && { espera: access ? 'acesso' : 'comum', liberarEm: refusal.until }),
  })
  await work.em.flush()
  if (refusal) await releaseLater(services, work, author, refusal.until)
  else if (smtpUrl) await services.jobs.send(work, urgent ? sendAccessEmail : sendEmail, author, { idEmail: email.id })
}

/** Frees the e-mails over a limit when the limit may allow them: one job for each church, whatever their number. */
export const releaseEmails: JobKind<object> = { name: 'email.liberar' }

/** Churches do not all begin in the same second of a new day. */
const spreadSeconds = 600

/** Has the church's e-mails over a limit freed, after this transaction. */
export function releaseLater(
  { jobs }: Services,
  work: Writing,
  author: Pick<Author, 'idUsuario' | 'requisicao'>,
  at: Date,
): Promise<void> {
  const seconds = Math.ceil((at.getTime() - Date.now()) / 1000)
  return jobs.sendOnce(work, releaseEmails, author, seconds <= 0 ? 0 : seconds + (work.idCliente % spreadSeconds))
}

const dayMs = 24 * 60 * 60_000

/** Whether an e-mail that could not be sent is given up: after a day, or three if it is about security. */
export const isTooOld = ({ createdAt, seguranca }: { createdAt: Date; seguranca: boolean }): boolean =>
  Date.now() - createdAt.getTime() >= (seguranca ? 3 : 1) * dayMs

/**
 * Milliseconds that a mail server may take: a silent one must not hold up the e-mails after this one. Many look for spam
 * before they answer the end of an e-mail; who does not wait for that sends it twice.
 */
const patience = { dnsTimeout: 10_000, connectionTimeout: 10_000, greetingTimeout: 15_000, socketTimeout: 5 * 60_000 }

/**
 * @returns why the e-mail must wait; undefined when it was counted
 * @throws EmailRefused when it is over a limit and cannot wait
 */
async function count(
  services: Services,
  work: Writing,
  email: string,
  { access = false, placeTaken = false, counted = false, whenPossible = false }: Handling,
): Promise<EmailRefused | undefined> {
  if (counted) return undefined
  try {
    await countEmail(services, work, { email, access, placeTaken })
    return undefined
  } catch (error) {
    if (whenPossible && error instanceof EmailRefused) return error
    throw error
  }
}

/** `acesso`: of the version before, which gave each e-mail over a limit a job of its own, and whether it is about access. */
type Sending = { idEmail: number; acesso?: boolean }

/** Sends one e-mail. A failed job is retried until the e-mail is too old; a sent e-mail is not sent twice. */
async function send(services: Services, { idEmail, acesso, idCliente, idUsuario, requisicao }: Sending & JobOrigin) {
  const author = { idUsuario, acao: 'email.enviar', requisicao }
  let church: ChurchOfLetter | undefined
  const message = await transaction(services.sessions, idCliente, author, async (work) => {
    const found = await work.em.findOne(EmailSaida, { id: idEmail, idCliente, situacao: 'pendente', espera: null })
    church = await churchOfLetter(work, idCliente)
    if (!found || acesso === undefined) return found
    Object.assign(found, { espera: acesso ? 'acesso' : 'comum', liberarEm: new Date() })
    await releaseLater(services, work, author, new Date())
    return null
  })
  if (!message || !services.config.smtpUrl) return
  try {
    await deliver(services, message, church)
  } catch (error) {
    if (!refused(error) && !isTooOld(message)) throw error
    services.log.warn({ idCliente, idEmail, err: error }, 'e-mail given up')
    const devolvido = refused(error)
    await transaction(services.sessions, idCliente, author, async (work) => {
      // the newest of an address is kept (see the nightly cleaning), and speaks for all
      if (devolvido) await unmarkReturned(work, message.para)
      await giveUp(services, work, [idEmail], { devolvido })
    })
    return
  }
  await transaction(services.sessions, idCliente, author, async (work) => {
    const sent = await work.em.findOneOrFail(EmailSaida, { id: idEmail, idCliente })
    Object.assign(sent, { situacao: 'enviado', enviadoEm: new Date(), texto: '' })
    await unmarkReturned(work, message.para)
  })
}

/** The address takes letters again, or a newer one says that it does not. */
const unmarkReturned = (work: Pick<Writing, 'db' | 'idCliente'>, to: string) =>
  change(work, 'email_saida').set({ devolvido: false }).where('para', '=', to).where('devolvido', '=', true).execute()

/**
 * Sends the letters that nobody waits for, one after the other: churches take turns with each, so thousands of one church
 * delay no other.
 */
export const sendEmail: Job<Sending> = {
  name: 'email.enviar',
  // from 10 s to an hour, for more than three days: mail servers are down for hours
  retry: { retryLimit: 90, retryDelay: 10, retryDelayMax: 3600 },
  run: send,
}

/** Sends e-mails about access and security, which never wait behind the others. */
export const sendAccessEmail: Job<Sending> = { ...sendEmail, name: 'email.acesso', churchesAtOnce: 3, comesFirst: true }

async function deliver(
  { config, secretKey }: Services,
  { para, assunto, texto, sairEm }: { para: string; assunto: string; texto: string; sairEm?: string | null },
  church: ChurchOfLetter | undefined,
): Promise<void> {
  // loaded with the first e-mail, so that it does not delay the start
  const { createTransport } = await import('nodemailer')
  await createTransport({ ...patience, url: config.smtpUrl }).sendMail({
    from: senderOf(config, church?.nome),
    to: para,
    ...(church?.email && { replyTo: church.email }),
    subject: assunto,
    text: decrypt(secretKey, texto),
    // no absence note and no other program answers it (RFC 3834)
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(sairEm && { 'List-Unsubscribe': `<${config.publicUrl}${sairEm}>` }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
}

/**
 * Whether the server says that this address does not exist (5.1.x) or is closed (5.2.1). With any other 5xx it may refuse
 * the sender (relaying denied, a blocked address, a quota), which the operator can mend.
 */
function refused(error: unknown): boolean {
  const { command, responseCode, response } = error as { command?: string; responseCode?: number; response?: string }
  const badAddress = /^\d+[ -]5\.(1\.[1236]|2\.1)\b/
  return command === 'RCPT TO' && Number(responseCode) >= 500 && badAddress.test(response ?? '')
}

/**
 * Ends the waiting of these e-mails: nobody tries again. When SMTP_URL was taken away meanwhile, none was tried, and their
 * texts stay as those of the e-mails that are written without it.
 */
export async function giveUp(
  { config }: Services,
  work: Pick<Writing, 'db' | 'idCliente'>,
  ids: readonly number[],
  { devolvido = false } = {},
): Promise<void> {
  await change(work, 'email_saida')
    .set({
      ...(config.smtpUrl ? { situacao: 'falhou', texto: '' } : { situacao: 'retido' }),
      espera: null,
      liberarEm: null,
      devolvido,
      updatedAt: new Date(),
    })
    .where('id', 'in', ids)
    .where('situacao', '=', 'pendente')
    .execute()
}
