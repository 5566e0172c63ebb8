import { unlink } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Services } from '../../../kernel/context.js'
import { imagePath } from '../../../kernel/files/files.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { from, removeFrom } from '../../../kernel/tenant/records.js'
import { type Author, openReading, transaction, type Writing } from '../../../kernel/tenant/session.js'
import { chave } from '../../relatorios/relatorio/index.js'
import { removeBuyer } from '../pagamento/index.js'
import { acertarCobranca } from './cobranca.job.js'

/** Pictures and reports whose rows are gone. Bears repetition: what is not there any more is no fault. */
export const apagarArquivos: Job<{ imagens: string[]; relatorios: string[] }> = {
  name: 'lgpd.apagarArquivos',
  async run({ config, storage }, { imagens, relatorios, idCliente }) {
    for (const uuid of imagens)
      await unlink(imagePath(config.filesDir, uuid)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOENT') throw error
      })
    for (const uuid of relatorios) await storage.remove(chave({ idCliente, uuid }))
  },
}

/** Or a church that is no more would go on paying. Known to no other portion, so that it is told once. */
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

/** Rows in one transaction: seconds, also where many tables must be looked at for each. */
const porcao = 5000

/** Erases a portion of the church whose grace is over. @returns whether that was all */
export const apagarPorcao = (
  services: Services,
  idCliente: number,
  author: Author,
  linhas = porcao,
): Promise<boolean> =>
  transaction(services.sessions, idCliente, author, async (work) => {
    // nobody waits for it
    await sql`set local statement_timeout = '10min'`.execute(work.db)
    await forgetBuyer(services, work, author)
    const { rows } = await sql<Portion>`select acabou, imagens, relatorios from apagar_igreja(${linhas})`.execute(
      work.db,
    )
    const { acabou, imagens, relatorios } = rows[0] as Portion
    if (imagens.length + relatorios.length > 0) {
      await services.jobs.send(work, apagarArquivos, author, { imagens, relatorios })
    }
    return acabou
  })

async function settleBills({ sessions, jobs }: Services, author: Author): Promise<void> {
  const reading = await openReading(sessions, null)
  const { rows } = await sql<{ id: number }>`
    select c.id from cliente c join assinatura a on a.id_cliente = c.id
    where a.situacao <> 'cancelada' and (c.apagar_em is not null or a.cancela_no_fim)`
    .execute(reading.db)
    .finally(() => reading.end())
  for (const { id } of rows)
    await transaction(sessions, id, author, (work) => jobs.send(work, acertarCobranca, author, {}))
}

/**
 * Every night: churches whose administrator closed the account, and let the days of grace pass, are erased whole, a portion
 * at a time; what a night does not finish, the next one does. And where the provider could not be told that a church is leaving,
 * or came back, it is told again before a month is charged.
 */
export const apagarIgrejas: Job<object> = {
  name: 'lgpd.apagarIgrejas',
  schedule: '45 3 * * *',
  async run(services, { requisicao }) {
    const reading = await openReading(services.sessions, null)
    const { rows } = await sql<{ id: number }>`select id from cliente where apagar_em < now()`
      .execute(reading.db)
      .finally(() => reading.end())
    const author = { idUsuario: null, acao: 'lgpd.apagarIgreja', requisicao }
    if (services.config.billing) await settleBills(services, author)
    for (const { id } of rows) {
      while (!(await apagarPorcao(services, id, author)));
      services.log.warn({ idCliente: id }, 'a closed church was erased')
    }
  },
}
