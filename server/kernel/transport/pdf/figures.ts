import { Path, StyleSheet, Svg, Text, View } from '@react-pdf/renderer'
import { createElement as h, type ReactElement } from 'react'
import type { Chart, Highlight } from './document.js'
import { widthOf } from './fonts.js'
import { colors } from './styles.js'
import { cut, plain } from './text.js'

const gap = 8
const chartHeight = 130

const styles = StyleSheet.create({
  highlights: { marginBottom: 6 },
  boxes: { flexDirection: 'row', columnGap: gap, marginBottom: gap },
  box: { height: 42, borderRadius: 4, backgroundColor: colors.shade, padding: 8, justifyContent: 'space-between' },
  label: { fontSize: 8, color: colors.muted },
  code: { alignSelf: 'center' },
  chart: { height: chartHeight, borderBottomColor: colors.muted },
  legend: { flexDirection: 'row', columnGap: 16, height: 20, fontSize: 8, color: colors.muted },
  series: { flexDirection: 'row', columnGap: 4 },
  sample: { width: 7, height: 7, marginTop: 1 },
  points: { height: 22, fontSize: 7.5, color: colors.muted },
})

/** The key figures in boxes, at most five per line. */
export function highlights(resumo: readonly Highlight[], inner: number): ReactElement | null {
  if (resumo.length === 0) return null
  const lines = Math.ceil(resumo.length / 5)
  const perLine = Math.ceil(resumo.length / lines)
  const width = (inner - gap * (perLine - 1)) / perLine
  // all figures have one size, so that none seems more important; a long amount is written smaller, but never cut
  const texts = resumo.map(({ texto }) => plain(texto))
  const fits = (size: number) => texts.every((text) => widthOf(text, 'semibold', size) <= width - 16)
  const fontSize = [14, 12, 10.5, 9].find(fits) ?? 9
  const boxes = resumo.map(({ rotulo }, index) =>
    h(
      View,
      { style: { ...styles.box, width } },
      h(Text, { style: styles.label }, cut(plain(rotulo), 'regular', 8, width - 16)),
      h(
        Text,
        { style: { fontFamily: 'semibold', fontSize } },
        cut(texts[index] as string, 'semibold', fontSize, width - 16),
      ),
    ),
  )
  const rows = Array.from({ length: lines }, (_, row) =>
    h(View, { wrap: false, style: styles.boxes }, ...boxes.slice(row * perLine, (row + 1) * perLine)),
  )
  return h(View, { style: styles.highlights }, ...rows)
}

/** the light border that cameras need, in squares */
export const quiet = 4

/** The dark squares of a QR code as one path, in units of a square. */
export const squaresPath = (rows: readonly string[]): string =>
  rows
    .flatMap((row, line) =>
      Array.from(
        row.matchAll(/1+/g),
        ({ index, 0: { length } }) => `M${index + quiet} ${line + quiet}h${length}v1h-${length}z`,
      ),
    )
    .join('')

/** A QR code in the middle of the page. */
export function squares(rows: readonly string[], side = 260): ReactElement {
  const units = rows.length + 2 * quiet
  return h(
    Svg,
    { viewBox: `0 0 ${units} ${units}`, style: { ...styles.code, width: side, height: side } },
    h(Path, { d: squaresPath(rows), fill: '#000000' }),
  )
}

/** Bars of each series at every point, from a common zero line. */
export function chart({ series, pontos }: Chart, inner: number): ReactElement | null {
  if (pontos.length === 0) return null
  const values = pontos.map(({ valores }) => valores.map(Number))
  const top = Math.max(0, ...values.flat())
  const bottom = Math.min(0, ...values.flat())
  const scale = chartHeight / (top - bottom || 1)
  const step = inner / pontos.length
  const width = Math.min(18, (step * 0.72) / series.length)
  const colorOf = (index: number) => colors.series[index % colors.series.length] as string
  const bars = values.flatMap((ofPoint, point) =>
    ofPoint.map((value, index) => {
      const left = point * step + (step - width * series.length) / 2 + index * width
      const place = { left, top: (top - Math.max(0, value)) * scale, width: width - 1, height: Math.abs(value) * scale }
      return h(View, { style: { position: 'absolute', ...place, backgroundColor: colorOf(index) } })
    }),
  )
  const zero = { position: 'absolute', top: top * scale, width: inner, borderTop: `0.5 solid ${colors.muted}` } as const
  const legend = series.map((name, index) =>
    h(
      View,
      { style: styles.series },
      h(View, { style: { ...styles.sample, backgroundColor: colorOf(index) } }),
      h(Text, {}, plain(name)),
    ),
  )
  return h(
    View,
    { wrap: false },
    h(View, { style: styles.legend }, ...legend),
    h(View, { style: styles.chart }, ...bars, h(View, { style: zero })),
    labels(pontos, step, inner),
  )
}

/** Labels below the bars; where they would overlap, only every second or third is written. */
function labels(pontos: Chart['pontos'], step: number, inner: number): ReactElement {
  const widths = pontos.map(({ rotulo }) => widthOf(plain(rotulo), 'regular', 7.5))
  const every = Math.ceil((Math.max(...widths) + 6) / step)
  const texts = pontos.map(({ rotulo }, index) => {
    if (index % every !== 0) return null
    const width = (widths[index] as number) + 1
    const left = Math.min(Math.max(0, index * step + (step - width) / 2), Math.max(0, inner - width))
    return h(Text, { style: { position: 'absolute', top: 4, left, width } }, plain(rotulo))
  })
  return h(View, { style: styles.points }, ...texts)
}
