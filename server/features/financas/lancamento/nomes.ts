import type { Context } from '../../../kernel/context.js'
import { categoriaPorId } from '../categoria/index.js'
import { centroCustoPorId } from '../centro-custo/index.js'
import { contaFinanceiraPorId } from '../conta-financeira/index.js'
import { fornecedorComoVisto } from '../fornecedor/index.js'
import { numeroDe } from '../numero/index.js'
import type { LancamentoRow, Tabela } from './lancamento.queries.js'

export type LancamentoComNomes = LancamentoRow & {
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
export async function nomeDaCategoria(
  ctx: Context,
  { categoria, idCategoria }: Pick<LancamentoRow, 'categoria' | 'idCategoria'>,
  fixas: Readonly<Record<number, string>>,
): Promise<string> {
  return (await categoriaPorId(ctx, idCategoria))?.nome ?? fixas[categoria] ?? ''
}

const numeros = { entrada: numeroDe('entrada'), saida: numeroDe('saida') }

/** Adds the numbers, and the names of the categories, cost centres, accounts and suppliers to the entries, for exports. */
export const comNomes = (ctx: Context, tabela: Tabela, rows: readonly LancamentoRow[]): Promise<LancamentoComNomes[]> =>
  Promise.all(
    rows.map(async (row) => ({
      ...row,
      numero: await numeros[tabela](ctx, row.id),
      nomeCentroCusto: (await centroCustoPorId(ctx, row.idCentroCusto))?.nome ?? null,
      nomeContaFinanceira: (await contaFinanceiraPorId(ctx, row.idContaFinanceira))?.nome ?? null,
      nomeFornecedor: (await fornecedorComoVisto(ctx, row.idFornecedor))?.nome ?? null,
      nomeCategoriaPropria: (await categoriaPorId(ctx, row.idCategoria))?.nome ?? null,
    })),
  )
