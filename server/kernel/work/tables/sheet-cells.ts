import { walkXml } from './walk-xml.js'

/*
 * What the cells of a spreadsheet mean. A cell holds a number, a place in the list of texts, or a text of its own; only its
 * style tells that a number is a date.
 */

/** The texts that cells share, without those that say how to pronounce them. */
export function sharedTexts(xml: Uint8Array): string[] {
  const texts: string[] = []
  let current = ''
  let reading = false
  let spoken = false
  walkXml(xml, {
    open(name) {
      if (name === 'si') current = ''
      else if (name === 'rPh') spoken = true
      else if (name === 't') reading = !spoken
    },
    text(text) {
      if (reading) current += text
    },
    close(name) {
      if (name === 'si') texts.push(unescaped(current))
      else if (name === 'rPh') spoken = false
      else if (name === 't') reading = false
    },
  })
  return texts
}

/** '_x000D_' is how spreadsheets write characters that XML may not hold. */
export const unescaped = (text: string): string =>
  text.replace(/_x([0-9A-F]{4})_/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

/** The formats of dates that have a number instead of a code; 18 to 21 and 45 to 47 are times. */
const isBuiltInDate = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58)

/** Whether the code of a format writes a day, month or year: 'dd/mm/yyyy', '[$-416]d "de" mmmm "de" yyyy'. */
function isDateCode(code: string): boolean {
  const [first = ''] = code.replace(/"[^"]*"|\\.|[_*].|\[[^\]]*\]/g, '').split(';')
  return /[dy]/i.test(first) || (/m/i.test(first) && !/[hs]/i.test(first))
}

/** For each style of a cell, whether it shows numbers as dates. */
export function dateStyles(xml: Uint8Array): boolean[] {
  const codes = new Map<number, string>()
  const styles: number[] = []
  let cells = false
  walkXml(xml, {
    open(name, { numFmtId, formatCode }) {
      if (name === 'numFmt') codes.set(Number(numFmtId), formatCode ?? '')
      else if (name === 'cellXfs') cells = true
      else if (name === 'xf' && cells) styles.push(Number(numFmtId ?? 0))
    },
    close(name) {
      if (name === 'cellXfs') cells = false
    },
  })
  return styles.map((id) => {
    const code = codes.get(id)
    return code === undefined ? isBuiltInDate(id) : isDateCode(code)
  })
}

/** A number as its digits: telephones and CPFs are numbers in spreadsheets, which write '1.1988887777E10'. */
export function numberText(value: string): string {
  const plain = value.trim()
  if (/^-?\d+$/.test(plain)) return plain
  const number = Number(plain)
  if (plain === '' || !Number.isFinite(number)) return plain
  return Number.isInteger(number) ? BigInt(number).toString() : String(number)
}

const day = 86_400_000
/** The last day that spreadsheets know: 31/12/9999. */
const latest = 2_958_465

/**
 * The day of a date's number, with its time unless it is midnight. Spreadsheets count from 1900, with a 29 February that
 * year did not have, or from 1904.
 * @returns null for a number that is no date
 */
export function dateText(value: string, from1904: boolean): string | null {
  const serial = Number(value)
  if (!(serial >= 1 && serial <= latest)) return null
  const since = from1904 ? Date.UTC(1904, 0, 1) : Date.UTC(1899, 11, serial < 60 ? 31 : 30)
  const instant = new Date(Math.round((since + serial * day) / 1000) * 1000).toISOString()
  return instant.endsWith('T00:00:00.000Z') ? instant.slice(0, 10) : instant.slice(0, 16).replace('T', ' ')
}
