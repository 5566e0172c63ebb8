import { type RawBuilder, sql } from 'kysely'
import type { Action } from '../../../kernel/access/actions.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

/** A category that is merged into another. */
interface Origin {
  id: number
  uuid: string
}

interface Target extends Origin {
  raiz: number
  fixa: boolean
}

const livros = ['entrada', 'saida'] as const
const contas = ['conta_pagar', 'conta_receber'] as const

/**
 * The entries that go to the other category: those of open months. A reversal stays with its entry, also when only the
 * entry's month is closed: otherwise one category would keep the amount and the other get it back.
 */
const inOpenMonths = (tabela: (typeof livros)[number], scope: Scope, { id }: Origin) => sql`
  ${sql.table(tabela)}.id_cliente = ${scope.idCliente} and ${sql.table(tabela)}.id_categoria = ${id} and ${inOpenMonth(tabela, scope)}`

/** Whether neither the entry's month nor that of the entry that it reverses is closed. */
export const inOpenMonth = (tabela: (typeof livros)[number], { idCliente }: Pick<Scope, 'idCliente'>) => sql<boolean>`(
  ${sql.table(tabela)}.data > coalesce((select fechado_ate from fechamento where id_cliente = ${idCliente}), '-infinity'::date)
  and not exists (
    select from ${sql.table(tabela)} estornado where estornado.id_cliente = ${idCliente}
      and estornado.id = ${sql.table(tabela)}.id_estornado
      and estornado.data <= (select fechado_ate from fechamento where id_cliente = ${idCliente})))`

/** What a merge moves and what it leaves. Records in the recycle bin are not counted. */
export interface Juncao {
  /** entries that go to the other category */
  lancamentos: number
  /** entries that stay, because their month is closed */
  fechados: number
  contas: number
  /** drafts of budgets */
  rascunhos: number
  /** approved budgets, which stay as they are */
  previsoes: number
}

export async function countForJuncao(scope: Scope, origin: Origin): Promise<Juncao> {
  const { idCliente } = scope
  const ofLivro = (tabela: (typeof livros)[number]) => sql`
    select ${inOpenMonths(tabela, scope, origin)} as muda from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and id_categoria = ${origin.id} and excluido_em is null`
  const settledBy = (tabela: (typeof contas)[number]) => sql`
    select id from ${sql.table(tabela)}
    where id_cliente = ${idCliente} and id_categoria = ${origin.id} and excluido_em is null`
  const { rows } = await sql<Juncao>`
    select lancamentos, fechados, contas, rascunhos, previsoes from
      (select count(*) filter (where muda)::int as lancamentos, count(*) filter (where not muda)::int as fechados
        from (${ofLivro('entrada')} union all ${ofLivro('saida')}) l) lancamento,
      (select count(*)::int as contas from (${settledBy('conta_pagar')} union all ${settledBy('conta_receber')}) c) conta,
      (select count(*) filter (where aprovada_em is null)::int as rascunhos,
        count(*) filter (where aprovada_em is not null)::int as previsoes
        from previsao_orcamentaria where id_cliente = ${idCliente} and excluido_em is null
          and linhas @> ${lineOf(origin)}::jsonb) previsao`.execute(scope.db)
  return rows[0] as Juncao
}

const lineOf = ({ uuid }: Origin) => JSON.stringify([{ categoria: uuid }])

/** What `changeCategoria` changes, by its table, and the action that may write it. */
const actions = {
  entrada: 'entrada.escrever',
  saida: 'saida.escrever',
  conta_pagar: 'contaPagar.escrever',
  conta_receber: 'contaReceber.escrever',
  regra_bancaria: 'movimentoBancario.escrever',
  previsao_orcamentaria: 'previsaoOrcamentaria.escrever',
} as const satisfies Record<string, Action>

