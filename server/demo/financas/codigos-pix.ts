import { sql } from 'kysely'
import type { DemoArea } from '../context.js'

/**
 * The church's Pix key, at an address that no bank knows, and the codes of the people who give by Pix: each got the own
 * code a day before the first tithe by Pix. One code of a campaign says no name.
 */
export const codigosPix: DemoArea = async ({ work, church }) => {
  const { db, idCliente } = work
  await db
    .updateTable('cliente')
    .set({
      chavePix: `tesouraria@${church.key}.demo`,
      nomePix: church.nome.slice(0, 25),
      cidadePix: church.place.cidade.slice(0, 15),
    })
    .where('id', '=', idCliente)
    .execute()
  await sql`
    insert into codigo_pix (id_cliente, txid, finalidade, id_usuario, created_at, updated_at)
    select ${idCliente}::int, 'D' || upper(left(md5(${church.key} || id_membro), 12)), 'dizimo', id_membro, gerado, gerado
    from (select id_membro, (min(data_dizimo) - 1 + time '22:10') at time zone 'UTC' as gerado from dizimo
      where id_cliente = ${idCliente} and meio_dizimo = 'pix' and excluido_em is null group by id_membro) primeiro
    order by gerado, id_membro`.execute(db)
  await sql`
    insert into codigo_pix (id_cliente, txid, finalidade, id_campanha, created_at, updated_at)
    select ${idCliente}::int, 'C' || upper(left(md5(${church.key} || nome_campanha), 12)), 'campanha', id, gerado, gerado
    from (select id, nome_campanha, (data_inicio + time '12:20') at time zone 'UTC' as gerado from campanha_missoes
      where id_cliente = ${idCliente} and status_campanha = 'ativa' and excluido_em is null
        and data_inicio < (select max(data) from entrada where id_cliente = ${idCliente})) ativa
    order by id`.execute(db)
}
