import { drawn, type Face, widthOf } from './fonts.js'

const unseen = /(?!\n)[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu

/** Without characters that have no glyph, are invisible or change the text direction; line ends stay. */
export const visible = (text: string): string =>
  drawn(text)
    .replace(/[^\S\n]+/g, ' ')
    .replace(unseen, '')

/** The same on one line. */
export const plain = (text: string): string => visible(text).replace(/\s+/g, ' ').trim()

/**
 * Pieces of one text, in which no word is wider than its line: such a word is divided anywhere, without a hyphen. A word
 * may reach over several pieces.
 */
export function breakableRuns(runs: readonly { text: string; face: Face }[], size: number, width: number): string[] {
  let used = 0
  return runs.map(({ text, face }) => {
    let done = ''
    for (const character of text) {
      const wide = widthOf(character, face, size)
      const space = /\s/.test(character)
      const full = !space && used > 0 && used + wide > width
      done += full ? `\n${character}` : character
      used = space ? 0 : full ? wide : used + wide
    }
    return done
  })
}

export const breakable = (text: string, face: Face, size: number, width: number): string =>
  breakableRuns([{ text, face }], size, width).join('')

/** The part of the text that fits, with an ellipsis when the text is cut. */
export function cut(text: string, face: Face, size: number, width: number): string {
  if (widthOf(text, face, size) <= width) return text
  const characters = [...text]
  let [low, high] = [0, characters.length]
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (widthOf(`${characters.slice(0, middle).join('').trimEnd()}…`, face, size) <= width) low = middle
    else high = middle - 1
  }
  return `${characters.slice(0, low).join('').trimEnd()}…`
}

/** Breaks a text at line ends and spaces (a word that is too long, anywhere) into at most `most` lines. */
export function wrap(text: string, face: Face, size: number, width: number, most: number): string[] {
  if (!text.includes('\n')) return wrapLine(plain(text), face, size, width, most)
  const lines: string[] = []
  const parts = text.split('\n').map(plain).filter(Boolean)
  for (const [index, part] of parts.entries()) {
    const left = most - lines.length
    if (left === 0) break
    // the last line contains all remaining text
    lines.push(...wrapLine(left === 1 ? parts.slice(index).join('; ') : part, face, size, width, left))
  }
  return lines.length ? lines : ['']
}

function wrapLine(text: string, face: Face, size: number, width: number, most: number): string[] {
  if (widthOf(text, face, size) <= width) return [text]
  const lines: string[] = []
  let rest = text
  while (rest && lines.length < most - 1) {
    const [line, after] = firstLine(rest, face, size, width)
    lines.push(line)
    rest = after
  }
  return rest ? [...lines, cut(rest, face, size, width)] : lines
}

function firstLine(text: string, face: Face, size: number, width: number): [string, string] {
  const blank = widthOf(' ', face, size)
  let used = 0
  let end = 0
  for (const word of text.split(' ')) {
    const wide = widthOf(word, face, size)
    if (end > 0 && used + blank + wide > width) break
    if (end === 0 && wide > width) return splitWord(text, face, size, width)
    used += (end > 0 ? blank : 0) + wide
    end += (end > 0 ? 1 : 0) + word.length
  }
  return [text.slice(0, end), text.slice(end).trimStart()]
}

function splitWord(text: string, face: Face, size: number, width: number): [string, string] {
  let used = 0
  let end = 0
  for (const character of text) {
    used += widthOf(character, face, size)
    if (end > 0 && used > width) break
    end += character.length
  }
  return [text.slice(0, end), text.slice(end).trimStart()]
}
