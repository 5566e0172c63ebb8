import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { ask, type Question } from '../../../kernel/access/confirming.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readFuso } from '../../acesso/cliente/index.js'
import type { Table } from './lancamento.queries.js'
import type { Compared, Contas, Stored } from './perguntas.queries.js'
import {
  antesDoSaldoInicial,
  beforeSaldo,
  dataDistante,
  dataFutura,
  distanceSentence,
  doubleSentence,
  futureSentence,
  historicTransferenciaSentence,
  historySentence,
  isDistant,
} from './perguntas.rules.js'

/** A transfer that was flushed; each of its sides becomes history when that is the answer. */
export interface TransferredEntry {
  id: number
  data: DateOnly
  valor: Decimal
  idContaOrigem: number
  idContaDestino: number
  historicoOrigem?: boolean
  historicoDestino?: boolean
}

interface Day {
  data: DateOnly
  hoje: DateOnly
  /** the day before the change */
  antes?: DateOnly | undefined
  record?: Question['record']
}

/** Asks about a day that is far away, or to come. */
export function askAboutDay(work: Writing, { data, hoje, antes, record }: Day): void {
  if (antes === data) return
  if (isDistant(data, hoje)) ask(work, { kind: dataDistante, text: distanceSentence(data), record })
  else if (data > hoje) ask(work, { kind: dataFutura, text: futureSentence(data), record })
}

/** The same for the day of a record that becomes an entry later. */
export async function checkDay(work: Writing, data: DateOnly, antes?: DateOnly): Promise<void> {
  askAboutDay(work, { data, antes, hoje: todayIn(await readFuso(work)) })
}

/** Asks about the days of entries. Returns whether an entry became history, or is no more. */
export function askAboutDays(
  work: Writing,
  table: Table,
  written: readonly Stored[],
  contas: Contas,
  hoje: DateOnly,
  before?: Readonly<Compared>,
): boolean {
  let changed = false
  for (const escrito of written) {
    const { id, data, idContaFinanceira = null, historico = false } = escrito
    const respondido = before?.historico ?? historico
    const record = { table, id }
    askAboutDay(work, { data, hoje, antes: before?.data, record })
    if (before?.data === data && (before.idContaFinanceira ?? null) === idContaFinanceira) continue
    const conta = contas(idContaFinanceira)
    const earlierOnes = conta !== undefined && beforeSaldo(data, conta)
    // an entry that is history stays so: it was answered
    const fica =
      earlierOnes &&
      (respondido ||
        ask(work, {
          kind: antesDoSaldoInicial,
          text: historySentence(data, conta),
          kept: doubleSentence(data, conta),
          reads: 'contaFinanceira.ler',
          record,
        }))
    if (fica === historico) continue
    escrito.historico = fica
    changed = true
  }
  return changed
}

const lados = [
  ['idContaOrigem', 'historicoOrigem'],
  ['idContaDestino', 'historicoDestino'],
] as const

/** The same of the sides of a transfer, each of which has the opening day of its own account. */
export function askAboutSides(
  work: Writing,
  transferred: TransferredEntry,
  contas: Contas,
  before?: Readonly<TransferredEntry>,
): boolean {
  let changed = false
  const { id, data } = transferred
  for (const [lado, historico] of lados) {
    if (before?.data === data && before[lado] === transferred[lado]) continue
    const era = transferred[historico] ?? false
    const conta = contas(transferred[lado])
    const fica =
      conta !== undefined &&
      beforeSaldo(data, conta) &&
      ((before?.[historico] ?? era) ||
        ask(work, {
          kind: antesDoSaldoInicial,
          text: historicTransferenciaSentence(data, conta),
          kept: doubleSentence(data, conta),
          reads: 'contaFinanceira.ler',
          record: { table: 'transferencia', id },
        }))
    if (fica === era) continue
    transferred[historico] = fica
    changed = true
  }
  return changed
}
