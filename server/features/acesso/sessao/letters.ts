import { from } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { type EmailMessage, queueEmail } from '../../../kernel/work/mail/mail.js'

export interface Addressee {
  name: string
  email: string
  /** name of the church */
  igreja: string
}

// line breaks in names would start new paragraphs in the e-mail
export const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

/** A letter to a person about the person's own account. */
export const accountEmail = (
  { name, email }: Pick<Addressee, 'name' | 'email'>,
  assunto: string,
  paragraphs: string[],
): EmailMessage => ({
  para: email,
  assunto: oneLine(assunto).slice(0, 200),
  sairEm: null,
  texto: [`Olá, ${name}!`, ...paragraphs, 'Candeia'].map(oneLine).join('\n\n'),
})

/** @param ended which of the person's open accesses ended, in the masculine plural */
export const passwordChangedEmail = (to: Addressee, ended = 'todos os seus acessos abertos'): EmailMessage =>
  accountEmail(to, 'Sua senha foi alterada', [
    `A senha da sua conta em ${to.igreja} foi alterada e ${ended} foram encerrados.`,
    'Se não foi você, use "Esqueci a senha" na tela de login agora mesmo e avise o administrador da sua igreja.',
  ])

const unexpected =
  'Se você não sabia desta mudança, avise o administrador da sua igreja agora mesmo. A auditoria guarda quem a fez e quando.'

const emailChangedEmail = (to: Addressee): EmailMessage =>
  accountEmail(to, 'O e-mail da sua conta foi trocado', [
    `O e-mail da sua conta em ${to.igreja} foi trocado: agora se entra com outro endereço, e este não serve mais.`,
    unexpected,
  ])

const emailRemovedEmail = (to: Addressee): EmailMessage =>
  accountEmail(to, 'O e-mail da sua conta foi retirado', [
    `O e-mail da sua conta em ${to.igreja} foi retirado: ninguém mais entra nela com este endereço.`,
    unexpected,
  ])

/** Tells people who changed their own password, in case it was somebody else at their open session. */
export const tellPasswordChanged = (work: Work, person: Person): Promise<void> =>
  tell(work, person, (to) => passwordChangedEmail(to, 'os seus outros acessos abertos'))

/** Tells the old address of somebody who signs in that the account has another e-mail now, or none. */
export const tellEmailChanged = (work: Work, person: Person, email: string | null): Promise<void> =>
  tell(work, person, email === null ? emailRemovedEmail : emailChangedEmail)

type Work = Writing & { ctx: Context }
type Person = { id: number; name: string; email?: string | null | undefined }

const hour = 60 * 60_000

/**
 * Writes to a person who has a password; for anybody else the e-mail is only a way to get in touch. Each kind of letter
 * goes to an address once an hour, so that nobody uses up the church's e-mails by changing something again and again.
 */
async function tell(work: Work, { id, name, email }: Person, letter: (to: Addressee) => EmailMessage): Promise<void> {
  if (!email) return
  const account = await from(work, 'credencial')
    .innerJoin('cliente', 'cliente.idCliente', 'credencial.idCliente')
    .select('cliente.nome as igreja')
    .where('credencial.idUsuario', '=', id)
    .where('credencial.senhaHash', 'is not', null)
    .executeTakeFirst()
  if (!account) return
  await tellOnce(work, 'senha.alterar', letter({ name, email, igreja: account.igreja }))
}

/**
 * Queues a letter about access, unless the same went to this address within the hour.
 * @param action by which the audit log knows the letter
 */
export async function tellOnce(
  work: Work,
  action: Parameters<Context['author']>[0],
  message: EmailMessage,
): Promise<void> {
  const told = await from(work, 'email_saida')
    .select('id')
    .where('para', '=', message.para)
    .where('assunto', '=', message.assunto)
    .where('createdAt', '>=', new Date(Date.now() - hour))
    .executeTakeFirst()
  if (told) return
  const { ctx } = work
  await queueEmail(ctx.services, work, ctx.author(action), message, { security: true })
}
