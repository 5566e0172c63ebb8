import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { absentFromCultos } from '../../acesso/usuario/index.js'

/** Somebody who used to come to the worship services and has not come for some time. */
export interface Absentee {
  id: number
  uuid: string
  name: string
  telefoneUsuario: string | null
  /** day of the last worship service with this person */
  ultimaPresenca: DateOnly
  /** how many people are absent in all */
  total: number
}

/** The people who are absent, those who came last first. One statement. */
export async function absentees(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  today: DateOnly,
  limit: number,
): Promise<Absentee[]> {
  const { rows } = await sql<Absentee>`
    select u.id, u.uuid, u.name, u.telefone_usuario as "telefoneUsuario", ausente.ultima as "ultimaPresenca",
      (count(*) over ())::int as total
    from ${absentFromCultos(idCliente, sql`${today}::date`)} ausente
      join usuario u on u.id = ausente.id_membro and u.id_cliente = ${idCliente}
    where u.excluido_em is null and u.usuario_ativo = 1
    order by ausente.ultima desc, u.nome_ordem, u.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}
