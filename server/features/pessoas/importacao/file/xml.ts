import { XMLParser } from 'fast-xml-parser'
import { importLimits, unreadable } from './format.js'
import { fromObjects, type Table } from './table.js'

const shape = 'O arquivo XML deve ter a forma <usuarios><usuario>...</usuario></usuarios>.'

const parser = new XMLParser({
  ignoreAttributes: true,
  // '007' stays text and does not become the number 7
  parseTagValue: false,
  isArray: (_name, path) => path === 'usuarios.usuario',
  maxNestedTags: 4,
  // decodes &amp; and &#233;, whose result is shorter. Other entities cannot be declared, because formatOf has refused
  // a DOCTYPE before
  htmlEntities: true,
  processEntities: { enabled: true, maxEntityCount: 1, maxExpandedLength: importLimits.bytes },
})

/** @throws VALIDATION_FAILED unless the file is `<usuarios><usuario>...` with one level of simple tags */
export function readXml(text: string): Table {
  let root: { usuarios?: unknown }
  try {
    root = parser.parse(text, true)
  } catch {
    throw unreadable('O arquivo XML está malformado.')
  }
  const { usuarios } = root
  if (usuarios === undefined) throw unreadable(shape)
  const items = typeof usuarios === 'object' && usuarios !== null && 'usuario' in usuarios ? usuarios.usuario : []
  // the parser reads an empty <usuario/> as ''
  return fromObjects(
    (items as unknown[]).map((item) => (item === '' ? {} : item)),
    shape,
  )
}
