import { sql } from 'kysely'
import type { z } from 'zod'
import type { listarCategoriasInput } from '../../../../schema/rules/financas/categoria.input.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { byMatch } from '../../../kernel/data/reading/by-match.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { loaderOf } from '../../../kernel/work/edges/loader.js'
import { Categoria } from './categoria.entity.js'

const columns = recordFields(Categoria, 'nomeOrdem', 'busca')

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** By default as in the chart: income first, each root before the categories below it. */
export function listRows(work: Reading, input: z.output<typeof listarCategoriasInput>) {
  const { filtro, ordem } = input
  const [restrita, active] = [filtro?.restrita ?? null, filtro?.ativa ?? null]
  let query = from(work, 'categoria').where('excluidoEm', filtro?.excluidos ? 'is not' : 'is', null)
  for (const pattern of searchPatterns(input.busca)) query = query.where('busca', 'like', pattern)
  if (filtro?.natureza) query = query.where('natureza', '=', filtro.natureza)
  if (filtro?.raiz) query = query.where('raiz', '=', filtro.raiz)
  if (restrita !== null) query = query.where('restrita', '=', restrita === 1)
  if (active !== null) query = query.where('ativa', '=', active === 1)
  const campo = ordem?.campo ?? 'plano'
  const [direction, opposite] = ordem?.direcao === 'DESC' ? (['desc', 'asc'] as const) : (['asc', 'desc'] as const)
  let sorted = query.select(lean(columns, input.columns))
  if (campo === 'plano')
    sorted = sorted
      .orderBy('natureza', opposite)
      .orderBy('raiz', direction)
      .orderBy('fixa', opposite)
      .orderBy('ordem', direction)
      .orderBy('nomeOrdem', direction)
  else sorted = sorted.orderBy(campo === 'nome' ? 'nomeOrdem' : campo, direction)
  return listOf(input, sorted.orderBy('id', direction), query)
}

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'categoria').select(columns).where(isRecord('categoria', ref)).executeTakeFirst()

export type CategoriaRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** Loads categories by id, including deleted ones. */
export const categoriaById = loaderOf((work, ids) =>
  from(work, 'categoria').select(columns).where('id', 'in', ids).execute(),
)

/** The first matches for the global search. */
export function search(work: Reading, patterns: string[]) {
  let query = from(work, 'categoria').where('excluidoEm', 'is', null)
  for (const pattern of patterns) query = query.where('busca', 'like', pattern)
  return query
    .select(['id', 'uuid', 'nome', 'natureza'])
    .orderBy(byMatch('nomeOrdem', patterns))
    .orderBy('nomeOrdem')
    .limit(8)
}

/** A ledger's table and the categories that its entries can have. */
const naturezaOf = { entrada: 'receita', saida: 'despesa' } as const

/** True for the entries of a filter's category; a root has also those of the categories below it. */
export async function categoriaCondition(work: Scope, tabela: 'entrada' | 'saida', ref: RecordRef) {
  const row = await from(work, 'categoria')
    .select(['id', 'natureza', 'raiz', 'fixa'])
    .where(isRecord('categoria', ref))
    .executeTakeFirst()
  if (row?.natureza !== naturezaOf[tabela]) return sql<boolean>`false`
  return row.fixa
    ? sql<boolean>`${sql.ref(`${tabela}.categoria`)} = ${row.raiz}`
    : sql<boolean>`${sql.ref(`${tabela}.id_categoria`)} = ${row.id}`
}

/** Tables that refer to a category, with the words for their records. */
const users = [
  ['entrada', 'entradas'],
  ['saida', 'saídas'],
  ['conta_pagar', 'contas a pagar'],
  ['conta_receber', 'contas a receber'],
] as const

/** What refers to a category and is not deleted; null when nothing does. */
export async function inUse({ db, idCliente }: { db: Reading['db']; idCliente: number }, id: number) {
  for (const [table, text] of users) {
    const { rows } = await sql`select from ${sql.table(table)}
      where id_cliente = ${idCliente} and id_categoria = ${id} and excluido_em is null limit 1`.execute(db)
    if (rows.length) return text
  }
  const merged = await sql`select from categoria
    where id_cliente = ${idCliente} and id_destino = ${id} and excluido_em is null limit 1`.execute(db)
  if (merged.rows.length) return 'categorias juntadas a ela'
  // a deleted draft counts too: once restored, its values have to be of a category that can be chosen
  const { rows } = await sql`select from previsao_orcamentaria p join categoria c on c.id_cliente = p.id_cliente
    where p.id_cliente = ${idCliente} and c.id = ${id}
      and p.linhas @> jsonb_build_array(jsonb_build_object('categoria', c.uuid)) limit 1`.execute(db)
  return rows.length ? 'valores em uma previsão orçamentária' : null
}

/** Whether a closed month has an entry of a category itself: a fixed one has those that name no category below it. */
export async function inClosedMonth(
  { db, idCliente }: { db: Reading['db']; idCliente: number },
  { id, fixa, natureza, raiz }: { id: number; fixa: boolean; natureza: string; raiz: number },
): Promise<boolean> {
  const tabela = natureza === 'receita' ? 'entrada' : 'saida'
  const own = fixa ? sql`l.categoria = ${raiz} and l.id_categoria is null` : sql`l.id_categoria = ${id}`
  const { rows } = await sql`
    select from ${sql.table(tabela)} l join fechamento f on f.id_cliente = l.id_cliente
    where l.id_cliente = ${idCliente} and ${own} and l.excluido_em is null and l.data <= f.fechado_ate limit 1`.execute(
    db,
  )
  return rows.length > 0
}
