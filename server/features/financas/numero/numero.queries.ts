import { type RawBuilder, sql } from 'kysely'
import { groupedBy } from '../../../kernel/reading/loader.js'
import { searchPatterns } from '../../../kernel/reading/pagination.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Reading } from '../../../kernel/tenant/session.js'
import type { TabelaNumerada } from './numero.entity.js'
import { numeroNoTexto } from './numero.rules.js'

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** `numeroDe('entrada')(ctx, id)`: the number of a record within its church. */
export const numeroDe = (tabela: TabelaNumerada) =>
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
export function temNumero({ idCliente }: Scope, tabela: TabelaNumerada, numero: number): RawBuilder<boolean> {
  const id = sql.ref(`${tabela}.id`)
  const igreja = idCliente === null ? sql`true` : sql`n.id_cliente = ${idCliente}`
  return sql<boolean>`(${id} = ${numero} or (${sql.ref(`${tabela}.id_cliente`)}, ${id}) in (
    select n.id_cliente, n.id_registro from numero_lancamento n
    where n.tabela = ${sql.lit(tabela)} and n.numero = ${numero} and ${igreja}))`
}

/** What the search of a list finds: the words of the text, or the number that it is. All conditions must hold. */
export function achados(work: Scope, tabela: TabelaNumerada, busca: string | null | undefined): RawBuilder<boolean>[] {
  const words = searchPatterns(busca).map((pattern) => sql<boolean>`${sql.ref(`${tabela}.busca`)} like ${pattern}`)
  const numero = numeroNoTexto(busca)
  return numero === null ? words : [sql`(${sql.join(words, sql` and `)} or ${temNumero(work, tabela, numero)})`]
}
