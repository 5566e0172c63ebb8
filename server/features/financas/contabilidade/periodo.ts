import type { Context } from '../../../kernel/context.js'
import { todayIn } from '../../../kernel/dates.js'
import { fusoDe } from '../../acesso/cliente/index.js'
import { fimDoMes } from '../lancamento/index.js'
import type { Periodo } from './contabilidade.queries.js'

/** The days of whole months. */
export const periodoDe = ({ de, ate }: { de: string; ate: string }): Periodo => ({
  inicio: `${de}-01`,
  fim: fimDoMes(ate),
})

/** The days of the months of a file; without months, of the month before the present one. */
export async function periodoDoFiltro(
  ctx: Context,
  idCliente: number,
  { de, ate }: { de?: string | undefined; ate?: string | undefined },
): Promise<Periodo> {
  const mes = de ?? ate ?? mesAnterior(todayIn(await fusoDe(ctx, idCliente)))
  return periodoDe({ de: mes, ate: ate ?? mes })
}

const mesAnterior = (dia: string): string => {
  const [ano, mes] = dia.split('-').map(Number) as [number, number]
  return new Date(Date.UTC(ano, mes - 2, 1)).toISOString().slice(0, 7)
}
