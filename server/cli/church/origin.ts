import { createReadStream } from 'node:fs'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import { escapeIdentifier } from 'pg'
import { to } from 'pg-copy-streams'
import { bitsOfNode } from '../../kernel/data/database/citus/sequences.js'
import { type Manifest, tableFile } from '../../kernel/transport/backup/manifest.js'
import { ChurchError } from './error.js'
import type { Installation } from './installation.js'
import { type ChurchTable, rowsOfChurch } from './rows/catalogue.js'
import { nowhere, Rows } from './rows/rows.js'

export interface Range {
  min: number
  max: number
}

/** How many bits the numbers that one node of Citus gives to this table's records differ in. */
export const bitsOf = ({ long }: ChurchTable): number => bitsOfNode[long ? 'bigint' : 'int']

/** Where the rows of a church come from. */
export interface Origin {
  church: number
  nome: string
  uuid: string
  tables: ChurchTable[]
  /** the text of COPY; it may contain rows of other churches */
  rows(table: ChurchTable): Readable
  /**
   * The lowest and highest number of the church's records, for each node of Citus that gave them, in ascending order. On
   * plain PostgreSQL there is one range, or none when the table has no records.
   */
  ranges(table: ChurchTable): Promise<Range[]>
}

/** The same church at a later moment of a running installation, when nobody writes in it any more. */
export interface Later extends Origin {
  /**
   * The rows that were written since the first moment. A row that no transaction since then has written is unchanged: an
   * update makes a new version of a row, with the number of its transaction.
   */
  changed(table: ChurchTable): Readable
  count(table: ChurchTable): Promise<number>
}

/** A number by which `laterOf` recognises what was written after this moment. */
export async function markOf({ client }: Pick<Installation, 'client'>): Promise<string> {
  const { rows } = await client.query<{ mark: string }>(
    `select (pg_snapshot_xmin(pg_current_snapshot())::text::bigint % 4294967296)::text as mark`,
  )
  return rows[0]?.mark as string
}

/** @param mark of the first moment */
export async function laterOf(
  installation: Pick<Installation, 'client'>,
  tables: ChurchTable[],
  church: number,
  mark: string,
): Promise<Later> {
  const { client } = installation
  return {
    ...(await fromDatabase(installation, tables, church)),
    changed: (table) => client.query(to(rowsOfChurch(table, church, `and age(t.xmin) <= age('${mark}'::xid)`))),
    async count({ name }) {
      const found = await client.query<{ n: number }>(
        `select count(*)::int as n from ${escapeIdentifier(name)} where id_cliente = $1`,
        [church],
      )
      return found.rows[0]?.n ?? 0
    },
  }
}

/** The rows as they are in a running installation. Call it in a transaction with one snapshot. */
export async function fromDatabase(
  { client }: Pick<Installation, 'client'>,
  tables: ChurchTable[],
  church: number,
): Promise<Origin> {
  const { rows } = await client.query<{ nome: string; uuid: string }>(
    'select nome, uuid from cliente where id_cliente = $1',
    [church],
  )
  if (!rows[0]) throw new ChurchError(`Não há igreja com o número ${church} nesta instalação.`)
  return {
    church,
    ...rows[0],
    tables,
    rows: (table) => client.query(to(rowsOfChurch(table, church))),
    async ranges(table) {
      const numbers = `select id::bigint from ${escapeIdentifier(table.name)} where id_cliente = $1`
      const read = async (text: string, values: unknown[]) => {
        const found = await client.query<{ min: string; max: string }>(
          `select min(id) as min, max(id) as max from (${text}) n group by id >> ${bitsOf(table)} order by 1`,
          values,
        )
        return found.rows.map(({ min, max }) => ({ min: Number(min), max: Number(max) }))
      }
      const ranges = await read(numbers, [church])
      if (ranges.length < 2) return ranges
      // the log still names records that are gone, whose numbers must not become those of others
      return read(
        `${numbers} union all select id_registro::bigint as id from auditoria
           where id_cliente = $1 and tabela = $2 and id_registro is not null`,
        [church, table.name],
      )
    },
  }
}

/** The rows as a backup of an installation holds them. */
export async function fromBackup(
  folder: string,
  manifest: Manifest,
  catalogue: readonly ChurchTable[],
  church: number,
): Promise<Origin> {
  // the columns in the order of the backup's files
  const tables = catalogue.map((table) => {
    const stored = manifest.tables.find(({ schema, name }) => schema === 'public' && name === table.name)
    if (!stored || [...stored.columns].sort().join() !== [...table.columns].sort().join())
      throw new ChurchError('A cópia é de outra versão do sistema.')
    return { ...table, columns: stored.columns }
  })
  const rows = ({ name }: ChurchTable) => {
    const file = path.join(folder, tableFile({ schema: 'public', name }))
    const gunzip = createGunzip()
    createReadStream(file)
      .on('error', (error) => gunzip.destroy(error))
      .pipe(gunzip)
    return gunzip
  }
  const each = async (table: ChurchTable, use: (row: string[]) => void) => {
    const tenant = table.columns.indexOf('id_cliente')
    const read = new Rows((line) => {
      const row = line.split('\t')
      if (row[tenant] === String(church)) use(row)
      return undefined
    })
    await pipeline(rows(table), read, nowhere())
  }
  const own = tables.find(({ name }) => name === 'cliente') as ChurchTable
  let found: { nome: string; uuid: string } | undefined
  await each(own, (row) => {
    found = { nome: row[own.columns.indexOf('nome')]!, uuid: row[own.columns.indexOf('uuid')]! }
  })
  if (!found) throw new ChurchError(`Não há igreja com o número ${church} nesta cópia.`)
  return {
    church,
    ...found,
    tables,
    rows,
    async ranges(table) {
      const id = table.columns.indexOf('id')
      const ranges = new Map<number, Range>()
      await each(table, (row) => {
        const number = Number(row[id])
        const node = Math.floor(number / 2 ** bitsOf(table))
        const known = ranges.get(node)
        ranges.set(node, { min: Math.min(number, known?.min ?? number), max: Math.max(number, known?.max ?? number) })
      })
      return [...ranges.values()].sort((a, b) => a.min - b.min)
    },
  }
}

/** The uuids of the church's visits by their numbers. */
export async function visitsOf(origin: Origin, table: ChurchTable): Promise<Map<string, string>> {
  return pairsOf(origin, table, 'id', 'uuid')
}

/** One column of the church's rows by another one. */
export async function pairsOf(
  origin: Origin,
  table: ChurchTable,
  key: string,
  value: string,
): Promise<Map<string, string>> {
  const [tenant, from, to] = ['id_cliente', key, value].map((name) => table.columns.indexOf(name)) as [
    number,
    number,
    number,
  ]
  const pairs = new Map<string, string>()
  const read = new Rows((line) => {
    const row = line.split('\t')
    if (row[tenant] === String(origin.church)) pairs.set(row[from]!, row[to]!)
    return undefined
  })
  await pipeline(origin.rows(table), read, nowhere())
  return pairs
}
