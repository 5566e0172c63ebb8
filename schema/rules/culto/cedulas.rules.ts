import type { Decimal } from '../money.js'

/** Notes and coins of the real in circulation, in cents, the largest first. */
export const cedulas = [20000, 10000, 5000, 2000, 1000, 500, 200, 100, 50, 25, 10, 5, 1] as const

/** What one person counted. */
export interface Parte {
  /** how many of each note and coin, by its value in cents; absent: none */
  quantidades: Record<string, number>
  /** decimal string */
  cheques: Decimal
  total: Decimal
  /** when it was saved, ISO 8601 */
  em: string
  /** until the person confirms it; absent in what is confirmed, and in what was counted before parts were confirmed */
  aConfirmar?: true
  /** what the same person had saved before, the oldest first; absent: nothing */
  anteriores?: Tentativa[]
}

/** A count that its person replaced by another one. */
interface Tentativa {
  total: Decimal
  em: string
}

/** Whole cents as a decimal string: 1205 -> '12.05'. */
export const deCentavos = (cents: bigint): Decimal => `${cents / 100n}.${(cents % 100n).toString().padStart(2, '0')}`

/** @param value decimal string with two places, not negative */
export const emCentavos = (value: Decimal): bigint => BigInt(value.replace('.', ''))

/** The notes, coins and cheques of a part. */
export type Contado = Pick<Parte, 'quantidades' | 'cheques'>

/** The sum of notes, coins and cheques, exact to the cent. */
export function totalContado({ quantidades, cheques }: Contado): Decimal {
  const notes = Object.entries(quantidades).map(([cents, quantity]) => BigInt(cents) * BigInt(quantity))
  return deCentavos(notes.reduce((sum, amount) => sum + amount, emCentavos(cheques)))
}

/** The notes and coins that were counted, the largest first. */
export const cedulasContadas = ({ quantidades }: Parte): { valor: Decimal; quantidade: number }[] =>
  cedulas.flatMap((cents) => {
    const quantidade = quantidades[cents]
    return quantidade ? [{ valor: deCentavos(BigInt(cents)), quantidade }] : []
  })
