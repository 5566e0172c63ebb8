/** What the parts laid out by the library and the painted tables have in common. Lengths are in points. */

export const colors = {
  text: '#241f1a',
  muted: '#665d53',
  line: '#e0d9cf',
  shade: '#f6f3ee',
  accent: '#a94a08',
  series: ['#2f7d5b', '#b5473c', '#3b6ea8'],
} as const

export const margin = 36

/** Height of the footer below the text area, and of the running head above it. */
export const foot = 26
export const runningHead = 22

const sizes = { portrait: [595.28, 841.89], landscape: [841.89, 595.28] } as const

/** The size of a page, and the width and the lower end of its text. */
export function pageOf(landscape: boolean) {
  const [width, height] = landscape ? sizes.landscape : sizes.portrait
  return { width, height, inner: width - 2 * margin, bottom: height - margin - foot }
}
