import { sql } from 'kysely'
import { z } from 'zod'
import { listInput } from '../../../../schema/rules/pagination.js'
import type { SlowOperation } from '../../../kernel/base/watching/slow.js'
import { transaction } from '../../../kernel/data/tenant/session.js'
import type { Services } from '../../../kernel/work/context/context.js'
import { readCase } from '../../../kernel/work/use-case.js'

/**
 * For how many days slow operations are kept, and how many rows at most, so that a broken client cannot fill the disk.
 */
const kept = { days: 7, rows: 5000, durations: 200 } as const

/** Milliseconds after which a process stores its slow operations again. */
const interval = 60_000

/**
 * Stores the slow operations of this process every minute, and those that are left at its end.
 * @returns the function that ends it
 */
export async function storeSlowOperations(services: Services): Promise<() => Promise<void>> {
  const { slow, log } = services
  const store = () =>
    storeSlow(services, slow.take()).catch((error) => log.error({ err: error }, 'slow operations were not stored'))
  const timer = setInterval(store, interval)
  timer.unref()
  return async () => {
    clearInterval(timer)
    await store()
  }
}

export async function storeSlow({ sessions }: Services, slow: readonly SlowOperation[]): Promise<void> {
  if (slow.length === 0) return
  const rows = slow.map(({ idCliente, operation, count, durations, worst, statement, last }) => ({
    igreja: idCliente,
    operacao: operation.slice(0, 200),
    vezes: count,
    duracoes: durations,
    pior: worst,
    comando: statement?.text ?? null,
    comando_ms: statement?.ms ?? null,
    ultima: last,
  }))
  const author = { idUsuario: null, acao: 'plataforma.operar', requisicao: 'operacoesLentas' } as const
  await transaction(sessions, 0, author, async ({ db }) => {
    await sql`
      insert into operacao_lenta as o (igreja, operacao, dia, vezes, duracoes, pior, comando, comando_ms, ultima)
      select igreja, operacao, (ultima at time zone 'UTC')::date, vezes, duracoes, pior, comando, comando_ms, ultima
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (igreja int, operacao text, vezes int, duracoes int[], pior int,
        comando text, comando_ms int, ultima timestamptz)
      -- all processes lock the rows in one order
      order by igreja, operacao
      on conflict (igreja, operacao, dia) do update set vezes = o.vezes + excluded.vezes,
        duracoes = (excluded.duracoes || o.duracoes)[1:${sql.lit(kept.durations)}], pior = greatest(o.pior, excluded.pior),
        comando = case when excluded.comando_ms > coalesce(o.comando_ms, 0) then excluded.comando else o.comando end,
        comando_ms = greatest(o.comando_ms, excluded.comando_ms), ultima = greatest(o.ultima, excluded.ultima)`.execute(
      db,
    )
    await sql`
      delete from operacao_lenta where dia < current_date - ${sql.lit(kept.days)}::int or (igreja, operacao, dia) in (
        select igreja, operacao, dia from operacao_lenta order by ultima desc offset ${sql.lit(kept.rows)})`.execute(db)
  })
}

/** A slow operation of a church, over the days that are kept. */
interface SlowOperationRow {
  id: string
  idCliente: number | null
  igreja: string | null
  operacao: string
  vezes: number
  p95: number
  pior: number
  comando: string | null
  comandoMs: number | null
  ultima: Date
}

/** The operations that were slow most often first. The application's role may read them: they belong to no church. */
export const listSlowOperations = readCase({
  action: 'plataforma.operar',
  input: z.object(listInput),
  async run({ db, idCliente }, { limit, offset, comTotal }) {
    const matching = sql`from operacao_lenta ${idCliente === null ? sql`` : sql`where igreja = ${idCliente}`}`
    const { rows } = await sql<SlowOperationRow>`
      select o.igreja || ' ' || o.operacao as id, nullif(o.igreja, 0) as "idCliente", c.nome as igreja, o.operacao, o.vezes, o.pior,
        o.comando, o.comando_ms as "comandoMs", o.ultima,
        (select percentile_disc(0.95) within group (order by ms)
          from operacao_lenta d, unnest(d.duracoes) as ms where d.igreja = o.igreja and d.operacao = o.operacao) as p95
      from (
        select igreja, operacao, sum(vezes)::int as vezes, max(pior) as pior, max(ultima) as ultima, max(comando_ms) as comando_ms,
          (array_agg(comando order by comando_ms desc nulls last))[1] as comando
        ${matching} group by igreja, operacao
        order by vezes desc, ultima desc, igreja, operacao
        limit ${limit === undefined ? null : limit + 1} offset ${offset}
      ) o
      left join cliente c on c.id = o.igreja and c.id_cliente = o.igreja
      order by o.vezes desc, o.ultima desc, o.igreja, o.operacao`.execute(db)
    const hasMore = limit !== undefined && rows.length > limit
    const page = { rows: hasMore ? rows.slice(0, limit) : rows, hasMore, offset }
    if (!comTotal) return page
    const count = await sql<{ total: string }>`
      select count(distinct (igreja, operacao)) as total ${matching}`.execute(db)
    return { ...page, total: Number(count.rows[0]?.total ?? 0) }
  },
})
