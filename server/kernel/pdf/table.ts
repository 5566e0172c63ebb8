import type { Coluna, Tabela } from './document.js'
import { colors, type Flow, margin, rule, type TextStyle, write, writeEnding } from './flow.js'
import { type Face, widthOf } from './fonts.js'
import { cut, plain, wrap } from './text.js'

const size = 8.5
const line = 11
const padding = 3.5
const gap = 8
const mostLines = 8

interface Placed {
  x: number
  width: number
  numero: boolean
}

/** A table with its header on every page. Cells wrap; a group's heading stays with its first row. */
export function table(flow: Flow, { colunas, grupos, total, vazio }: Tabela): void {
  const rows = grupos.some(({ linhas }) => linhas.length > 0)
  if (!rows) {
    flow.draw(write(vazio, margin, flow.y + padding, { size: 9.5, color: colors.muted }))
    flow.y += 20
    return
  }
  const columns = place(colunas, flow.inner)
  const heads = colunas.map(({ titulo }, index) => wrap(titulo, 'semibold', 7.5, (columns[index] as Placed).width, 2))
  flow.room(60)
  header(flow, columns, heads)
  flow.repeating(
    () => header(flow, columns, heads),
    () => {
      for (const { titulo, linhas, subtotal } of grupos) {
        if (titulo !== null) groupHead(flow, titulo)
        for (const linha of linhas) row(flow, columns, linha)
        if (subtotal) sum(flow, columns, subtotal, false)
      }
      if (total) sum(flow, columns, total, true)
    },
  )
  flow.y += 4
}

/** Distributes the width over the columns. */
function place(colunas: readonly Coluna[], inner: number): Placed[] {
  const weight = colunas.reduce((all, { peso }) => all + peso, 0)
  const free = inner - gap * (colunas.length - 1)
  let x = margin
  return colunas.map(({ peso, numero }) => {
    const column = { x, width: (free * peso) / weight, numero }
    x += column.width + gap
    return column
  })
}

function header(flow: Flow, columns: readonly Placed[], heads: readonly string[][]): void {
  const lines = Math.max(...heads.map(({ length }) => length))
  const style = { face: 'semibold', size: 7.5, color: colors.muted } as const
  columns.forEach((column, index) => {
    const own = heads[index] ?? []
    own.forEach((text, at) => {
      cell(flow, column, text, flow.y + 2 + (lines - own.length + at) * 9.5, style)
    })
  })
  flow.y += 6 + lines * 9.5
  flow.draw(rule(margin, flow.y, flow.inner, colors.text, 0.8))
  flow.y += 1
}

function cell(flow: Flow, { x, width, numero }: Placed, text: string, y: number, style: TextStyle): void {
  flow.draw(numero ? writeEnding(text, x + width, y, style) : write(text, x, y, style))
}

/**
 * The font size at which a figure fits. A figure is never cut, because a part of an amount would look like another
 * amount.
 */
function sizeFor(text: string, face: Face, usual: number, width: number): number {
  const wide = widthOf(text, face, usual, true)
  return wide <= width ? usual : (usual * width) / wide
}

function row(flow: Flow, columns: readonly Placed[], cells: readonly string[]): void {
  const wrapped = cells.map((text, index) => {
    const column = columns[index] as Placed
    return column.numero ? [plain(text)] : wrap(text, 'regular', size, column.width, mostLines)
  })
  const height = Math.max(...wrapped.map(({ length }) => length)) * line + 2 * padding
  flow.room(height)
  const top = flow.y + padding
  flow.draw((painter) => {
    wrapped.forEach((lines, index) => {
      const { x, width, numero } = columns[index] as Placed
      lines.forEach((text, at) => {
        const y = top + at * line
        if (numero)
          writeEnding(text, x + width, y, { size: sizeFor(text, 'regular', size, width), tabular: true })(painter)
        else write(text, x, y, { size })(painter)
      })
    })
    rule(margin, top - padding + height, columns.length ? flow.inner : 0)(painter)
  })
  flow.y += height
}

function groupHead(flow: Flow, titulo: string): void {
  flow.room(24 + line + 2 * padding)
  flow.y += 6
  flow.draw(
    write(cut(plain(titulo), 'semibold', 9.5, flow.inner), margin, flow.y + 2, {
      face: 'semibold',
      size: 9.5,
      color: colors.accent,
    }),
  )
  flow.y += 17
  flow.draw(rule(margin, flow.y, flow.inner))
}

/** A row of totals. A text may extend into the empty cells after it. */
function sum(flow: Flow, columns: readonly Placed[], cells: readonly string[], grand: boolean): void {
  const height = grand ? 21 : 18
  const face: Face = 'semibold'
  const usual = grand ? 9.5 : size
  // the whole row has one font size, so that no total seems more important
  const textSize = Math.min(
    ...columns.map(({ numero, width }, index) =>
      numero ? sizeFor(plain(cells[index] ?? ''), face, usual, width) : usual,
    ),
  )
  flow.room(height)
  const top = flow.y
  flow.draw((painter) => {
    painter.rect(margin, top, flow.inner, height).fill(colors.shade)
    rule(margin, top, flow.inner, grand ? colors.text : colors.line, grand ? 0.8 : 0.5)(painter)
    columns.forEach((column, index) => {
      const text = plain(cells[index] ?? '')
      if (!text) return
      const y = top + (height - textSize * 1.2) / 2
      const style: TextStyle = { face, size: textSize, tabular: column.numero }
      if (column.numero) {
        writeEnding(text, column.x + column.width, y, style)(painter)
        return
      }
      let last = index
      while (last + 1 < columns.length && !cells[last + 1]) last++
      const end = columns[last] as Placed
      write(
        cut(text, face, textSize, end.x + end.width - column.x),
        column.x + (index === 0 ? 4 : 0),
        y,
        style,
      )(painter)
    })
  })
  flow.y += height
}
