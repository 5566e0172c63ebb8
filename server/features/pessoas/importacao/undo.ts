import { sql } from 'kysely'
import type { Writing } from '../../../kernel/data/tenant/session.js'

type Bulk = Pick<Writing, 'db' | 'idCliente'>

/**
 * All columns of the database with a foreign key to a person. Read from the catalogue, so that new features are
 * included automatically.
 */
async function linksToPeople({ db }: Bulk): Promise<{ tabela: string; coluna: string }[]> {
  const { rows } = await sql<{ tabela: string; coluna: string }>`
    select t.relname as tabela, a.attname as coluna
    from pg_constraint k
    join pg_class t on t.oid = k.conrelid
    join lateral unnest(k.conkey, k.confkey) as pair (own, target) on true
    join pg_attribute a on a.attrelid = k.conrelid and a.attnum = pair.own
    join pg_attribute b on b.attrelid = k.confrelid and b.attnum = pair.target
    where k.contype = 'f' and k.confrelid = 'usuario'::regclass and b.attname = 'id'
    order by 1, 2`.execute(db)
  return rows
}

/** Data that the invitation itself created does not count as a link: a token, and a credential without a password. */
const ownTraces: Record<string, ReturnType<typeof sql> | null> = {
  token_senha: null,
  convite_acesso: null,
  credencial: sql`and x.senha_hash is not null`,
}

/**
 * Soft-deletes the people of an import whom nobody has edited, who have no linked records, and who never signed in. The
 * links in their invitations stop working.
 * @returns the number of people
 */
export async function removeImported(work: Bulk, idImportacao: number, autor: number | null): Promise<number> {
  const { db, idCliente } = work
  const unlinked = (await linksToPeople(work))
    .filter(({ tabela }) => ownTraces[tabela] !== null)
    .map(
      ({ tabela, coluna }) => sql`and not exists (
        select from ${sql.table(tabela)} x where x.id_cliente = ${idCliente} and ${sql.ref(`x.${coluna}`)} = u.id ${ownTraces[tabela] ?? sql``})`,
    )
  const { numAffectedRows } = await sql`
    update usuario u set excluido_em = now(), excluido_por = ${autor}, updated_at = now(), versao = versao + 1
    where u.id_cliente = ${idCliente} and u.id_importacao = ${idImportacao} and u.excluido_em is null and u.versao = 1
      ${sql.join(unlinked, sql` `)}`.execute(db)
  await voidInvitations(work, idImportacao)
  return Number(numAffectedRows ?? 0)
}

/**
 * Deletes the links in their invitations, and the e-mails that were not sent yet; but not the e-mails of another person
 * who has the same address now.
 */
async function voidInvitations({ db, idCliente }: Bulk, idImportacao: number): Promise<void> {
  const gone = sql`u.id_cliente = ${idCliente} and u.id_importacao = ${idImportacao} and u.excluido_em is not null`
  await sql`
    delete from email_saida e using usuario u, importacao i
    where ${gone} and e.id_cliente = ${idCliente} and e.para = u.email and e.situacao <> 'enviado'
      and i.id_cliente = ${idCliente} and i.id = ${idImportacao} and e.created_at >= i.gravada_em
      and not exists (select from usuario heir where heir.id_cliente = ${idCliente} and heir.email = u.email
        and heir.excluido_em is null and heir.created_at <= e.created_at)`.execute(db)
  await sql`
    delete from token_senha t using usuario u
    where ${gone} and t.id_cliente = ${idCliente} and t.id_usuario = u.id`.execute(db)
  await sql`
    update convite_acesso c set cancelado_em = now() from usuario u
    where ${gone} and c.id_cliente = ${idCliente} and c.id_usuario = u.id and c.usado_em is null
      and c.cancelado_em is null`.execute(db)
}
