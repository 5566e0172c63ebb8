import { strToU8, zipSync } from 'fflate'

/** A sheet of a spreadsheet made by hand; the first one brings what belongs to the whole file. */
interface Sheet {
  rows: string
  state?: string
  sharedStrings?: string
  styles?: string
  workbookPr?: string
  prefix?: string
  /** in the file of the first sheet */
  before?: string
  after?: string
  parts?: Record<string, Uint8Array>
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

const relations = (...parts: [type: string, target: string][]): Uint8Array =>
  strToU8(
    `<Relationships>${parts.map(([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${types}/${type}" Target="${target}"/>`).join('')}</Relationships>`,
  )

/** An .xlsx file with these sheets ('Planilha 1', 'Planilha 2' ...), as XML. */
export function xlsxOf(...sheets: Sheet[]): Buffer {
  const [first = { rows: '' }] = sheets
  const { sharedStrings, styles, workbookPr = '', prefix = '', before = '', after = '', parts = {} } = first
  const listed = sheets.map(
    ({ state }, at) =>
      `<${prefix}sheet name="Planilha ${at + 1}" sheetId="${at + 1}" ${state ? `state="${state}" ` : ''}r:id="rId${at + 1}"/>`,
  )
  const files: Record<string, Uint8Array> = {
    '[Content_Types].xml': strToU8('<Types/>'),
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': strToU8(
      `<${prefix}workbook>${workbookPr}<${prefix}sheets>${listed.join('')}</${prefix}sheets></${prefix}workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': relations(
      ...sheets.map((_, at): [string, string] => ['worksheet', `worksheets/sheet${at + 1}.xml`]),
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', '/xl/styles.xml'],
    ),
    ...(sharedStrings && { 'xl/sharedStrings.xml': strToU8(sharedStrings) }),
    ...(styles && { 'xl/styles.xml': strToU8(styles) }),
    ...parts,
  }
  sheets.forEach(({ rows }, at) => {
    const text = `<${prefix}worksheet><${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`
    files[`xl/worksheets/sheet${at + 1}.xml`] = strToU8(
      `<?xml version="1.0"?>${at === 0 ? `${before}${text}${after}` : text}`,
    )
  })
  return Buffer.from(zipSync(files))
}

const escaped = (text: string): string => text.replace(/[&<]/g, (one) => (one === '&' ? '&amp;' : '&lt;'))

/** An .xlsx file of texts, shared by all cells as programs write them. */
export function sheetFile(lines: readonly (readonly string[])[]): Buffer {
  const places = new Map<string, number>()
  const place = (text: string): number => {
    const known = places.get(text)
    if (known === undefined) places.set(text, places.size)
    return known ?? places.size - 1
  }
  const rows = lines.map(
    (cells, at) =>
      `<row r="${at + 1}">${cells.map((cell, column) => `<c r="${String.fromCharCode(65 + column)}${at + 1}" t="s"><v>${place(cell)}</v></c>`).join('')}</row>`,
  )
  const texts = [...places.keys()].map((text) => `<si><t xml:space="preserve">${escaped(text)}</t></si>`)
  return xlsxOf({ rows: rows.join(''), sharedStrings: `<sst>${texts.join('')}</sst>` })
}
