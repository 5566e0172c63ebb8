import { createTransport } from 'nodemailer'
import type { Services } from './context.js'
import { decrypt, encrypt } from './crypto.js'
import type { Job } from './jobs.js'
import { EmailSaida } from './mail.entity.js'
import { type Author, transaction, type Writing } from './tenant/session.js'

/** One e-mail. */
export interface Letter {
  para: string
  assunto: string
  /** plain text; may hold a secret link, so it is stored encrypted and wiped once sent */
  texto: string
}

/** Puts a letter into the outbox, in the business transaction; a job sends it afterwards. Without SMTP_URL it stays there. */
export async function queueLetter(
  services: Services,
  work: Writing,
  author: Pick<Author, 'idUsuario' | 'requisicao'>,
  letter: Letter,
): Promise<void> {
  const retained = !services.config.smtpUrl
  const email = work.em.create(EmailSaida, {
    idCliente: work.idCliente,
    para: letter.para,
    assunto: letter.assunto,
    texto: encrypt(services.secretKey, letter.texto),
    situacao: retained ? 'retido' : 'pendente',
  })
  await work.em.flush()
  if (!retained) await services.jobs.send(work, sendLetter, author, { idEmail: email.id })
}

/** Sends one letter. Runs again after a failure; a letter that was sent is not sent twice. */
export const sendLetter: Job<{ idEmail: number }> = {
  name: 'email.enviar',
  async run(services, { idEmail, idCliente, idUsuario, requisicao }) {
    const author = { idUsuario, acao: 'email.enviar', requisicao }
    const letter = await transaction(services.sessions, idCliente, author, (work) =>
      work.em.findOne(EmailSaida, { id: idEmail, idCliente, situacao: 'pendente' }),
    )
    if (!letter || !services.config.smtpUrl) return
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
