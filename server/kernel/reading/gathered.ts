import { type OperationNode, sql } from 'kysely'
import type { Reading } from './reading.js'
import { rowsThrough } from './rows.js'

interface Waiting {
  query: OperationNode
  resolve(result: { rows: unknown[] }): void
  reject(reason: unknown): void
}

/**
 * Combines the reads of many features into one statement (timelines, the global search). All
 * queries that are started in one turn of the event loop are sent together. Rows come as JSON: amounts are texts with
 * their decimals, instants are ISO texts, counts are numbers.
 */
export function gathered(work: Reading): () => Reading {
  let waiting: Waiting[] = []

  async function ask(): Promise<void> {
    const asked = waiting
    waiting = []
    try {
      const found = await work.db
        .selectNoFrom(
          asked.map(({ query }, index) =>
            sql<string | null>`(select json_agg(item)::text from (${{ toOperationNode: () => query }}) as item)`.as(
              `of${index}`,
            ),
          ),
        )
        .executeTakeFirstOrThrow()
      const texts = Object.values(found) as (string | null)[]
      for (const [index, { resolve }] of asked.entries()) resolve({ rows: rowsOf(texts[index]) })
    } catch (error) {
      for (const { reject } of asked) reject(error)
    }
  }

  const wait = (_text: string, _values: readonly unknown[], query: OperationNode) =>
    new Promise<{ rows: unknown[] }>((resolve, reject) => {
      if (waiting.push({ query, resolve, reject }) === 1) setImmediate(ask)
    })
  const db = rowsThrough(wait, { atOnce: true })
  return () => ({ ...work, db })
}

/** A number with decimals is an amount: it stays a text, as PostgreSQL wrote it. */
const rowsOf = (text: string | null | undefined): unknown[] =>
  text ? JSON.parse(text, (_key, value, context?: { source: string }) => exact(value, context?.source)) : []

const exact = (value: unknown, source: string | undefined) =>
  typeof value === 'number' && source?.includes('.') ? source : value
