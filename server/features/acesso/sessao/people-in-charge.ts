import { sql } from 'kysely'
import { perfis } from '../../../../schema/rules/perfis.js'
import type { Action } from '../../../kernel/access/actions.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { peopleWhoMay } from './access-rules.js'

/**
 * Whom to tell of something that waits for this action: of the people who may do it those to whom the church has given it
 * by a function or, if it has given it to nobody, its administrators. Many may do what only a few look after.
 */
export async function peopleInCharge(
  work: Pick<Reading, 'db'> & { idCliente: number },
  action: Action,
): Promise<number[]> {
  const may = await peopleWhoMay(work, action)
  const { rows } = await sql<{ id: number; given: boolean; administers: boolean }>`
    select u.id, u.perfil = ${perfis.administrator} as administers, exists (
      select from funcao_usuario v
        join funcao f on f.id = v.id_funcao and f.id_cliente = v.id_cliente
        join cliente c on c.id = v.id_cliente and c.id_cliente = v.id_cliente
      where v.id_cliente = u.id_cliente and v.id_usuario = u.id and f.excluido_em is null
        and f.acoes::jsonb @> to_jsonb(${action}::text)
        and (now() at time zone c.fuso_horario)::date between v.inicio and coalesce(v.fim, 'infinity')) as given
    from usuario u where u.id_cliente = ${work.idCliente} and u.id = any (${may}::int[]) order by u.id`.execute(work.db)
  const given = rows.filter((row) => row.given)
  return (given.length ? given : rows.filter(({ administers }) => administers)).map(({ id }) => id)
}

/** The active administrators of a church who have an e-mail: each of them is told of what decides about the whole church. */
export async function administratorsToTell(
  work: Pick<Reading, 'db'> & { idCliente: number },
): Promise<{ name: string; email: string }[]> {
  const rows = await from(work, 'usuario')
    .select(['name', 'email'])
    .where('perfil', '=', perfis.administrator)
    .where('usuarioAtivo', '=', 1)
    .where('excluidoEm', 'is', null)
    .where('email', 'is not', null)
    // letters are counted by address, and whoever writes several at once does so in this order
    .orderBy('email')
    .execute()
  return rows.flatMap(({ name, email }) => (email ? [{ name, email }] : []))
}
