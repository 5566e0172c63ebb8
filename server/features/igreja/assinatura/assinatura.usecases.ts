import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { text } from '../../../../schema/rules/formats.js'
import type { Action } from '../../../kernel/access/actions.js'
import { conflict, forbidden, invalid, notFound } from '../../../kernel/base/errors.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { staysOpen } from '../../acesso/cliente/index.js'
import { readCurrentUser } from '../../acesso/sessao/index.js'
import { billing, openCheckout, openPortal } from '../pagamento/index.js'
import { type AssinaturaRow, readAssinatura } from './assinatura.queries.js'
import { isReadOnly, statusOn } from './assinatura.rules.js'

const action = 'assinatura.administrar'

/** The church's subscription; null in an installation without payment, and for a church that need not pay. */
export const readOwnAssinatura = readCase({
  action,
  input: z.object({}),
  async run(work) {
    const { billing } = work.ctx.services.config
    if (!billing) return null
    const row = await readAssinatura({ ...work, idCliente: work.ctx.ownTenant(work.idCliente) })
    if (!row) return null
    const plan = billing.plans.find(({ codigo }) => codigo === row.plano)
    return { ...row, situacao: statusOn(row, new Date()), nomePlano: plan?.nome ?? row.plano }
  },
})

/** @throws NOT_FOUND for a church without a subscription */
async function paying(ctx: Context): Promise<AssinaturaRow> {
  billing(ctx.services)
  const idCliente = ctx.ownTenant(null)
  const row = await readAssinatura({ ...(await ctx.read()), idCliente })
  if (!row) throw notFound('Esta igreja não tem assinatura.')
  return row
}

const settings = ({ services }: Context) => `${services.config.publicUrl}/dashboard/settings?aba=assinatura`

/** The provider's page with invoices, card and cancellation; its address is valid for a few minutes. */
export const abrirPortalAssinatura = useCase({
  action,
  input: z.object({}),
  async prepare(ctx) {
    const { clienteStripe } = await paying(ctx)
    await ctx.endReading()
    return openPortal(ctx.services, clienteStripe, settings(ctx))
  },
  run: async (_work, _input, url) => ({ url }),
})

/** For a church whose subscription has ended: opens a payment page for the same church, which keeps all its data. */
export const retomarAssinatura = useCase({
  action,
  input: z.object({ plano: text(40) }),
  async prepare(ctx, { plano }) {
    const { situacao, clienteStripe } = await paying(ctx)
    if (situacao !== 'cancelada') throw conflict('A assinatura não foi cancelada: altere-a no portal de pagamento.')
    const plan = billing(ctx.services).plans.find(({ codigo }) => codigo === plano)
    if (!plan) throw invalid({ plano: 'Escolha um plano.' })
    const { id, idCliente } = ctx.viewer as NonNullable<typeof ctx.viewer>
    const { name, email } = await readCurrentUser(await ctx.read(), id, idCliente)
    await ctx.endReading()
    const buyer = { customer: clienteStripe, name, email: email ?? '' }
    return openCheckout(ctx.services, buyer, plan, randomUUID())
  },
  run: async (_work, _input, { url }) => ({ url }),
})

const suspended =
  'A assinatura desta igreja está suspensa: os dados podem ser lidos e exportados, mas não alterados. O administrador da igreja regulariza o pagamento em Configurações, Assinatura.'

/**
 * A church that has not paid keeps all its data, but cannot change them.
 * @throws FORBIDDEN
 */
export async function requireAssinatura(ctx: Context, work: Writing, asked: Action): Promise<void> {
  if (!ctx.services.config.billing || staysOpen(asked) || ctx.can('plataforma.operar')) return
  const row = await readAssinatura(work)
  if (row && isReadOnly(row, new Date())) throw forbidden(suspended)
}

/** The state that every user of the church may see. Runs no query in an installation without payment. */
export async function avisoAssinatura(ctx: Context, idCliente: number) {
  if (!ctx.services.config.billing) return null
  const row = await readAssinatura({ ...(await ctx.read()), idCliente })
  return row ? { situacao: statusOn(row, new Date()), gracaAte: row.gracaAte } : null
}
