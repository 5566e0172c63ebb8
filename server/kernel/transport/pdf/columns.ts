import type { Column } from './document.js'
import { type Face, widthOf } from './fonts.js'
import { margin } from './styles.js'
import { cut, plain, wrap } from './text.js'

/** What a table's columns and cells are like, whether the library lays it out or it is painted. */
export const cellStyle = { size: 8.5, line: 11, padding: 3.5, gap: 8 } as const
export const headStyle = { size: 7.5, line: 9.5 } as const

const mostLines = 8

export interface Placed {
  x: number
  width: number
  numero: boolean
}

/** Distributes the width over the columns. */
export function place(colunas: readonly Column[], inner: number): Placed[] {
  const weight = colunas.reduce((all, { peso }) => all + peso, 0)
  const free = inner - cellStyle.gap * (colunas.length - 1)
  let x = margin
  return colunas.map(({ peso, numero }) => {
    const column = { x, width: (free * peso) / weight, numero }
    x += column.width + cellStyle.gap
    return column
  })
}

export const headLines = ({ titulo }: Column, { width }: Placed): string[] =>
  wrap(titulo, 'semibold', headStyle.size, width, 2)

/** A number stays on one line. */
export const cellLines = (text: string, { width, numero }: Placed): string[] =>
  numero ? [plain(text)] : wrap(text, 'regular', cellStyle.size, width, mostLines)

/**
 * The font size at which a figure fits. A figure is never cut, because a part of an amount would look like another
 * amount.
 */
export function sizeFor(text: string, face: Face, usual: number, width: number): number {
  const wide = widthOf(text, face, usual, true)
  return wide <= width ? usual : (usual * width) / wide
}

/** The font size at which all figures of a row of totals fit. */
const sizeOfSums = (columns: readonly Placed[], cells: readonly string[], usual: number): number =>
  Math.min(
    ...columns.map(({ numero, width }, index) =>
      numero ? sizeFor(plain(cells[index] ?? ''), 'semibold', usual, width) : usual,
    ),
  )

/** The last of the empty cells after a text, into which it may extend. */
function lastOfText(cells: readonly string[], count: number, index: number): number {
  let last = index
  while (last + 1 < count && !cells[last + 1]) last++
  return last
}

/** A row of totals: its font size, which is one for all, and its cells. A text may extend into the empty cells after it. */
export function sumCells(columns: readonly Placed[], cells: readonly string[], grand: boolean) {
  const size = sizeOfSums(columns, cells, grand ? 9.5 : cellStyle.size)
  const done: (Placed & { text: string })[] = []
  for (let index = 0; index < columns.length; index++) {
    const { x, numero } = columns[index] as Placed
    const text = plain(cells[index] ?? '')
    if (text && !numero) index = lastOfText(cells, columns.length, index)
    const end = columns[index] as Placed
    const width = end.x + end.width - x
    done.push({ x, width, numero, text: numero ? text : cut(text, 'semibold', size, width - (x === margin ? 4 : 0)) })
  }
  return { size, height: grand ? 21 : 18, cells: done }
}
