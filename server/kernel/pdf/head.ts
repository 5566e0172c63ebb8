import type { Documento } from './document.js'
import { colors, type Flow, margin, rule, write, writeEnding } from './flow.js'
import { widthOf } from './fonts.js'
import { cut, plain, wrap } from './text.js'

/**
 * The product's lamp, as client/kernel/ui/brand.tsx draws it in a box of 32 by 32; used when the church has no logo.
 */
const mark = [
  [
    'M16.4 2.4c.5 3.4 5.7 6.1 5.7 11.3a6.3 6.3 0 0 1-12.6 0c0-2.9 1.7-4.5 2.8-6.2.5 1 .9 1.6 1.7 2.1.9-2.1.8-5 2.4-7.2z',
    '#ee9238',
  ],
  ['M16 10.6c.4 1.7 2.6 2.6 2.6 4.9a2.8 2.8 0 0 1-5.6 0c0-2.2 2.4-2.8 3-4.9z', '#ffe3b3'],
  [
    'M2.6 20.3c3.6 1.6 8.2 2.3 13.4 2.3s9.8-.7 13.4-2.3c.5-.2 1.1.2 1 .8C29.4 26.7 23.6 30.3 16 30.3S2.6 26.7 1.6 21.1c-.1-.6.5-1 1-.8z',
    '#a94a08',
  ],
] as const

/** Side of the church's logo, or of the mark in its place. */
export const logoSide = 40

/** The first page's header: the church, the title, the period. Later pages repeat it on one line. */
export function head(flow: Flow, { titulo, igreja, detalhes }: Documento, logo: boolean): void {
  const x = margin + logoSide + 12
  const width = flow.inner - logoSide - 12
  if (!logo)
    flow.draw((painter) => {
      painter
        .save()
        .translate(margin, margin)
        .scale(logoSide / 32)
      for (const [path, color] of mark) painter.path(path).fill(color)
      painter.restore()
    })
  flow.draw(
    write(cut(plain(igreja), 'semibold', 10, width), x, margin, { face: 'semibold', size: 10, color: colors.muted }),
  )
  let y = margin + 13
  for (const text of wrap(titulo, 'semibold', 18, width, 2)) {
    flow.draw(write(text, x, y, { face: 'semibold', size: 18 }))
    y += 23
  }
  for (const detail of detalhes)
    for (const text of wrap(detail, 'regular', 9, width, 2)) {
      flow.draw(write(text, x, y, { size: 9, color: colors.muted }))
      y += 12
    }
  flow.y = Math.max(y, margin + logoSide) + 8
  flow.draw(rule(margin, flow.y, flow.inner, colors.accent, 1.2))
  flow.y += 14
  flow.repeating(() => runningHead(flow, titulo, igreja))
}

function runningHead(flow: Flow, titulo: string, igreja: string): void {
  const half = flow.inner / 2 - 8
  const style = { size: 8, color: colors.muted }
  flow.draw(write(cut(plain(titulo), 'regular', 8, half), margin, flow.y, style))
  flow.draw(writeEnding(cut(plain(igreja), 'regular', 8, half), margin + flow.inner, flow.y, style))
  flow.draw(rule(margin, flow.y + 13, flow.inner))
  flow.y += 22
}

/** The author, the time and the page number, below every page; written when the number of pages is known. */
export function feet(flow: Flow, { geradoPor, geradoEm }: Documento): void {
  const style = { size: 7.5, color: colors.muted }
  const y = flow.height - margin - 8
  flow.pages.forEach((page, index) => {
    const number = `Página ${index + 1} de ${flow.pages.length}`
    const room = flow.inner - widthOf(number, 'regular', 7.5) - 24
    page.push(
      rule(margin, y - 6, flow.inner),
      write(cut(plain(`Gerado por ${geradoPor} em ${geradoEm} · Candeia`), 'regular', 7.5, room), margin, y, style),
      writeEnding(number, margin + flow.inner, y, { ...style, tabular: true }),
    )
  })
}
