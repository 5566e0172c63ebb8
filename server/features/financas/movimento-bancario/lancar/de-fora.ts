import { type RawBuilder, sql } from 'kysely'
import type { Reading, Writing } from '../../../../kernel/data/tenant/session.js'
import type { Context } from '../../../../kernel/work/context/context.js'
import type { BankDonation, PixCode, PixOfIncome } from '../../../../kernel/work/contributions/bank-money.js'

/** What the church's own Pix codes say of these identifiers, told by the features that made them. */
export async function codigosRecebidos(
  { services }: Pick<Context, 'services'>,
  work: Pick<Reading, 'db'> & { idCliente: number },
  txids: readonly string[],
): Promise<PixCode[]> {
  if (txids.length === 0) return []
  const found: PixCode[] = []
  for (const { bankMoney } of services.features) found.push(...((await bankMoney?.codes?.(work, txids)) ?? []))
  return found
}

/** Writes a donation with its income, whose id it returns. The treasury knows no area above it. */
export function bookDoacaoOfBank(work: Writing & { ctx: Context }, doacao: BankDonation): Promise<number> {
  const [taker] = work.ctx.services.features.flatMap(({ bankMoney }) => (bankMoney?.donate ? [bankMoney] : []))
  if (!taker?.donate) throw new Error('no feature takes donations')
  return taker.donate(work, doacao)
}

/** Deletes a donation with its income. */
export async function undoDoacao(work: Writing & { ctx: Context }, idDoacao: number): Promise<void> {
  for (const { bankMoney } of work.ctx.services.features) await bankMoney?.takeBack?.(work, idDoacao)
}

/** What is known of the Pix that the bank told of. */
export const recebidos = ({ services }: Pick<Context, 'services'>) =>
  services.features.flatMap(({ bankMoney }) => bankMoney?.received ?? [])[0]

/** SQL for the end-to-end id of the Pix that made an income; null for all other income. */
export const pixOfEntrada = (
  ctx: Pick<Context, 'services'>,
  ...income: Parameters<PixOfIncome>
): RawBuilder<string | null> => recebidos(ctx)?.pixOf(...income) ?? sql`null::text`
