import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'

/** The day of birth of a person of this table; in a leap year where only its day and month are known. */
export const aniversarioOf = (table: string): RawBuilder<DateOnly | null> =>
  sql`coalesce(${sql.ref(`${table}.data_nascimento`)}, ('2000-' || ${sql.ref(`${table}.aniversario`)})::date)`
