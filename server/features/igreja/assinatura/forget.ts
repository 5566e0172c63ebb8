import { change } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { removeBuyer } from '../pagamento/index.js'
import { lockPending } from './assinatura.queries.js'

/** Cancels a sign-up: removes its names at once, and the customer at the provider by a job. Idempotent. */
export async function forget({ ctx, ...work }: Writing & { ctx: Context }, customer: string): Promise<void> {
  const pending = await lockPending(work, customer)
  if (!pending) return
  const gone = { nomeIgreja: '', name: '', email: '', canceladoEm: new Date() }
  await change(work, 'cadastro_pendente').set(gone).where('id', '=', pending.id).execute()
  await ctx.services.jobs.send(work, removeBuyer, ctx.author('assinatura.desistir'), { customer })
}
