import {
  recentesInput,
  relatorioInput,
  relatorioRef,
  relatorios,
  tiposRelatorio,
} from '../../../../schema/rules/relatorios/relatorio.input.js'
import { limitsOfAll } from '../../../kernel/access/can.js'
import { conflict, notFound, tooManyRequests } from '../../../kernel/base/errors.js'
import { from, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Documento } from '../../../kernel/transport/pdf/document.js'
import { makePdfNow } from '../../../kernel/transport/pdf/make-pdf.js'
import { auditEvent, auditRead } from '../../../kernel/work/audit/audit.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { inTurn } from '../../../kernel/work/limits/heavy.js'
import { inLane } from '../../../kernel/work/limits/lanes.js'
import { type ReadingWork, readCase, useCase } from '../../../kernel/work/use-case.js'
import { logoPng, logoUrl } from '../../acesso/cliente/index.js'
import { readsEmail, readsPersonalData } from '../../acesso/usuario/index.js'
import { actionsOf } from './fontes/index.js'
import { authorise, build, mayGenerate, parametersOf } from './montar.js'
import { Relatorio } from './relatorio.entity.js'
import { waitForRelatorio } from './relatorio.espera.js'
import { generateJob } from './relatorio.job.js'
import { alcancesOf } from './relatorio.leitor.js'
import { fileName } from './relatorio.link.js'
import { lockPedidos, type RelatorioRow, read, recentRelatorios, underWay } from './relatorio.queries.js'
import { stateOf } from './relatorio.rules.js'

const action = 'relatorio.ler'
const missing = 'Relatório não encontrado.'

/** How many unfinished reports one person may have. */
const most = 10

/** A report may contain what its owner alone may read, so a preview as this person has no reports. */
const viewerId = ({ viewer }: Context): number => (viewer?.seenBy ? 0 : (viewer?.id ?? 0))

/** A token's scopes are not known any more when the report is made, so what it may read is stored with the request. */
const pinnedReach = (ctx: Context) => ({ alcances: JSON.stringify(alcancesOf(ctx)) })

/** Queues a report, in the transaction that records who requested it. */
export const gerarRelatorio = useCase({
  action,
  input: relatorioInput,
  async run(work, input) {
    const { ctx, idCliente } = work
    authorise(ctx, input.tipo, input)
    await refuseTooMany(work)
    const parametros = await parametersOf(work, input)
    const relatorio = work.em.create(Relatorio, {
      idCliente,
      tipo: input.tipo,
      parametros: { ...parametros, ...pinnedReach(ctx) },
      solicitadoPor: viewerId(ctx),
      nomeSolicitante: ctx.viewer?.name ?? '',
    })
    await work.em.flush()
    await auditEvent(work, 'relatorio.gerar', viewerId(ctx), { tipo: input.tipo, ...parametros })
    return queued(work, relatorio)
  },
})

/** Queues a report. The response is sent once it is made, unless the client does not wait for it. */
export async function requestRelatorio(
  ctx: Context,
  raw: Parameters<typeof gerarRelatorio>[1],
  aguardar: boolean | null | undefined,
): Promise<RelatorioRow> {
  const row = await gerarRelatorio(ctx, raw)
  return aguardar === false ? row : waitForRelatorio(ctx, row)
}

/** Makes a failed report again. */
export const repetirRelatorio = useCase({
  action,
  record: 'relatorio',
  input: relatorioRef,
  async run(work, { id }) {
    const { ctx } = work
    const relatorio = await recordToChange(work, Relatorio, id, { missing })
    if (relatorio.solicitadoPor !== viewerId(ctx) || !isKnown(relatorio.tipo)) throw notFound(missing)
    authorise(ctx, relatorio.tipo, relatorio.parametros)
    if (stateOf({ ...relatorio, motivo: relatorio.motivo ?? null }, new Date()).status !== 'falhou')
      throw conflict('Só um relatório que falhou pode ser gerado de novo.')
    await refuseTooMany(work)
    const parametros = { ...relatorio.parametros, ...pinnedReach(ctx) }
    work.em.assign(relatorio, { status: 'na_fila', progresso: 0, motivo: null, parametros })
    return queued(work, relatorio)
  },
})

