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

interface Counted {
  /** the rows whose changes are in the new numbers */
  contadas: string[] | null
  meses: { mes: number; total: number; ativas: number; recem: number; aniversariantes: number }[] | null
  celulas: number
}

/**
 * Counts the people of the church. One statement reads the numbers and the rows that they replace, so that all of it sees
 * the same rows: what somebody commits meanwhile is neither counted nor deleted, and adds to what was counted. It does not
 * write, because Citus may run the parts of a writing statement one after the other.
 */
export async function countPessoas({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>): Promise<void> {
  const { rows } = await sql<Counted>`
    select (select array_agg(uuid::text) from contagem_pessoas where id_cliente = ${idCliente}) as contadas,
      (select json_agg(meses) from (
        select coalesce(dia_aniversario / 100, 0) as mes, count(*) as total, count(*) filter (where usuario_ativo = 1) as ativas,
          count(*) filter (where recem_convertido = 1) as recem, count(*) filter (where usuario_ativo = 1) as aniversariantes
        from usuario where id_cliente = ${idCliente} and excluido_em is null group by 1) meses) as meses,
      (select count(*)::int from celula where id_cliente = ${idCliente} and excluido_em is null and status_celula = 'ativa') as celulas`.execute(
    db,
  )
  const { contadas, meses, celulas } = rows[0] as Counted
  const ofPessoas = (meses ?? []).map(
    ({ mes, total, ativas, recem, aniversariantes }) =>
      sql`(${idCliente}::int, true, ${mes}, ${total}, ${ativas}, ${recem}, ${aniversariantes}, 0)`,
  )
  await sql`delete from contagem_pessoas
    where id_cliente = ${idCliente} and uuid = any(${contadas ?? []}::uuid[])`.execute(db)
  await sql`
    insert into contagem_pessoas (id_cliente, base, mes, total, ativas, recem_convertidas, aniversariantes, celulas)
    values ${sql.join([...ofPessoas, sql`(${idCliente}::int, true, 0, 0, 0, 0, 0, ${celulas})`])}`.execute(db)
}

/** SQL: whether the people of the church `igreja` are to be counted, for the first time or because something has changed. */
export const contagemMudou = (igreja: string) => {
  const rows = sql`from contagem_pessoas n where n.id_cliente = ${sql.ref(igreja)}`
  return sql<boolean>`(not exists (select ${rows} and n.base) or exists (select ${rows} and not n.base))`
}
