import { type RawBuilder, sql } from 'kysely'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Bin } from '../../../kernel/work/contributions/contributions.js'

/** A deleted record of any table. */
export interface ItemLixeira {
  tabela: string
  id: number
  uuid: string
  idCliente: number
  titulo: string
  excluidoEm: Date
  idExcluidoPor: number | null
  nomeExcluidoPor: string | null
}

type Input = { busca?: string | null | undefined; limit?: number | undefined; offset: number; comTotal: boolean }

/** A feature's recycle bin with its table. */
export type TableBin = Bin & { tabela: string }

/** The deleted records of these tables, newest first: one statement, and one more for the total. */
export async function listRows(work: Reading, bins: readonly TableBin[], input: Input) {
  const { limit, offset } = input
  if (bins.length === 0) return { rows: [], hasMore: false, offset, total: 0 }
  const patterns = searchPatterns(input.busca).map((pattern) => sql`normalizar(item.titulo) like ${pattern}`)
  const matching = sql`
    from (${sql.join(
      bins.map((bin) => deletedIn(work, bin)),
      sql` union all `,
    )}) item
    ${patterns.length ? sql`where ${sql.join(patterns, sql` and `)}` : sql``}`
  const { rows } = await sql<ItemLixeira>`
    select item.tabela, item.id, item.uuid, item.id_cliente as "idCliente", item.titulo, item.excluido_em as "excluidoEm",
      item.excluido_por as "idExcluidoPor", quem.name as "nomeExcluidoPor"
    from (select item.* ${matching} order by excluido_em desc, tabela, id limit ${limit === undefined ? null : limit + 1} offset ${offset}) item
    left join usuario quem on quem.id = item.excluido_por and quem.id_cliente = item.id_cliente
    order by item.excluido_em desc, item.tabela, item.id`.execute(work.db)
  const hasMore = limit !== undefined && rows.length > limit
  const page = { rows: hasMore ? rows.slice(0, limit) : rows, hasMore, offset }
  if (!input.comTotal) return page
  const count = await sql<{ total: string }>`select count(*) as total ${matching}`.execute(work.db)
  return { ...page, total: Number(count.rows[0]?.total ?? 0) }
}

/** Condition for records that cannot be restored: anonymised people. */
const gone: Record<string, RawBuilder<unknown>> = { usuario: sql`and r.anonimizado_em is null` }

const deletedIn = ({ idCliente }: Reading, { tabela, titulo }: TableBin) => sql`
  select ${tabela}::text as tabela, r.id, r.uuid, r.id_cliente, coalesce(${sql.raw(titulo)}, '') as titulo, r.excluido_em, r.excluido_por
  from ${sql.table(tabela)} r where r.excluido_em is not null
  ${idCliente === null ? sql`` : sql`and r.id_cliente = ${idCliente}`} ${gone[tabela] ?? sql``}`
