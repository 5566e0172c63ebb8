import { sql } from 'kysely'
import { beginTurn } from '../../base/turns/turn.js'
import { change, from } from '../../data/tenant/records.js'
import { type Author, transaction, type Writing } from '../../data/tenant/session.js'
import type { Services } from '../context/context.js'
import type { Job } from '../jobs/jobs.js'
import { countEmail, EmailRefused } from './email-limits.js'
import { giveUp, isTooOld, releaseLater, releaseEmails as releasing, sendAccessEmail, sendEmail } from './mail.js'

const waiting = (work: Pick<Writing, 'db' | 'idCliente'>) =>
  from(work, 'email_saida').where('situacao', '=', 'pendente').where('espera', 'is not', null)

/** Ends the waiting of those that are too old. */
async function giveUpOld(services: Services, work: Writing): Promise<void> {
  const found = await waiting(work)
    .select(['id', 'createdAt', 'seguranca'])
    .where('createdAt', '<', new Date(Date.now() - 24 * 60 * 60_000))
    .execute()
  const old = found.filter(({ createdAt, seguranca }) => isTooOld({ createdAt: new Date(createdAt), seguranca }))
  if (old.length)
    await giveUp(
      services,
      work,
      old.map(({ id }) => id),
    )
}

/**
 * Frees the next e-mail whose time has come, those about access first. Each is counted in a transaction of its own,
 * because others wait for the counters. When the church may send no more today, all others wait with it.
 * @returns whether there was one
 */
async function releaseNext(services: Services, work: Writing, author: Author): Promise<boolean> {
  const found = await waiting(work)
    .select(['id', 'para', 'espera'])
    .where('liberarEm', '<=', new Date())
    .orderBy('espera')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  if (!found) return false
  const access = found.espera === 'acesso'
  try {
    await countEmail(services, work, { email: found.para, access, placeTaken: false })
  } catch (error) {
    if (!(error instanceof EmailRefused)) throw error
    const late = change(work, 'email_saida').set({ liberarEm: error.until }).where('espera', '=', found.espera)
    await (error.limite === 'endereco' ? late.where('id', '=', found.id) : late).execute()
    return true
  }
  const { smtpUrl } = services.config
  await change(work, 'email_saida')
    .set({ espera: null, liberarEm: null, ...(!smtpUrl && { situacao: 'retido' }), updatedAt: new Date() })
    .where('id', '=', found.id)
    .execute()
  if (smtpUrl) await services.jobs.send(work, access ? sendAccessEmail : sendEmail, author, { idEmail: found.id })
  return true
}

/** Frees a church's e-mails that were over a limit, as far as the limits allow, and comes back when they allow the rest. */
export const releaseEmails: Job<object> = {
  ...releasing,
  async run(services, { idCliente, requisicao }) {
    const author: Author = { idUsuario: null, acao: 'email.enviar', requisicao }
    const inChurch = <T>(run: (work: Writing) => Promise<T>) => transaction(services.sessions, idCliente, author, run)
    const turn = beginTurn()
    await inChurch((work) => giveUpOld(services, work))
    while (await inChurch((work) => releaseNext(services, work, author))) if (turn.over) break
    await inChurch(async (work) => {
      const { next } = await waiting(work)
        .select(sql<Date | null>`min(liberar_em)`.as('next'))
        .executeTakeFirstOrThrow()
      if (next) await releaseLater(services, work, author, new Date(next))
    })
  },
}
