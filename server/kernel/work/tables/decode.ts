/** The byte order marks and the usual zeros of UTF-16, which spreadsheets write as 'Unicode text'. */
function utf16(data: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const [first, second] = data
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = data.subarray(0, 400)
  const zeros = (odd: number) => start.filter((byte, at) => at % 2 === odd && byte === 0).length
  const most = start.length * 0.4
  if (zeros(1) > most && zeros(0) === 0) return 'utf-16le'
  return zeros(0) > most && zeros(1) === 0 ? 'utf-16be' : null
}

/** A character of more than one byte in UTF-8, in a text with one character per byte. */
const sequence = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g

/** Whether a file holds text, and no picture, archive or program. */
export const isText = (data: Uint8Array): boolean => !data.includes(0) || utf16(data) !== null

/**
 * The text of a file that people exported from some program: UTF-8 or UTF-16 with or without a byte order mark, otherwise
 * Windows-1252. In a file of UTF-8 with single bytes of Windows-1252, such as one that was edited in an old program, each
 * of them is read as what it is and the others stay right.
 * @returns null for a file that holds no text, such as a picture or a program
 */
export function decodeText(data: Uint8Array): string | null {
  const wide = utf16(data)
  if (wide) return new TextDecoder(wide).decode(data)
  if (data.includes(0)) return null
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(data)
  } catch {
    const western = (text: string) => new TextDecoder('windows-1252').decode(Buffer.from(text, 'latin1'))
    const raw = Buffer.from(data).toString('latin1')
    const right = raw.match(sequence) ?? []
    const high = (raw.match(/[\x80-\xff]/g) ?? []).length - right.reduce((sum, { length }) => sum + length, 0)
    // a few pairs of Windows-1252 look like characters of UTF-8
    if (right.length <= high) return western(raw)
    const parts: string[] = []
    let from = 0
    for (const { 0: bytes, index } of raw.matchAll(sequence)) {
      parts.push(western(raw.slice(from, index)), Buffer.from(bytes, 'latin1').toString('utf8'))
      from = index + bytes.length
    }
    parts.push(western(raw.slice(from)))
    return parts.join('').replace(/^\ufeff/, '')
  }
}
