import { readAmount } from './amount.js'

/** What the last key or paste did to a field. */
export type Typing = {
  /** The inserted text; null after a deletion. */
  inserted: string | null
  /** Its position in the new text. */
  at: number
  /** The text shown before the last key or paste. */
  before: string
  /**
   * Whether the mask inserted all thousands separators of `before`; false while it contains a separator that a person
   * has typed or pasted.
   */
  own: boolean
}

/**
 * Converts between the held value and the shown text: `show` formats the value, `typed` formats the input while typing,
 * `store` converts the text to the value.
 */
export type Mask = {
  show(stored: string): string
  typed(text: string, typing: Typing): string
  store(text: string): string
}

const digits = (text: string) => text.replace(/\D/g, '')

/** Fills a pattern of # with characters: '#####-###' and '0131' give '0131', '01310100' gives '01310-100'. */
export function fillPattern(pattern: string, characters: string): string {
  let filled = ''
  let used = 0
  for (const place of pattern) {
    if (used >= characters.length) break
    filled += place === '#' ? characters[used++] : place
  }
  return filled
}

/** A mask with a fixed pattern; the value holds only the characters. */
function pattern(choose: (characters: string) => string, clean = digits): Mask {
  const show = (text: string) => {
    const characters = clean(text)
    return fillPattern(choose(characters), characters)
  }
  return { show, typed: show, store: clean }
}

export const cpfMask = pattern(
  () => '###.###.###-##',
  (text) => digits(text).slice(0, 11),
)

/** From 2026 on a CNPJ may contain letters. */
export const cnpjMask = pattern(
  () => '##.###.###/####-##',
  (text) =>
    text
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .slice(0, 14),
)

/** A CPF, or a CNPJ once it has a letter or a twelfth character. */
export const cpfOrCnpjMask = pattern(
  (characters) => (/^\d{0,11}$/.test(characters) ? '###.###.###-##' : '##.###.###/####-##'),
  cnpjMask.store,
)

export const cepMask = pattern(
  () => '#####-###',
  (text) => digits(text).slice(0, 8),
)

const LONGEST_PHONE = 11

/** Numbers without an area code, whose second digit is never 0: 0800 123 4567, 4004-1234. */
const tollFree = /^0\d0/
const nationwide = /^[34]0\d{0,6}$/

/** Digits that are no Brazilian number stay as they are, so that the rules refuse them. */
function showPhone(national: string): string {
  if (national.length > LONGEST_PHONE) return national
  if (tollFree.test(national)) return fillPattern('#### ### ####', national)
  // shorter ones may go on to be a number with an area code
  if (/^0\d?$/.test(national)) return national
  if (nationwide.test(national)) return fillPattern('####-####', national)
  return fillPattern(national.length > 10 ? '(##) #####-####' : '(##) ####-####', national)
}

/**
 * The digits of a Brazilian number without the 0 and the country code before its area code. Nothing is cut off from a
 * text that was pasted. A key too many is ignored, unless the digits began with the country code for sure: a mobile
 * number of the area 55 goes on with 9.
 */
function nationalPhone(text: string, { inserted, before }: Typing): string {
  const typed = digits(text)
  if (tollFree.test(typed) || /^0\d?$/.test(typed)) return typed.slice(0, LONGEST_PHONE)
  const all = typed.replace(/^0+/, '')
  const one = inserted?.length === 1 && digits(before).length <= LONGEST_PHONE
  if (!one || /^55[^9]/.test(all)) return all.replace(/^55(?=\d{10,11}$)/, '')
  return all.slice(0, LONGEST_PHONE)
}

/** Brazilian numbers are formatted; numbers that begin with + stay as typed. */
export const phoneMask: Mask = {
  // 190
  show: (stored) => (stored.startsWith('+') || /^\d{3}$/.test(stored) ? stored : showPhone(digits(stored))),
  typed: (text, typing) =>
    text.startsWith('+') ? text.replace(/[^\d+ ]/g, '') : showPhone(nationalPhone(text, typing)),
  store: (text) => (text.startsWith('+') ? text : digits(text)),
}

