import { type Face, fontOf, tabularFigures, widthOf } from './fonts.js'
import { colors, margin, pageOf, runningHead } from './styles.js'

/**
 * The part of the library's painter that is used here. Its origin is the upper left corner of the page, and its unit is
 * the point.
 */
export interface Painter {
  save(): Painter
  restore(): Painter
  translate(x: number, y: number): Painter
  font(font: unknown, family: string, size: number): Painter
  fillColor(color: string): Painter
  text(text: string, x: number, y: number, options: { lineBreak: boolean; features?: string[] }): Painter
  rect(x: number, y: number, width: number, height: number): Painter
  moveTo(x: number, y: number): Painter
  lineTo(x: number, y: number): Painter
  lineWidth(width: number): Painter
  fill(color: string): Painter
  stroke(color: string): Painter
}

export type Draw = (painter: Painter) => void

/** Fills pages from top to bottom, the first one from y. Running heads and feet are not part of it. */
export class Flow {
  readonly pages: Draw[][] = [[]]
  readonly inner: number
  readonly bottom: number
  /** where the first page begins */
  readonly top: number
  /** draws at the top of each page: the header of a table that continues */
  private start: () => void = () => undefined

  /** @param y the position of the next element */
  constructor(
    landscape: boolean,
    public y: number,
  ) {
    const { inner, bottom } = pageOf(landscape)
    this.inner = inner
    this.bottom = bottom
    this.top = y
  }

  draw(draw: Draw): void {
    this.pages.at(-1)?.push(draw)
  }

  /** Begins a new page when the height does not fit on this one. */
  room(height: number): void {
    if (this.y + height > this.bottom) this.newPage()
  }

  newPage(): void {
    this.pages.push([])
    this.y = margin + runningHead
    this.start()
  }

  /** While `during` runs, `start` runs at the top of every new page. */
  repeating(start: () => void, during: () => void): void {
    this.start = start
    during()
    this.start = () => undefined
  }
}

export interface TextStyle {
  face?: Face
  size: number
  color?: string
  /** all digits equally wide, for columns of figures */
  tabular?: boolean
}

/** Writes one line with its top at y. */
export const write =
  (text: string, x: number, y: number, { face = 'regular', size, color = colors.text, tabular }: TextStyle): Draw =>
  (painter) => {
    if (!text) return
    const font = fontOf(face)
    painter.font(font, font.postscriptName, size).fillColor(color)
    painter.text(text, x, y, { lineBreak: false, ...(tabular && { features: tabularFigures }) })
  }

/** Writes one line that ends at x. */
export const writeEnding = (text: string, x: number, y: number, style: TextStyle): Draw =>
  write(text, x - widthOf(text, style.face ?? 'regular', style.size, style.tabular), y, style)

/** A horizontal line. */
export const rule =
  (x: number, y: number, width: number, color: string = colors.line, thickness = 0.5): Draw =>
  (painter) =>
    void painter
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(thickness)
      .stroke(color)
