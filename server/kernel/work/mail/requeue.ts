import { sql } from 'kysely'
import { type Author, openReading, transaction, type Writing } from '../../data/tenant/session.js'
import type { Services } from '../context/context.js'
import { inEachChurch } from '../jobs/each-church.js'
import type { Job } from '../jobs/jobs.js'
import { giveUp, isTooOld, releaseEmails, sendAccessEmail, sendEmail } from './mail.js'

/** How many e-mails one run looks at: of each church the oldest first, so that those of one church leave room for others. */
const mostAtOnce = 5000

interface Waiting {
  id: number
  idCliente: number
  createdAt: Date
  seguranca: boolean
  /** over a limit that should allow it since an hour */
  espera: boolean
}

/** The jobs that send one e-mail. */
const sending = [sendEmail.name, sendAccessEmail.name]

/**
 * Queues e-mails again that wait without a job, such as those whose job failed for good. Old ones are given up: a link
 * or a reminder of last week only confuses.
 */
export const requeueEmails: Job<object> = {
  name: 'email.retomar',
  schedule: '48 * * * *',
  async run(services, { requisicao }) {
    const author: Author = { idUsuario: null, acao: 'email.enviar', requisicao }
    const left = await withoutJob(services, await waitingMessages(services))
    const churches = Map.groupBy(left, ({ idCliente }) => idCliente)
    const each = [...churches].map(([idCliente, messages]) => ({ idCliente, messages }))
    await inEachChurch(services, each, ({ idCliente, messages }) =>
      transaction(services.sessions, idCliente, author, (work) => requeueOrGiveUp(services, work, author, messages)),
    )
  },
}

const idsOf = (messages: readonly Waiting[]): number[] => messages.map(({ id }) => id)

/** Of one church. */
async function requeueOrGiveUp(
  services: Services,
  work: Writing,
  author: Author,
  messages: readonly Waiting[],
): Promise<void> {
  const old = messages.filter(({ createdAt, ...message }) => isTooOld({ ...message, createdAt: new Date(createdAt) }))
  if (old.length) await giveUp(services, work, idsOf(old))
  for (const { id, seguranca, espera } of messages.filter((message) => !old.includes(message)))
    if (espera) await services.jobs.sendOnce(work, releaseEmails, author)
    else await services.jobs.send(work, seguranca ? sendAccessEmail : sendEmail, author, { idEmail: id })
  await removeFailed(work, idsOf(messages))
}

/** E-mails of an hour ago or earlier. In a church that is being moved, or has moved, nothing is sent. */
async function waitingMessages({ sessions }: Services): Promise<Waiting[]> {
  const { db, end } = await openReading(sessions, null)
  const { rows } = await sql<Waiting>`
    select id, id_cliente as "idCliente", created_at as "createdAt", seguranca, espera is not null as espera
    from email_saida e
    where situacao = 'pendente' and created_at < now() - interval '1 hour'
      and (liberar_em is null or liberar_em < now() - interval '1 hour')
      and not exists (select from mudanca_igreja m where m.igreja = e.id_cliente and m.situacao <> 'aberta')
    order by row_number() over (partition by id_cliente order by created_at, id), id limit ${mostAtOnce}`
    .execute(db)
    .finally(end)
  return rows
}

/** Nobody repeats a job whose e-mail is queued again, or given up. */
async function removeFailed({ db, idCliente }: Writing, ids: number[]): Promise<void> {
  await sql`
    delete from pgboss.job where name = any (${sending}::text[]) and state = 'failed' and group_id = ${String(idCliente)}
      and (data ->> 'idEmail')::int = any (${ids}::int[])`.execute(db)
}

/** Read after the e-mails: one whose job ends meanwhile is no longer waiting when a second job finds it. */
async function withoutJob({ sessions }: Services, messages: readonly Waiting[]): Promise<Waiting[]> {
  if (messages.length === 0) return []
  // the queue's tables belong to no church, so the application's role may read them
  const { db, end } = await openReading(sessions, 0)
  const { rows } = await sql<{ id: number; idCliente: number }>`
    select (data ->> 'idEmail')::int as id, (data ->> 'idCliente')::int as "idCliente" from pgboss.job
    where name = any (${sending}::text[]) and state in ('created', 'retry', 'active')`
    .execute(db)
    .finally(end)
  const queued = new Set(rows.map(({ id, idCliente }) => `${idCliente} ${id}`))
  return messages.filter(({ id, idCliente }) => !queued.has(`${idCliente} ${id}`))
}
