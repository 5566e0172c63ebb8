import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/data/tenant/session.js'
import { inOpenMonth } from './juntar.queries.js'

type Scope = Pick<Reading, 'db'> & { idCliente: number }

interface Origin {
  id: number
  natureza: string
  raiz: number
  fixa: boolean
}

type Target = Omit<Origin, 'natureza'>

/** Which entries of a category. Each part that is given narrows them. */
interface Slice {
  inicio?: DateOnly | null | undefined
  fim?: DateOnly | null | undefined
  idFornecedor?: RecordRef | null | undefined
  idCentroCusto?: RecordRef | null | undefined
  /** words of the description */
  busca?: string | null | undefined
  lancamentos?: readonly RecordRef[] | null | undefined
}

const livroOf = ({ natureza }: Pick<Origin, 'natureza'>) => (natureza === 'receita' ? 'entrada' : 'saida')

/** A bill makes entries and has a category of its own. Any other record that makes entries decides their root. */
const contaDe = { entrada: 'conta_receber', saida: 'conta_pagar' } as const
const contaOrigin = { entrada: 'contaReceber', saida: 'contaPagar' } as const

/** The entries of the category itself. A root has only the entries of no category below it. */
const inCategoria = ({ id, raiz, fixa }: Origin) =>
  fixa ? sql`categoria = ${raiz} and id_categoria is null` : sql`id_categoria = ${id}`

/**
 * The chosen entries with their reversals, which go with them. `muda`: its month is open, and the record that made
 * it allows the other root. A reversal is not chosen by itself.
 */
function chosenEntries(scope: Scope, origin: Origin, target: Target, slice: Slice) {
  const tabela = livroOf(origin)
  const { inicio, fim, idFornecedor, idCentroCusto, busca, lancamentos } = slice
  const given = [
    inicio && sql`data >= ${inicio}::date`,
    fim && sql`data <= ${fim}::date`,
    idCentroCusto &&
      sql`id_centro_custo in (select id from centro_custo where id_cliente = ${scope.idCliente} and ${isRecord('centro_custo', idCentroCusto)})`,
    idFornecedor &&
      (tabela === 'saida'
        ? sql`id_fornecedor in (select id from fornecedor where id_cliente = ${scope.idCliente} and ${isRecord('fornecedor', idFornecedor)})`
        : sql`false`),
    ...searchPatterns(busca).map((pattern) => sql`busca like ${pattern}`),
    lancamentos &&
      sql`(uuid::text = any(${lancamentos.map(String)}::text[]) or id::text = any(${lancamentos.map(String)}::text[]))`,
  ].filter((condition) => condition !== null && condition !== undefined && condition !== '')
  return sql`
    escolhido as (
      select id from ${sql.table(tabela)}
      where id_cliente = ${scope.idCliente} and excluido_em is null and id_estornado is null and ${inCategoria(origin)}
        ${given.length ? sql`and ${sql.join(given, sql` and `)}` : sql``}
    ), lancamento as (
      select id, data, valor, origem, id_origem, aberto, mesma_raiz, aberto and mesma_raiz as muda from (
        select id, data, valor, origem, id_origem, ${inOpenMonth(tabela, scope)} as aberto,
          (${origin.raiz === target.raiz}::boolean or coalesce(origem,
            (select feito.origem from ${sql.table(tabela)} feito
              where feito.id_cliente = ${scope.idCliente} and feito.id = ${sql.table(tabela)}.id_estornado),
            ${contaOrigin[tabela]}) = ${contaOrigin[tabela]}) as mesma_raiz
        from ${sql.table(tabela)}
        where id_cliente = ${scope.idCliente} and excluido_em is null and ${inCategoria(origin)}
          and (id in (select id from escolhido) or id_estornado in (select id from escolhido))) x
    )`
}

/** What a split moves and what it leaves. */
export interface Separacao {
  /** entries that go to the other category, with their reversals */
  lancamentos: number
  soma: Decimal
  /** bills that these entries pay, which go with them */
  contas: number
  /** chosen entries that stay, because their month is closed */
  fechados: number
  /** the closed months, 'AAAA-MM', oldest first */
  mesesFechados: string[]
  /** chosen entries that stay, because a tithe, a donation or another record made them, and the root would change */
  deOutros: number
}

export async function countForSeparacao(
  scope: Scope,
  origin: Origin,
  target: Target,
  slice: Slice,
): Promise<Separacao> {
  const tabela = livroOf(origin)
  const { rows } = await sql<Separacao>`
    with ${chosenEntries(scope, origin, target, slice)}
    select count(*) filter (where muda)::int as lancamentos, coalesce(sum(valor) filter (where muda), 0.00) as soma,
      count(distinct id_origem) filter (where muda and origem = ${contaOrigin[tabela]})::int as contas,
      count(*) filter (where not aberto)::int as fechados,
      coalesce(array_agg(distinct to_char(data, 'YYYY-MM')) filter (where not aberto and data <=
        (select fechado_ate from fechamento where id_cliente = ${scope.idCliente})), '{}') as "mesesFechados",
      count(*) filter (where aberto and not mesma_raiz)::int as "deOutros"
    from lancamento`.execute(scope.db)
  return rows[0] as Separacao
}

/**
 * Gives the chosen entries that may change to the other category, and the bills that they pay.
 * @returns the numbers of the entries: thousands of uuids would not fit in the request that moves them back
 */
export async function moveChosen(work: Writing, origin: Origin, target: Target, slice: Slice): Promise<string[]> {
  const tabela = livroOf(origin)
  const changed = sql`updated_at = now(), versao = versao + 1`
  const { rows } = await sql<{ id: number; conta: number | null }>`
    with ${chosenEntries(work, origin, target, slice)}
    update ${sql.table(tabela)} set categoria = ${target.raiz}, id_categoria = ${target.fixa ? null : target.id}, ${changed}
    where id_cliente = ${work.idCliente} and id in (select id from lancamento where muda)
    returning id, case when origem = ${contaOrigin[tabela]} then id_origem end as conta`.execute(work.db)
  const contas = [...new Set(rows.flatMap(({ conta }) => (conta === null ? [] : [conta])))]
  if (contas.length)
    await sql`
      update ${sql.table(contaDe[tabela])} set id_categoria = ${target.id}, ${changed}
      where id_cliente = ${work.idCliente} and id = any(${contas}::int[])
        and (id_categoria = ${origin.id} or ${origin.fixa}::boolean and id_categoria is null)`.execute(work.db)
  return rows.map(({ id }) => String(id))
}
