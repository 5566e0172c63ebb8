import { perfis } from '../../../../schema/rules/perfis.js'
import { change, from, removeFrom } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { queueEmail } from '../../../kernel/work/mail/mail.js'
import { welcome, writeChurch } from '../cadastro/index.js'
import { billing, isPaid, type Subscription } from '../pagamento/index.js'
import { Assinatura } from './assinatura.entity.js'
import { lockAssinatura, lockPending } from './assinatura.queries.js'
import { after, first } from './assinatura.rules.js'
import { pastDueEmail } from './emails.js'

type Work = Writing & { ctx: Context }

/** What the payment provider reported about a customer, and when. */
interface News {
  customer: string
  subscription: Subscription
  at: Date
}

/**
 * Applies the provider's report to the church of this transaction: a paid sign-up becomes a church, or the church's
 * subscription changes.
 */
export async function apply(work: Work, { customer, subscription, at }: News): Promise<void> {
  const pending = await lockPending(work, customer)
  if (pending) return isPaid(subscription) ? begin(work, pending, { customer, subscription, at }) : undefined
  const known = await lockAssinatura(work)
  const state = known && after(known, subscription, at, billing(work.ctx.services))
  if (!known || !state) return
  await change(work, 'assinatura').set(state).where('id', '=', known.id).execute()
  if (state.gracaAte && known.situacao !== 'atrasada') await warn(work, state.gracaAte)
}

type Pending = NonNullable<Awaited<ReturnType<typeof lockPending>>>

/** Creates the church with its first person, its subscription, and the e-mail with the link to set the password. */
async function begin(work: Work, pending: Pending, { customer, subscription, at }: News): Promise<void> {
  const { em, ctx, idCliente } = work
  const { id, plano, ...church } = pending
  await removeFrom(work, 'cadastro_pendente').where('id', '=', id).execute()
  await writeChurch(ctx.services, work, church)
  const state = first(subscription, plano, at, billing(ctx.services))
  em.create(Assinatura, { idCliente, clienteStripe: customer, ...state })
  await em.flush()
  await welcome(work, church, { whenPossible: true })
}

/** Notifies all active administrators by e-mail, because the person who signed the church up may have left. */
async function warn(work: Work, until: Date): Promise<void> {
  const { ctx, idCliente } = work
  const payers = await from(work, 'usuario')
    .innerJoin('cliente', 'cliente.idCliente', 'usuario.idCliente')
    .select(['usuario.name', 'usuario.email', 'cliente.nome as igreja', 'cliente.fusoHorario'])
    .where('usuario.idCliente', '=', idCliente)
    .where('usuario.perfil', '=', perfis.administrator)
    .where('usuario.usuarioAtivo', '=', 1)
    .where('usuario.excluidoEm', 'is', null)
    .orderBy('usuario.email')
    .execute()
  const url = `${ctx.services.config.publicUrl}/dashboard/settings?aba=assinatura`
  for (const { email, fusoHorario, ...payer } of payers) {
    if (!email) continue
    const day = until.toLocaleDateString('pt-BR', { timeZone: fusoHorario })
    const message = pastDueEmail({ ...payer, email }, day, url)
    await queueEmail(ctx.services, work, ctx.author('assinatura.avisar'), message, { whenPossible: true })
  }
}