/** The actions for all that a merge changes, also in the recycle bin. The caller holds the months as they are. */
export async function actionsForJuncao(work: Writing, origin: Origin): Promise<Action[]> {
  const inCategoria = sql`id_cliente = ${work.idCliente} and id_categoria = ${origin.id}`
  const changes: Record<keyof typeof actions, RawBuilder<unknown>> = {
    entrada: inOpenMonths('entrada', work, origin),
    saida: inOpenMonths('saida', work, origin),
    conta_pagar: inCategoria,
    conta_receber: inCategoria,
    regra_bancaria: inCategoria,
    previsao_orcamentaria: sql`
      id_cliente = ${work.idCliente} and aprovada_em is null and linhas @> ${lineOf(origin)}::jsonb`,
  }
  const parts = Object.entries(changes).map(
    ([tabela, where]) => sql`(select ${sql.lit(tabela)} as tabela from ${sql.table(tabela)} where ${where} limit 1)`,
  )
  const { rows } = await sql<{ tabela: keyof typeof actions }>`${sql.join(parts, sql` union all `)}`.execute(work.db)
  return rows.map(({ tabela }) => actions[tabela])
}

/** Gives all that may change to the other category, also in the recycle bin. The caller holds the months as they are. */
export async function changeCategoria(work: Writing, origin: Origin, target: Target): Promise<void> {
  const changed = sql`updated_at = now(), versao = versao + 1`
  for (const tabela of livros)
    await sql`
      update ${sql.table(tabela)} set categoria = ${target.raiz}, id_categoria = ${target.fixa ? null : target.id}, ${changed}
      where ${inOpenMonths(tabela, work, origin)}`.execute(work.db)
  for (const tabela of contas)
    await sql`
      update ${sql.table(tabela)} set id_categoria = ${target.id}, ${changed}
      where id_cliente = ${work.idCliente} and id_categoria = ${origin.id}`.execute(work.db)
  await sql`
    update regra_bancaria set categoria = ${target.raiz}, id_categoria = ${target.fixa ? null : target.id}, ${changed}
    where id_cliente = ${work.idCliente} and id_categoria = ${origin.id}`.execute(work.db)
  // what was merged into it before counts as the other's, too; what is in use again may be the other itself
  await sql`
    update categoria set id_destino = case when not ativa then ${target.id}::int end, ${changed}
    where id_cliente = ${work.idCliente} and id_destino = ${origin.id}`.execute(work.db)
  await sql`
    update previsao_orcamentaria set ${changed}, linhas = ${withMerged(sql`linhas`, work)}
    where id_cliente = ${work.idCliente} and aprovada_em is null and linhas @> ${lineOf(origin)}::jsonb`.execute(
    work.db,
  )
}

/**
 * Whether what is of one category counts for the other. One in use counts for itself: the version before, which does not
 * know `id_destino`, does not empty it when it activates a category.
 * @param origin the name of the first in the query
 */
export const mergedInto = (origin: string, target: string) => sql<boolean>`(
  ${sql.ref(`${target}.id`)} = ${sql.ref(`${origin}.id_destino`)} and not ${sql.ref(`${origin}.ativa`)}
  and ${sql.ref(`${target}.excluido_em`)} is null)`

/**
 * The lines of a budget with the categories that merged ones went into. A budget has one line for a category and cost
 * centre, so the months of two become their sums.
 * @param linhas as they are stored
 */
export const withMerged = (linhas: RawBuilder<unknown>, { idCliente }: { idCliente: number }) => sql`(
  with mes as (
    select coalesce(destino.uuid::text, l->>'categoria') as categoria, l->'centro' as centro, n,
      sum(valor::numeric(14, 2))::numeric(14, 2) as valor, min(lugar) as lugar
    from jsonb_array_elements(${linhas}) with ordinality x(l, lugar)
    cross join lateral jsonb_array_elements_text(l->'meses') with ordinality y(valor, n)
    left join categoria origem on origem.id_cliente = ${idCliente} and origem.uuid = (l->>'categoria')::uuid
    left join categoria destino on destino.id_cliente = ${idCliente} and ${mergedInto('origem', 'destino')}
    group by 1, 2, 3
  )
  select coalesce(jsonb_agg(linha order by lugar), '[]') from (
    select min(lugar) as lugar,
      jsonb_build_object('categoria', categoria, 'centro', centro, 'meses', jsonb_agg(valor::text order by n)) as linha
    from mes group by categoria, centro) z)`
