import { sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Reading } from '../../../kernel/tenant/session.js'

/** Somebody who used to come to the worship services and has not come for some time. */
export interface Ausente {
  id: number
  uuid: string
  name: string
  telefoneUsuario: string | null
  /** day of the last worship service with this person */
  ultimaPresenca: DateOnly
  /** how many people are absent in all */
  total: number
}

/** Somebody who came on three days of the last twelve weeks, but on none of the last three, is absent. */
const diasDeCostume = 84
const diasAusente = 21
const vezesDeCostume = 3

/**
 * The people who are absent, those who came last first. Nobody is absent while nobody's presence is recorded. It reads
 * the presences of twelve weeks, however old the church is. One statement.
 */
export async function ausentes(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  hoje: DateOnly,
  limit: number,
): Promise<Ausente[]> {
  const since = sql`${hoje}::date - ${sql.lit(diasAusente)}`
  const { rows } = await sql<Ausente>`
    with presenca as materialized (
      select p.id_membro, max(c.data_culto) as ultima, count(distinct c.data_culto) as dias
      from culto c join participacao_culto p on p.id_culto = c.id and p.id_cliente = c.id_cliente
      where c.id_cliente = ${idCliente} and c.excluido_em is null and c.status_culto <> 'cancelado'
        and c.data_culto between ${hoje}::date - ${sql.lit(diasDeCostume)} and ${hoje}::date
      group by p.id_membro
    )
    select u.id, u.uuid, u.name, u.telefone_usuario as "telefoneUsuario", presenca.ultima as "ultimaPresenca",
      (count(*) over ())::int as total
    from presenca join usuario u on u.id = presenca.id_membro and u.id_cliente = ${idCliente}
    where presenca.ultima <= ${since} and presenca.dias >= ${sql.lit(vezesDeCostume)}
      and u.excluido_em is null and u.usuario_ativo = 1
      and exists (select from presenca recente where recente.ultima > ${since})
    order by presenca.ultima desc, u.nome_ordem, u.id limit ${sql.lit(limit)}`.execute(db)
  return rows
}
