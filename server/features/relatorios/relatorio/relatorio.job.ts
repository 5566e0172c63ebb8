import { sql } from 'kysely'
import { relatorios, type TipoRelatorio } from '../../../../schema/rules/relatorios/relatorio.input.js'
import { AppError } from '../../../kernel/base/errors.js'
import type { JobOrigin } from '../../../kernel/data/queue/job-queue.js'
import { type Author, openReading, transaction } from '../../../kernel/data/tenant/session.js'
import { makePdf } from '../../../kernel/transport/pdf/make-pdf.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { inEachChurch } from '../../../kernel/work/jobs/each-church.js'
import type { Job } from '../../../kernel/work/jobs/jobs.js'
import { jobInTurn } from '../../../kernel/work/limits/heavy.js'
import { inLane } from '../../../kernel/work/limits/lanes.js'
import { logoPng } from '../../acesso/cliente/index.js'
import { actionsOf } from './fontes/index.js'
import { build, type ReportParameters } from './montar.js'
import { Relatorio } from './relatorio.entity.js'
import { type Alcances, type Leitor, leitorOf } from './relatorio.leitor.js'
import { chave } from './relatorio.link.js'
import { surplus } from './relatorio.queries.js'
import { daysKept } from './relatorio.rules.js'

const author = ({ idUsuario, requisicao }: JobOrigin): Author => ({ idUsuario, acao: 'relatorio.gerar', requisicao })

type Change = Partial<{
  status: string
  progresso: number
  motivo: string | null
  bytes: number
  prontoEm: Date
  parametros: Record<string, string | number>
}>

/**
 * Makes the PDF of a report, then deletes the oldest reports over the limit of its person. An error is stored as the
 * reason of the failure. After a crash the job starts again from the beginning.
 */
export const generateJob: Job<{ idRelatorio: number }> = {
  name: 'relatorio.gerar',
  churchesAtOnce: 3,
  async run(services, { idRelatorio, ...origin }) {
    const update = (change: Change) =>
      transaction(services.sessions, origin.idCliente, author(origin), async ({ em, idCliente }) => {
        await em.nativeUpdate(Relatorio, { id: idRelatorio, idCliente }, { ...change, updatedAt: new Date() })
      })
    const found = await transaction(
      services.sessions,
      origin.idCliente,
      author(origin),
      async ({ em, db, idCliente }) => {
        const pedido = await em.findOne(Relatorio, { id: idRelatorio, idCliente })
        const alcances = alcancesOfPedido(pedido?.parametros)
        if (!pedido) return null
        const actions = pedido.tipo in relatorios ? actionsOf(pedido.tipo as TipoRelatorio, pedido.parametros) : []
        const leitor = await leitorOf(services, { db, idCliente }, origin.idUsuario, alcances, actions)
        return { pedido, leitor }
      },
    )
    if (!found || found.pedido.status === 'pronto' || found.pedido.status === 'falhou') return
    const { pedido, leitor } = found
    await update({ status: 'gerando', progresso: 5 })
    try {
      const pdf = await pdfOf(services, { ...pedido, leitor }, update)
      await services.storage.put(chave(pedido), pdf)
      const made = { limites: JSON.stringify(leitor.limits ?? {}), lidos: JSON.stringify(leitor.lidos()) }
      const parametros = { ...pedido.parametros, ...made }
      await update({ status: 'pronto', progresso: 100, bytes: pdf.length, prontoEm: new Date(), parametros })
    } catch (error) {
      services.log.error({ idCliente: origin.idCliente, tipo: pedido.tipo, err: error }, 'report failed')
      const motivo = error instanceof AppError ? error.message : 'Não foi possível gerar o relatório. Tente novamente.'
      await update({ status: 'falhou', motivo })
    }
    const by = author(origin)
    await withdraw(services, await transaction(services.sessions, origin.idCliente, by, surplus), by)
  },
}

/** What whoever asked for the report might read then; the version before did not note it, and its last requests may wait. */
const alcancesOfPedido = (parametros: { alcances?: string | number } = {}): Alcances =>
  parametros.alcances === undefined
    ? { 'usuario.lerEmail': 'tudo', 'usuario.lerDadosPessoais': 'tudo' }
    : JSON.parse(String(parametros.alcances))

interface Pedido {
  leitor: Leitor
  idCliente: number
  tipo: string
  parametros: object
  nomeSolicitante: string
}

/** Updates the report's progress, in per cent: reading ends at 25, drawing at 95. */
async function pdfOf(
  services: Services,
  { idCliente, tipo, parametros, nomeSolicitante, leitor }: Pedido,
  update: (change: Change) => Promise<void>,
): Promise<Buffer> {
  if (!(tipo in relatorios)) throw new AppError('NOT_FOUND', 'Este relatório não existe mais.')
  const documento = await jobInTurn(services, idCliente, () =>
    build(services, idCliente, {
      tipo: tipo as TipoRelatorio,
      parametros: parametros as ReportParameters,
      geradoPor: nomeSolicitante,
      leitor,
    }),
  )
  await update({ progresso: 25 })
  // one update at a time; if several follow, only the latest is stored
  let writing: Promise<void> | undefined
  const by = await inLane(services, idCliente)
  const pdf = await makePdf(by, { documento, logo: await logoPng(services, idCliente) }, (done) => {
    writing ??= update({ progresso: 25 + Math.round(done * 70) })
      .catch(() => undefined)
      .finally(() => (writing = undefined))
  })
  await writing
  return pdf
}

const old = sql<boolean>`created_at < now() - make_interval(days => ${daysKept})`

/** Every night: deletes old reports. */
export const limpar: Job<object> = {
  name: 'relatorio.limpar',
  schedule: '25 3 * * *',
  async run(services, { requisicao }) {
    const { db, end } = await openReading(services.sessions, null)
    const rows = await db
      .selectFrom('relatorio')
      .select(['id', 'uuid', 'idCliente'])
      .where(old)
      .limit(10_000)
      .execute()
      .finally(end)
    await withdraw(services, rows, { idUsuario: null, acao: 'relatorio.limpar', requisicao })
  },
}

/**
 * Deletes first the file and then the row, so that no file is left without a row. A report that cannot be deleted keeps
 * no other report from being deleted.
 */
const withdraw = (
  services: Services,
  rows: readonly { id: number; uuid: string; idCliente: number }[],
  by: Author,
): Promise<void> =>
  inEachChurch(services, rows, async (row) => {
    await services.storage.remove(chave(row))
    await transaction(services.sessions, row.idCliente, by, ({ em, idCliente }) =>
      em.nativeDelete(Relatorio, { id: row.id, idCliente }),
    )
  })
