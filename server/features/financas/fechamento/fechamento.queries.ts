import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { nextMonth } from './fechamento.rules.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** The last closed day of a church, when it was closed and by whom; undefined before the first entry or closing. */
export const read = (work: Scope) =>
  from(work, 'fechamento')
    .leftJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'fechamento.fechadoPor').onRef('usuario.idCliente', '=', 'fechamento.idCliente'),
    )
    .select(['fechamento.fechadoAte', 'fechamento.fechadoEm', 'usuario.name as nomePessoa'])
    .executeTakeFirst()

/** The names of these people, in the order of the alphabet. */
export const namesOf = async (work: Scope, ids: readonly number[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (await from(work, 'usuario').select('name').where('id', 'in', ids).orderBy('name').execute()).map(
        ({ name }) => name,
      )

interface Limits {
  primeiro: DateOnly | null
  ultimo: DateOnly | null
  fechadoAte: DateOnly | null
}

/** The days of a church's first and last ledger entry that is not deleted, null without entries; and its last closed day. */
export async function limitsOf({ db, idCliente }: Scope): Promise<Limits> {
  const day = (which: 'min' | 'max', tabela: 'entrada' | 'saida') => sql`
    (select ${sql.raw(which)}(data) from ${sql.table(tabela)} where id_cliente = ${idCliente} and excluido_em is null)`
  const { rows } = await sql<Limits>`
    select least(${day('min', 'entrada')}, ${day('min', 'saida')}) as primeiro,
      greatest(${day('max', 'entrada')}, ${day('max', 'saida')}) as ultimo,
      (select fechado_ate from fechamento where id_cliente = ${idCliente}) as "fechadoAte"`.execute(db)
  return rows[0] as Limits
}

/** The last closed day, and the month to close next (see nextMonth). */
export async function closedUntilQuery(
  work: Scope,
  today: DateOnly,
): Promise<{ fechadoAte: DateOnly | null; proximo: string | null }> {
  const { primeiro, fechadoAte } = await limitsOf(work)
  return { fechadoAte, proximo: nextMonth((primeiro ?? today).slice(0, 7), fechadoAte, today) }
}
