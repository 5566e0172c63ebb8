import { sql } from 'kysely'
import type { Db } from '../reading/reading.js'
import type { Asking } from './asking.js'

/** A transaction that ends. */
interface Ending {
  em: { flush(): Promise<void> }
  db: Db
  idCliente: number
  asking?: Asking
}

/** Writes the questions of a transaction that nobody has answered, each with the version of its record. */
export async function keepOpen({ em, db, idCliente, asking }: Ending): Promise<void> {
  const open = (asking?.open ?? []).flatMap(({ record, ...question }) => (record ? [{ ...question, record }] : []))
  if (open.length === 0) return
  // what is flushed later would be a later version
  await em.flush()
  for (const [table, asked] of Map.groupBy(open, ({ record }) => record.table)) {
    const { rows } = await sql<{ id: number; versao: number }>`
      select id, versao from ${sql.table(table)}
      where id_cliente = ${idCliente} and id = any(${asked.map(({ record }) => record.id)}::int[])`.execute(db)
    const versions = new Map(rows.map(({ id, versao }) => [id, versao]))
    const values = asked.flatMap(({ kind, text, kept = text, record: { id } }) => {
      const versao = versions.get(id)
      return versao === undefined ? [] : [{ nome: kind.name, pergunta: kept, id, versao }]
    })
    await sql`
      insert into a_conferir (id_cliente, nome, pergunta, tabela, id_registro, versao_registro)
      select ${idCliente}, u.nome, u.pergunta, ${table}, u.id, u.versao from unnest(
        ${values.map(({ nome }) => nome)}::text[], ${values.map(({ pergunta }) => pergunta)}::text[],
        ${values.map(({ id }) => id)}::int[], ${values.map(({ versao }) => versao)}::int[]) as u(nome, pergunta, id, versao)`.execute(
      db,
    )
  }
}
