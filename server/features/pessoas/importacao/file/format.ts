import path from 'node:path'
import { AppError, badRequest } from '../../../../kernel/base/errors.js'
import { isText } from '../../../../kernel/work/tables/decode.js'

export type FileFormat = 'csv' | 'json' | 'xml' | 'xlsx'

/** Limits for the file and its content. */
export const importLimits = { bytes: 20_000_000, linhas: 50_000, colunas: 100, titulo: 100 } as const

const formatos: Record<string, FileFormat> = { '.csv': 'csv', '.json': 'json', '.xml': 'xml', '.xlsx': 'xlsx' }

const wrongKind = (message: string) => new AppError('UNSUPPORTED_MEDIA_TYPE', message, { campos: { arquivo: message } })

/** The error for a file of the right kind that cannot be read. */
export const unreadable = (message: string) =>
  new AppError('VALIDATION_FAILED', message, { campos: { arquivo: message } })

/**
 * The format of a file, determined by its name and its first bytes. This check is cheap, so a wrong file costs little.
 * @throws UNSUPPORTED_MEDIA_TYPE for another kind of file, BAD_REQUEST for XML that declares a DOCTYPE or entities
 */
export function formatOf(filename: string, data: Buffer): FileFormat {
  const format = formatos[path.extname(filename).toLowerCase()]
  if (!format) throw wrongKind(isOldSheet(data) ? oldSheet(data) : 'Envie um arquivo .csv, .xlsx, .xml ou .json.')
  if (data.length > importLimits.bytes)
    throw new AppError('PAYLOAD_TOO_LARGE', 'O arquivo é grande demais. O limite é de 20 MB.')
  if (data.length === 0) throw unreadable('O arquivo está vazio.')
  if (format === 'xlsx') return spreadsheet(data)
  if (!isText(data)) throw wrongKind(`O conteúdo não é de um arquivo .${format}. Salve-o como texto em UTF-8.`)
  // in UTF-16 every second byte is zero
  const start = data
    .subarray(0, 1000)
    .toString('latin1')
    .replace(/^(\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '')
    .replaceAll('\0', '')
    .trimStart()
  const seems: FileFormat = start.startsWith('<') ? 'xml' : /^(\{|\[\s*[[{\]"])/.test(start) ? 'json' : 'csv'
  if (seems !== format) throw wrongKind(`O conteúdo não é de um arquivo .${format}.`)
  if (format !== 'csv' && data.includes(0))
    throw wrongKind(`O conteúdo não é de um arquivo .${format}. Salve-o como texto em UTF-8.`)
  if (format === 'xml' && declares(data)) throw badRequest('O arquivo XML não pode ter DOCTYPE.')
  return format
}

/** The kind of file that Excel wrote before 2007. A spreadsheet with a password lies in one, too. */
const isOldSheet = (data: Buffer): boolean => data.subarray(0, 4).toString('hex') === 'd0cf11e0'

const oldSheet = (data: Buffer): string =>
  data.includes(Buffer.from('EncryptedPackage', 'utf16le'))
    ? 'A planilha está protegida por senha. Salve-a sem senha e envie-a de novo.'
    : 'A planilha é de um formato antigo (.xls). Abra-a e salve-a como .xlsx ou .csv.'

function spreadsheet(data: Buffer): FileFormat {
  if (isOldSheet(data)) throw wrongKind(oldSheet(data))
  if (data.subarray(0, 4).toString('latin1') === 'PK\x03\x04') return 'xlsx'
  throw wrongKind('O conteúdo não é de uma planilha .xlsx. Abra-a e salve-a como .xlsx ou .csv.')
}

/**
 * Whether XML declares a DOCTYPE or entities. Imports need neither, and a few lines of entities can expand to
 * gigabytes.
 */
function declares(data: Buffer): boolean {
  for (let at = data.indexOf('<!'); at !== -1; at = data.indexOf('<!', at + 2)) {
    if (/^<!(DOCTYPE|ENTITY)/i.test(data.toString('latin1', at, at + 9))) return true
  }
  return false
}
