import { type RawBuilder, sql } from 'kysely'

type Day = RawBuilder<unknown>

/** Days within which money that was typed for one day may be what the bank, or somebody else, has on another. */
export const diasDePerto = 3

/** SQL: whether two days are so near that money of the one may be that of the other. */
export const dePerto = (dia: Day, other: Day, dias = diasDePerto): RawBuilder<boolean> =>
  sql<boolean>`${dia} between ${other} - ${sql.lit(dias)} and ${other} + ${sql.lit(dias)}`

/** SQL: how many days are between two days, to have the nearest first. */
export const distancia = (dia: Day, other: Day): RawBuilder<number> => sql<number>`abs(${dia} - ${other})`
