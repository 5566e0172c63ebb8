import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import { cellLines, cellStyle, headLines, headStyle, type Placed, place, sizeFor, sumCells } from './columns.js'
import type { Table } from './document.js'
import { tabularFigures } from './fonts.js'
import { colors, margin } from './styles.js'
import { cut, plain } from './text.js'

const { size, line, padding, gap } = cellStyle

/** Height of the larger row of totals. */
const sumHeight = 21

const styles = StyleSheet.create({
  table: { marginBottom: 4 },
  empty: { height: 20, paddingTop: padding, fontSize: 9.5, color: colors.muted },
  row: { flexDirection: 'row', columnGap: gap },
  header: { alignItems: 'flex-end', paddingTop: 2, paddingBottom: 4, borderBottom: `0.8 solid ${colors.text}` },
  title: { fontFamily: 'semibold', fontSize: headStyle.size, lineHeight: headStyle.line / headStyle.size },
  // the rule is within the height of a painted row
  line: { paddingTop: padding, paddingBottom: padding - 0.5, borderBottom: `0.5 solid ${colors.line}` },
  group: { paddingTop: 8, height: 23, borderBottom: `0.5 solid ${colors.line}`, color: colors.accent, fontSize: 9.5 },
  sum: { alignItems: 'center', backgroundColor: colors.shade, fontFamily: 'semibold' },
  number: { textAlign: 'right', fontFeatureSettings: tabularFigures },
})

/** A table whose rows the library lays out. Its header is on every page; a group's heading stays with its first row. */
export function table({ colunas, grupos, total, vazio }: Table, inner: number): ReactElement {
  if (!grupos.some(({ linhas }) => linhas.length > 0)) return h(Text, { style: styles.empty }, plain(vazio))
  const columns = place(colunas, inner)
  const rows = grupos.flatMap(({ titulo, linhas, subtotal }, at) => {
    // sums do not stand alone on a page
    const ahead = subtotal || (total && at === grupos.length - 1) ? sumHeight : 0
    return [
      titulo === null ? null : groupHead(titulo, inner, linhas.length === 1 ? ahead : 0),
      ...linhas.map((linha, index) => row(columns, linha, index === linhas.length - 1 ? ahead : 0)),
      subtotal && sum(columns, subtotal, false),
    ]
  })
  const titles = colunas.map((coluna, index) => {
    const column = columns[index] as Placed
    const style = { width: column.width, color: colors.muted, ...(column.numero && ({ textAlign: 'right' } as const)) }
    return h(Text, { style: { ...styles.title, ...style } }, headLines(coluna, column).join('\n'))
  })
  const header = h(View, { fixed: true, style: { ...styles.row, ...styles.header } }, ...titles)
  return h(View, { style: styles.table }, header, ...rows, total && sum(columns, total, true))
}

function row(columns: readonly Placed[], cells: readonly string[], minPresenceAhead: number): ReactElement {
  const texts = columns.map((column, index) => {
    const text = cellLines(cells[index] ?? '', column).join('\n')
    const fontSize = column.numero ? sizeFor(text, 'regular', size, column.width) : size
    const style = { width: column.width, fontSize, lineHeight: line / fontSize }
    return h(Text, { style: { ...style, ...(column.numero && styles.number) } }, text)
  })
  return h(View, { wrap: false, minPresenceAhead, style: { ...styles.row, ...styles.line } }, ...texts)
}

/** @param ahead points below its first row that stay on the page with it */
function groupHead(titulo: string, inner: number, ahead: number): ReactElement {
  const text = h(Text, { style: { fontFamily: 'semibold' } }, cut(plain(titulo), 'semibold', 9.5, inner))
  return h(View, { wrap: false, minPresenceAhead: line + 2 * padding + ahead, style: styles.group }, text)
}

function sum(columns: readonly Placed[], cells: readonly string[], grand: boolean): ReactElement {
  const { size: fontSize, height, cells: summed } = sumCells(columns, cells, grand)
  const texts = summed.map(({ text, x, width, numero }) => {
    const style = { width, fontSize, lineHeight: 1.2, ...(x === margin && !numero && { paddingLeft: 4 }) }
    return h(Text, { style: { ...style, ...(numero && styles.number) } }, text)
  })
  const borderTop = grand ? `0.8 solid ${colors.text}` : `0.5 solid ${colors.line}`
  return h(View, { wrap: false, style: { ...styles.row, ...styles.sum, height, borderTop } }, ...texts)
}
