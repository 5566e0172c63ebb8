import DataLoader from 'dataloader'
import { z } from 'zod'
import { forbidden } from '../../../kernel/base/errors.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase } from '../../../kernel/work/use-case.js'
import type { FinanceiroMonth } from '../fechamento/index.js'
import { endOfMonth } from '../lancamento/index.js'
import type { LivroCaixa } from './livro-caixa.usecases.js'
import { categoriasOfMonths, centrosOfMonths, contasOfMonths, linesOfMonths } from './meses.queries.js'

/** Which parts of the cash books are asked for besides their totals. */
export interface Parts {
  limit: number
  offset: number
  comLinhas: boolean
  comCategorias: boolean
  comCentros: boolean
  comContas: boolean
}

/** The cash book of each month, whose totals are known. As many statements for twelve months as for one. */
export const readMonthLivros = readCase({
  action: 'livroCaixa.verResumo',
  input: z.custom<{ meses: readonly FinanceiroMonth[]; parts: Parts }>(),
  async run({ ctx, db, ...work }, { meses, parts }): Promise<LivroCaixa[]> {
    if (!ctx.can('livroCaixa.ler') && (parts.comLinhas || parts.comCategorias || parts.comCentros || parts.comContas))
      throw forbidden('Seu acesso mostra só os totais de meses inteiros.')
    const scope = { db, idCliente: ctx.ownTenant(work.idCliente) }
    const { limit, offset } = parts
    const linhas = parts.comLinhas ? await linesOfMonths(scope, meses, { limit, offset }) : []
    const categorias = parts.comCategorias ? await categoriasOfMonths(scope, meses) : []
    const centros = parts.comCentros ? await centrosOfMonths(scope, meses) : []
    const contas = parts.comContas ? await contasOfMonths(scope, meses) : []
    return meses.map((totals) => {
      const { mes, resultado: _, ...doMes } = totals
      const total = totals.quantidade + totals.contasAbertas
      const of = <Row extends { mes: string }>(rows: readonly Row[]) => rows.filter((row) => row.mes === mes)
      const rows = of(linhas)
      return {
        inicio: `${mes}-01`,
        fim: endOfMonth(mes),
        ...doMes,
        // transfers are in no total of the church
        transferidas: 0,
        linhas: { rows, offset, total, hasMore: offset + rows.length < total },
        meses: [totals],
        categorias: of(categorias),
        planoContas: [],
        fundos: [],
        centrosCusto: of(centros),
        contas: of(contas),
      }
    })
  },
})

const loaders = Symbol('livros dos meses')

/** The cash book of a month; those of all months of a query are read at once. */
export function livroOfMonth(ctx: Context, mes: FinanceiroMonth, parts: Parts): Promise<LivroCaixa> {
  const known = ctx.loader(loaders, () => new Map<string, DataLoader<FinanceiroMonth, LivroCaixa>>())
  const key = JSON.stringify([mes.idCliente, parts])
  let loader = known.get(key)
  if (!loader) {
    const { idCliente } = mes
    loader = new DataLoader((meses) => readMonthLivros(ctx, { meses, parts, idCliente }))
    known.set(key, loader)
  }
  return loader.load(mes)
}
