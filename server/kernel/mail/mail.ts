import type { Services } from '../context.js'
import { decrypt, encrypt } from '../crypto.js'
import type { Job } from '../jobs/jobs.js'
import { type Author, transaction, type Writing } from '../tenant/session.js'
import { countLetter, LetterRefused } from './letter-limits.js'
import { EmailSaida } from './mail.entity.js'
import { onlyOurLinks } from './plain-text.js'

/** One e-mail. */
export interface Letter {
  para: string
  assunto: string
  /** plain text; may contain a secret link, so it is stored encrypted and deleted once sent */
  texto: string
}

interface Handling {
  /** the e-mail is about access (a login or a new password): it may use the church's reserve */
  access?: boolean
  /** a place of the address was already taken (see `takePlace`) */
  placeTaken?: boolean
  /** nobody waits for this e-mail: when it is over a limit, it is sent within a day, as soon as the limit allows it */
  whenPossible?: boolean
}

/**
 * Puts an e-mail into the outbox, in the business transaction; a job sends it after the commit. Without SMTP_URL it
 * stays in the outbox.
 * @throws LetterRefused when the address or the church is over its limit; then nothing is written
 */
export async function queueLetter(
  services: Services,
  work: Writing,
  author: Pick<Author, 'idUsuario' | 'requisicao'>,
  letter: Letter,
  handling: Handling = {},
): Promise<void> {
  const { publicUrl } = services.config
  const counted = await count(services, work, letter.para, handling)
  const retained = counted && !services.config.smtpUrl
  const email = work.em.create(EmailSaida, {
    idCliente: work.idCliente,
    para: letter.para,
    assunto: onlyOurLinks(letter.assunto, publicUrl).slice(0, 200),
    texto: encrypt(services.secretKey, onlyOurLinks(letter.texto, publicUrl)),
    situacao: retained ? 'retido' : 'pendente',
  })
  await work.em.flush()
  const job = { idEmail: email.id, ...(!counted && { acesso: handling.access ?? false }) }
  if (!retained) await services.jobs.send(work, sendLetter, author, job, counted ? 0 : retrySeconds)
}

/** Seconds before an e-mail over a limit is tried again. */
const retrySeconds = 15 * 60

const longestWait = 24 * 60 * 60_000

/**
 * @returns false when the e-mail is over a limit and can wait
 * @throws LetterRefused when it cannot wait
 */
async function count(
  { secretKey, config }: Services,
  work: Writing,
  email: string,
  { access = false, placeTaken = false, whenPossible = false }: Handling,
): Promise<boolean> {
  try {
    await countLetter({ secretKey, firstLimit: config.mailDailyLimit }, work, { email, access, placeTaken })
    return true
  } catch (error) {
    if (whenPossible && error instanceof LetterRefused) return false
    throw error
  }
}

type Sending = { idEmail: number; acesso?: boolean }

/**
 * Sends one e-mail. A failed job is retried; a sent e-mail is not sent twice. An e-mail that was over a limit when it
 * was written is counted now, or waits again (`acesso`: whether it is about access).
 */
export const sendLetter: Job<Sending> = {
  name: 'email.enviar',
  async run(services, { idEmail, acesso, idCliente, idUsuario, requisicao }) {
    const author = { idUsuario, acao: 'email.enviar', requisicao }
    const letter = await transaction(services.sessions, idCliente, author, async (work) => {
      const found = await work.em.findOne(EmailSaida, { id: idEmail, idCliente, situacao: 'pendente' })
      if (!found || acesso === undefined) return found
      if (await count(services, work, found.para, { access: acesso, whenPossible: true })) {
        if (!services.config.smtpUrl) found.situacao = 'retido'
        // counted once: if sending fails, the retry must not count again
        else await services.jobs.send(work, sendLetter, author, { idEmail })
      } else if (Date.now() - found.createdAt.getTime() > longestWait) {
        Object.assign(found, { situacao: 'falhou', texto: '' })
      } else {
        await services.jobs.send(work, sendLetter, author, { idEmail, acesso }, retrySeconds)
      }
      return null
    })
    if (!letter || !services.config.smtpUrl) return
    // loaded with the first e-mail, so that it does not delay the start
    const { createTransport } = await import('nodemailer')
    const transport = createTransport(services.config.smtpUrl)
    await transport.sendMail({
      from: services.config.mailFrom,
      to: letter.para,
      subject: letter.assunto,
      text: decrypt(services.secretKey, letter.texto),
      disableFileAccess: true,
      disableUrlAccess: true,
    })
    await transaction(services.sessions, idCliente, author, async (work) => {
      const sent = await work.em.findOneOrFail(EmailSaida, { id: idEmail, idCliente })
      Object.assign(sent, { situacao: 'enviado', enviadoEm: new Date(), texto: '' })
    })
  },
}
