import { type Author, openReading } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { keepPdfJob, prestacaoById, withoutPdf } from '../../financas/prestacao-contas/index.js'
import { documentoOfPrestacao } from './documento.js'
import { keep } from './guardar.js'

const author = (idUsuario: number | null, requisicao: string): Author => ({
  idUsuario,
  acao: 'prestacaoContas.guardarPdf',
  requisicao,
})

/** Stores the PDF of a statement on which the assembly has decided. Idempotent: a statement that has one keeps it. */
export const keepDecidedJob: Job<{ idPrestacaoContas: number }> = {
  name: keepPdfJob.name,
  churchesAtOnce: 2,
  run: (services, { idPrestacaoContas: id, idCliente, idUsuario, requisicao }) =>
    keepOne(services, { id, idCliente }, author(idUsuario, requisicao)),
}

/** How many statements one run of `guardarFaltantes` stores. */
const mostAtOnce = 1000

/**
 * Stores what is missing: where the job failed for too long, and for statements that were decided before PDFs were
 * stored.
 */
export const keepMissingJob: Job<object> = {
  name: 'prestacaoContas.guardarFaltantes',
  schedule: '23 * * * *',
  async run(services, { requisicao }) {
    const { db, end } = await openReading(services.sessions, null)
    const rows = await withoutPdf({ db }, mostAtOnce).finally(end)
    // failures are in the log; the job runs again in an hour, and whoever opens a statement stores its PDF at once
    await inEachChurch(services, rows, (row) => keepOne(services, row, author(null, requisicao))).catch(() => undefined)
  },
}

async function keepOne(services: Services, row: { id: number; idCliente: number }, by: Author): Promise<void> {
  const { db, end } = await openReading(services.sessions, row.idCliente)
  const em = new Date()
  const read = async () => {
    const prestacao = await prestacaoById({ db, idCliente: row.idCliente }, row.id)
    return prestacao?.decisao && prestacao.idArquivo === null
      ? documentoOfPrestacao({ db }, prestacao, { em })
      : undefined
  }
  const documento = await read().finally(end)
  if (documento) await keep(services, row, { documento, em }, by)
}
