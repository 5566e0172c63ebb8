import DataLoader from 'dataloader'
import { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { List } from '../../../kernel/reading/pagination.js'
import { readCase } from '../../../kernel/use-case.js'
import type { DaConta } from '../conta-financeira/index.js'
import { type LinhaDoExtrato, linhasDosExtratos, type TotaisDoExtrato, totaisDosExtratos } from './extrato.queries.js'
import { extratoInput } from './livro-caixa.input.js'
import { period } from './livro-caixa.usecases.js'

/** The statement of one account: the balance before the period, what moved its money, and the balance after it. */
export interface Extrato extends TotaisDoExtrato {
  inicio: DateOnly
  fim: DateOnly
  linhas: List<LinhaDoExtrato>
}

/** The statements of several accounts of one church. As many statements of SQL for a hundred accounts as for one. */
export const lerExtratos = readCase({
  action: 'livroCaixa.ler',
  input: extratoInput.safeExtend({ contas: z.custom<readonly DaConta[]>() }),
  async run({ ctx, db, ...work }, { contas, limit, offset, comLinhas, ...input }): Promise<Extrato[]> {
    const idCliente = ctx.ownTenant(work.idCliente)
    const scope = { db, idCliente }
    const periodo = await period(ctx, idCliente, input)
    const totais = new Map((await totaisDosExtratos(scope, contas, periodo)).map((row) => [row.idConta, row]))
    const totalDe = (id: number) => totais.get(id) as TotaisDoExtrato
    const abertas = contas.map(({ id, geral }) => ({ id, geral, saldoAnterior: totalDe(id).saldoAnterior }))
    const linhas = comLinhas ? await linhasDosExtratos(scope, abertas, periodo, { limit, offset }) : []
    const byAccount = Map.groupBy(linhas, ({ idConta }) => idConta)
    return contas.map(({ id }) => {
      const rows = byAccount.get(id) ?? []
      const { quantidade: total } = totalDe(id)
      return { ...periodo, ...totalDe(id), linhas: { rows, offset, total, hasMore: offset + rows.length < total } }
    })
  },
})

/** What is asked of the statement of each account of a query. */
export type PedidoDeExtrato = Omit<Parameters<typeof lerExtratos>[1], 'contas' | 'idCliente'>

const loaders = Symbol('extratos')

/** The statement of an account; those of all accounts of a query are read at once. */
export function extratoDa(
  ctx: Context,
  { idCliente, ...conta }: DaConta & { idCliente: number },
  pedido: PedidoDeExtrato,
): Promise<Extrato> {
  const known = ctx.loader(loaders, () => new Map<string, DataLoader<DaConta, Extrato, number>>())
  const key = JSON.stringify([idCliente, pedido])
  let loader = known.get(key)
  if (!loader) {
    loader = new DataLoader((contas) => lerExtratos(ctx, { ...pedido, contas, idCliente }), {
      cacheKeyFn: ({ id }) => id,
    })
    known.set(key, loader)
  }
  return loader.load(conta)
}
