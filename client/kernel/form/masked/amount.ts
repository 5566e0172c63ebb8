import { isDecimal, normaliseDecimal } from '../../../../schema/rules/money.js'

/** The result of reading a text: an exact decimal ('1234.56'), or the reason why the text is not an amount. */
export type Reading = { amount: string } | { fault: string }

const NOT_AN_AMOUNT = 'Isto não é um valor. Use 1.234,56.'
const UNCLEAR = 'Não está claro se a vírgula separa milhares ou centavos. Use 1.234,56.'
const TOO_LONG = 'Use no máximo 12 algarismos antes da vírgula.'

// every kind of space in text copied from pages and spreadsheets: no-break, thin, narrow, zero-width
const SPACE = /[\s\u200b-\u200f\u2060]+/g
const SIGNED = /^([+-]?) ?(?:R\$ ?)?([+-]?) ?(.*)$/i
const GROUPS = (mark: string) => new RegExp(`^[1-9]\\d{0,2}(${mark}\\d{3})+$`)
const POINTS = GROUPS('\\.')
const COMMAS = GROUPS(',')
const SPACES = GROUPS(' ')

/**
 * Reads an amount of money as people write, copy and paste it. It never guesses and never drops a character:
 * - '1.234,56', '1,234.56', '1 234,56', '1234,56', '1234.56', with or without 'R$', sign and spaces around, mean the
 *   same amount.
 * - A comma or a point with one or two digits after it is the decimal mark: '1,5' and '1.5' are one and a half.
 * - '1.234' is one thousand two hundred and thirty-four, as everybody in Brazil writes it.
 * - '1,234' alone is refused: an English spreadsheet means thousands, a typing error means cents.
 * - A minus sign is kept: the form's rules say whether it is allowed.
 */
export function readAmount(text: string): Reading {
  const written = text.replace(SPACE, ' ').replace('\u2212', '-').trim()
  const [, before = '', after = '', rest = ''] = SIGNED.exec(written) ?? []
  if (before && after) return { fault: NOT_AN_AMOUNT }
  const reading = readUnsigned(rest)
  if (reading === null) return { fault: NOT_AN_AMOUNT }
  if (reading === 'unclear') return { fault: UNCLEAR }
  const amount = `${before || after}${reading}`.replace('+', '')
  return isDecimal(amount) ? { amount: normaliseDecimal(amount) } : { fault: TOO_LONG }
}

/** '1.234,5' to '1234.5'; null when it is not an amount. */
function readUnsigned(text: string): string | 'unclear' | null {
  if (COMMAS.test(text) && text.split(',').length === 2) return 'unclear'
  const [, whole = text, fraction = ''] = /^(.*)[.,](\d{0,2})$/.exec(text) ?? []
  if (whole === '' && fraction === '') return null
  const mark = text[whole.length] ?? ''
  const groupings = [POINTS, COMMAS, SPACES].filter((_, index) => ['.', ',', ' '][index] !== mark)
  const digits = groupings.some((grouping) => grouping.test(whole)) ? whole.replace(/\D/g, '') : whole
  return /^\d*$/.test(digits) ? `${digits || '0'}.${fraction || '0'}` : null
}
