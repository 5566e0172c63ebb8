import { type Decimal, normaliseDecimal } from '../../../../../schema/rules/money.js'
import type { DateOrder } from '../../../../kernel/work/tables/date-order.js'
import { amountOfBanco } from './extrato.js'

/** '-R$ 1.250,00', '1.250,00-', '1.250,00 D', '(10,00)' */
export function signed(text: string): Decimal | null {
  const plain = text.replace(/R\$|\s/gi, '').replace(/\u2212/g, '-')
  const [, open, number = '', tail = ''] = /^(\(?)([+-]?[\d.,]+)(\)|-|[CD])?$/i.exec(plain) ?? []
  const value = amountOfBanco(number, true)
  if (value === null || Boolean(open) !== (tail === ')')) return null
  return tail && tail.toUpperCase() !== 'C' && !value.startsWith('-') ? normaliseDecimal(`-${value}`) : value
}

/** 'dd/mm/aaaa', 'd/m/aaaa', 'dd/mm/aa', 'aaaa-mm-dd' or 'aaaammdd', each also with a time after it; or with the month first */
export function dayOf(text: string, order: DateOrder): string | null {
  const br = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?!\d)/.exec(text)
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?!\d)/.exec(text)
  const [first, second] = order === 'dia' ? [br?.[2], br?.[1]] : [br?.[1], br?.[2]]
  const [year, month, date] = br ? [`${br[3]?.length === 2 ? '20' : ''}${br[3]}`, first, second] : (iso?.slice(1) ?? [])
  if (!year) return null
  const day = `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
  const instant = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day) ? day : null
}
