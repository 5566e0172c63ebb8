import { createHash } from 'node:crypto'
import { Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { StringDecoder } from 'node:string_decoder'
import type { Client } from 'pg'
import { to } from 'pg-copy-streams'
import { type ChurchTable, rowsOfChurch } from './catalogue.js'

/** Splits the text of COPY into rows; a line feed within a value is written as \n. */
export class Rows extends Transform {
  private readonly decoder = new StringDecoder('utf8')
  private rest = ''

  /** @param each returns the line to pass on, or undefined to leave it out */
  constructor(private readonly each: (line: string) => string | undefined) {
    super()
  }

  override _transform(chunk: Buffer, _encoding: string, done: () => void): void {
    const lines = (this.rest + this.decoder.write(chunk)).split('\n')
    this.rest = lines.pop() ?? ''
    let text = ''
    for (const line of lines) {
      const changed = this.each(line)
      if (changed !== undefined) text += `${changed}\n`
    }
    if (text) this.push(text)
    done()
  }
}

/** Passes everything on, and computes its checksum. */
export class Sum extends Transform {
  rows = 0
  private readonly hash = createHash('sha256')

  override _transform(chunk: Buffer, _encoding: string, done: (error: null, chunk: Buffer) => void): void {
    this.hash.update(chunk)
    for (const byte of chunk) if (byte === 10) this.rows++
    done(null, chunk)
  }

  digest = (): string => `${this.rows} ${this.hash.digest('hex')}`
}

export const nowhere = () => new Writable({ write: (_chunk, _encoding, done) => done() })

/**
 * The count and checksum of a church's rows of one table.
 * @param and a further condition on the row `t`
 */
export async function sumOf(client: Client, table: ChurchTable, church: number, and = ''): Promise<string> {
  const sum = new Sum()
  await pipeline(client.query(to(rowsOfChurch(table, church, and))), sum, nowhere())
  return sum.digest()
}
