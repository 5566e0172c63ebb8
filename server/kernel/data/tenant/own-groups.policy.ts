/** The setting that limits an area: the groups' ids as a PostgreSQL array. */
export const settingOf = (area: string): string => `app.meus_${area.toLowerCase()}`

/**
 * SQL: the ids of the groups to which the transaction is limited in the area, or null. A migration creates
 * `meus_grupos`. As a subquery it is computed once per statement; computed for each row, it made a page of 20 cells with
 * their members take half as long again.
 */
const groups = (area: string): string => `(select meus_grupos('${settingOf(area)}'))`

const policy = (area: string, reached: string) => {
  const limit = `${groups(area)} is null or ${reached}`
  return { name: `meus_${area.toLowerCase()}`, type: 'restrictive' as const, using: limit, check: limit }
}

/**
 * A policy that limits a table to the groups that the person leads, in transactions with the area's setting. Without the
 * setting it limits nothing.
 * @param column of the table: the group's id
 */
export const ownGroupsOnly = (area: string, column: string) => policy(area, `${column} = any (${groups(area)}::int[])`)

/**
 * The same for a table whose rows belong to rows of a limited table, such as the roll call of a meeting. A migration
 * creates the function `alcanca_<table>`: whether the transaction sees the row with this id.
 * @param column of the table: the id in the other table
 */
export const ownGroupsOnlyThrough = (area: string, column: string, table: string) =>
  policy(area, `alcanca_${table}(${column})`)

/**
 * SQL, as PostgreSQL writes it: whether what the transaction adds waits for confirmation, because it is limited to the
 * groups that the person leads, or whom it names waits. The default of a column of the memberships, so that whoever adds
 * somebody to an own group, on whatever path, leaves a mark.
 */
export const addsToConfirm = (area: string): string =>
  `((meus_grupos('${settingOf(area)}'::text) is not null) or nomes_esperam())`

/**
 * The trigger that marks the leader of a group, in `lider_a_confirmar`, when a leader of the area names that person, or
 * whom the transaction names waits. What everybody else names is confirmed.
 * @param column with the leader's id
 * @param day column of a day around which the leader leads: another day names anew
 */
export const namedToConfirm = (area: string, table: string, column: string, day?: string) => ({
  name: 'marcar_lider_nomeado',
  timing: 'before' as const,
  events: ['insert' as const, 'update' as const],
  forEach: 'row' as const,
  expression: `create trigger "marcar_lider_nomeado" before insert or update of ${[column, day].flatMap((one) => (one ? `"${one}"` : [])).join(', ')} on "${table}" for each row execute function marcar_lider_nomeado('${[column, settingOf(area), ...(day ? [day] : [])].join("', '")}')`,
})

/** The trigger that marks a membership, in `a_confirmar`, in the same transactions when its person becomes the leader. */
export const promotedToConfirm = (area: string, table: string) => ({
  name: 'marcar_lider_promovido',
  timing: 'before' as const,
  events: ['update' as const],
  forEach: 'row' as const,
  expression: `create trigger "marcar_lider_promovido" before update of "membro_lider" on "${table}" for each row when (new.membro_lider = 1 and old.membro_lider = 0) execute function marcar_lider_promovido('${settingOf(area)}')`,
})

const remembers = (table: string, person: string, columns: readonly string[], when: string) => ({
  name: 'lembrar_lider',
  timing: 'after' as const,
  events: ['insert' as const, 'update' as const],
  forEach: 'row' as const,
  expression: `create trigger "lembrar_lider" after insert or update of ${columns.map((column) => `"${column}"`).join(', ')} on "${table}" for each row when (new.${when}) execute function lembrar_lider('${person}')`,
})

/**
 * The trigger that remembers, in `liderou`, that a person has been named to lead.
 * @param column with the leader's id
 */
export const remembersNamed = (table: string, column: string) =>
  remembers(table, column, [column], `${column} is not null`)

/** The same for memberships, one of whose people leads. */
export const remembersPromoted = (table: string) =>
  remembers(table, 'id_membro', ['id_membro', 'membro_lider'], 'membro_lider = 1')

/** The few memberships of a church that `addsToConfirm` has marked, for those who confirm them. */
export const waitingIndex = (table: string) => ({
  name: `${table}_a_confirmar`,
  expression: (_columns: unknown, { name }: { name: string }, index: string) =>
    `create index "${index}" on "${name}" ("id_cliente") where "a_confirmar"`,
})