/**
 * Counts the unfinished reports under a lock, so that concurrent requests are counted too.
 * @throws TOO_MANY_REQUESTS when this person has too many unfinished reports
 */
async function refuseTooMany(work: Writing & { ctx: Context }): Promise<void> {
  await lockPedidos(work, viewerId(work.ctx))
  if ((await underWay(work, viewerId(work.ctx))) >= most)
    throw tooManyRequests(10, 'Espere os seus relatórios em andamento terminarem.')
}

async function queued(work: Writing & { ctx: Context }, relatorio: { id: number }): Promise<RelatorioRow> {
  const { ctx } = work
  const row = await saved(work, relatorio, (work, id) => read(work, id, viewerId(ctx)))
  await ctx.services.jobs.send(work, generateJob, ctx.author('relatorio.gerar'), { idRelatorio: row.id })
  return row
}

export const readRelatorio = readCase({
  action,
  input: relatorioRef,
  async run(work, { id }) {
    const row = await read(work, id, viewerId(work.ctx))
    if (!row) throw notFound(missing)
    return row
  },
})

export const listRecent = readCase({
  action,
  input: recentesInput,
  async run(work) {
    return (await recentRelatorios(work, viewerId(work.ctx))).filter(({ tipo }) => isKnown(tipo))
  },
})

/** The reports that the current user may generate. */
export const listTipos = readCase({
  action,
  input: recentesInput,
  async run({ ctx }) {
    return tiposRelatorio.filter((tipo) => mayGenerate(ctx, tipo)).map((tipo) => ({ tipo, ...relatorios[tipo] }))
  },
})

/** The data of a report, for the printed pages. */
export const readPersonalData = readCase({
  action,
  input: relatorioInput,
  async run(work, input) {
    const { ctx } = work
    const { documento, idCliente } = await readDetails(work, input)
    return { ...documento, logoUrl: await logoUrl(ctx.services, idCliente) }
  },
})

/** Milliseconds after which a request for the PDF itself must get a response. */
const finishWithin = 13_000

/** The PDF itself, in the same response. */
export const downloadRelatorio = readCase({
  action,
  input: relatorioInput,
  async run(work, input) {
    const { ctx } = work
    const { documento, idCliente: church } = await readDetails(work, input)
    const logo = await logoPng(ctx.services, church)
    const by = await inLane(ctx.services, church)
    return {
      filename: fileName(input.tipo),
      type: 'application/pdf',
      data: await makePdfNow(
        by,
        { documento, logo },
        ctx.life.ended,
        Math.max(0, Math.round(finishWithin - ctx.life.age)),
      ),
    }
  },
})

async function readDetails(
  { ctx, db, leave, ...work }: ReadingWork,
  input: Parameters<typeof parametersOf>[1],
): Promise<{ documento: Documento; idCliente: number }> {
  authorise(ctx, input.tipo, input)
  const idCliente = ctx.ownTenant(work.idCliente)
  // the platform's administrator may name a church that does not exist
  const church = await from({ db, idCliente }, 'cliente').select('id').executeTakeFirst()
  if (!church) throw notFound('Igreja não encontrada.')
  const parametros = await parametersOf({ db, idCliente }, input)
  // the report is read from its own snapshot of the data
  await leave()
  await auditRead(ctx, idCliente, 'relatorio.gerar', { tipo: input.tipo, ...parametros })
  const leitor = {
    limits: limitsOfAll(ctx.viewer, actionsOf(input.tipo, input)),
    lesEmail: (id: number) => readsEmail(ctx, id),
    lesDadosPessoais: (id: number) => readsPersonalData(ctx, id),
  }
  const pedido = { tipo: input.tipo, parametros, geradoPor: ctx.viewer?.name ?? '', leitor }
  return { documento: await inTurn(ctx, idCliente, () => build(ctx.services, idCliente, pedido)), idCliente }
}

const isKnown = (tipo: string): tipo is keyof typeof relatorios => tipo in relatorios
