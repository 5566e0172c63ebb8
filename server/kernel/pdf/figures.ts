import type { Destaque, Grafico } from './document.js'
import { colors, type Flow, margin, rule, write } from './flow.js'
import { widthOf } from './fonts.js'
import { cut, plain } from './text.js'

const gap = 8
const boxHeight = 42

/** The key figures in boxes, at most five per line. */
export function highlights(flow: Flow, resumo: readonly Destaque[]): void {
  if (resumo.length === 0) return
  const lines = Math.ceil(resumo.length / 5)
  const perLine = Math.ceil(resumo.length / lines)
  const width = (flow.inner - gap * (perLine - 1)) / perLine
  // all figures have one size, so that none seems more important; a long amount is written smaller, but never cut
  const texts = resumo.map(({ texto }) => plain(texto))
  const fits = (size: number) => texts.every((text) => widthOf(text, 'semibold', size) <= width - 16)
  const size = [14, 12, 10.5, 9].find(fits) ?? 9
  for (let first = 0; first < resumo.length; first += perLine) {
    flow.room(boxHeight)
    resumo.slice(first, first + perLine).forEach((one, index) => {
      box(flow, one, margin + index * (width + gap), width, size)
    })
    flow.y += boxHeight + gap
  }
  flow.y += 6
}

function box(flow: Flow, { rotulo, texto }: Destaque, x: number, width: number, size: number): void {
  const { y } = flow
  const text = plain(texto)
  flow.draw((painter) => void painter.roundedRect(x, y, width, boxHeight, 4).fill(colors.shade))
  flow.draw(write(cut(plain(rotulo), 'regular', 8, width - 16), x + 8, y + 7, { size: 8, color: colors.muted }))
  flow.draw(write(cut(text, 'semibold', size, width - 16), x + 8, y + 34 - size * 1.2, { face: 'semibold', size }))
}

const codeSide = 260
/** the light border that cameras need, in squares */
const quiet = 4

/** A QR code in the middle of the page. */
export function squares(flow: Flow, rows: readonly string[], side = codeSide): void {
  flow.room(side)
  const cell = side / (rows.length + 2 * quiet)
  const left = (flow.width - side) / 2 + quiet * cell
  const top = flow.y + quiet * cell
  flow.draw((painter) => {
    rows.forEach((row, line) => {
      for (const run of row.matchAll(/1+/g))
        painter.rect(left + run.index * cell, top + line * cell, run[0].length * cell, cell)
    })
    painter.fill('#000000')
  })
  flow.y += side
}

const chartHeight = 130

/** Bars of each series at every point, from a common zero line. */
export function chart(flow: Flow, { series, pontos }: Grafico): void {
  if (pontos.length === 0) return
  flow.room(chartHeight + 50)
  legend(flow, series)
  const values = pontos.map(({ valores }) => valores.map(Number))
  const top = Math.max(0, ...values.flat())
  const bottom = Math.min(0, ...values.flat())
  const scale = chartHeight / (top - bottom || 1)
  const zero = flow.y + top * scale
  const step = flow.inner / pontos.length
  const bar = Math.min(18, (step * 0.72) / series.length)
  values.forEach((ofPoint, point) => {
    const start = margin + point * step + (step - bar * series.length) / 2
    ofPoint.forEach((value, index) => {
      const height = Math.abs(value) * scale
      const y = value >= 0 ? zero - height : zero
      const color = colors.series[index % colors.series.length] as string
      flow.draw((painter) => void painter.rect(start + index * bar, y, bar - 1, height).fill(color))
    })
  })
  flow.draw(rule(margin, zero, flow.inner, colors.muted))
  flow.y += chartHeight + 4
  labels(flow, pontos, step)
  flow.y += 18
}

function legend(flow: Flow, series: readonly string[]): void {
  let x = margin
  series.forEach((name, index) => {
    const [left, { y }] = [x, flow]
    const color = colors.series[index % colors.series.length] as string
    flow.draw((painter) => void painter.rect(left, y + 1, 7, 7).fill(color))
    flow.draw(write(name, left + 11, y, { size: 8, color: colors.muted }))
    x += 11 + widthOf(name, 'regular', 8) + 16
  })
  flow.y += 20
}

/** Labels below the bars; where they would overlap, only every second or third is written. */
function labels(flow: Flow, pontos: Grafico['pontos'], step: number): void {
  const widest = Math.max(...pontos.map(({ rotulo }) => widthOf(rotulo, 'regular', 7.5)))
  const every = Math.ceil((widest + 6) / step)
  const { y } = flow
  pontos.forEach(({ rotulo }, index) => {
    if (index % every !== 0) return
    const x = margin + index * step + (step - widthOf(rotulo, 'regular', 7.5)) / 2
    flow.draw(write(rotulo, Math.max(margin, x), y, { size: 7.5, color: colors.muted }))
  })
}
