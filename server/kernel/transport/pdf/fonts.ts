import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Font } from '@react-pdf/renderer'

export type Face = 'regular' | 'semibold' | 'italic'

interface Glyph {
  /** 0: the box that stands for a character without a glyph */
  id: number
  advanceWidth: number
  /** the characters that a reader copies from the document */
  codePoints: number[]
}

interface Run {
  glyphs: Glyph[]
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[]
  advanceWidth: number
}

/** The part of a font that is used here; the library's own type is wider. */
interface LoadedFont {
  unitsPerEm: number
  /** the painter knows an open font by this name, whoever opened it */
  postscriptName: string
  layout(text: string, features?: Features): Run
}

const files: Record<Face, string> = {
  regular: '400Regular/Inter_400Regular.ttf',
  semibold: '600SemiBold/Inter_600SemiBold.ttf',
  italic: '400Regular_Italic/Inter_400Regular_Italic.ttf',
}

/** The font's feature that makes all digits equally wide. */
export const tabularFigures = ['tnum']

/** The painter gives features as a list, the library's layout as an object. */
type Features = readonly string[] | Readonly<Record<string, unknown>> | undefined

const isTabular = (features: Features): boolean =>
  features !== undefined && (Array.isArray(features) ? features.includes('tnum') : 'tnum' in features)

const { resolve } = createRequire(import.meta.url)
const loaded = {} as Record<Face, LoadedFont>

/** Reads the fonts once. The library gets them as bytes, so that it never opens a file itself. */
export async function loadFonts(): Promise<void> {
  for (const face of Object.keys(files) as Face[]) {
    const bytes = readFileSync(resolve(`@expo-google-fonts/inter/${files[face]}`))
    Font.register({ family: face, src: `data:font/ttf;base64,${bytes.toString('base64')}` })
    await Font.load({ fontFamily: face })
    const source = (Font as unknown as { getFont(of: object): { data: LoadedFont } }).getFont({ fontFamily: face })
    loaded[face] = source.data = letterByLetter(source.data)
  }
  // words are not divided: in a code or an address the hyphen would be read as one of its characters
  Font.registerHyphenationCallback((word) => [word])
}

/**
 * The font without kerning and ligatures: each character has one glyph, looked up once. A table of 10,000 rows spent 90
 * % of its time on kerning and ligatures, and words in columns look the same without them. A character without a glyph,
 * such as an emoji, is left out. The library lays texts out with the same font.
 */
function letterByLetter(font: LoadedFont): LoadedFont {
  const known = new Map<string, Glyph | null>()
  const figures = new Map<string, Glyph | null>()
  function glyphOf(character: string, tabular: boolean): Glyph | null {
    const cache = tabular ? figures : known
    let glyph = cache.get(character)
    if (glyph === undefined) {
      const [found] = font.layout(character, tabular ? tabularFigures : undefined).glyphs
      glyph = found?.id ? meaning(found, character) : null
      cache.set(character, glyph)
    }
    return glyph
  }
  function layout(text: string, features?: Features): Run {
    const glyphs = Array.from(text.normalize('NFC')).flatMap((one) => glyphOf(one, isTabular(features)) ?? [])
    return {
      glyphs,
      positions: glyphs.map(({ advanceWidth }) => ({ xAdvance: advanceWidth, yAdvance: 0, xOffset: 0, yOffset: 0 })),
      advanceWidth: glyphs.reduce((all, { advanceWidth }) => all + advanceWidth, 0),
    }
  }
  // the font would read its name anew each time
  return Object.create(font, {
    layout: { value: layout },
    postscriptName: { value: font.postscriptName },
  }) as LoadedFont
}

/**
 * The glyph with the character that it shows. The font itself stores each glyph with the characters of its first use,
 * so a glyph that was first used inside another glyph (the full stop in a colon) has no characters. A person who copies
 * text from a later document would not get this character.
 */
const meaning = (glyph: Glyph, character: string): Glyph =>
  Object.create(glyph, { codePoints: { value: [character.codePointAt(0)] } }) as Glyph

export const fontOf = (face: Face): LoadedFont => loaded[face]

/** Characters of European languages, of which the fonts have nearly all. */
const usual = /^[ -~\u00a0-\u017f]*$/

/** The text as it is drawn: letters with their accents as one character, and nothing that has no glyph. */
export const drawn = (text: string): string =>
  usual.test(text)
    ? text
    : Array.from(text.normalize('NFC'))
        .filter((character) => /\s/.test(character) || loaded.regular.layout(character).glyphs.length > 0)
        .join('')

/** Widths by character, relative to the font's size. */
const advances = new Map<string, Map<string, number>>()

function advancesOf(key: string): Map<string, number> {
  const known = advances.get(key) ?? new Map<string, number>()
  advances.set(key, known)
  return known
}

/**
 * The width of a text in points.
 * @param tabular all digits are equally wide
 */
export function widthOf(text: string, face: Face, size: number, tabular = false): number {
  const known = advancesOf(tabular ? `${face} tnum` : face)
  let sum = 0
  for (const character of text.normalize('NFC')) {
    let advance = known.get(character)
    if (advance === undefined) {
      const run = loaded[face].layout(character, tabular ? tabularFigures : undefined)
      known.set(character, (advance = run.advanceWidth / loaded[face].unitsPerEm))
    }
    sum += advance
  }
  return sum * size
}
