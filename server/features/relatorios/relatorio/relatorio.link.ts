import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Context, Services } from '../../../kernel/context.js'
import { equalText } from '../../../kernel/crypto.js'
import { AppError, forbidden, notFound } from '../../../kernel/errors.js'
import { isUuid } from '../../../kernel/tenant/records.js'
import { openReading } from '../../../kernel/tenant/session.js'
import { podeGerar } from './montar.js'
import { relatorios, type TipoRelatorio } from './relatorio.input.js'
import { pronto, type RelatorioRow } from './relatorio.queries.js'
import { validade } from './relatorio.rules.js'

/** Where reports open for whoever holds their address: no session is looked at there. */
export const reportLinks = '/arquivos/relatorios'

/** Binds the address to the church, to the report and to its end. */
const signature = ({ secretKey }: Services, igreja: string, uuid: string, expira: string): string =>
  createHmac('sha256', secretKey).update(['relatorio', igreja, uuid, expira].join('|')).digest('base64url')

/**
 * The whole address of a finished report, for a quarter of an hour: whoever holds it opens it, also a program without a session.
 * @returns null for one that is not ready, and for who may no longer have that report made
 */
export function linkDe(ctx: Context, { uuid, status, tipo, idCliente }: RelatorioRow): string | null {
  if (status !== 'pronto' || !podeGerar(ctx, tipo as TipoRelatorio)) return null
  const { services } = ctx
  const expira = String(Date.now() + validade)
  const igreja = String(idCliente)
  const signed = new URLSearchParams({ igreja, expira, assinatura: signature(services, igreja, uuid, expira) })
  return `${services.config.publicUrl}${reportLinks}/${uuid}?${signed}`
}

/** Where a report lies in the storage. */
export const chave = ({ idCliente, uuid }: Pick<RelatorioRow, 'idCliente' | 'uuid'>): string =>
  `${idCliente}/${uuid}.pdf`

/** /arquivos/relatorios/{uuid}: with the signed address, while it lasts. The log has the route, never the address. */
export function mountReportFiles(app: FastifyInstance, services: Services): void {
  app.get<{ Params: { uuid: string }; Querystring: Record<string, string | undefined> }>(
    `${reportLinks}/:uuid`,
    async ({ params, query }, reply) => {
      const uuid = params.uuid.toLowerCase()
      const [igreja, expira, assinatura] = [query.igreja, query.expira, query.assinatura].map(String) as Signed
      if (!isUuid(uuid) || !equalText(signature(services, igreja, uuid, expira), assinatura))
        throw forbidden('Este link não é válido.')
      if (!(Number(expira) > Date.now())) throw new AppError('FORBIDDEN', 'O link expirou. Abra o relatório de novo.')
      const row = await finished(services, Number(igreja), uuid)
      const pdf =
        row && row.tipo in relatorios && (await services.storage.get(chave({ idCliente: Number(igreja), uuid })))
      if (!pdf) throw notFound('Relatório não encontrado.')
      return reply
        .type('application/pdf')
        .header('cache-control', 'no-store')
        .header('x-content-type-options', 'nosniff')
        .header('x-robots-tag', 'noindex')
        .header('content-disposition', `inline; filename="${nomeArquivo(row.tipo)}"`)
        .send(pdf)
    },
  )
}

type Signed = [igreja: string, expira: string, assinatura: string]

async function finished({ sessions }: Services, idCliente: number, uuid: string) {
  const { db, end } = await openReading(sessions, idCliente)
  return pronto({ db, idCliente }, uuid).finally(end)
}

/** 'relatorio-visitas-pastorais.pdf' */
export const nomeArquivo = (tipo: string): string => `relatorio-${tipo}.pdf`
