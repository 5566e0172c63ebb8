import { sql } from 'kysely'
import { decrypt } from '../../../kernel/base/crypto.js'
import { from } from '../../../kernel/data/tenant/records.js'
import { type Author, openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { countRecovery, EmailRefused } from '../../../kernel/work/mail/email-limits.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { storedIgreja } from '../cliente/index.js'
import { recoveryEmail, recoveryOfSeveral } from './emails.js'
import { hasLinkSince } from './invite.js'
import { linkLife, newPasswordToken, passwordUrl } from './links.js'

/**
 * Queues one e-mail for all accounts with this e-mail address; without an account, none. The request has already
 * counted the e-mail against the limit of the address. An account is left out when it or its church is over the daily limit for them.
 * The address in the job is encrypted, because the queue keeps finished jobs for a while.
 */
export const recoverPassword: Job<{ email: string; pedidoEm: string }> = {
  name: 'senha.recuperar',
  // several at once, because whoever asks waits for it, and others ask too
  churchesAtOnce: 6,
  // otherwise those who ask beside a church with many requests hold the six places until it has a connection
  comesFirst: true,
  async run(services, { email, pedidoEm, requisicao }) {
    const accounts = await accountsOf(services, decrypt(services.secretKey, email))
    const [only] = accounts
    if (!only) return
    if (accounts.length === 1) return recoverOnly(services, only, pedidoEm, requisicao)
    if (await hasEmailSince(services, only.email, pedidoEm)) return
    const links: { igreja: string; url: string }[] = []
    for (const account of accounts) {
      const url = await unlessRefused(
        services,
        inChurch(services, account, requisicao, async (work) => {
          const link = await newLink(services, work, account)
          await countRecovery(services, work, account)
          return link
        }),
      )
      if (url) links.push({ igreja: account.igreja, url })
    }
    if (links.length === 0) return
    // the e-mail belongs to no church, because its accounts may belong to several
    const author: Author = { idUsuario: null, acao: 'senha.recuperar', requisicao }
    await transaction(services.sessions, 0, author, (work) =>
      queueEmail(services, work, author, recoveryOfSeveral(only.email, links), { placeTaken: true }),
    )
  },
}

/**
 * Whether the outbox already contains the e-mail for several accounts. Queueing the e-mail is the last step, so the job
 * has then run completely. A second run would create new links, and the links that were sent would stop working.
 */
async function hasEmailSince(services: Services, email: string, instant: string): Promise<boolean> {
  const reading = await openReading(services.sessions, 0)
  const message = await from(reading, 'email_saida')
    .select('id')
    .where('para', '=', email)
    .where('createdAt', '>=', new Date(instant))
    .executeTakeFirst()
    .finally(() => reading.end())
  return message !== undefined
}

type Account = Awaited<ReturnType<typeof accountsOf>>[number]

const recoverOnly = (services: Services, account: Account, requestedAt: string, requisicao: string) =>
  unlessRefused(
    services,
    inChurch(services, account, requisicao, async (work, author) => {
      // skip accounts that have a link already: the job may run again after a failure
      if (await hasLinkSince(work, account.id, requestedAt)) return
      const message = recoveryEmail(account, await newLink(services, work, account))
      await queueEmail(services, work, author, message, { counted: true })
      // last, because letters of other churches wait for the same counters until this transaction ends
      await countRecovery(services, work, account)
    }),
  )

function inChurch<T>(
  services: Services,
  { id, idCliente }: Account,
  requisicao: string,
  run: (work: Writing, author: Author) => Promise<T>,
): Promise<T> {
  const author: Author = { idUsuario: id, acao: 'senha.recuperar', requisicao }
  return transaction(services.sessions, idCliente, author, (work) => run(work, author))
}

const newLink = async ({ config }: Services, work: Writing, { id }: Account): Promise<string> =>
  passwordUrl(config.publicUrl, await newPasswordToken(work, id, linkLife.recovery))

async function unlessRefused<T>({ log }: Services, writing: Promise<T>): Promise<T | undefined> {
  try {
    return await writing
  } catch (error) {
    if (!(error instanceof EmailRefused)) throw error
    log.warn({ limite: error.limite }, 'recovery e-mail refused')
    return undefined
  }
}

/** The people who may sign in with this e-mail, one per church. Nobody enters a church that is only kept. */
async function accountsOf(services: Services, email: string) {
  const proved = sql<boolean>`credencial.email_provado is not distinct from ${email}`
  const reading = await openReading(services.sessions, null)
  const accounts = await reading.db
    .selectFrom('usuario')
    .innerJoin('cliente', 'cliente.idCliente', 'usuario.idCliente')
    .leftJoin('credencial', (join) =>
      join.onRef('credencial.idUsuario', '=', 'usuario.id').onRef('credencial.idCliente', '=', 'usuario.idCliente'),
    )
    .select(['usuario.id', 'usuario.idCliente', 'usuario.name', 'cliente.nome as igreja', proved.as('provado')])
    .where('usuario.email', '=', email)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    .where(sql<boolean>`not ${storedIgreja('usuario')}`)
    // accounts have the same order as for signing in: first accounts that have proved the e-mail, then accounts in
    // which it was only entered
    .orderBy(proved, 'desc')
    .orderBy('usuario.id')
    .limit(20)
    .execute()
    .finally(() => reading.end())
  return accounts.map((account) => ({ ...account, email }))
}
