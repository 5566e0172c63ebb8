import { type Decimal, normaliseDecimal } from '../../../../kernel/money.js'
import { valorDoBanco } from './extrato.js'

/** '-R$ 1.250,00', '1.250,00-', '1.250,00 D', '(10,00)' */
export function signed(text: string): Decimal | null {
  const plain = text.replace(/R\$|\s/gi, '').replace(/\u2212/g, '-')
  const [, open, number = '', tail = ''] = /^(\(?)([+-]?[\d.,]+)(\)|-|[CD])?$/i.exec(plain) ?? []
  const value = valorDoBanco(number, true)
  if (value === null || Boolean(open) !== (tail === ')')) return null
  return tail && tail.toUpperCase() !== 'C' && !value.startsWith('-') ? normaliseDecimal(`-${value}`) : value
}

/** 'dd/mm/aaaa', 'd/m/aaaa', 'dd/mm/aa', 'aaaa-mm-dd' or 'aaaammdd', each also with a time after it */
export function dayOf(text: string): string | null {
  const br = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text)
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text)
  const [, year, month, date] = br
    ? [0, `${br[3]?.length === 2 ? '20' : ''}${br[3]}`, br[2]?.padStart(2, '0'), br[1]?.padStart(2, '0')]
    : (iso ?? [])
  if (!year) return null
  const day = `${year}-${month}-${date}`
  const instant = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null
}
