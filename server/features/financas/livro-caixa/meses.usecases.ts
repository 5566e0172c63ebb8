import DataLoader from 'dataloader'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { forbidden } from '../../../kernel/errors.js'
import { readCase } from '../../../kernel/use-case.js'
import type { MesFinanceiro } from '../fechamento/index.js'
import { fimDoMes } from '../lancamento/index.js'
import type { LivroCaixa } from './livro-caixa.usecases.js'
import { categoriasDosMeses, centrosDosMeses, contasDosMeses, linhasDosMeses } from './meses.queries.js'

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
export const lerLivrosDosMeses = readCase({
  action: 'livroCaixa.verResumo',
  input: z.custom<{ meses: readonly MesFinanceiro[]; parts: Parts }>(),
  async run({ ctx, db, ...work }, { meses, parts }): Promise<LivroCaixa[]> {
    if (!ctx.can('livroCaixa.ler') && (parts.comLinhas || parts.comCategorias || parts.comCentros || parts.comContas))
      throw forbidden('Seu acesso mostra só os totais de meses inteiros.')
    const scope = { db, idCliente: ctx.ownTenant(work.idCliente) }
    const { limit, offset } = parts
    const linhas = parts.comLinhas ? await linhasDosMeses(scope, meses, { limit, offset }) : []
    const categorias = parts.comCategorias ? await categoriasDosMeses(scope, meses) : []
    const centros = parts.comCentros ? await centrosDosMeses(scope, meses) : []
    const contas = parts.comContas ? await contasDosMeses(scope, meses) : []
    return meses.map((totais) => {
      const { mes, resultado: _, ...doMes } = totais
      const total = totais.quantidade + totais.contasAbertas
      const of = <Row extends { mes: string }>(rows: readonly Row[]) => rows.filter((row) => row.mes === mes)
      const rows = of(linhas)
      return {
        inicio: `${mes}-01`,
        fim: fimDoMes(mes),
        ...doMes,
        // transfers are in no total of the church
        transferidas: 0,
        linhas: { rows, offset, total, hasMore: offset + rows.length < total },
        meses: [totais],
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
export function livroDoMes(ctx: Context, mes: MesFinanceiro, parts: Parts): Promise<LivroCaixa> {
  const known = ctx.loader(loaders, () => new Map<string, DataLoader<MesFinanceiro, LivroCaixa>>())
  const key = JSON.stringify([mes.idCliente, parts])
  let loader = known.get(key)
  if (!loader) {
    const { idCliente } = mes
    loader = new DataLoader((meses) => lerLivrosDosMeses(ctx, { meses, parts, idCliente }))
    known.set(key, loader)
  }
  return loader.load(mes)
}
