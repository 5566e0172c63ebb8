/**
 * The folding by which texts are searched and compared. The database's function normalizar() is written from the same
 * tables (`folding-body.ts`), so that what it stores and what is looked up are the same. A change of a table needs a
 * migration that replaces the function and computes the stored texts anew.
 */

const chars = (from: number, to: number): string =>
  Array.from({ length: to - from + 1 }, (_, n) => String.fromCharCode(from + n)).join('')

/** Acute accents by themselves, which people type as apostrophes; decomposed, they would become a space. */
export const acutes = ['\u00b4', '\u1ffd']

/** What nobody sees: soft hyphens, joiners, marks of direction, variation selectors. PostgreSQL reads it alike. */
export const unseen = String.raw`[\u00ad\u034f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufe00-\ufe0f\ufeff]`

/** Accents of decomposed letters. */
export const marks = String.raw`[\u0300-\u034e\u0350-\u036f\u0483-\u0487\u1ab0-\u1abd\u1abf-\u1aff\u1dc0-\u1dff\ufe20-\ufe2f]`

const apostrophes = '\u0060\u02b9\u02bb\u02bc\u02bd\u2018\u2019\u201b\u2032'

/** Letters and signs that decompose into nothing, each with what it is searched as. */
export const letters = (
  [
    [chars(0x41, 0x5a), chars(0x61, 0x7a)],
    [apostrophes, "'".repeat(apostrophes.length)],
    ['ÆŒẞÞ', 'æœßþ'],
    ['ØøĐđÐðŁłĦħŦŧŊŋı', 'ooddddllhhttnni'],
    // Greek, Cyrillic and Armenian capitals
    [`${chars(0x391, 0x3a1)}${chars(0x3a3, 0x3a9)}ς`, `${chars(0x3b1, 0x3c1)}${chars(0x3c3, 0x3c9)}σ`],
    [chars(0x400, 0x42f), chars(0x450, 0x45f) + chars(0x430, 0x44f)],
    [chars(0x531, 0x556), chars(0x561, 0x586)],
  ] as const
).flatMap(([from, to]) => Array.from(from, (letter, at) => [letter, to[at] as string] as const))

/** Small letters that stand for two. */
export const double = new Map(Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }))

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII
const ascii = /^[\x00-\x7f]*$/
const acute = new RegExp(acutes.join('|'), 'g')
const hidden = new RegExp(unseen, 'g')
const accents = new RegExp(marks, 'g')
const folds = new Map([...letters.map(([from, to]) => [from, double.get(to) ?? to] as const), ...double])
const rest = new RegExp(`[${[...folds.keys()].join('')}]`, 'g')

const plain = (text: string): string =>
  ascii.test(text) ? text : text.replace(acute, "'").replace(hidden, '').normalize('NFKD').replace(accents, '')

/** A text as it is searched and compared: small letters without accents, every apostrophe '. */
export function folded(text: string): string {
  const letters = plain(text)
  // nearly all texts: one by one costs ten times as much
  if (ascii.test(letters)) return letters.toLowerCase().replaceAll('`', "'")
  return letters.replace(rest, (letter) => folds.get(letter) as string)
}

/** A text without spaces around it as it is searched and compared. */
export const normaliseText = (text: string): string => folded(text).trim()
