import { XMLParser } from 'fast-xml-parser'
import { importLimits, unreadable } from './format.js'
import { fromObjects, type Tabela } from './table.js'

const shape = 'O arquivo XML deve ter a forma <usuarios><usuario>...</usuario></usuarios>.'

const parser = new XMLParser({
  ignoreAttributes: true,
  // '007' is a text, not a seven
  parseTagValue: false,
  isArray: (_name, path) => path === 'usuarios.usuario',
  maxNestedTags: 4,
  // &amp; and &#233;, which only ever shrink; others cannot be declared, since a DOCTYPE is refused before (see formatOf)
  htmlEntities: true,
  processEntities: { enabled: true, maxEntityCount: 1, maxExpandedLength: importLimits.bytes },
})

/** @throws VALIDATION_FAILED for anything but `<usuarios><usuario>...`, each with one level of simple tags */
export function readXml(text: string): Tabela {
  let root: { usuarios?: unknown }
  try {
    root = parser.parse(text, true)
  } catch {
    throw unreadable('O arquivo XML está malformado.')
  }
  const { usuarios } = root
  if (usuarios === undefined) throw unreadable(shape)
  const items = typeof usuarios === 'object' && usuarios !== null && 'usuario' in usuarios ? usuarios.usuario : []
  // an empty <usuario/> is read as ''
  return fromObjects(
    (items as unknown[]).map((item) => (item === '' ? {} : item)),
    shape,
  )
}
