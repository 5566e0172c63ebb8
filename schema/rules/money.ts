/**
 * Money is a decimal string with two places ('1234.50') from the database to the screen; binary floating point appears only
 * in the JSON numbers of the old integrations, which the REST layer writes and reads.
 */
export type Decimal = string

const pattern = /^-?\d{1,12}(\.\d{1,2})?$/

/** True for up to 12 digits and at most two decimal places. */
export const isDecimal = (text: string): boolean => pattern.test(text)

/** '1234.5' -> '1234.50'. The text must satisfy isDecimal. */
export function normaliseDecimal(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.')
  const sign = whole.startsWith('-') ? '-' : ''
  const digits = whole.replace('-', '').replace(/^0+(?=\d)/, '')
  const value = `${digits}.${fraction.padEnd(2, '0')}`
  return sign && !/^0\.00$/.test(value) ? sign + value : value
}

/** The cents of an amount with two places, to calculate with. */
export const centsOf = (value: Decimal): bigint => BigInt(value.replace('.', ''))

/** '-0.05' */
export function ofCents(cents: bigint): Decimal {
  const digits = String(cents < 0n ? -cents : cents).padStart(3, '0')
  return `${cents < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A decimal as the JSON number that the old integrations expect; two decimals are exact up to 12 digits. */
export function toJsonNumber(value: Decimal): number
export function toJsonNumber(value: Decimal | null): number | null
export function toJsonNumber(value: Decimal | null): number | null {
  return value === null ? null : Number(value)
}

/** 'R$ 1.234,50' */
export function formatMoney(value: Decimal): string {
  const [whole = '0', fraction = '00'] = normaliseDecimal(value).replace('-', '').split('.')
  return `${value.startsWith('-') ? '-' : ''}R$ ${whole.replace(/\B(?=(\d{3})+$)/g, '.')},${fraction}`
}
