import { type RawBuilder, sql } from 'kysely'

/** SQL: at most this many people are named below each group that somebody leads, on the home page. */
export const mostPeople = sql.lit(12)

/**
 * SQL: the JSON of a person in the row `f`, as the home page names the people of a group.
 * @param status why the person is named, where the reasons differ
 */
export const personJson = (status?: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`jsonb_build_object('id', f.id, 'uuid', f.uuid, 'name', f.name, 'telefoneUsuario', f.telefone_usuario${status ? sql`, 'situacao', ${status}` : sql``})`
