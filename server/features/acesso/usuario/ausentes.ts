import { type RawBuilder, sql } from 'kysely'

/** Somebody who came on three days of the last twelve weeks, but on none of the last three, is absent. */
const usualDays = 84
const daysAbsent = 21
const usualTimes = 3

/**
 * SQL: the people of a church (`id_membro`) who used to come to the worship services and come no longer, with the day of
 * the last one (`ultima`). Nobody is absent while nobody's presence is recorded. It reads the presences of twelve weeks,
 * however old the church is.
 */
export const absentFromCultos = (idCliente: number, today: RawBuilder<unknown>): RawBuilder<unknown> => {
  const since = sql`${today} - ${sql.lit(daysAbsent)}`
  return sql`(
    with presenca as materialized (
      select p.id_membro, max(c.data_culto) as ultima, count(distinct c.data_culto) as dias
      from culto c join participacao_culto p on p.id_culto = c.id and p.id_cliente = c.id_cliente
      where c.id_cliente = ${idCliente} and c.excluido_em is null and c.status_culto <> 'cancelado'
        and c.data_culto between ${today} - ${sql.lit(usualDays)} and ${today}
      group by p.id_membro
    )
    select id_membro, ultima from presenca
    where ultima <= ${since} and dias >= ${sql.lit(usualTimes)}
      and exists (select from presenca recente where recente.ultima > ${since}))`
}
