import { formatMonth, formatMonthTitle } from '../../../kernel/ui'

/** 'Outubro de 2026', or 'Abril de 2026 a junho de 2026' */
export function mesesDe({ inicio, fim }: { inicio: string; fim: string }): string {
  const [de, ate] = [inicio.slice(0, 7), fim.slice(0, 7)]
  return de === ate ? formatMonthTitle(de) : `${formatMonthTitle(de)} a ${formatMonth(ate)}`
}

/** The name that a new statement of accounts of these months begins with. */
export function nomeDosMeses(de: string, ate: string): string {
  return `Prestação de contas de ${de === ate ? formatMonth(de) : `${formatMonth(de)} a ${formatMonth(ate)}`}`
}
