/** Exact sums of amounts, which are texts such as '-12.30'. */
const cents = (value: string): bigint => BigInt(value.replace('.', ''))

const decimal = (value: bigint): string => {
  const text = String(value < 0n ? -value : value).padStart(3, '0')
  return `${value < 0n ? '-' : ''}${text.slice(0, -2)}.${text.slice(-2)}`
}

export const sum = (values: readonly string[]): string => decimal(values.reduce((total, one) => total + cents(one), 0n))

export const minus = (a: string, b: string): string => decimal(cents(a) - cents(b))
