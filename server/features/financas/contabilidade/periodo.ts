import { todayIn } from '../../../../schema/rules/dates.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { fusoOf } from '../../acesso/cliente/index.js'
import { endOfMonth } from '../lancamento/index.js'
import type { Period } from './contabilidade.queries.js'

/** The days of whole months. */
export const periodOf = ({ de, ate }: { de: string; ate: string }): Period => ({
  inicio: `${de}-01`,
  fim: endOfMonth(ate),
})

/** The days of the months of a file; without months, of the month before the present one. */
export async function periodOfFilter(
  ctx: Context,
  idCliente: number,
  { de, ate }: { de?: string | undefined; ate?: string | undefined },
): Promise<Period> {
  const mes = de ?? ate ?? previousMonth(todayIn(await fusoOf(ctx, idCliente)))
  return periodOf({ de: mes, ate: ate ?? mes })
}

const previousMonth = (dia: string): string => {
  const [ano, mes] = dia.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(ano, mes - 2, 1)).toISOString().slice(0, 7)
}
