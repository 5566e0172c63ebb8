import type { Context } from '../../../kernel/work/context/context.js'
import { categoriaById } from '../categoria/index.js'
import { centroCustoById } from '../centro-custo/index.js'
import { contaFinanceiraById } from '../conta-financeira/index.js'
import { fornecedorAsSeen } from '../fornecedor/index.js'
import { numberOf } from '../numero/index.js'
import type { LancamentoRow, Table } from './lancamento.queries.js'

export type NamedLancamento = LancamentoRow & {
  numero: number | null
  nomeCentroCusto: string | null
  nomeContaFinanceira: string | null
  nomeFornecedor: string | null
  nomeCategoriaPropria: string | null
}

/**
 * The name of an entry's category: the church's own one, or the fixed one.
 * @param fixas the labels of the fixed ones
 */
export async function categoriaName(
  ctx: Context,
  { categoria, idCategoria }: Pick<LancamentoRow, 'categoria' | 'idCategoria'>,
  fixas: Readonly<Record<number, string>>,
): Promise<string> {
  return (await categoriaById(ctx, idCategoria))?.nome ?? fixas[categoria] ?? ''
}

const numeros = { entrada: numberOf('entrada'), saida: numberOf('saida') }

/** Adds the numbers, and the names of the categories, cost centres, accounts and suppliers to the entries, for exports. */
export const withNames = (ctx: Context, tabela: Table, rows: readonly LancamentoRow[]): Promise<NamedLancamento[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      numero: await numeros[tabela](ctx, row.id),
      nomeCentroCusto: (await centroCustoById(ctx, row.idCentroCusto))?.nome ?? null,
      nomeContaFinanceira: (await contaFinanceiraById(ctx, row.idContaFinanceira))?.nome ?? null,
      nomeFornecedor: (await fornecedorAsSeen(ctx, row.idFornecedor))?.nome ?? null,
      nomeCategoriaPropria: (await categoriaById(ctx, row.idCategoria))?.nome ?? null,
    })),
  )
