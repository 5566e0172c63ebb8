import { escapeIdentifier } from 'pg'
import type { ChurchTable } from './catalogue.js'
import type { Installation } from './installation.js'
import type { Origin, Range } from './origin.js'
import type { Shift } from './references.js'

/**
 * Whether another church of this installation has records with numbers in this range. Every number is unique over all
 * churches, so that the platform's administrator finds a record by it.
 */
async function taken(target: Installation, table: string, range: Range): Promise<boolean> {
  const { rows } = await target.platform.query<{ taken: boolean }>(
    `select exists (select from ${escapeIdentifier(table)} where id between $1 and $2) as taken`,
    [range.min, range.max],
  )
  return rows[0]?.taken ?? true
}

/**
 * Takes a block of numbers from a sequence, or moves the sequence past `past`. No other process may take one between
 * the reading of the sequence and its new value, so it is locked by an ALTER that changes nothing.
 * @returns the number before the first of the block
 */
async function advance({ client }: Installation, sequence: string, next: (last: number) => number): Promise<number> {
  await client.query(`begin; alter sequence ${sequence} no cycle`)
  try {
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
 * free ones, in the same order. The church has the number of the person who signed it up.
 * @param spare how many more numbers each table may need before the church is closed; `fits` says whether they were enough
 */
export async function chooseNumbers(
  target: Installation,
  origin: Origin,
  spare = 0,
): Promise<{ shift: Shift; fits: (later: Origin) => Promise<boolean> }> {
  const shifts = new Map<string, number>()
  const last = new Map<string, number>()
  for (const table of origin.tables) {
    if (!table.sequence) continue
    const range = await origin.range(table)
    if (!range) continue
    last.set(table.name, range.max + spare)
    if (await blocked(target, table, range, origin)) {
      const size = range.max - range.min + 1 + spare
      shifts.set(table.name, (await advance(target, table.sequence, (before) => before + size)) + 1 - range.min)
    } else {
      await advance(target, table.sequence, () => range.max + spare)
    }
  }
  shifts.set('cliente', shifts.get('usuario') ?? 0)
  return {
    shift: (table) => shifts.get(table) ?? 0,
    async fits(later) {
      for (const table of later.tables) {
        const range = table.sequence ? await later.range(table) : undefined
        if (range && range.max > (last.get(table.name) ?? 0)) return false
      }
      return true
    },
  }
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
    'select from mudanca_igreja where igreja = $1 and codigo <> $2 union all select from cliente where id = $1',
    [church, uuid],
  )
  return rows.length > 0
}
