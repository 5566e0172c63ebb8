import { sql } from 'kysely'
import { decrypt } from '../../../kernel/base/crypto.js'
import { from, removeFrom } from '../../../kernel/data/tenant/records.js'
import { type Author, openReading, transaction, type Writing } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { chave } from '../../relatorios/relatorio/index.js'
import { removeBuyer } from '../pagamento/index.js'
import { acertarCobranca } from './cobranca.job.js'

interface Remains {
  imagens: string[]
  relatorios: string[]
  /** e-mail addresses of a person, encrypted, because the queue keeps finished jobs for a while */
  emails?: string[]
}

/**
 * Deletes data that the church's own transaction cannot delete: files of pictures and reports whose rows are gone, and
 * a person's e-mails that belong to no church. Idempotent: a missing file is not an error.
 */
export const eraseFilesJob: Job<Remains> = {
  name: 'lgpd.apagarArquivos',
  async run({ storage, images, sessions, secretKey }, { imagens, relatorios, emails = [], idCliente, requisicao }) {
    const author = { idUsuario: null, acao: 'lgpd.apagarArquivos', requisicao }
    for (const email of emails)
      await transaction(sessions, 0, author, (work) =>
        removeFrom(work, 'email_saida').where('para', '=', decrypt(secretKey, email)).execute(),
      )
    for (const uuid of imagens) await images.remove(uuid)
    for (const uuid of relatorios) await storage.remove(chave({ idCliente, uuid }))
  },
}

/**
 * Ends the church's payments, because a deleted church must not be charged. Also deletes the subscription, so that the
 * next portions do not queue the job again.
 */
async function forgetBuyer({ config, jobs }: Services, work: Writing, author: Author): Promise<void> {
  if (!config.billing) return
  const paying = await from(work, 'assinatura').select('clienteStripe').executeTakeFirst()
  if (!paying) return
  await jobs.send(work, removeBuyer, author, { customer: paying.clienteStripe })
  await removeFrom(work, 'assinatura').execute()
}

interface Portion {
  acabou: boolean
  imagens: string[]
  relatorios: string[]
}

/** Number of rows deleted in one transaction. It takes only seconds, even if each row needs checks in many tables. */
const portion = 5000

/**
 * Deletes a portion of a church whose grace period is over.
 * @returns whether nothing is left
 */
export const erasePortion = (
  services: Services,
  idCliente: number,
  author: Author,
  linhas = portion,
): Promise<boolean> =>
  transaction(services.sessions, idCliente, author, async (work) => {
    // no request waits for this job, so a statement may take long
    await sql`set local statement_timeout = '10min'`.execute(work.db)
    await forgetBuyer(services, work, author)
    const { rows } = await sql<{ saiu: Portion }>`
      select apagar_parte_da_igreja(${idCliente}::int, ${linhas}::int) as saiu`.execute(work.db)
    const { acabou, imagens, relatorios } = rows[0]!.saiu
    if (imagens.length + relatorios.length > 0) {
      await services.jobs.send(work, eraseFilesJob, author, { imagens, relatorios })
    }
    return acabou
  })

async function settleBills(services: Services, author: Author): Promise<void> {
  const { sessions, jobs } = services
  const reading = await openReading(sessions, null)
  const { rows } = await sql<{ idCliente: number }>`
    select c.id as "idCliente" from cliente c join assinatura a on a.id_cliente = c.id_cliente
    where a.situacao <> 'cancelada' and (c.apagar_em is not null or a.cancela_no_fim)`
    .execute(reading.db)
    .finally(() => reading.end())
  await inEachChurch(services, rows, ({ idCliente }) =>
    transaction(sessions, idCliente, author, (work) => jobs.send(work, acertarCobranca, author, {})),
  )
}

/**
 * Every night: deletes closed churches whose grace period is over, in portions. If one night is not enough, the next
 * one continues. Also informs the payment provider again which churches are closed or were reopened, because an earlier
 * request may have failed.
 */
export const eraseIgrejasJob: Job<object> = {
  name: 'lgpd.apagarIgrejas',
  schedule: '45 3 * * *',
  async run(services, { requisicao }) {
    const reading = await openReading(services.sessions, null)
    const { rows } = await sql<{ idCliente: number }>`select id as "idCliente" from cliente where apagar_em < now()`
      .execute(reading.db)
      .finally(() => reading.end())
    const author = { idUsuario: null, acao: 'lgpd.apagarIgreja', requisicao }
    await inEachChurch(services, rows, async ({ idCliente }, turn) => {
      while (!(await erasePortion(services, idCliente, author))) if (turn.over) return 'again'
      services.log.warn({ idCliente }, 'a closed church was erased')
      return 'done'
    })
    if (services.config.billing) await settleBills(services, author)
  },
}
