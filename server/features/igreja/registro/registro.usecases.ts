import { sql } from 'kysely'
import { z } from 'zod'
import { recordRef } from '../../../../schema/rules/formats.js'
import type { List } from '../../../../schema/rules/pagination.js'
import { notFound } from '../../../kernel/base/errors.js'
import { from, isUuid, type TableName } from '../../../kernel/data/tenant/records.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { RecordKind } from '../../../kernel/work/contributions/contributions.js'
import { by, pagesOf } from '../../../kernel/work/edges/edge.js'
import { readCase } from '../../../kernel/work/use-case.js'

interface TableKind extends RecordKind {
  table: TableName
}

/** The kinds of records that the current user may read. */
const kindsFor = (ctx: Context): TableKind[] =>
  ctx.services.features.flatMap(({ table, record }) =>
    table && record && ctx.can(record.list.action) ? [{ ...record, table: table as TableName }] : [],
  )

/** A row, with the type that the schema needs to show it. */
const typed = <Row extends object>({ type }: RecordKind, row: Row) => ({ ...row, __typename: type })

/** Any record, by its uuid: one statement finds its kind, and the kind's own use case reads it. */
export const readRegistro = readCase({
  action: 'busca.ler',
  input: z.object({ id: recordRef() }),
  async run(work, { id }) {
    const { ctx } = work
    const kinds = kindsFor(ctx)
    if (!isUuid(id) || !kinds.length) throw notFound()
    const found = kinds.map(({ table }) =>
      from(work, table)
        .select(sql<string>`${table}::text`.as('tabela'))
        .where(sql<boolean>`${sql.ref(`${table}.uuid`)} = ${id}`),
    )
    const { rows } = await sql<{ tabela: string }>`${sql.join(found, sql` union all `)}`.execute(work.db)
    const kind = kinds.find(({ table }) => table === rows[0]?.tabela)
    if (!kind) throw notFound()
    return typed(kind, await kind.read(ctx, { id }))
  },
})

const loaders = new WeakMap<RecordKind['list'], ReturnType<typeof pagesOf>>()

/** The kind's list, read for many records at once: each has a page with itself alone. */
function itself({ list, table }: TableKind) {
  const known = loaders.get(list) ?? pagesOf(list, by(`${table}.id`))
  loaders.set(list, known)
  return known
}

const one = { limit: 1, offset: 0, comTotal: false }

/**
 * The record that a line of another list is about, if the current user may see it.
 * @param tabela table of the record, or the name of its feature
 */
export async function registroOf(ctx: Context, tabela: string | null, id: number | null): Promise<object | null> {
  const named = ctx.services.features.find(({ name, table }) => table === tabela || name === tabela)?.table
  const kind = kindsFor(ctx).find(({ table }) => table === named)
  if (!kind || id === null) return null
  const read = itself(kind)
  const { rows }: List<object> = await read(ctx, id, one)
  if (rows[0]) return typed(kind, rows[0])
  if (!ctx.can('lixeira.restaurar')) return null
  const deleted = await read(ctx, id, { ...one, filtro: { excluidos: true } })
  return deleted.rows[0] ? typed(kind, deleted.rows[0]) : null
}
