import { type RawBuilder, sql } from 'kysely'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import type { NumberedTable } from './numero.entity.js'
import { numberInText } from './numero.rules.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** `numberOf('entrada')(ctx, id)`: the number of a record within its church. */
export const numberOf = (tabela: NumberedTable) =>
  groupedBy<number>(async (work, ids) => {
    const rows = await from(work, 'numero_lancamento')
      .select(['idRegistro', 'numero'])
      .where('tabela', '=', tabela)
      .where('idRegistro', 'in', ids)
      .execute()
    const found = new Map(rows.map(({ idRegistro, numero }) => [idRegistro, numero]))
    return ids.map((id) => found.get(id) ?? null)
  })

/** Whether a record has this number, or this id, which papers from before there were numbers show. */
export function hasNumber({ idCliente }: Scope, tabela: NumberedTable, numero: number): RawBuilder<boolean> {
  const id = sql.ref(`${tabela}.id`)
  const igreja = idCliente === null ? sql`true` : sql`n.id_cliente = ${idCliente}`
  return sql<boolean>`(${id} = ${numero} or (${sql.ref(`${tabela}.id_cliente`)}, ${id}) in (
    select n.id_cliente, n.id_registro from numero_lancamento n
    where n.tabela = ${sql.lit(tabela)} and n.numero = ${numero} and ${igreja}))`
}

/** What the search of a list finds: the words of the text, or the number that it is. All conditions must hold. */
export function numberMatches(
  work: Scope,
  tabela: NumberedTable,
  busca: string | null | undefined,
): RawBuilder<boolean>[] {
  const words = searchPatterns(busca).map((pattern) => sql<boolean>`${sql.ref(`${tabela}.busca`)} like ${pattern}`)
  const numero = numberInText(busca)
  return numero === null ? words : [sql`(${sql.join(words, sql` and `)} or ${hasNumber(work, tabela, numero)})`]
}
