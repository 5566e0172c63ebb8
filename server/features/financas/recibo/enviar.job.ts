import { sql } from 'kysely'
import type { Services } from '../../../kernel/context.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { EmailRefused } from '../../../kernel/mail/email-limits.js'
import { queueEmail } from '../../../kernel/mail/mail.js'
import { type Author, transaction, type Writing } from '../../../kernel/tenant/session.js'
import { cartaDoRecibo, consentimentoRecibos, type ReciboPronto } from './recibo.rules.js'

/** Seconds before an e-mail over a limit is tried again. */
const pause = 60 * 60

/** Milliseconds for which an e-mail waits: a church with many people needs some days. After that, it is not sent. */
const longestWait = 7 * 24 * 60 * 60_000

/**
 * The receipt with its person, if the person is to be told of it: a valid one that was not sent before, of an active adult
 * with an e-mail address whose newest answer to the present text agrees. Without a birth date, nobody counts as an adult.
 */
async function paraEnviar({ db, idCliente }: Writing, idRecibo: number): Promise<ReciboPronto | undefined> {
  const { documento, versaoTexto } = consentimentoRecibos
  const { rows } = await sql<ReciboPronto>`
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
interface Origem {
  services: Services
  author: Pick<Author, 'idUsuario' | 'requisicao'>
}

/** Queues the e-mail about a receipt in the transaction that issues it, if the person chose such e-mails. */
export async function avisarDoRecibo(work: Writing, { services, author }: Origem, idRecibo: number): Promise<void> {
  if (await paraEnviar(work, idRecibo))
    await services.jobs.send(work, enviarRecibo, author, { idRecibo, desde: Date.now() })
}

/**
 * Sends the e-mail that says that a receipt is ready. Checks everything again, because days may have passed: whoever
 * withdrew the consent meanwhile gets nothing. Idempotent: when it runs again, it finds what was sent.
 */
export const enviarRecibo: Job<{ idRecibo: number; desde: number }> = {
  name: 'recibo.enviar',
  async run(services, { idRecibo, desde, idCliente, idUsuario, requisicao }) {
    const author: Author = { idUsuario, acao: 'recibo.enviar', requisicao }
    await transaction(services.sessions, idCliente, author, async (work) => {
      const pronto = await paraEnviar(work, idRecibo)
      if (!pronto) return
      try {
        await queueEmail(services, work, author, cartaDoRecibo(pronto, services.config.publicUrl))
      } catch (error) {
        if (!(error instanceof EmailRefused)) throw error
        if (Date.now() - desde < longestWait)
          await services.jobs.send(work, enviarRecibo, author, { idRecibo, desde }, pause)
        return
      }
      await sql`
        update recibo set enviado_em = now(), updated_at = now(), versao = versao + 1
        where id_cliente = ${idCliente} and id = ${idRecibo}`.execute(work.db)
    })
  },
}
