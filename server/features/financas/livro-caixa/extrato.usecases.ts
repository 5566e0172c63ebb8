import DataLoader from 'dataloader'
import { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { extratoInput } from '../../../../schema/rules/financas/livro-caixa.input.js'
import type { List } from '../../../../schema/rules/pagination.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { readCase } from '../../../kernel/work/use-case.js'
import type { ContaKey } from '../conta-financeira/index.js'
import { type ExtratoLine, type ExtratoTotals, linesOfExtratos, totalsOfExtratos } from './extrato.queries.js'
import { period } from './livro-caixa.usecases.js'

/** The statement of one account: the balance before the period, what moved its money, and the balance after it. */
export interface Extrato extends ExtratoTotals {
  inicio: DateOnly
  fim: DateOnly
  linhas: List<ExtratoLine>
}

/** The statements of several accounts of one church. As many statements of SQL for a hundred accounts as for one. */
export const readExtratos = readCase({
  action: 'livroCaixa.ler',
  input: extratoInput.safeExtend({ contas: z.custom<readonly ContaKey[]>() }),
  async run({ ctx, db, ...work }, { contas, limit, offset, comLinhas, ...input }): Promise<Extrato[]> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const scope = { db, idCliente }
    const periodo = await period(ctx, idCliente, input)
    const totals = new Map((await totalsOfExtratos(scope, contas, periodo)).map((row) => [row.idConta, row]))
    const totalOf = (id: number) => totals.get(id) as ExtratoTotals
    const open = contas.map(({ id, geral }) => ({ id, geral, saldoAnterior: totalOf(id).saldoAnterior }))
    const linhas = comLinhas ? await linesOfExtratos(scope, open, periodo, { limit, offset }) : []
    const byAccount = Map.groupBy(linhas, ({ idConta }) => idConta)
    return contas.map(({ id }) => {
      const rows = byAccount.get(id) ?? []
      const { quantidade: total } = totalOf(id)
      return { ...periodo, ...totalOf(id), linhas: { rows, offset, total, hasMore: offset + rows.length < total } }
    })
  },
})

/** What is asked of the statement of each account of a query. */
export type ExtratoRequest = Omit<Parameters<typeof readExtratos>[1], 'contas' | 'idCliente'>

const loaders = Symbol('extratos')

/** The statement of an account; those of all accounts of a query are read at once. */
export function extratoOf(
  ctx: Context,
  { idCliente, ...conta }: ContaKey & { idCliente: number },
  pedido: ExtratoRequest,
): Promise<Extrato> {
  const known = ctx.loader(loaders, () => new Map<string, DataLoader<ContaKey, Extrato, number>>())
  const key = JSON.stringify([idCliente, pedido])
  let loader = known.get(key)
  if (!loader) {
    loader = new DataLoader((contas) => readExtratos(ctx, { ...pedido, contas, idCliente }), {
      cacheKeyFn: ({ id }) => id,
    })
    known.set(key, loader)
  }
  return loader.load(conta)
}
