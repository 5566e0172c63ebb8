import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { PassThrough, Transform, Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Client, escapeIdentifier } from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Engine } from '../../base/config.js'
import type { Connection } from '../../data/database/connection.js'
import { connectionOptions } from '../../data/database/engine.js'
import { type Table, tableName } from './tables.js'

/** The settings of pg_dump: with them a value has the same text on every server. The wait for a lock has a limit. */
const settings = `
  set datestyle = 'ISO, MDY'; set intervalstyle = postgres; set extra_float_digits = 3; set timezone = 'UTC';
  set bytea_output = hex; set client_encoding = 'UTF8'; set search_path = public, pg_catalog; set synchronize_seqscans = off;
  set statement_timeout = 0; set lock_timeout = '30s'; set idle_in_transaction_session_timeout = 0`

/** @param engine of a database in which transactions of one church are begun */
export async function connect(connection: Connection, name: string, engine?: Engine): Promise<Client> {
  const client = new Client({ ...connection, application_name: name, ...(engine && connectionOptions(engine)) })
  // an error without a listener would end the process; the running statement reports it as well
  client.on('error', () => undefined)
  await client.connect()
  await client.query(settings)
  return client
}

interface Copied {
  rows: number
  /** of the text */
  sha256: string
  /** of the compressed file */
  fileSha256: string
  bytes: number
}

/** Passes everything on, and computes its checksum and size. */
function measure() {
  const hash = createHash('sha256')
  const measured = { bytes: 0, stream: new PassThrough(), digest: () => hash.digest('hex') }
  measured.stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      measured.bytes += chunk.length
      done(null, chunk)
    },
  })
  return measured
}

/**
 * Reads a table in the order of its key, as the text of COPY.
 * @param file receives the text, compressed; without it only the checksum is computed
 */
export async function copyOut(client: Client, table: Table, file?: string): Promise<Copied> {
  const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ')
  const order = table.order.join(', ')
  const source = client.query(to(`copy (select ${columns} from ${tableName(table)} t order by ${order}) to stdout`))
  const [text, compressed] = [measure(), measure()]
  if (file) {
    const target = createWriteStream(file, { mode: 0o600, flush: true })
    await pipeline(source, text.stream, createGzip({ level: 1 }), compressed.stream, target)
  } else {
    await pipeline(source, text.stream, new Writable({ write: (_chunk, _encoding, done) => done() }))
  }
  return {
    rows: source.rowCount,
    sha256: text.digest(),
    fileSha256: compressed.digest(),
    bytes: compressed.bytes,
  }
}

/** Writes the rows of a file that `copyOut` wrote. */
export async function copyIn(client: Client, table: Pick<Table, 'schema' | 'name' | 'columns'>, file: string) {
  const columns = table.columns.map((column) => escapeIdentifier(column)).join(', ')
  const target = client.query(from(`copy ${tableName(table)} (${columns}) from stdin`))
  await pipeline(createReadStream(file), createGunzip(), target)
}

/** The checksum and size of a file. */
export async function measureFile(file: string): Promise<{ sha256: string; bytes: number }> {
  const measured = measure()
  await pipeline(createReadStream(file), measured.stream, new Writable({ write: (_chunk, _encoding, done) => done() }))
  return { sha256: measured.digest(), bytes: measured.bytes }
}
