import { ask } from '../../../kernel/confirming/confirming.js'
import type { DateOnly } from '../../../kernel/dates.js'
import { centsOf } from '../../../kernel/money.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { saldosEm } from '../conta-financeira/index.js'
import type { Tabela } from './lancamento.queries.js'
import { type Contas, costumeDe, type Escrito, type Olhado, usada } from './perguntas.queries.js'
import { caixaNegativo, ficaNegativo, fraseDoCaixa, fraseDoCostume, incomum, valorIncomum } from './perguntas.rules.js'

/** Asks about amounts far above what is usual in their category. */
export async function perguntarValores(work: Writing, table: Tabela, escritos: readonly Escrito[], hoje: DateOnly) {
  const ids = escritos.map(({ id }) => id)
  const grupos = Map.groupBy(escritos, ({ categoria, idCategoria }) => `${categoria} ${idCategoria ?? ''}`)
  for (const [first, ...others] of grupos.values()) {
    if (!first) continue
    const { categoria, idCategoria = null } = first
    const costume = await costumeDe(work, table, { categoria, idCategoria }, hoje, ids)
    for (const { id, valor } of [first, ...others])
      if (incomum(valor, costume))
        ask(work, {
          kind: valorIncomum,
          text: fraseDoCostume(valor, costume),
          reads: `${table}.ler`,
          record: { table, id },
        })
  }
}

/** Asks about the cash that these expenses came from, once for each account. */
export async function perguntarSaidas(
  work: Writing,
  escritos: readonly Escrito[],
  contas: Contas,
  hoje: DateOnly,
  antes?: Readonly<Olhado>,
) {
  const caixas = Map.groupBy(
    escritos.filter(({ historico }) => !historico),
    ({ idContaFinanceira = null }) => contas(idContaFinanceira),
  )
  for (const [conta, saidas] of caixas) {
    const [first] = saidas
    if (!conta || !first) continue
    const same = antes && contas(antes.idContaFinanceira ?? null) === conta
    const saiu = saidas.reduce((sum, { valor }) => sum + centsOf(valor), same ? -centsOf(antes.valor) : 0n)
    const ate = saidas.reduce((last, { data }) => (data > last ? data : last), hoje)
    await perguntarCaixa(work, conta, { saiu, ate, record: { table: 'saida', id: first.id } })
  }
}

/** Asks about an account of cash out of which these cents went. */
export async function perguntarCaixa(
  work: Writing,
  conta: { id: number; nome: string; tipo: string; geral: boolean },
  { saiu, ate, record }: { saiu: bigint; ate: DateOnly; record: { table: Tabela | 'transferencia'; id: number } },
) {
  if (conta.tipo !== 'caixa' || saiu <= 0n) return
  const saldo = (await saldosEm(work, ate)).get(conta.id) ?? '0.00'
  // a church that put nothing into it does not keep its cash here
  if (ficaNegativo(saldo, saiu) && (await usada(work, conta)))
    ask(work, {
      kind: caixaNegativo,
      text: fraseDoCaixa(conta.nome, saldo),
      kept: fraseDoCaixa(conta.nome, null),
      reads: 'contaFinanceira.ler',
      record,
    })
}
