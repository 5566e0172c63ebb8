import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../../kernel/access/can.js'
import type { Context, Services } from '../../../kernel/context.js'
import { equalText } from '../../../kernel/crypto.js'
import { AppError, forbidden, notFound, signInFirst } from '../../../kernel/errors.js'
import { whereRef } from '../../../kernel/tenant/records.js'
import { autorizar } from './montar.js'
import { relatorios, type TipoRelatorio } from './relatorio.input.js'
import { ler, type RelatorioRow } from './relatorio.queries.js'
import { validade } from './relatorio.rules.js'

const prefix = '/arquivos/relatorios'

/** Binds the link to the report, to the session (or token) that asks, and to its end. */
const signature = ({ secretKey }: Services, uuid: string, { id, sessao }: Viewer, expira: string): string =>
  createHmac('sha256', secretKey)
    .update(['relatorio', uuid, id, sessao ?? 'token', expira].join('|'))
    .digest('base64url')

/** The address of a finished report, for the session that reads it now; for a quarter of an hour. */
export function linkDe(ctx: Context, { uuid, status }: Pick<RelatorioRow, 'uuid' | 'status'>): string | null {
  const { viewer, services } = ctx
  if (status !== 'pronto' || !viewer) return null
  const expira = String(Date.now() + validade)
  return `${prefix}/${uuid}?expira=${expira}&assinatura=${signature(services, uuid, viewer, expira)}`
}

/** Where a report lies in the storage. */
export const chave = ({ idCliente, uuid }: Pick<RelatorioRow, 'idCliente' | 'uuid'>): string =>
  `${idCliente}/${uuid}.pdf`

/** /arquivos/relatorios/{uuid}: only with the link, only for who asked, and only while they may still read what it says. */
export function mountReportFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { uuid: string }; Querystring: Record<string, string | undefined> }>(
    `${prefix}/:uuid`,
    async ({ ctx, params, query }, reply) => {
      const { viewer } = ctx
      if (!viewer) throw signInFirst()
      ctx.authorise('relatorio.ler')
      const where = whereRef(params.uuid)
      if (!('uuid' in where)) throw notFound()
      const expira = String(query.expira ?? '')
      if (!equalText(signature(services, where.uuid, viewer, expira), String(query.assinatura ?? '')))
        throw forbidden('Este link não abre nesta sessão.')
      if (!(Number(expira) > Date.now())) throw new AppError('FORBIDDEN', 'O link expirou. Abra o relatório de novo.')
      const work = await ctx.read()
      const row = await ler({ ...work, idCliente: ctx.tenant(undefined) }, where.uuid, viewer.id)
      await ctx.endReading()
      if (row?.status !== 'pronto' || !(row.tipo in relatorios)) throw notFound('Relatório não encontrado.')
      autorizar(ctx, row.tipo as TipoRelatorio)
      const pdf = await services.storage.get(chave(row))
      if (!pdf) throw notFound('Relatório não encontrado.')
      return reply
        .type('application/pdf')
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff')
        .header('content-disposition', `inline; filename="${nomeArquivo(row.tipo)}"`)
        .send(pdf)
    },
  )
}

/** 'relatorio-visitas-pastorais.pdf' */
export const nomeArquivo = (tipo: string): string => `relatorio-${tipo}.pdf`
