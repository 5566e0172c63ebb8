import type { Context } from '../../../kernel/context.js'
import { categoriaPorId } from '../categoria/index.js'
import { centroCustoPorId } from '../centro-custo/index.js'
import { contaFinanceiraPorId } from '../conta-financeira/index.js'
import { fornecedorComoVisto } from '../fornecedor/index.js'
import type { LancamentoRow } from './lancamento.queries.js'

export type LancamentoComNomes = LancamentoRow & {
  nomeCentroCusto: string | null
  nomeContaFinanceira: string | null
  nomeFornecedor: string | null
  nomeCategoriaPropria: string | null
}

/**
 * The name of an entry's category: the church's own one, or the fixed one.
 * @param fixas the labels of the fixed ones
 */
export async function nomeDaCategoria(
  ctx: Context,
  { categoria, idCategoria }: Pick<LancamentoRow, 'categoria' | 'idCategoria'>,
  fixas: Readonly<Record<number, string>>,
): Promise<string> {
  return (await categoriaPorId(ctx, idCategoria))?.nome ?? fixas[categoria] ?? ''
}

/** Adds the names of the categories, cost centres, accounts and suppliers to the entries, for exports. */
export const comNomes = (ctx: Context, rows: readonly LancamentoRow[]): Promise<LancamentoComNomes[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      nomeCentroCusto: (await centroCustoPorId(ctx, row.idCentroCusto))?.nome ?? null,
      nomeContaFinanceira: (await contaFinanceiraPorId(ctx, row.idContaFinanceira))?.nome ?? null,
      nomeFornecedor: (await fornecedorComoVisto(ctx, row.idFornecedor))?.nome ?? null,
      nomeCategoriaPropria: (await categoriaPorId(ctx, row.idCategoria))?.nome ?? null,
    })),
  )
