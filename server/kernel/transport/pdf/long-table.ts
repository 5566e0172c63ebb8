import { cellLines, cellStyle, headLines, headStyle, type Placed, place, sizeFor, sumCells } from './columns.js'
import type { Section, Table } from './document.js'
import { type Flow, rule, type TextStyle, write, writeEnding } from './painting.js'
import { colors, margin } from './styles.js'
import { cut, plain, wrap } from './text.js'

const { size, line, padding } = cellStyle

/** Paints a section of a long document, which has nothing but a heading, a table and a note. */
export function longSection(flow: Flow, { titulo, tabela, nota, novaPagina }: Section): void {
  if (novaPagina) flow.newPage()
  if (titulo) {
    const lines = wrap(titulo, 'semibold', 12, flow.inner, 3)
    flow.room(64 + lines.length * 16)
    lines.forEach((text, index) => {
      flow.draw(write(text, margin, flow.y + 4 + index * 16, { face: 'semibold', size: 12 }))
    })
    flow.y += 8 + lines.length * 16
  }
  if (tabela) table(flow, tabela)
  if (nota) {
    for (const text of wrap(nota, 'regular', 10.5, flow.inner, 40)) {
      flow.room(15.5)
      flow.draw(write(text, margin, flow.y, { size: 10.5 }))
      flow.y += 15.5
    }
    flow.y += 7
  }
  flow.y += 10
}

/** A table with its header on every page. Cells wrap; a group's heading stays with its first row. */
function table(flow: Flow, { colunas, grupos, total, vazio }: Table): void {
  const rows = grupos.some(({ linhas }) => linhas.length > 0)
  if (!rows) {
    flow.draw(write(vazio, margin, flow.y + padding, { size: 9.5, color: colors.muted }))
    flow.y += 20
    return
  }
  const columns = place(colunas, flow.inner)
  const heads = colunas.map((coluna, index) => headLines(coluna, columns[index] as Placed))
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

function header(flow: Flow, columns: readonly Placed[], heads: readonly string[][]): void {
  const lines = Math.max(...heads.map(({ length }) => length))
  const style = { face: 'semibold', size: headStyle.size, color: colors.muted } as const
  columns.forEach((column, index) => {
    const own = heads[index] ?? []
    own.forEach((text, at) => {
      cell(flow, column, text, flow.y + 2 + (lines - own.length + at) * headStyle.line, style)
    })
  })
  flow.y += 6 + lines * headStyle.line
  flow.draw(rule(margin, flow.y, flow.inner, colors.text, 0.8))
  flow.y += 1
}

function cell(flow: Flow, { x, width, numero }: Placed, text: string, y: number, style: TextStyle): void {
  flow.draw(numero ? writeEnding(text, x + width, y, style) : write(text, x, y, style))
}

function row(flow: Flow, columns: readonly Placed[], cells: readonly string[]): void {
  const wrapped = cells.map((text, index) => cellLines(text, columns[index] as Placed))
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

function sum(flow: Flow, columns: readonly Placed[], cells: readonly string[], grand: boolean): void {
  const { size: textSize, height, cells: summed } = sumCells(columns, cells, grand)
  flow.room(height)
  const top = flow.y
  flow.draw((painter) => {
    painter.rect(margin, top, flow.inner, height).fill(colors.shade)
    rule(margin, top, flow.inner, grand ? colors.text : colors.line, grand ? 0.8 : 0.5)(painter)
    for (const { text, x, width, numero } of summed) {
      const y = top + (height - textSize * 1.2) / 2
      const style: TextStyle = { face: 'semibold', size: textSize, tabular: numero }
      const draw = numero ? writeEnding(text, x + width, y, style) : write(text, x + (x === margin ? 4 : 0), y, style)
      draw(painter)
    }
  })
  flow.y += height
}
