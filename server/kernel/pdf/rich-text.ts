import type { Paragrafo, Trecho } from './document.js'
import { colors, type Flow, margin, rule, type TextStyle, write } from './flow.js'
import { type Face, widthOf } from './fonts.js'

const styles = {
  p: { size: 10.5, line: 15.5, before: 0, after: 7, bold: false },
  citacao: { size: 10.5, line: 15.5, before: 0, after: 7, bold: false },
  h2: { size: 14, line: 19, before: 8, after: 5, bold: true },
  h3: { size: 11.5, line: 16, before: 6, after: 4, bold: true },
} as const

interface Word extends Trecho {
  width: number
  face: Face
}

/** Text in paragraphs over as many pages as it takes. */
export function richText(flow: Flow, paragrafos: readonly Paragrafo[]): void {
  paragrafos.forEach((paragrafo, index) => {
    // text after a list is not one of its items
    if (paragrafo.nivel < (paragrafos[index - 1]?.nivel ?? 0)) flow.y += 4
    paragraph(flow, paragrafo)
  })
}

function paragraph(flow: Flow, { tipo, marcador, nivel, trechos }: Paragrafo): void {
  const { size, line, before, after, bold } = styles[tipo]
  const indent = nivel * 18 + (tipo === 'citacao' ? 14 : 0)
  const lines = linesOf(trechos, size, flow.inner - indent, bold)
  flow.y += before
  // a heading must not be the last line of a page
  flow.room(line + (bold ? 24 : 0))
  if (marcador) {
    const x = margin + indent - 6 - widthOf(marcador, 'regular', size)
    flow.draw(write(marcador, x, flow.y, { size, color: colors.muted }))
  }
  for (const words of lines) {
    flow.room(line)
    if (tipo === 'citacao') quoteBar(flow, indent, line)
    writeLine(flow, words, margin + indent, size)
    flow.y += line
  }
  flow.y += marcador ? 3 : after
}

function quoteBar(flow: Flow, indent: number, line: number): void {
  const { y } = flow
  flow.draw((painter) => void painter.rect(margin + indent - 12, y - 1, 2, line).fill(colors.line))
}

const faceOf = ({ negrito, italico }: Trecho, bold: boolean): Face =>
  bold || negrito ? 'semibold' : italico ? 'italic' : 'regular'

/** Spaces belong to the word before them; manual line breaks are kept. */
function linesOf(trechos: readonly Trecho[], size: number, width: number, bold: boolean): Word[][] {
  const lines: Word[][] = [[]]
  let used = 0
  for (const trecho of trechos) {
    const face = faceOf(trecho, bold)
    for (const texto of trecho.texto.split(/(?<=[ \n])/)) {
      const word = texto.replace('\n', '')
      const wide = widthOf(word.trimEnd(), face, size)
      if (used > 0 && used + wide > width) {
        lines.push([])
        used = 0
      }
      const whole = widthOf(word, face, size)
      lines.at(-1)?.push({ ...trecho, texto: word, width: whole, face })
      used += whole
      if (texto.endsWith('\n')) {
        lines.push([])
        used = 0
      }
    }
  }
  return lines
}

function writeLine(flow: Flow, words: readonly Word[], start: number, size: number): void {
  let x = start
  const { y } = flow
  for (const { texto, width, face, sublinhado, riscado } of words) {
    const style: TextStyle = { face, size }
    flow.draw(write(texto, x, y, style))
    if (sublinhado) flow.draw(rule(x, y + size * 1.12, width, colors.text))
    if (riscado) flow.draw(rule(x, y + size * 0.72, width, colors.text))
    x += width
  }
}
