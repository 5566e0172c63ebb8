import { formatMonth, formatMonthTitle } from '../../../kernel/ui'

/** 'Outubro de 2026', or 'Abril de 2026 a junho de 2026' */
export function mesesDe({ inicio, fim }: { inicio: string; fim: string }): string {
  const [de, ate] = [inicio.slice(0, 7), fim.slice(0, 7)]
  return de === ate ? formatMonthTitle(de) : `${formatMonthTitle(de)} a ${formatMonth(ate)}`
}

/** The month so many months before the one of a day: '2026-03-10', 1 -> '2026-02' */
export function mesAntes(dia: string, quantos: number): string {
  const n = Number(dia.slice(0, 4)) * 12 + Number(dia.slice(5, 7)) - 1 - quantos
  return `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, '0')}`
}
