import { isNationwide, phone } from '../../../../../schema/rules/formats.js'

/** Made once: it costs more than the row. */
const telefone = phone()

const digits = (text: string): string => text.replace(/\D/g, '')

/** Two numbers in one cell: '(11) 98888-7777 / (11) 4172-5896' */
const apart = /\s*(?:[/;|]|\be\b|\bou\b)\s*/i

/** '(011) 98888-7777', '0xx11 98888-7777': the leading zero is an old long-distance prefix; 0800 belongs to its number. */
const withoutPrefix = (text: string): string => (/^\(?0(?!\d00)/.test(text) ? digits(text).replace(/^0+/, '') : text)

interface Telefone {
  numero: string
  outros: string
  /** whether the area code is the one that was proposed */
  completado: boolean
}

/**
 * The first telephone number of a cell, and what else it says.
 * @param ddd the area code of the church, proposed for a number without one; null: such a number is not understood
 */
export function readTelefone(text: string, ddd: string | null): Telefone {
  const parts = text.split(apart).filter((part) => digits(part).length >= 8)
  const [first = text, ...others] = parts.length > 1 ? parts : [text]
  const numero = withoutPrefix(first.trim())
  const local = digits(numero)
  const needsArea =
    !numero.startsWith('+') &&
    !isNationwide(local) &&
    (local.length === 8 || (local.length === 9 && local.startsWith('9')))
  const completado = needsArea && ddd !== null
  return { numero: completado ? `${ddd}${local}` : numero, outros: others.join(' / '), completado }
}

/** The area code of a telephone number as it is stored; null when it is none of Brazil. */
export const areaCodeOf = (telefone: string | null | undefined): string | null => {
  const number = digits(telefone ?? '').replace(/^55(?=\d{10,11}$)/, '')
  return number.length === 10 || number.length === 11 ? number.slice(0, 2) : null
}

/**
 * The telephone of a person whose row has several: the first one that is right; what else the cells say is for the notes.
 * @param cells in the order of their columns
 */
export function telefonesOf(
  cells: readonly string[],
  ddd: string | null,
): { numero: string; outros: string[]; completado: boolean } {
  const read = cells.filter(Boolean).map((cell) => ({ cell, ...readTelefone(cell, ddd) }))
  const [only, ...more] = read
  // nearly all rows have one number, which the person's rules look at later
  if (!more.length && !only?.outros)
    return { numero: only?.numero ?? '', outros: [], completado: only?.completado ?? false }
  const main = read.find(({ numero }) => telefone.safeParse(numero).success) ?? only
  const others = read.flatMap((one) => (one === main ? one.outros : one.cell))
  const known = telefone.safeParse(main?.numero ?? '').data
  return {
    numero: main?.numero ?? '',
    completado: main?.completado ?? false,
    // programs write one number into several columns
    outros: others.filter(
      (text) => text && telefone.safeParse(readTelefone(text, ddd).numero).data !== (known ?? null),
    ),
  }
}
