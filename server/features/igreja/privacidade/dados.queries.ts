import { type RawBuilder, sql } from 'kysely'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { blind } from '../../culto/contagem/index.js'
import { type Table, tablesOf } from './catalogo.js'

type Scope = Reading & { idCliente: number }
type Rows = Record<string, unknown>[]

/**
 * Special rules for tables with data of other people. From the audit log, only time, action and record of the person's
 * own actions are returned.
 */
const especiais: Record<string, (id: number) => RawBuilder<unknown>> = {
  auditoria: (id) => sql`
    select jsonb_build_object('quando', r.quando, 'acao', r.acao, 'operacao', r.operacao, 'tabela', r.tabela,
      'id_registro', r.id_registro) || case when r.tabela = 'usuario' and r.id_registro = ${id}
        then jsonb_build_object('antes', r.antes - ${links}::text[], 'depois', r.depois - ${links}::text[]) else '{}' end as dados, r.id as ordem
    from auditoria r where (r.id_usuario = ${id} or r.tabela = 'usuario' and r.id_registro = ${id})`,
}

/** columns with ids of other people */
const links = sql`array['excluido_por']`

/**
 * All data about one person, by table, in one statement. Columns that refer to other people are emptied; secret and
 * derived columns are left out, and nobody reads here what
 * nobody may know yet (`blind`): another person may take this copy.
 */
export async function dataOfPessoa(work: Scope, id: number): Promise<Record<string, Rows>> {
  const all = await tablesOf(work.db)
  const parts = all.flatMap((tabela) => {
    if (tabela.nome === 'usuario') return [part(work, tabela, sql`r.id = ${id}`, id)]
    if (tabela.nome === 'arquivo')
      return [
        part(
          work,
          tabela,
          sql`r.id = (select id_foto from usuario where id = ${id} and id_cliente = ${work.idCliente})`,
          id,
        ),
      ]
    if (tabela.nome === 'email_saida') return [part(work, tabela, mailOf(work, id, sql`r.para`), id, ['texto'])]
    if (tabela.nome === 'importacao_linha') return [part(work, tabela, mailOf(work, id, sql`r.email`), id)]
    // no key to the person, but what the bank tells of that person's gifts
    if (tabela.nome === 'pix_recebido') return [part(work, tabela, pixOf(work, id), id)]
    if (tabela.pessoas.length === 0) return []
    const named = tabela.pessoas.map((column) => sql`r.${sql.ref(column)} = ${id}`)
    return [part(work, tabela, sql`(${sql.join(named, sql` or `)})`, id)]
  })
  const { rows } = await sql<{ tabela: string; linhas: Rows }>`${sql.join(parts, sql` union all `)}`.execute(work.db)
  return Object.fromEntries(rows.map(({ tabela, linhas }) => [tabela, linhas]))
}

const mailOf = ({ idCliente }: Scope, id: number, column: RawBuilder<unknown>) =>
  sql`${column} = (select email from usuario where id = ${id} and id_cliente = ${idCliente})`

const pixOf = ({ idCliente }: Scope, id: number) => sql`(
  r.id_codigo in (select k.id from codigo_pix k where k.id_cliente = ${idCliente} and k.id_usuario = ${id})
  or r.id_dizimo in (select d.id from dizimo d where d.id_cliente = ${idCliente} and d.id_membro = ${id})
  or r.id_doacao in (select o.id from doacao o where o.id_cliente = ${idCliente} and o.id_membro = ${id}))`

function part(
  { idCliente }: Scope,
  { nome, colunas, pessoas }: Table,
  mine: RawBuilder<unknown>,
  id: number,
  except: string[] = [],
) {
  const shown = colunas.filter((column) => !['id_cliente', 'excluido_por', ...except].includes(column))
  const hidden: readonly string[] = nome === blind.table ? blind.columns : []
  const fields = shown.map((column) => {
    const value = sql`r.${sql.ref(column)}`
    const seen = pessoas.includes(column)
      ? sql`case when ${value} = ${id} then ${value} end`
      : hidden.includes(column)
        ? sql`case when not ${blind.while} then ${value} end`
        : value
    return sql`jsonb_build_object(${column}::text, ${seen})`
  })
  const rows =
    especiais[nome]?.(id) ??
    sql`select ${sql.join(fields, sql` || `)} as dados, ${shown.includes('id') ? sql`r.id` : sql`0`} as ordem from ${sql.table(nome)} r where ${mine}`
  return sql`
    select ${nome}::text as tabela, coalesce(jsonb_agg(x.dados order by x.ordem), '[]') as linhas
    from (${rows} and r.id_cliente = ${idCliente}) x`
}