/** A stored number with its country code, for tel: links: '+5511987654321'. */
export const dialled = (stored: string) => (stored.startsWith('+') || hasNoArea(stored) ? stored : `+55${stored}`)

/** Whether a stored number has no area code, so that it is dialled as it is and nobody answers it on WhatsApp. */
export const hasNoArea = (stored: string) => /^(0|[34]0\d{6}$|\d{3}$)/.test(stored)

const group = (whole: string) => whole.replace(/\B(?=(\d{3})+$)/g, '.')
const withoutPoints = (text: string) => text.replaceAll('.', '')
const PLAIN = /^(\d*)(,\d{0,2})?$/
const GROUPED = /^\d{1,3}(\.\d{3})+(,\d{0,2})?$/

/** '1500,5' to '1.500,5'. null for any other text than digits and one comma, which must stay as typed. */
function grouped(text: string): string | null {
  const [match, whole = '', cents = ''] = PLAIN.exec(text) ?? []
  // nobody groups thousands as '0.001'
  if (match === undefined || /^0\d/.test(whole)) return null
  return group(whole) + cents
}

/**
 * '1.234,56' for the decimal '1234.56'. It works on strings: no amount becomes a binary number. The mask inserts
 * thousands separators while digits are typed. Any other input stays as typed and is read by `readAmount`. Text that
 * `readAmount` refuses also stays as typed, and the form's rules refuse it.
 */
export const moneyMask: Mask = {
  show(stored) {
    const [match, sign = '', whole = '', cents = ''] = /^(-?)(\d+)(?:\.(\d{1,2}))?$/.exec(stored) ?? []
    return match === undefined ? stored : `${sign}${group(whole)},${cents.padEnd(2, '0')}`
  },
  typed(text, { inserted, at, before, own }) {
    if (inserted === null) return (own || GROUPED.test(before) ? grouped(withoutPoints(text)) : null) ?? text
    if (!own) return text
    const kept = withoutPoints(text.slice(0, at)) + inserted + withoutPoints(text.slice(at + inserted.length))
    return grouped(kept) ?? kept
  },
  store(text) {
    const reading = readAmount(text)
    return 'amount' in reading ? reading.amount : text.trim()
  },
}

/** '31/12/2026' for '2026-12-31'. A date that does not exist is kept as typed, and the rules refuse it. */
export const dateMask: Mask = {
  show: (stored) => (ISO_DATE.test(stored) ? stored.split('-').reverse().join('/') : stored),
  typed(text, { inserted }) {
    if (ISO_DATE.test(text)) return dateMask.show(text)
    const padded = inserted ? text.replace(/(^|\/)(\d)(?=\/)/g, '$10$2') : text
    return fillPattern('##/##/####', digits(padded).slice(0, 8))
  },
  store(text) {
    const iso = text.split('/').reverse().join('-')
    return isDate(iso) ? iso : text
  },
}

/** A first digit that cannot begin a two-digit hour is the whole hour: '9' becomes '09'. */
const clockDigits = (text: string) =>
  digits(text)
    .replace(/^(?=[3-9])/, '0')
    .slice(0, 4)

/** '19:30'. An hour alone means minute zero. A time that does not exist is kept as typed, and the rules refuse it. */
export const timeMask: Mask = {
  show: (stored) => fillPattern('##:##', clockDigits(stored)),
  typed: (text) => fillPattern('##:##', clockDigits(text)),
  store(text) {
    const [hour = '', minutes = ''] = text.split(':')
    return hour === '' ? '' : `${hour.padStart(2, '0')}:${minutes.padEnd(2, '0')}`
  },
}

const ISO_DATE = /^\d{4}-\d{2}-\d{2}$/

function isDate(iso: string): boolean {
  const date = new Date(`${iso}T00:00:00Z`)
  return ISO_DATE.test(iso) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso)
}
