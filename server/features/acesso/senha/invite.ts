import { tooManyRequests } from '../../../kernel/base/errors.js'
import { from } from '../../../kernel/data/tenant/records.js'
import { type Author, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Context, Services } from '../../../kernel/work/context/context.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { sendByTurn } from '../../../kernel/work/mail/by-turn.js'
import { EmailRefused } from '../../../kernel/work/mail/email-limits.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { invitationEmail, welcomeEmail } from './emails.js'
import { linkLife, newPasswordToken, passwordUrl } from './links.js'

interface Invited {
  id: number
  name: string
  email: string
}

type Invitation = typeof invitationEmail

export const churchName = async (work: Pick<Writing, 'db' | 'idCliente'>): Promise<string> =>
  (await from(work, 'cliente').select('nome').where('id', '=', work.idCliente).executeTakeFirstOrThrow()).nome

async function invite(
  services: Services,
  work: Writing,
  author: Author,
  { id, name, email }: Invited,
  text: Invitation,
  handling: Parameters<typeof queueEmail>[4] = {},
): Promise<string> {
  const igreja = await churchName(work)
  const url = passwordUrl(services.config.publicUrl, await newPasswordToken(work, id, linkLife.invitation))
  await queueEmail(services, work, author, text({ name, email, igreja }, url), handling)
  return url
}

/**
 * Sends a person of this church an e-mail with a link to set a password. The e-mail is queued in the transaction of
 * `work`. The link works for seven days.
 * @returns the link
 */
export const inviteToSetPassword = (work: Writing & { ctx: Context }, person: Invited): Promise<string> =>
  invite(work.ctx.services, work, work.ctx.author('senha.convidar'), person, invitationEmail, { urgent: true })

/**
 * Sends a welcome e-mail with a link to set a password to the person who has just signed up a church.
 * @param handling `whenPossible`: an e-mail over a limit waits, so that a church that has paid is still created
 * @returns the link
 */
export const welcomeToNewChurch = (
  work: Writing & { ctx: Context },
  person: Invited,
  handling: { whenPossible?: boolean } = {},
): Promise<string> =>
  invite(work.ctx.services, work, work.ctx.author('senha.convidar'), person, welcomeEmail, {
    access: true,
    ...handling,
  })

/** Whether this person has ever set a password. */
export async function hasPassword(work: Writing, idUsuario: number): Promise<boolean> {
  const account = await from(work, 'credencial')
    .select('senhaHash')
    .where('idUsuario', '=', idUsuario)
    .executeTakeFirst()
  return Boolean(account?.senhaHash)
}

const batch = 200

/** Maximum number of waiting jobs of one church: enough for two imports of 50,000 people. */
export const mostWaiting = 500

/**
 * Invitations that the church's limit has delayed for this long are dropped; 50,000 invitations are sent in less time.
 */
const longestWait = 60 * 24 * 60 * 60_000

/**
 * Invites many people (an import) after the current transaction: it queues their ids, and a job writes the e-mails.
 * People over the limits are invited when the limits allow it, on later days if necessary.
 * @param options.again whether people who already have a password are invited too, because a user has selected them
 * @throws TOO_MANY_REQUESTS when too many jobs of the church wait
 */
export async function inviteManyToSetPassword(
  { ctx, ...work }: Writing & { ctx: Context },
  ids: readonly number[],
  { again = false } = {},
): Promise<void> {
  const author = ctx.author('senha.convidar')
  if ((await ctx.services.jobs.waiting(work, inviteBatch)) + ids.length / batch > mostWaiting)
    throw tooManyRequests(3600, 'Ainda há muitos convites da igreja à espera. Eles saem aos poucos: tente mais tarde.')
  for (let start = 0; start < ids.length; start += batch) {
    await ctx.services.jobs.send(work, inviteBatch, author, {
      ids: ids.slice(start, start + batch),
      pedidoEm: new Date().toISOString(),
      again,
    })
  }
}

export const inviteBatch: Job<{ ids: readonly number[]; pedidoEm: string; again?: boolean }> = {
  name: 'senha.convidar',
  churchesAtOnce: 2,
  async run(services, { ids, pedidoEm, again = false, idCliente, idUsuario, requisicao }) {
    if (Date.now() - Date.parse(pedidoEm) > longestWait) {
      services.log.warn({ idCliente, convites: ids.length }, 'invitations waited too long')
      return
    }
    const author: Author = { idUsuario, acao: 'senha.convidar', requisicao }
    const inviteOne = (id: number) =>
      transaction(services.sessions, idCliente, author, async (work) => {
        const person = await waitingFor(work, id, pedidoEm, again)
        if (person) await invite(services, work, author, person, invitationEmail)
      })
    const left = await sendByTurn(ids, (id) => inviteOne(id).then(() => undefined, refusalIn))
    for (const [seconds, late] of left)
      await transaction(services.sessions, idCliente, author, (work) =>
        services.jobs.send(work, inviteBatch, author, { ids: late, pedidoEm, again }, seconds),
      )
  },
}

function refusalIn(error: unknown): EmailRefused {
  if (error instanceof EmailRefused) return error
  throw error
}

/**
 * The person to invite. Undefined for a person who may not sign in, who has a password (unless `again`), or who got a
 * link since the request (this job may run again).
 */
async function waitingFor(
  work: Writing,
  id: number,
  requestedAt: string,
  again: boolean,
): Promise<Invited | undefined> {
  const waiting = from(work, 'usuario')
    .leftJoin('credencial', (join) =>
      join.onRef('credencial.idUsuario', '=', 'usuario.id').onRef('credencial.idCliente', '=', 'usuario.idCliente'),
    )
    .select(['usuario.id', 'usuario.name', 'usuario.email'])
    .where('usuario.id', '=', id)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    // nobody may delete the person between this check and the e-mail
    .forShare('usuario')
  const person = await (again ? waiting : waiting.where('credencial.senhaHash', 'is', null)).executeTakeFirst()
  if (!person?.email || (await hasLinkSince(work, id, requestedAt))) return undefined
  return { ...person, email: person.email }
}

export async function hasLinkSince(
  work: Pick<Writing, 'db' | 'idCliente'>,
  idUsuario: number,
  instant: string,
): Promise<boolean> {
  const link = await from(work, 'token_senha')
    .select('id')
    .where('idUsuario', '=', idUsuario)
    .where('createdAt', '>=', new Date(instant))
    .executeTakeFirst()
  return link !== undefined
}
