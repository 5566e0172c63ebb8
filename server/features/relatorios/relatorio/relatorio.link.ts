import { createHmac } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { relatorios, type TipoRelatorio } from '../../../../schema/rules/relatorios/relatorio.input.js'
import { limitsOfAll } from '../../../kernel/access/can.js'
import { readWithin } from '../../../kernel/access/own-groups.js'
import { equalText } from '../../../kernel/base/crypto.js'
import { AppError, forbidden, notFound } from '../../../kernel/base/errors.js'
import { isUuid } from '../../../kernel/data/tenant/records.js'
import { openReading } from '../../../kernel/data/tenant/session.js'
import type { Context, Services } from '../../../kernel/work/context/context.js'
import { actionsOf, areasOf } from './fontes/index.js'
import { mayGenerate } from './montar.js'
import { readsEverything } from './relatorio.leitor.js'
import { type RelatorioRow, readyRelatorio } from './relatorio.queries.js'
import { validade } from './relatorio.rules.js'

/** The path at which a report opens for anybody who has its address. No session is checked there. */
export const reportLinks = '/arquivos/relatorios'

/** Signs the church, the report and the expiry of the address. */
const signature = ({ secretKey }: Services, igreja: string, uuid: string, expira: string): string =>
  createHmac('sha256', secretKey).update(['relatorio', igreja, uuid, expira].join('|')).digest('base64url')

/**
 * The complete address of a finished report, valid for a quarter of an hour. It opens for anybody who has it, even for
 * a program without a session.
 * @returns null for a report that is not ready, and for a user who may no longer generate it
 */
export function linkOf(ctx: Context, { uuid, status, idCliente, parametros, ...row }: RelatorioRow): string | null {
  const tipo = row.tipo as TipoRelatorio
  if (status !== 'pronto' || !mayGenerate(ctx, tipo, parametros)) return null
  // it may have been made before the church limited this person to the own groups, or took a group away
  const { limites, lidos } = parametros
  const then = limites === undefined ? undefined : JSON.parse(String(limites))
  if (then && !readWithin(then, limitsOfAll(ctx.viewer, actionsOf(tipo, parametros)), areasOf(tipo))) return null
  // nor for a token or a person who may not read the e-mails or the CPFs in it
  if (!readsEverything(ctx, lidos === undefined ? undefined : JSON.parse(String(lidos)))) return null
  const { services } = ctx
  const expira = String(Date.now() + validade)
  const igreja = String(idCliente)
  const signed = new URLSearchParams({ igreja, expira, assinatura: signature(services, igreja, uuid, expira) })
  return `${services.config.publicUrl}${reportLinks}/${uuid}?${signed}`
}

/** The key of a report in the storage. */
export const chave = ({ idCliente, uuid }: Pick<RelatorioRow, 'idCliente' | 'uuid'>): string =>
  `${idCliente}/${uuid}.pdf`

/**
 * Serves /arquivos/relatorios/{uuid}. It needs the signed address before it expires. The log contains the route, never
 * the address.
 */
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
        .header('content-disposition', `inline; filename="${fileName(row.tipo)}"`)
        .send(pdf)
    },
  )
}

type Signed = [igreja: string, expira: string, assinatura: string]

async function finished({ sessions }: Services, idCliente: number, uuid: string) {
  const { db, end } = await openReading(sessions, idCliente)
  return readyRelatorio({ db, idCliente }, uuid).finally(end)
}

/** 'relatorio-visitas-pastorais.pdf' */
export const fileName = (tipo: string): string => `relatorio-${tipo}.pdf`
