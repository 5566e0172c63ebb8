import type { DateOnly } from '../../../../schema/rules/dates.js'
import { centsOf } from '../../../../schema/rules/money.js'
import { ask } from '../../../kernel/access/confirming.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { saldosOn } from '../conta-financeira/index.js'
import type { Table } from './lancamento.queries.js'
import { type Compared, type Contas, isUsed, type Stored, usualOf } from './perguntas.queries.js'
import {
  caixaNegativo,
  caixaSentence,
  isUnusual,
  staysNegative,
  usualSentence,
  valorIncomum,
} from './perguntas.rules.js'

/** Asks about amounts far above what is usual in their category. */
export async function askAboutAmounts(work: Writing, table: Table, written: readonly Stored[], today: DateOnly) {
  const ids = written.map(({ id }) => id)
  const grupos = Map.groupBy(written, ({ categoria, idCategoria }) => `${categoria} ${idCategoria ?? ''}`)
  for (const [first, ...others] of grupos.values()) {
    if (!first) continue
    const { categoria, idCategoria = null } = first
    const costume = await usualOf(work, table, { categoria, idCategoria }, today, ids)
    for (const { id, valor } of [first, ...others])
      if (isUnusual(valor, costume))
        ask(work, {
          kind: valorIncomum,
          text: usualSentence(valor, costume),
          reads: `${table}.ler`,
          record: { table, id },
        })
  }
}

/** Asks about the cash that these expenses came from, once for each account. */
export async function askAboutSaidas(
  work: Writing,
  written: readonly Stored[],
  contas: Contas,
  today: DateOnly,
  before?: Readonly<Compared>,
) {
  const caixas = Map.groupBy(
    written.filter(({ historico }) => !historico),
    ({ idContaFinanceira = null }) => contas(idContaFinanceira),
  )
  for (const [conta, saidas] of caixas) {
    const [first] = saidas
    if (!conta || !first) continue
    // what was history had not gone out of it
    const same = before && !before.historico && contas(before.idContaFinanceira ?? null) === conta
    const saiu = saidas.reduce((sum, { valor }) => sum + centsOf(valor), same ? -centsOf(before.valor) : 0n)
    const ate = saidas.reduce((last, { data }) => (data > last ? data : last), today)
    await askAboutCaixa(work, conta, { saiu, ate, record: { table: 'saida', id: first.id } })
  }
}

/** Asks about an account of cash out of which these cents went. */
export async function askAboutCaixa(
  work: Writing,
  conta: { id: number; nome: string; tipo: string; geral: boolean },
  { saiu, ate, record }: { saiu: bigint; ate: DateOnly; record: { table: Table | 'transferencia'; id: number } },
) {
  if (conta.tipo !== 'caixa' || saiu <= 0n) return
  const saldo = (await saldosOn(work, ate)).get(conta.id) ?? '0.00'
  // a church that put nothing into it does not keep its cash here
  if (staysNegative(saldo, saiu) && (await isUsed(work, conta)))
    ask(work, {
      kind: caixaNegativo,
      text: caixaSentence(conta.nome, saldo),
      kept: caixaSentence(conta.nome, null),
      reads: 'contaFinanceira.ler',
      record,
    })
}
