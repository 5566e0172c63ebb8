import { sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** The last closed day of a church, when it was closed and by whom; undefined before the first entry or closing. */
export const ler = (work: Scope) =>
  from(work, 'fechamento')
    .leftJoin('usuario', (join) =>
      join.onRef('usuario.id', '=', 'fechamento.fechadoPor').onRef('usuario.idCliente', '=', 'fechamento.idCliente'),
    )
    .select(['fechamento.fechadoAte', 'fechamento.fechadoEm', 'usuario.name as nomePessoa'])
    .executeTakeFirst()

/** The names of these people, in the order of the alphabet. */
export const nomes = async (work: Scope, ids: readonly number[]): Promise<string[]> =>
  ids.length === 0
    ? []
    : (await from(work, 'usuario').select('name').where('id', 'in', ids).orderBy('name').execute()).map(
        ({ name }) => name,
      )

/** The days of a church's first and last ledger entry that is not deleted; null without entries. */
export async function limites({
  db,
  idCliente,
}: Scope): Promise<{ primeiro: DateOnly | null; ultimo: DateOnly | null }> {
  const day = (which: 'min' | 'max', tabela: 'entrada' | 'saida') => sql`
    (select ${sql.raw(which)}(data) from ${sql.table(tabela)} where id_cliente = ${idCliente} and excluido_em is null)`
  const { rows } = await sql<{ primeiro: DateOnly | null; ultimo: DateOnly | null }>`
    select least(${day('min', 'entrada')}, ${day('min', 'saida')}) as primeiro,
      greatest(${day('max', 'entrada')}, ${day('max', 'saida')}) as ultimo`.execute(db)
  return rows[0] ?? { primeiro: null, ultimo: null }
}
