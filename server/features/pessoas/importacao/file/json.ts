import { unreadable } from './format.js'
import { fromObjects, type Table } from './table.js'

const shape = 'O arquivo JSON deve ser uma lista de objetos com valores simples.'

/** @throws VALIDATION_FAILED unless the text is an array of flat objects; deep nesting is refused before parsing */
export function readJson(text: string): Table {
  if (deeperThan(text, 2)) throw unreadable(shape)
  let items: unknown
  try {
    items = JSON.parse(text)
  } catch {
    throw unreadable('O arquivo JSON está malformado.')
  }
  if (!Array.isArray(items)) throw unreadable(shape)
  return fromObjects(items, shape)
}

const [quote, backslash] = [0x22, 0x5c]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/** Whether brackets outside of strings nest deeper than `levels`. */
function deeperThan(text: string, levels: number): boolean {
  let depth = 0
  let inString = false
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i)
    if (inString && code === backslash) i++
    else if (code === quote) inString = !inString
    else if (!inString && opening.has(code) && ++depth > levels) return true
    else if (!inString && closing.has(code)) depth--
  }
  return false
}
