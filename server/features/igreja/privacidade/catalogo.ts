import { sql } from 'kysely'
import type { Db } from '../../../kernel/data/tenant/session.js'

/** A table of the churches, as the database catalogue describes it. */
export interface Table {
  nome: string
  /** in the table's order, without derived and secret columns */
  colunas: string[]
  /** columns that refer to a person: with a foreign key, or without one (listed below) */
  pessoas: string[]
}

/** Columns that refer to a person without a foreign key, because the person may be of the platform. */
const withoutChave = [
  'a_conferir.conferido_por',
  'auditoria.id_usuario',
  'idempotencia.id_usuario',
  'importacao.solicitado_por',
  'relatorio.solicitado_por',
]

/** Names of secret columns, which no exported copy contains. */
const segredo = '(^|_)(hash|segredo|codigos|cifrado|impressao|resultado|chave|token)(_|$)'
/**
 * Columns that match the names above, but hold the church's own data. `serie_token` counts how often the link of a
 * worship service was renewed. The link itself is signed with the server's key and not stored. The hash of a statement
 * of accounts stands on its PDF, and that of the PDF on the screen.
 */
const withoutSegredo = [
  'cliente.chave_pix',
  'pix_cobranca.chave',
  'culto.serie_token',
  'prestacao_contas.impressao',
  'prestacao_contas.impressao_pdf',
]
const derivado = "'busca', 'liderou', 'nome_ordem'"

/**
 * All tables of the churches with their columns, and the columns that refer to people. They are read from the database
 * catalogue. So a new table is automatically included in the data that people receive, and in the data that is deleted.
 */
export async function tablesOf(db: Db): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select c.relname::text as nome,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
        and a.attgenerated = '' and a.attname not in (${sql.raw(derivado)})
        and (a.attname !~ ${segredo} or c.relname || '.' || a.attname in (${sql.join(withoutSegredo)})) order by a.attnum) as colunas,
      array(select distinct a.attname::text from pg_attribute a where a.attrelid = c.oid and (
        a.attname <> 'id_cliente' and exists (select 1 from pg_constraint k where k.contype = 'f' and k.conrelid = c.oid
          and k.confrelid = 'usuario'::regclass and a.attnum = any (k.conkey))
        or c.relname || '.' || a.attname in (${sql.join(withoutChave)})) order by 1) as pessoas
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'id_cliente' and not a.attisdropped)
    order by 1`.execute(db)
  return rows
}
