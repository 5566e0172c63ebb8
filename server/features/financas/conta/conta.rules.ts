import type { Action } from '../../../kernel/access/actions.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { WhoMay } from '../../../kernel/tenant/record-actions.js'
import type { Frequencia } from './conta.input.js'

/** How many days ahead the records of a series are created. */
export const antecedencia = 31

/** `n` months later, on this day of the month; on the last day when the month is shorter. */
export function mesesDepois(data: DateOnly, dia: number, n: number): DateOnly {
  const [ano, mes] = data.split('-').map(Number) as [number, number]
  const ultimo = new Date(Date.UTC(ano, mes + n, 0)).getUTCDate()
  return new Date(Date.UTC(ano, mes - 1 + n, Math.min(dia, ultimo))).toISOString().slice(0, 10)
}

export const diasDepois = (data: DateOnly, dias: number): DateOnly =>
  new Date(Date.parse(data) + dias * 86_400_000).toISOString().slice(0, 10)

/** How many months, or days, pass between two records of a series. */
export const passos: Readonly<Record<Frequencia, { meses: number } | { dias: number }>> = {
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
export function proximoVencimento(vencimento: DateOnly, dia: number, frequencia: Frequencia): DateOnly {
  const passo = passos[frequencia]
  return 'dias' in passo ? diasDepois(vencimento, passo.dias) : mesesDepois(vencimento, dia, passo.meses)
}

/**
 * The due date of a later record of a series, after that of one record was moved: as many months later, on the new day of
 * the month. In a weekly series, as many days later.
 * @param dia the later record's day of the month, which comes back after a short month
 */
export function vencimentoMovido(
  { vencimento, dia }: { vencimento: DateOnly; dia: number },
  { de, para, frequencia }: { de: DateOnly; para: DateOnly; frequencia: string | null | undefined },
): DateOnly {
  if (frequencia === 'semanal') return diasDepois(vencimento, (Date.parse(para) - Date.parse(de)) / 86_400_000)
  const mes = (data: DateOnly) => Number(data.slice(0, 4)) * 12 + Number(data.slice(5, 7))
  return mesesDepois(vencimento, diaDoMes(para) === diaDoMes(de) ? dia : diaDoMes(para), mes(para) - mes(de))
}

export const diaDoMes = (data: DateOnly): number => Number(data.slice(8))

/** The description of the ledger entry: the record's description and the instalment. */
export function descricaoDoLancamento(conta: {
  descricaoConta: string
  parcela?: number | null | undefined
  totalParcelas?: number | null | undefined
}): string {
  const parte = conta.totalParcelas ? ` (${conta.parcela}/${conta.totalParcelas})` : ''
  return conta.descricaoConta.slice(0, 255 - parte.length) + parte
}

/** The fields of a payable or receivable on which its allowed actions depend. */
interface Estado {
  dataEncerramentoConta: DateOnly | null
  valorBaixado: Decimal
  repete: boolean
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas` of a payable or receivable. An open one can be edited, settled whole or in part, and cancelled as long
 * as nothing is paid. A settled one can be reopened while the month of its last ledger entry is open. In a closed month
 * that entry is reversed instead, which reopens the record too.
 * @param fechadoAte the last closed day of the church
 */
export function acoesConta(row: Estado, fechadoAte: DateOnly | null, who: WhoMay, write: Action): string[] {
  if (row.excluidoEm) return who.can('lixeira.restaurar') ? ['restaurar'] : []
  if (!who.can(write)) return []
  const fechada = fechadoAte !== null && row.dataEncerramentoConta !== null && row.dataEncerramentoConta <= fechadoAte
  const settled = fechada ? [] : ['reabrir']
  const open = row.valorBaixado === '0.00' ? ['editar', 'encerrar', 'excluir'] : ['editar', 'encerrar']
  const actions = row.dataEncerramentoConta ? settled : open
  return row.repete ? [...actions, 'pararRepeticao'] : actions
}

/** The church's id when no person is responsible for the record. */
export const responsavelCliente = (row: {
  responsavelUsuarioConta: number | null
  idCliente: number
}): number | null => (row.responsavelUsuarioConta === null ? row.idCliente : null)

/** The fields of a payment on which its allowed actions depend. */
interface EstadoDaBaixa {
  data: DateOnly
  estornada: boolean
  excluidoEm: Date | null
}

/**
 * `acoesPermitidas` of a payment. It is undone while its month is open. In a closed month its ledger entry is reversed
 * instead ('estornar'), on the page of the entry.
 * @param fechadoAte the last closed day of the church
 */
export function acoesDaBaixa(row: EstadoDaBaixa, fechadoAte: DateOnly | null, who: WhoMay, write: Action): string[] {
  if (row.excluidoEm || row.estornada || !who.can(write)) return []
  return fechadoAte !== null && row.data <= fechadoAte ? ['estornar'] : ['desfazer']
}
