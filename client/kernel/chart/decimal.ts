/*
 * Decimal strings as whole cents, for charts and sums on the screen. Only the share for the drawing, the last step, is
 * not exact.
 */

/** '-1234.5' to -123450n */
export function cents(amount: string): bigint {
  const [whole = '0', fraction = ''] = amount.replace('-', '').split('.')
  const value = BigInt(whole) * 100n + BigInt(fraction.padEnd(2, '0').slice(0, 2))
  return amount.startsWith('-') ? -value : value
}

/** -123450n to '-1234.50' */
export function fromCents(value: bigint): string {
  const digits = String(value < 0n ? -value : value).padStart(3, '0')
  return `${value < 0n ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** The share of `part` in `whole`, 0 to 1 with four decimals; 0 for a negative part. */
export function share(part: bigint, whole: bigint): number {
  if (part <= 0n || whole <= 0n) return 0
  return Number((part * 10_000n) / whole) / 10_000
}

/** The next round number: 1, 2, 2.5 or 5 times a power of ten. */
export function roundUp(value: bigint): bigint {
  let step = 1n
  while (step * 10n <= value) step *= 10n
  const round = [1n, 2n, 5n].map((times) => times * step).concat((step * 5n) / 2n)
  return round.filter((each) => each >= value).reduce((a, b) => (a < b ? a : b), step * 10n)
}

const compact = new Intl.NumberFormat('pt-BR', { notation: 'compact', maximumFractionDigits: 1 })

/** Cents as 'R$ 12,5 mil', for the labels of an axis. */
export const shortMoney = (value: bigint): string => `R$ ${compact.format(value / 100n)}`
