import type { Context } from '../../../kernel/context.js'
import { change } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { removeBuyer } from '../pagamento/index.js'
import { travarPendente } from './assinatura.queries.js'

/** A sign-up that will not be paid: its names go at once, the customer at the provider by a job. Bears repetition. */
export async function forget({ ctx, ...work }: Writing & { ctx: Context }, customer: string): Promise<void> {
  const pending = await travarPendente(work, customer)
  if (!pending) return
  const gone = { nomeIgreja: '', name: '', email: '', canceladoEm: new Date() }
  await change(work, 'cadastro_pendente').set(gone).where('id', '=', pending.id).execute()
  await ctx.services.jobs.send(work, removeBuyer, ctx.author('assinatura.desistir'), { customer })
}
