import { sql } from 'kysely'
import { type Author, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { sendByTurn } from '../../../kernel/work/mail/by-turn.js'
import { EmailRefused } from '../../../kernel/work/mail/email-limits.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { cartaOfRecibo, consentimentoRecibos, type ReadyRecibo } from './recibo.rules.js'

/** Milliseconds for which an e-mail waits: a church with many people needs some days. After that, it is not sent. */
const longestWait = 7 * 24 * 60 * 60_000

/**
 * The receipt with its person, if the person is to be told of it: a valid one that was not sent before, of an active adult
 * with an e-mail address whose newest answer to the present text agrees. Without a birth date, nobody counts as an adult.
 */
async function readyToSend({ db, idCliente }: Writing, idRecibo: number): Promise<ReadyRecibo | undefined> {
  const { documento, versaoTexto } = consentimentoRecibos
  const { rows } = await sql<ReadyRecibo>`
    select r.numero, r.ano, extract(year from r.data)::int as "anoDado", r.nome_igreja as igreja, u.name as nome, u.email
    from recibo r
      join cliente c on c.id = r.id_cliente and c.id_cliente = r.id_cliente and c.apagar_em is null
      join usuario u on u.id_cliente = r.id_cliente and u.id = r.id_membro and u.excluido_em is null
        and u.anonimizado_em is null and u.usuario_ativo = 1 and u.email is not null
        and u.data_nascimento <= (now() at time zone c.fuso_horario)::date - interval '18 years'
    where r.id_cliente = ${idCliente} and r.id = ${idRecibo} and r.cancelado_em is null and r.enviado_em is null
      and (select a.aceito from consentimento a where a.id_cliente = u.id_cliente and a.id_usuario = u.id
        and a.documento = ${documento} and a.versao_texto = ${versaoTexto} order by a.id desc limit 1) = 1
    for update of r`.execute(db)
  return rows[0]
}

/** Who issued the receipt, and the services that send the e-mail. */
interface Origin {
  services: Services
  author: Pick<Author, 'idUsuario' | 'requisicao'>
}

/** Queues the e-mail about a receipt in the transaction that issues it, if the person chose such e-mails. */
export async function notifyOfRecibo(work: Writing, { services, author }: Origin, idRecibo: number): Promise<void> {
  if (!(await readyToSend(work, idRecibo))) return
  await stillWaiting(work, { services, author }, [{ id: idRecibo, desde: Date.now() }], 0)
}

/** A receipt to send, and since when it waits (milliseconds). */
interface Waiting {
  id: number
  desde: number
}

/** How many receipts one job of a church takes. */
const most = 5000

async function stillWaiting(
  work: Writing,
  { services, author }: Origin,
  recibos: Waiting[],
  seconds: number,
): Promise<void> {
  const added = await services.jobs.append(work, sendReciboJob, author, {
    field: 'recibos',
    values: recibos,
    most,
    seconds,
  })
  if (!added) await services.jobs.send(work, sendReciboJob, author, { recibos }, seconds)
}

/**
 * Sends the e-mails that say that a receipt is ready. Checks everything again, because days may have passed: whoever
 * withdrew the consent meanwhile gets nothing. Idempotent: when it runs again, it finds what was sent. The receipts of a
 * church wait in one job until the other churches had their turn, and those over a limit in one until it allows them. The version before queued a job
 * for each receipt (`idRecibo`, `desde`).
 */
export const sendReciboJob: Job<{ recibos?: Waiting[]; idRecibo?: number; desde?: number }> = {
  name: 'recibo.enviar',
  async run(services, { idRecibo, desde, recibos = [], idCliente, idUsuario, requisicao }) {
    const author: Author = { idUsuario, acao: 'recibo.enviar', requisicao }
    const all = idRecibo === undefined ? recibos : [{ id: idRecibo, desde: desde ?? Date.now() }]
    const inChurch = <T>(run: (work: Writing) => Promise<T>) => transaction(services.sessions, idCliente, author, run)
    const left = await sendByTurn(all, (one) => inChurch((work) => send(work, { services, author }, one.id)))
    for (const [seconds, late] of left) {
      const young = late.filter((one) => Date.now() - one.desde < longestWait)
      if (young.length) await inChurch((work) => stillWaiting(work, { services, author }, young, seconds))
    }
  },
}

/** @returns why the e-mail must wait; undefined when it was sent, or the person is not to be told any more */
async function send(work: Writing, { services, author }: Origin, idRecibo: number): Promise<EmailRefused | undefined> {
  const ready = await readyToSend(work, idRecibo)
  if (!ready) return undefined
  try {
    await queueEmail(services, work, author, cartaOfRecibo(ready, services.config.publicUrl))
  } catch (error) {
    if (error instanceof EmailRefused) return error
    throw error
  }
  await sql`
    update recibo set enviado_em = now(), updated_at = now(), versao = versao + 1
    where id_cliente = ${work.idCliente} and id = ${idRecibo}`.execute(work.db)
  return undefined
}
