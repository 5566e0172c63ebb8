import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Frequencia } from '../../../../schema/rules/financas/conta.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { Action } from '../../../kernel/access/actions.js'
import type { WhoMay } from '../../../kernel/access/record-actions.js'

/** How many days ahead the records of a series are created. */
export const antecedencia = 31

/** `n` months later, on this day of the month; on the last day when the month is shorter. */
export function monthsAfter(data: DateOnly, dia: number, n: number): DateOnly {
  const [ano, mes] = data.split('-').map(Number) as [number, number]
  const last = new Date(Date.UTC(ano, mes + n, 0)).getUTCDate()
  return new Date(Date.UTC(ano, mes - 1 + n, Math.min(dia, last))).toISOString().slice(0, 10)
}

export const daysAfter = (data: DateOnly, dias: number): DateOnly =>
  new Date(Date.parse(data) + dias * 86_400_000).toISOString().slice(0, 10)

/** How many months, or days, pass between two records of a series. */
export const steps: Readonly<Record<Frequencia, { meses: number } | { dias: number }>> = {
  semanal: { dias: 7 },
  mensal: { meses: 1 },
  bimestral: { meses: 2 },
  trimestral: { meses: 3 },
  semestral: { meses: 6 },
  anual: { meses: 12 },
}

/**
 * The due date after this one.
 * @param dia day of the month of the series: it comes back after a short month
 */
export function nextVencimento(vencimento: DateOnly, dia: number, frequencia: Frequencia): DateOnly {
  const step = steps[frequencia]
  return 'dias' in step ? daysAfter(vencimento, step.dias) : monthsAfter(vencimento, dia, step.meses)
}

/**
 * The due date of a later record of a series, after that of one record was moved: as many months later, on the new day of
 * the month. In a weekly series, as many days later.
 * @param dia the later record's day of the month, which comes back after a short month
 */
export function movedVencimento(
  { vencimento, dia }: { vencimento: DateOnly; dia: number },
  { de, para, frequencia }: { de: DateOnly; para: DateOnly; frequencia: string | null | undefined },
): DateOnly {
  if (frequencia === 'semanal') return daysAfter(vencimento, (Date.parse(para) - Date.parse(de)) / 86_400_000)
  const monthOf = (data: DateOnly) => Number(data.slice(0, 4)) * 12 + Number(data.slice(5, 7))
  return monthsAfter(
    vencimento,
    dayOfMonth(para) === dayOfMonth(de) ? dia : dayOfMonth(para),
    monthOf(para) - monthOf(de),
  )
}

export const dayOfMonth = (data: DateOnly): number => Number(data.slice(8))

/** The description of the ledger entry: the record's description and the instalment. */
export function lancamentoDescription(conta: {
  descricaoConta: string
  parcela?: number | null | undefined
  totalParcelas?: number | null | undefined
}): string {
  const parte = conta.totalParcelas ? ` (${conta.parcela}/${conta.totalParcelas})` : ''
  return conta.descricaoConta.slice(0, 255 - parte.length) + parte
}

/** The fields of a payable or receivable on which its allowed actions depend. */
interface State {
  dataEncerramentoConta: DateOnly | null
  valorBaixado: Decimal
  repete: boolean
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas` of a payable or receivable. An open one can be edited, settled whole or in part, and cancelled as long
 * as nothing is paid. A settled one can be reopened while the month of its last ledger entry is open. In a closed month
 * that entry is reversed instead, which reopens the record too.
 * @param closedUntil the last closed day of the church
 */
export function actionsOfConta(row: State, closedUntil: DateOnly | null, who: WhoMay, write: Action): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  if (!who.can(write)) return []
  const fechada = closedUntil !== null && row.dataEncerramentoConta !== null && row.dataEncerramentoConta <= closedUntil
  const settled = fechada ? [] : ['reabrir']
  const open = row.valorBaixado === '0.00' ? ['editar', 'encerrar', 'excluir'] : ['editar', 'encerrar']
  const actions = row.dataEncerramentoConta ? settled : open
  return row.repete ? [...actions, 'pararRepeticao'] : actions
}

/** The church's id when no person is responsible for the record. */
export const responsibleCliente = (row: {
  responsavelUsuarioConta: number | null
  idCliente: number
}): number | null => (row.responsavelUsuarioConta === null ? row.idCliente : null)

/** The fields of a payment on which its allowed actions depend. */
interface BaixaState {
  data: DateOnly
  estornada: boolean
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas` of a payment. It is undone while its month is open. In a closed month its ledger entry is reversed
 * instead ('estornar'), on the page of the entry.
 * @param closedUntil the last closed day of the church
 */
export function actionsForBaixa(row: BaixaState, closedUntil: DateOnly | null, who: WhoMay, write: Action): string[] {
  if (row.excluidoEm || row.estornada || !who.can(write)) return []
  return closedUntil !== null && row.data <= closedUntil ? ['estornar'] : ['desfazer']
}
