import { sql } from 'kysely'
import type { Writing } from '../../../kernel/tenant/session.js'

/** A person who gets an e-mail about a roster entry. */
export interface Destinatario {
  id: number
  name: string
  email: string
}

const willing = (idCliente: number) => sql`
  u.id_cliente = ${idCliente} and u.excluido_em is null and u.usuario_ativo = 1 and u.email is not null
  and coalesce((select c.aceito from consentimento c where c.id_cliente = u.id_cliente and c.id_usuario = u.id
    and c.documento = 'comunicacao' order by c.id desc limit 1), 1) = 1`

/**
 * The people who hear of answers to a roster entry: who put the person there, and who is responsible for its department.
 * Without either, who leads the worship service. Sorted by e-mail address, as the e-mail limits require.
 */
export async function lideresDaEscala({ db, idCliente }: Writing, idEscala: number): Promise<Destinatario[]> {
  const { rows } = await sql<Destinatario>`
    with escala as (
      select e.id_autor, d.id_responsavel, k.id_dirigente
      from escala_culto e
      join culto k on k.id = e.id_culto and k.id_cliente = e.id_cliente
      left join departamento d on d.id = e.id_departamento and d.id_cliente = e.id_cliente and d.excluido_em is null
      where e.id = ${idEscala} and e.id_cliente = ${idCliente}
    )
    select u.id, u.name, u.email from usuario u, escala
    where (u.id in (escala.id_autor, escala.id_responsavel)
      or (escala.id_autor is null and escala.id_responsavel is null and u.id = escala.id_dirigente))
      and ${willing(idCliente)}
    order by u.email`.execute(db)
  return rows
}

/** These people, without those who have no e-mail or do not want e-mails about rosters. Sorted as above. */
export async function destinatarios({ db, idCliente }: Writing, ids: readonly number[]): Promise<Destinatario[]> {
  const { rows } = await sql<Destinatario>`
    select u.id, u.name, u.email from usuario u where u.id = any (${ids}::int[]) and ${willing(idCliente)}
    order by u.email`.execute(db)
  return rows
}
