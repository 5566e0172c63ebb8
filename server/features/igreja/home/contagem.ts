import { type RawBuilder, sql } from 'kysely'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Contagens } from './pessoas.queries.js'

/** The numbers that are kept. */
export interface PessoasContadas extends Contagens {
  /** the number of active people with a birthday in each month */
  aniversariantes: Record<string, number>
}

/** SQL: the numbers of the church as JSON; null until the job has counted. */
export const pessoasContadas = (igreja: number): RawBuilder<PessoasContadas | null> => sql`(
  select jsonb_build_object('total', sum(total), 'ativas', sum(ativas), 'recemConvertidas', sum(recem_convertidas),
    'celulas', sum(celulas), 'aniversariantes', jsonb_object_agg(mes, aniversariantes))
  from (
    select mes, bool_or(base) as base, sum(total)::int as total, sum(ativas)::int as ativas,
      sum(recem_convertidas)::int as recem_convertidas, sum(aniversariantes)::int as aniversariantes, sum(celulas)::int as celulas
    from contagem_pessoas where id_cliente = ${igreja} group by mes
  ) meses having bool_or(base))`

/**
 * Counts the people of the church. One statement, so that all of it sees the same rows: what somebody commits meanwhile is
 * neither counted nor deleted, and adds to what was counted.
 */
export async function countPessoas({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>): Promise<void> {
  await sql`
    with contadas as (delete from contagem_pessoas where id_cliente = ${idCliente})
    insert into contagem_pessoas (id_cliente, base, mes, total, ativas, recem_convertidas, aniversariantes, celulas)
    select ${idCliente}::int, true, coalesce(dia_aniversario / 100, 0), count(*),
      count(*) filter (where usuario_ativo = 1), count(*) filter (where recem_convertido = 1),
      count(*) filter (where usuario_ativo = 1), 0
    from usuario where id_cliente = ${idCliente} and excluido_em is null group by 3
    union all
    select ${idCliente}::int, true, 0, 0, 0, 0, 0, count(*)
    from celula where id_cliente = ${idCliente} and excluido_em is null and status_celula = 'ativa'`.execute(db)
}

/** SQL: whether the people of the church `igreja` are to be counted, for the first time or because something has changed. */
export const contagemMudou = (igreja: string) => {
  const rows = sql`from contagem_pessoas n where n.id_cliente = ${sql.ref(igreja)}`
  return sql<boolean>`(not exists (select ${rows} and n.base) or exists (select ${rows} and not n.base))`
}
