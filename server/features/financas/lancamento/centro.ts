import type { Context } from '../../../kernel/context.js'
import { centroCustoPorId } from '../centro-custo/index.js'
import type { LancamentoRow } from './lancamento.queries.js'

export type LancamentoComCentro = LancamentoRow & { nomeCentroCusto: string | null }

/** Adds the names of the cost centres to the entries, for exports. */
export const comCentro = (ctx: Context, rows: readonly LancamentoRow[]): Promise<LancamentoComCentro[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      nomeCentroCusto: (await centroCustoPorId(ctx, row.idCentroCusto))?.nome ?? null,
    })),
  )
