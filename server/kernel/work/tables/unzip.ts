import { crc32, inflateRawSync } from 'node:zlib'
import { AppError } from '../../base/errors.js'

/** Limits of an archive: its entries, and the bytes of all that is unpacked of it. */
export interface ZipLimits {
  entries: number
  bytes: number
}

const unreadable = (message: string) => new AppError('VALIDATION_FAILED', message, { campos: { arquivo: message } })

const damaged = () => unreadable('O arquivo está danificado. Abra-o no programa que o fez e salve-o de novo.')

const tooLarge = () => unreadable('O arquivo fica grande demais quando é aberto. Divida-o em arquivos menores.')

/** Where the bytes of an entry lie, as the central directory says. */
interface Entry {
  at: number
  packed: number
  size: number
  crc: number
  method: number
  encrypted: boolean
}

/** The signature of a record must stand at this place. */
function expect(data: Buffer, at: number, signature: number): void {
  if (data.readUInt32LE(at) !== signature) throw damaged()
}

const saturated = 0xffffffff

/** Sizes and the place of an entry; some programs always write them as 64 bits, in the extra field. */
function wide(data: Buffer, at: number, length: number, values: number[]): number[] {
  for (let place = at; place + 4 <= at + length; place += 4 + data.readUInt16LE(place + 2)) {
    if (data.readUInt16LE(place) !== 1) continue
    let next = place + 4
    return values.map((value) => {
      if (value !== saturated) return value
      next += 8
      return Number(data.readBigUInt64LE(next - 8))
    })
  }
  return values
}

function entriesOf(data: Buffer, most: number): Map<string, Entry> {
  const end = data.lastIndexOf('PK\x05\x06', data.length, 'latin1')
  if (end < 0) throw damaged()
  const count = data.readUInt16LE(end + 10)
  if (count > most) throw tooLarge()
  const entries = new Map<string, Entry>()
  let at = data.readUInt32LE(end + 16)
  for (let i = 0; i < count; i++) {
    expect(data, at, 0x02014b50)
    const [name = 0, extra = 0, comment = 0] = [28, 30, 32].map((place) => data.readUInt16LE(at + place))
    const narrow = [24, 20, 42].map((place) => data.readUInt32LE(at + place))
    const [size = 0, packed = 0, start = 0] = wide(data, at + 46 + name, extra, narrow)
    entries.set(data.toString('utf8', at + 46, at + 46 + name), {
      at: start,
      packed,
      size,
      crc: data.readUInt32LE(at + 16),
      method: data.readUInt16LE(at + 10),
      encrypted: (data.readUInt16LE(at + 8) & 1) === 1,
    })
    at += 46 + name + extra + comment
  }
  return entries
}

/**
 * Opens a ZIP archive. Nothing is unpacked before it is asked for, and never more than the limit, whatever the archive
 * says of itself; archives within it stay packed.
 * @returns the content of an entry by its name; undefined: there is none
 * @throws VALIDATION_FAILED for an archive that is damaged, locked or larger than the limits
 */
export function openZip(data: Buffer, limits: ZipLimits): (name: string) => Buffer | undefined {
  const entries = understood(() => entriesOf(data, limits.entries))
  let left = limits.bytes
  return (name) => {
    const entry = entries.get(name)
    if (!entry) return undefined
    if (entry.encrypted) throw unreadable('O arquivo está protegido. Abra-o, retire a proteção e salve-o de novo.')
    const content = understood(() => unpack(data, entry, left))
    left -= content.length
    return content
  }
}

function unpack(data: Buffer, entry: Entry, most: number): Buffer {
  expect(data, entry.at, 0x04034b50)
  const start = entry.at + 30 + data.readUInt16LE(entry.at + 26) + data.readUInt16LE(entry.at + 28)
  const packed = data.subarray(start, start + entry.packed)
  if (entry.method !== 0 && entry.method !== 8) throw damaged()
  if (entry.size > most || packed.length > most) throw tooLarge()
  const content = entry.method === 0 ? packed : inflateRawSync(packed, { maxOutputLength: Math.max(1, most) })
  if (content.length !== entry.size || crc32(content) !== entry.crc) throw damaged()
  return content
}

/** Places beyond the end and wrong data are a damaged file. */
function understood<T>(run: () => T): T {
  try {
    return run()
  } catch (error) {
    if (error instanceof AppError) throw error
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : damaged()
  }
}
