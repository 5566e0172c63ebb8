import { escapeIdentifier } from 'pg'
import type { Installation } from '../installation.js'
import { bitsOf, type Origin, type Range } from '../origin.js'
import type { ChurchTable } from './catalogue.js'
import type { Shift } from './references.js'

/**
 * Whether another church of this installation has records with numbers in this range. Every number is unique over all
 * churches, so that the platform's administrator finds a record by it.
 */
async function taken(target: Installation, table: string, range: Range): Promise<boolean> {
  const { rows } = await target.platform.query(
    `select 1 from ${escapeIdentifier(table)} where id between $1 and $2 limit 1`,
    [range.min, range.max],
  )
  return rows.length > 0
}

/**
 * Takes a block of numbers from a sequence, or moves the sequence past `past`. No other process may take one between
 * the reading of the sequence and its new value, so it is locked by an ALTER that changes nothing.
 * @returns the number before the first of the block
 */
async function advance(
  { client, config }: Installation,
  sequence: string,
  next: (last: number) => number,
): Promise<number> {
  await client.query('begin')
  try {
    // the nodes have sequences of their own
    if (config.engine === 'citus') await client.query('set local citus.enable_ddl_propagation = off')
    await client.query(`alter sequence ${sequence} no cycle`)
    const { rows } = await client.query<{ last: string }>(`select last_value as last from ${sequence}`)
    const last = Number(rows[0]?.last)
    if (next(last) >= last) await client.query('select setval($1::regclass, $2)', [sequence, next(last)])
    await client.query('commit')
    return last
  } catch (error) {
    await client.query('rollback')
    throw error
  }
}

/**
 * Decides the numbers of a church and its records in the target: as they were where nobody has them, otherwise the next
 * free ones, in the same order.
 * @param spare how many more numbers each table may need before the church is closed; `fits` says whether they were enough
 */
export async function chooseNumbers(
  target: Installation,
  origin: Origin,
  spare = 0,
): Promise<{ shift: Shift; changes: (table: string) => boolean; fits: (later: Origin) => Promise<boolean> }> {
  const blocks = new Map<string, Block[]>()
  for (const table of origin.tables) {
    const { name, sequence } = table
    if (!sequence) continue
    const own: Block[] = []
    for (const range of await origin.ranges(table)) {
      // the numbers of a node of Citus are its own, and to keep them a sequence would skip all numbers before them
      const ofNode = range.min >= 2 ** bitsOf(table)
      const room = range.max - range.min + 1 + spare
      const distance =
        ofNode || (await blocked(target, table, range, origin))
          ? (await advance(target, sequence, (last) => last + room)) + 1 - range.min
          : 0
      if (distance === 0) await advance(target, sequence, () => range.max + spare)
      own.push({ min: range.min, max: range.max + spare, distance })
    }
    blocks.set(name, own)
  }
  // the church has the number of the person who signed it up
  blocks.set('cliente', blocks.get('usuario') ?? [])
  const blockOf = (table: string, number: number) => {
    const all = blocks.get(table)
    return all?.findLast(({ min }) => min <= number) ?? all?.[0]
  }
  return {
    shift: (table, number) => blockOf(table, number)?.distance ?? 0,
    changes: (table) => blocks.get(table)?.some(({ distance }) => distance !== 0) ?? false,
    async fits(later) {
      for (const table of later.tables) {
        if (!table.sequence) continue
        for (const { max } of await later.ranges(table)) if (max > (blockOf(table.name, max)?.max ?? 0)) return false
      }
      return true
    },
  }
}

/** Numbers that change by the same distance. */
interface Block extends Range {
  distance: number
}

async function blocked(
  target: Installation,
  table: ChurchTable,
  range: Range,
  { church, uuid }: Origin,
): Promise<boolean> {
  if (await taken(target, table.name, range)) return true
  if (table.name !== 'usuario') return false
  // the number of a church that has gone from here is free only for the same church
  const { rows } = await target.client.query(
    `select 1 from mudanca_igreja where igreja = $1 and codigo <> $2
     union all select 1 from cliente where id = $1 and id_cliente = $1`,
    [church, uuid],
  )
  return rows.length > 0
}
