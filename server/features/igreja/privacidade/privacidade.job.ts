import { unlink } from 'node:fs/promises'
import { sql } from 'kysely'
import type { Services } from '../../../kernel/context.js'
import { imagePath } from '../../../kernel/files.js'
import type { Job } from '../../../kernel/jobs.js'
import { from } from '../../../kernel/tenant/records.js'
import { type Author, openReading, transaction, type Writing } from '../../../kernel/tenant/session.js'
import { chave } from '../../relatorios/relatorio/index.js'
import { removeBuyer } from '../pagamento/index.js'

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

/** Or a church that is no more would go on paying. */
async function forgetBuyer({ config, jobs }: Services, work: Writing, author: Author): Promise<void> {
  if (!config.billing) return
  const paying = await from(work, 'assinatura').select('clienteStripe').executeTakeFirst()
  if (paying) await jobs.send(work, removeBuyer, author, { customer: paying.clienteStripe })
}

/** Every night: churches whose administrator closed the account, and let the days of grace pass, are erased whole. */
export const apagarIgrejas: Job<object> = {
  name: 'lgpd.apagarIgrejas',
  schedule: '45 3 * * *',
  async run(services, { requisicao }) {
    const { sessions, jobs, log } = services
    const reading = await openReading(sessions, null)
    const { rows } = await sql<{ id: number }>`select id from cliente where apagar_em < now()`
      .execute(reading.db)
      .finally(() => reading.end())
    const author = { idUsuario: null, acao: 'lgpd.apagarIgreja', requisicao }
    for (const { id } of rows) {
      await transaction(sessions, id, author, async (work) => {
        // nobody waits for it, and what many years left behind does not go in the usual five seconds
        await sql`set local statement_timeout = '30min'`.execute(work.db)
        await forgetBuyer(services, work, author)
        const left = await sql<{ imagens: string[]; relatorios: string[] }>`
          select imagens, relatorios from apagar_igreja()`.execute(work.db)
        const { imagens = [], relatorios = [] } = left.rows[0] ?? {}
        await jobs.send(work, apagarArquivos, author, { imagens, relatorios })
      })
      log.warn({ idCliente: id }, 'a closed church was erased')
    }
  },
}
