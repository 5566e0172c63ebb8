import { sql } from 'kysely'
import type { Writing } from '../../../kernel/data/tenant/session.js'

/** What a person gave, by the origin of its income: the table and the column of the giver. */
const doadores = [
  ['dizimo', 'dizimo', 'id_membro'],
  ['doacao', 'doacao', 'id_membro'],
] as const

/**
 * Removes the attachments of what a person gave, whose files show the giver's name and account: also those in the
 * recycle bin.
 * @returns the uuids of their files, which are to be deleted after the transaction
 */
export async function forgetAnexos({ db, idCliente }: Writing, idUsuario: number): Promise<string[]> {
  const dados = doadores.map(
    ([origin, tabela, coluna]) => sql`
      select e.id from entrada e join ${sql.table(tabela)} r on r.id_cliente = e.id_cliente and r.id = e.id_origem
      where e.id_cliente = ${idCliente} and e.origem = ${sql.lit(origin)} and r.${sql.ref(coluna)} = ${idUsuario}`,
  )
  const { rows: gone } = await sql<{ arquivo: number }>`
    delete from anexo where id_cliente = ${idCliente} and especie = 'entrada' and id_registro in (${sql.join(dados, sql` union all `)})
    returning id_arquivo as arquivo`.execute(db)
  if (gone.length === 0) return []
  const { rows } = await sql<{ uuid: string }>`
    delete from arquivo where id_cliente = ${idCliente} and id = any(${gone.map(({ arquivo }) => arquivo)}::int[])
      and not exists (select from anexo a where a.id_cliente = ${idCliente} and a.id_arquivo = arquivo.id)
    returning uuid`.execute(db)
  return rows.map(({ uuid }) => uuid)
}
