import { setImmediate } from 'node:timers/promises'
import { sql } from 'kysely'
import { type DateOnly, defaultTimeZone, todayIn } from '../../../../schema/rules/dates.js'
import { copyOf } from '../../../kernel/data/tenant/moving.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { loaderOf } from '../../../kernel/work/edges/loader.js'

/** The time zone of the church in this transaction, for times without a zone. */
export async function readFuso({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>): Promise<string> {
  const { fusoHorario } = await from({ db, idCliente }, 'cliente').select('fusoHorario').executeTakeFirstOrThrow()
  return fusoHorario
}

/**
 * Whether the church of this person is only kept: it has moved elsewhere, or it is a copy out of a backup, which is
 * suspended until somebody of the platform makes a church of it, also while it is restored or moved itself. Nobody gets a
 * new way into it.
 */
export const storedIgreja = (pessoa: 'usuario') => sql<boolean>`exists (
  select from mudanca_igreja m, cliente i
  where m.igreja = ${sql.ref(`${pessoa}.idCliente`)} and i.id = m.igreja and i.id_cliente = ${sql.ref(`${pessoa}.idCliente`)}
    and (m.situacao = 'mudou' or i.suspenso_em is not null
      and case m.situacao when 'aberta' then m.outro else m.antes ->> 'outro' end like ${`${copyOf}%`}))`

/**
 * Where a church that had this number has moved, and its number there. Its data are only kept here, or erased already; the
 * number is not given again.
 */
export async function changedTo(
  { db }: Pick<Reading, 'db'>,
  idCliente: number,
): Promise<{ outro: string; numero: number } | undefined> {
  const { rows } = await sql<{ outro: string; numero: number }>`
    select outro, coalesce(numero, igreja) as numero from mudanca_igreja
    where igreja = ${idCliente} and situacao = 'mudou'`.execute(db)
  return rows[0]
}

const byId = loaderOf((work, ids) =>
  from(work, 'cliente').select(['id', 'fusoHorario']).where('id', 'in', ids).execute(),
)

/** The time zone of a row's church, for lists of several churches. */
export const fusoOf = async (ctx: Context, idCliente: number): Promise<string> =>
  (await byId(ctx, idCliente))?.fusoHorario ?? defaultTimeZone

/** Number of rows that are converted before other requests are processed: about a millisecond of work. */
const atATime = 500

/**
 * Adds to each row the day on which it was created, in the time zone of the row's church. Export files show days, and
 * may contain several churches.
 */
export async function withSignUpDay<Row extends { idCliente: number; createdAt: Date }>(
  ctx: Context,
  rows: readonly Row[],
): Promise<(Row & { diaDoCadastro: DateOnly })[]> {
  const fusos = new Map<number, string>()
  const dated: (Row & { diaDoCadastro: DateOnly })[] = []
  for (const row of rows) {
    const fuso = fusos.get(row.idCliente) ?? (await fusoOf(ctx, row.idCliente))
    fusos.set(row.idCliente, fuso)
    dated.push({ ...row, diaDoCadastro: todayIn(fuso, new Date(row.createdAt)) })
    if (dated.length % atATime === 0) await setImmediate()
  }
  return dated
}
