import type { Services } from '../../../kernel/context.js'
import { inEachChurch } from '../../../kernel/jobs/each-church.js'
import type { Job } from '../../../kernel/jobs/jobs.js'
import { type Author, openReading } from '../../../kernel/tenant/session.js'
import { guardarPdf, prestacaoPorId, semPdf } from '../../financas/prestacao-contas/index.js'
import { documentoDaPrestacao } from './documento.js'
import { guardar } from './guardar.js'

const author = (idUsuario: number | null, requisicao: string): Author => ({
  idUsuario,
  acao: 'prestacaoContas.guardarPdf',
  requisicao,
})

/** Stores the PDF of a statement on which the assembly has decided. Idempotent: a statement that has one keeps it. */
export const guardarDecidida: Job<{ idPrestacaoContas: number }> = {
  name: guardarPdf.name,
  churchesAtOnce: 2,
  run: (services, { idPrestacaoContas: id, idCliente, idUsuario, requisicao }) =>
    guardarUma(services, { id, idCliente }, author(idUsuario, requisicao)),
}

/** How many statements one run of `guardarFaltantes` stores. */
const mostAtOnce = 1000

/**
 * Stores what is missing: where the job failed for too long, and for statements that were decided before PDFs were
 * stored.
 */
export const guardarFaltantes: Job<object> = {
  name: 'prestacaoContas.guardarFaltantes',
  schedule: '23 * * * *',
  async run(services, { requisicao }) {
    const { db, end } = await openReading(services.sessions, null)
    const rows = await semPdf({ db }, mostAtOnce).finally(end)
    // failures are in the log; the job runs again in an hour, and whoever opens a statement stores its PDF at once
    await inEachChurch(services, rows, (row) => guardarUma(services, row, author(null, requisicao))).catch(
      () => undefined,
    )
  },
}

async function guardarUma(services: Services, row: { id: number; idCliente: number }, by: Author): Promise<void> {
  const { db, end } = await openReading(services.sessions, row.idCliente)
  const em = new Date()
  const read = async () => {
    const prestacao = await prestacaoPorId({ db, idCliente: row.idCliente }, row.id)
    return prestacao?.decisao && prestacao.idArquivo === null
      ? documentoDaPrestacao({ db }, prestacao, { em })
      : undefined
  }
  const documento = await read().finally(end)
  if (documento) await guardar(services, row, { documento, em }, by)
}
