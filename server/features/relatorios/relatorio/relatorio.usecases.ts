import { limitsOfAll } from '../../../kernel/access/can.js'
import { auditEvent, auditRead } from '../../../kernel/audit/audit.js'
import type { Context } from '../../../kernel/context.js'
import { conflict, notFound, tooManyRequests } from '../../../kernel/errors.js'
import { inTurn } from '../../../kernel/limits/heavy.js'
import { inLane } from '../../../kernel/limits/lanes.js'
import type { Documento } from '../../../kernel/pdf/document.js'
import { makePdfNow } from '../../../kernel/pdf/make-pdf.js'
import { from, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { type ReadingWork, readCase, useCase } from '../../../kernel/use-case.js'
import { logoPng, logoUrl } from '../../acesso/cliente/index.js'
import { readsEmail, readsPersonalData } from '../../acesso/usuario/index.js'
import { acoesDe } from './fontes/index.js'
import { autorizar, montar, podeGerar, resolver, tabelasDoFiltro } from './montar.js'
import { Relatorio } from './relatorio.entity.js'
import { esperar } from './relatorio.espera.js'
import { recentesInput, relatorioInput, relatorioRef, relatorios, tiposRelatorio } from './relatorio.input.js'
import { gerar } from './relatorio.job.js'
import { alcancesDe } from './relatorio.leitor.js'
import { nomeArquivo } from './relatorio.link.js'
import { emAndamento, ler, type RelatorioRow, recentes, trancarPedidos } from './relatorio.queries.js'
import { estado } from './relatorio.rules.js'

const action = 'relatorio.ler'
const missing = 'Relatório não encontrado.'

/** How many unfinished reports one person may have. */
const most = 10

/** A report may contain what its owner alone may read, so a preview as this person has no reports. */
const viewerId = ({ viewer }: Context): number => (viewer?.seenBy ? 0 : (viewer?.id ?? 0))

/** A token's scopes are not known any more when the report is made, so what it may read is stored with the request. */
const fixado = (ctx: Context) => ({ alcances: JSON.stringify(alcancesDe(ctx)) })

/** Queues a report, in the transaction that records who requested it. */
export const gerarRelatorio = useCase({
  action,
  input: relatorioInput,
  named: tabelasDoFiltro,
  async run(work, input) {
    const { ctx, idCliente } = work
    autorizar(ctx, input.tipo, input)
    await espereOsOutros(work)
    const parametros = await resolver(work, input)
    const relatorio = work.em.create(Relatorio, {
      idCliente,
      tipo: input.tipo,
      parametros: { ...parametros, ...fixado(ctx) },
      solicitadoPor: viewerId(ctx),
      nomeSolicitante: ctx.viewer?.name ?? '',
    })
    await work.em.flush()
    await auditEvent(work, 'relatorio.gerar', viewerId(ctx), { tipo: input.tipo, ...parametros })
    return queued(work, relatorio)
  },
})

/** Queues a report. If the client waits for the report, the response is sent once it is made. */
export async function pedirRelatorio(
  ctx: Context,
  raw: Parameters<typeof gerarRelatorio>[1],
  aguardar: boolean | null | undefined,
): Promise<RelatorioRow> {
  const row = await gerarRelatorio(ctx, raw)
  return aguardar ? esperar(ctx, row) : row
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
    autorizar(ctx, relatorio.tipo, relatorio.parametros)
    if (estado({ ...relatorio, motivo: relatorio.motivo ?? null }, new Date()).status !== 'falhou')
      throw conflict('Só um relatório que falhou pode ser gerado de novo.')
    await espereOsOutros(work)
    const parametros = { ...relatorio.parametros, ...fixado(ctx) }
    work.em.assign(relatorio, { status: 'na_fila', progresso: 0, motivo: null, parametros })
    return queued(work, relatorio)
  },
})

