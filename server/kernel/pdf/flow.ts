import { type Face, fontOf, widthOf } from './fonts.js'

/**
 * The part of the library's painter that is used here. Its origin is the upper left corner of the page, and its unit is
 * the point.
 */
export interface Painter {
  save(): Painter
  restore(): Painter
  translate(x: number, y: number): Painter
  scale(factor: number): Painter
  font(font: unknown, family: string, size: number): Painter
  fillColor(color: string): Painter
  text(text: string, x: number, y: number, options: { lineBreak: boolean; features?: string[] }): Painter
  rect(x: number, y: number, width: number, height: number): Painter
  roundedRect(x: number, y: number, width: number, height: number, radius: number): Painter
  path(d: string): Painter
  moveTo(x: number, y: number): Painter
  lineTo(x: number, y: number): Painter
  lineWidth(width: number): Painter
  fill(color: string): Painter
  stroke(color: string): Painter
}

export type Draw = (painter: Painter) => void

export const colors = {
  text: '#241f1a',
  muted: '#665d53',
  line: '#e0d9cf',
  shade: '#f6f3ee',
  accent: '#a94a08',
  series: ['#2f7d5b', '#b5473c', '#3b6ea8'],
} as const

export const margin = 36
const sizes = { portrait: [595.28, 841.89], landscape: [841.89, 595.28] } as const

/** Height of the footer below the text area. */
const foot = 26

/** Fills pages from top to bottom. */
export class Flow {
  readonly pages: Draw[][] = [[]]
  readonly width: number
  readonly height: number
  /** the position of the next element */
  y = margin
  /** functions that draw at the top of each page: the running head, and the header of a table that continues */
  private readonly starts: (() => void)[] = []

  constructor(landscape: boolean) {
    ;[this.width, this.height] = landscape ? sizes.landscape : sizes.portrait
  }

  get inner(): number {
    return this.width - 2 * margin
  }

  draw(draw: Draw): void {
    this.pages.at(-1)?.push(draw)
  }

  /** Begins a new page when the height does not fit on this one. */
  room(height: number): void {
    if (this.y + height > this.height - margin - foot) this.newPage()
  }

  newPage(): void {
    this.pages.push([])
    this.y = margin
    for (const start of this.starts) start()
  }

  /**
   * While `during` runs, `start` runs at the top of every new page. Without `during`, `start` runs at the top of every
   * later page.
   */
  repeating(start: () => void, during?: () => void): void {
    this.starts.push(start)
    if (!during) return
    during()
    this.starts.pop()
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
    painter.font(fontOf(face), face, size).fillColor(color)
    painter.text(text, x, y, { lineBreak: false, ...(tabular && { features: ['tnum'] }) })
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
