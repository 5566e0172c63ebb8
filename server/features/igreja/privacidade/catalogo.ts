import { sql } from 'kysely'
import type { Db } from '../../../kernel/tenant/session.js'

/** A table of the churches, as the database itself describes it. */
export interface Tabela {
  nome: string
  /** without what is derived and what is secret, in the table's order */
  colunas: string[]
  /** those that name a person: by a foreign key, or by what has none (below) */
  pessoas: string[]
}

/** Columns that name a person and have no foreign key, each because the person may be the platform's. */
const semChave = ['auditoria.id_usuario', 'relatorio.solicitado_por', 'idempotencia.id_usuario']

/** What opens doors, or is only there to be searched: in no copy that leaves the house. */
const segredo = '(^|_)(hash|segredo|codigos|cifrado|impressao|resultado|chave|token)(_|$)'
/**
 * What only sounds like it: the church's own data. `serie_token` counts how often a service's link was made anew; the link itself is
 * signed with the server's key, and kept nowhere.
 */
const semSegredo = ['chave_pix', 'serie_token']
const derivado = "'busca', 'nome_ordem'"

/**
 * Every tenant table with its columns and those that name people, from the catalogue: a table to come is in it without being
 * told, and with it in what people are given and what is erased.
 */
export async function tabelas(db: Db): Promise<Tabela[]> {
  const { rows } = await sql<Tabela>`
    select c.relname::text as nome,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.attname not in (${sql.raw(derivado)})
        and (a.attname !~ ${segredo} or a.attname in (${sql.join(semSegredo)})) order by a.attnum) as colunas,
      array(select distinct a.attname::text from pg_attribute a where a.attrelid = c.oid and (
        a.attname <> 'id_cliente' and exists (select 1 from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
          and k.confrelid = 'usuario'::regclass and a.attnum = any (k.conkey))
        or c.relname || '.' || a.attname in (${sql.join(semChave)})) order by 1) as pessoas
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_cliente' and not a.attisdropped)
    order by 1`.execute(db)
  return rows
}