/**
 * Counts the unfinished reports under a lock, so that concurrent requests are counted too.
 * @throws TOO_MANY_REQUESTS when this person has too many unfinished reports
 */
async function espereOsOutros(work: Writing & { ctx: Context }): Promise<void> {
  await trancarPedidos(work, viewerId(work.ctx))
  if ((await emAndamento(work, viewerId(work.ctx))) >= most)
    throw tooManyRequests(10, 'Espere os seus relatórios em andamento terminarem.')
}

async function queued(work: Writing & { ctx: Context }, relatorio: { id: number }): Promise<RelatorioRow> {
  const { ctx } = work
  const row = await saved(work, relatorio, (work, id) => ler(work, id, viewerId(ctx)))
  await ctx.services.jobs.send(work, gerar, ctx.author('relatorio.gerar'), { idRelatorio: row.id })
  return row
}

export const lerRelatorio = readCase({
  action,
  input: relatorioRef,
  async run(work, { id }) {
    const row = await ler(work, id, viewerId(work.ctx))
    if (!row) throw notFound(missing)
    return row
  },
})

export const listarRecentes = readCase({
  action,
  input: recentesInput,
  async run(work) {
    return (await recentes(work, viewerId(work.ctx))).filter(({ tipo }) => isKnown(tipo))
  },
})

/** The reports that the current user may generate. */
export const listarTipos = readCase({
  action,
  input: recentesInput,
  async run({ ctx }) {
    return tiposRelatorio.filter((tipo) => podeGerar(ctx, tipo)).map((tipo) => ({ tipo, ...relatorios[tipo] }))
  },
})

/** The data of a report, for the printed pages. */
export const lerDados = readCase({
  action,
  named: tabelasDoFiltro,
  input: relatorioInput,
  async run(work, input) {
    const { ctx } = work
    const { documento, idCliente } = await dados(work, input)
    return { ...documento, logoUrl: await logoUrl(ctx.services, idCliente) }
  },
})

/** Milliseconds after which a request for the PDF itself must get a response. */
const ateOFim = 13_000

/** The PDF itself, in the same response. */
export const baixarRelatorio = readCase({
  action,
  named: tabelasDoFiltro,
  input: relatorioInput,
  async run(work, input) {
    const { ctx } = work
    const { documento, idCliente: church } = await dados(work, input)
    const logo = await logoPng(ctx.services, church)
    const by = await inLane(ctx.services, church)
    return {
      filename: nomeArquivo(input.tipo),
      type: 'application/pdf',
      data: await makePdfNow(by, { documento, logo }, ctx.life.ended, Math.max(0, Math.round(ateOFim - ctx.life.age))),
    }
  },
})

async function dados(
  { ctx, db, leave, ...work }: ReadingWork,
  input: Parameters<typeof resolver>[1],
): Promise<{ documento: Documento; idCliente: number }> {
  autorizar(ctx, input.tipo, input)
  const idCliente = ctx.ownTenant(work.idCliente)
  // the platform's administrator may name a church that does not exist
  const church = await from({ db, idCliente }, 'cliente').select('id').executeTakeFirst()
  if (!church) throw notFound('Igreja não encontrada.')
  const parametros = await resolver({ db, idCliente }, input)
  // the report is read from its own snapshot of the data
  await leave()
  await auditRead(ctx, idCliente, 'relatorio.gerar', { tipo: input.tipo, ...parametros })
  const leitor = {
    limits: limitsOfAll(ctx.viewer, acoesDe(input.tipo, input)),
    lesEmail: (id: number) => readsEmail(ctx, id),
    lesDadosPessoais: (id: number) => readsPersonalData(ctx, id),
  }
  const pedido = { tipo: input.tipo, parametros, geradoPor: ctx.viewer?.name ?? '', leitor }
  return { documento: await inTurn(ctx, idCliente, () => montar(ctx.services, idCliente, pedido)), idCliente }
}

const isKnown = (tipo: string): tipo is keyof typeof relatorios => tipo in relatorios
