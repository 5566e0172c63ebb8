import type { Context } from '../../../kernel/context.js'
import { centroCustoPorId } from '../centro-custo/index.js'
import { contaFinanceiraPorId } from '../conta-financeira/index.js'
import { fornecedorComoVisto } from '../fornecedor/index.js'
import type { LancamentoRow } from './lancamento.queries.js'

export type LancamentoComNomes = LancamentoRow & {
  nomeCentroCusto: string | null
  nomeContaFinanceira: string | null
  nomeFornecedor: string | null
}

/** Adds the names of the cost centres, accounts and suppliers to the entries, for exports. */
export const comNomes = (ctx: Context, rows: readonly LancamentoRow[]): Promise<LancamentoComNomes[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      nomeCentroCusto: (await centroCustoPorId(ctx, row.idCentroCusto))?.nome ?? null,
      nomeContaFinanceira: (await contaFinanceiraPorId(ctx, row.idContaFinanceira))?.nome ?? null,
      nomeFornecedor: (await fornecedorComoVisto(ctx, row.idFornecedor))?.nome ?? null,
    })),
  )
