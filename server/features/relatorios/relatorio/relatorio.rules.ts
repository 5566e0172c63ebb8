import { type DateOnly, formatDate } from '../../../../schema/rules/dates.js'

export interface Period {
  inicio: DateOnly
  fim: DateOnly
}

/** The number of months of each kind of period. */
const meses: Readonly<Record<string, number>> = { mensal: 1, trimestral: 3, semestral: 6 }

interface Pedido {
  dataInicial?: DateOnly | null | undefined
  dataFinal?: DateOnly | null | undefined
  periodo?: string | null | undefined
}

/**
 * The days of a report. A missing date is taken from the month of the other date, or from the current month. `periodo`
 * widens both ends to whole months, quarters or half-years.
 */
export function periodOf({ dataInicial, dataFinal, periodo }: Pedido, today: DateOnly): Period {
  const inicio = dataInicial ?? `${(dataFinal ?? today).slice(0, 7)}-01`
  const fim = dataFinal ?? lastDay(...monthOf(dataInicial ?? today))
  const tamanho = meses[periodo ?? '']
  if (!tamanho) return { inicio, fim }
  const [ano, mes] = monthOf(inicio)
  const [anoFim, mesFim] = monthOf(fim)
  const primeiro = mes - (mes % tamanho)
  const last = mesFim - (mesFim % tamanho) + tamanho - 1
  return { inicio: `${ano}-${String(primeiro + 1).padStart(2, '0')}-01`, fim: lastDay(anoFim, last) }
}

/** The year of a day. */
export const yearOf = (today: DateOnly): Period => ({
  inicio: `${today.slice(0, 4)}-01-01`,
  fim: `${today.slice(0, 4)}-12-31`,
})

/** The year, and the month from 0. */
function monthOf(date: DateOnly): [number, number] {
  const [ano = 0, mes = 1] = date.split('-').map(Number)
  return [ano, mes - 1]
}

const lastDay = (ano: number, mes: number): DateOnly => new Date(Date.UTC(ano, mes + 1, 0)).toISOString().slice(0, 10)

/** Milliseconds without progress until a report counts as lost (its process ended); longer than its thread may take. */
export const paciencia = 90_000

/** Milliseconds for which a link is valid. */
export const validade = 15 * 60_000

/** Maximum milliseconds that a request may wait for its report. */
export const maxWait = 20_000

/** Number of days that a report is kept. */
export const daysKept = 7

/** How many finished reports are kept; an additional one replaces the oldest. A person sees the newest ten. */
export const guardados = { pessoa: 20, igreja: 500 } as const

interface Progress {
  status: string
  motivo: string | null
  updatedAt: Date | string
}

/** A report's status for users: without progress for too long, it counts as failed. */
export function stateOf({ status, motivo, updatedAt }: Progress, now: Date): { status: string; motivo: string | null } {
  if (status === 'gerando' && now.getTime() - new Date(updatedAt).getTime() > paciencia)
    return { status: 'falhou', motivo: 'A geração foi interrompida. Gere novamente.' }
  return { status, motivo }
}

/** '01/11/2026 a 30/11/2026 · Evento: Retiro' */
export function descriptionOf({ parametros }: { parametros: Record<string, string | number> }): string {
  const { inicio, fim, detalhe } = parametros
  const periodo = `${formatDate(String(inicio))} a ${formatDate(String(fim))}`
  return detalhe ? `${periodo} · ${detalhe}` : periodo
}
