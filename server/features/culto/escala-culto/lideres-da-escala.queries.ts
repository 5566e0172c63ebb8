import { sql } from 'kysely'
import type { Writing } from '../../../kernel/data/tenant/session.js'

/**
 * Ids of the people who hear of answers to a roster entry: who put the person there, and who is responsible for its
 * department. If nobody of them can hear, because they have left the church or are in the entry themselves, who leads the
 * worship service.
 */
export async function lideresOfEscala({ db, idCliente }: Writing, idEscala: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with escala as (
      select e.id_membro, e.id_autor, d.id_responsavel, k.id_dirigente
      from escala_culto e
      join culto k on k.id = e.id_culto and k.id_cliente = e.id_cliente
      left join departamento d on d.id = e.id_departamento and d.id_cliente = e.id_cliente and d.excluido_em is null
        and not d.lider_a_confirmar
      where e.id = ${idEscala} and e.id_cliente = ${idCliente}
    ), lideres as (
      select u.id from usuario u, escala
      where u.id_cliente = ${idCliente} and u.id in (escala.id_autor, escala.id_responsavel) and u.id <> escala.id_membro
        and u.usuario_ativo = 1 and u.excluido_em is null
    )
    select u.id from usuario u, escala
    where u.id_cliente = ${idCliente} and (u.id in (select id from lideres)
      or (u.id = escala.id_dirigente and not exists (select from lideres)))
    order by u.id`.execute(db)
  return rows.map(({ id }) => id)
}
