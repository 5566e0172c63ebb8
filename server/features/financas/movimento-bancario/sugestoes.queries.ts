import DataLoader from 'dataloader'
import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { from } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { groupedBy, loaderOf } from '../../../kernel/work/edges/loader.js'
import type { ContaKey } from '../conta-financeira/index.js'
import { regrasOf } from '../regra-bancaria/index.js'
import { codigosRecebidos, pixOfEntrada } from './lancar/de-fora.js'
import {
  type Candidato,
  dias,
  type Known,
  type PendingMovimento,
  type Proposta,
  propose,
  type Sugestao,
  serve,
  suggest,
  txidsOf,
  withPagador,
} from './movimento-bancario.rules.js'
import { chave } from './textos/textos.rules.js'

/** What entries must satisfy to be candidates. */
interface Where {
  /** only of these accounts; null: of all */
  contas: readonly ContaKey[] | null
  /** a further condition on the candidates, `x` */
  so?: RawBuilder<boolean>
  inicio: DateOnly
  fim: DateOnly
  /** only these amounts, as the account sees them */
  valores?: readonly Decimal[]
  patterns?: readonly string[]
  limit?: number
  /** the day to which the nearest come first */
  perto?: DateOnly
}

/** An entry that belongs to no movement, with its account. */
export type WithoutMovimento = Candidato & { idConta: number; nomeConta: string }

/** The entries of these accounts that belong to no movement. */
export async function withoutMovimento(
  ctx: Pick<Context, 'services'>,
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  { contas, so, inicio, fim, valores, patterns = [], limit = 1000, perto }: Where,
): Promise<WithoutMovimento[]> {
  const ids = contas?.map(({ id }) => id)
  const inThese = (coluna: string) => (ids ? sql`${sql.ref(coluna)} = any(${ids}::int[])` : sql`true`)
  // entries without an account lie in the general one
  const geral = contas
    ? sql`${contas.find((conta) => conta.geral)?.id ?? null}::int`
    : sql`(select id from conta_financeira where id_cliente = ${idCliente} and geral)`
  const inThis = contas?.some((conta) => conta.geral) ? sql`or id_conta_financeira is null` : sql``
  const amounts = (column: string, sign: '' | '-') =>
    valores ? sql`and ${sql.raw(sign + column)} = any(${valores}::numeric[])` : sql``
  const matches = (column: string) =>
    sql.join(
      patterns.map((pattern) => sql`and ${sql.raw(column)} like ${pattern}`),
      sql` `,
    )
  const livro = (tabela: 'entrada' | 'saida', sign: '' | '-') => sql`
    select ${sql.lit(tabela)} as tipo, l.id, l.uuid, l.data, ${sql.raw(`${sign}l.valor`)} as valor, l.descricao, l.origem,
      l.id_origem, l.vez, ${tabela === 'saida' ? sql`l.id_fornecedor` : sql`null::int`} as id_fornecedor, coalesce(l.id_conta_financeira, ${geral}) as id_conta
    from (select * from ${sql.table(tabela)} where id_cliente = ${idCliente} and excluido_em is null
      and (${inThese('id_conta_financeira')} ${inThis})
      and data between ${inicio}::date and ${fim}::date ${amounts('valor', sign)} ${matches('busca')}) l
    where not exists (select from conciliacao c where c.id_cliente = ${idCliente} and ${sql.ref(`c.id_${tabela}`)} = l.id)`
  const sideOf = (coluna: string, sign: '' | '-', received: boolean) => sql`
    select 'transferencia', t.id, t.uuid, t.data, ${sql.raw(`${sign}t.valor`)}, coalesce(t.descricao, 'Transferência'), null, null, null, null,
      ${sql.ref(`t.${coluna}`)}
    from transferencia t where t.id_cliente = ${idCliente} and t.excluido_em is null and ${inThese(`t.${coluna}`)}
      and t.data between ${inicio}::date and ${fim}::date ${amounts('t.valor', sign)} ${matches('t.busca')}
      and not exists (select from conciliacao c where c.id_cliente = ${idCliente} and c.id_transferencia = t.id
        and c.recebida = ${received})`
  const order = perto ? sql`abs(x.data - ${perto}::date), x.id` : sql`x.data, x.id`
  const renda = { id: sql`x.id`, origem: sql`x.origem`, idOrigem: sql`x.id_origem`, vez: sql`x.vez` }
  const { rows } = await sql<WithoutMovimento>`
    select x.tipo, x.id, x.uuid, x.data, x.valor, x.descricao, x.id_conta as "idConta", cf.nome as "nomeConta", u.name as nome, coalesce(d.id_membro, o.id_membro) as "idPessoa",
      coalesce(u.cpf, f.documento) as documento, f.nome as fornecedor,
      case when x.tipo = 'entrada' then ${pixOfEntrada(ctx, idCliente, renda)} end as e2e
    from (${livro('entrada', '')} union all ${livro('saida', '-')}
      union all ${sideOf('id_conta_destino', '', true)} union all ${sideOf('id_conta_origem', '-', false)}) x
    left join dizimo d on d.id_cliente = ${idCliente} and x.origem = 'dizimo' and x.tipo = 'entrada' and d.id = x.id_origem
    left join doacao o on o.id_cliente = ${idCliente} and x.origem = 'doacao' and x.tipo = 'entrada' and o.id = x.id_origem
    left join usuario u on u.id_cliente = ${idCliente} and u.id = coalesce(d.id_membro, o.id_membro)
    left join fornecedor f on f.id_cliente = ${idCliente} and f.id = x.id_fornecedor
    left join conta_financeira cf on cf.id_cliente = ${idCliente} and cf.id = x.id_conta
    where ${so ?? sql`true`}
    order by ${order} limit ${limit}`.execute(db)
  return rows
}

export const shifted = (data: DateOnly, days: number): DateOnly =>
  new Date(Date.parse(`${data}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** What the matches of payers that these movements name say of them. */
async function knownPayers(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  pagadores: readonly string[],
): Promise<Map<string, Known>> {
  const found = new Map<
    string,
    { vezes: number; pessoas: Set<number>; descricoes: Set<string>; nomes: Map<number, string> }
  >()
  if (pagadores.length === 0) return found
  const { rows } = await sql<{
    pagador: string
    vezes: number
    idPessoa: number | null
    name: string | null
    doou: boolean
    descricao: string
  }>`
    select p.pagador, count(distinct m.id)::int as vezes, u.id as "idPessoa", u.name, o.id is not null as doou,
      coalesce(e.descricao, s.descricao) as descricao
    from unnest(${pagadores}::text[]) as p(pagador) cross join lateral (
      select m.id from movimento_bancario m where m.id_cliente = ${idCliente} and m.pagador = p.pagador and m.situacao = 'conciliado'
      order by m.id desc limit 5) m
    join conciliacao c on c.id_cliente = ${idCliente} and c.id_movimento = m.id
    left join entrada e on e.id_cliente = ${idCliente} and e.id = c.id_entrada
    left join saida s on s.id_cliente = ${idCliente} and s.id = c.id_saida
    left join dizimo d on d.id_cliente = ${idCliente} and e.origem = 'dizimo' and d.id = e.id_origem
    left join doacao o on o.id_cliente = ${idCliente} and e.origem = 'doacao' and o.id = e.id_origem
    left join usuario u on u.id_cliente = ${idCliente} and u.id = coalesce(d.id_membro, o.id_membro) and u.excluido_em is null
    where coalesce(e.descricao, s.descricao) is not null
    group by 1, 3, 4, 5, 6`.execute(db)
  for (const { pagador, vezes, idPessoa, name, doou, descricao } of rows) {
    const known = found.get(pagador) ?? {
      vezes: 0,
      pessoas: new Set<number>(),
      descricoes: new Set<string>(),
      nomes: new Map<number, string>(),
    }
    found.set(pagador, known)
    known.vezes += vezes
    // a payer of donations is known, but does not give tithes alone
    if (idPessoa === null || doou) known.descricoes.add(chave(descricao))
    if (idPessoa !== null) {
      known.pessoas.add(idPessoa)
      known.nomes.set(idPessoa, chave(name ?? ''))
    }
  }
  return found
}

const forSuggestions = ['id', 'data', 'valor', 'historico', 'e2e', 'pagador', 'duvida'] as const

/** A pending movement with its account. */
type PendingInConta = PendingMovimento & { idContaFinanceira: number; geral: boolean }

/** Reads what earlier matches say about payers, as `knownPayers` does. */
type FindPayers = (pagadores: readonly string[]) => Promise<Map<string, Known>>

/** What the books have for a pending movement. */
interface LivroEntry {
  sugestao: Sugestao | null
  /** whether an entry may be its money, even when nothing is suggested because several may */
  servido: boolean
}

/** The suggestions for pending movements of one church. */
export async function sugestoes(
  ctx: Pick<Context, 'services'>,
  work: Pick<Reading, 'db'> & { idCliente: number },
  movimentos: readonly PendingInConta[],
): Promise<Map<number, Sugestao>> {
  const found = await livroEntries(ctx, work, movimentos, (pagadores) => knownPayers(work, pagadores))
  return new Map([...found].flatMap(([id, { sugestao }]) => (sugestao ? [[id, sugestao] as const] : [])))
}

/** The same with what else fits, for the movements for which anything does: in three statements whatever their number. */
async function livroEntries(
  ctx: Pick<Context, 'services'>,
  work: Pick<Reading, 'db'> & { idCliente: number },
  movimentos: readonly PendingInConta[],
  findPayers: FindPayers,
): Promise<Map<number, LivroEntry>> {
  const days = movimentos.map(({ data }) => data).sort()
  const [first, last] = [days[0], days.at(-1)]
  if (!first || !last) return new Map()
  const valores = [...new Set(movimentos.map(({ valor }) => valor))]
  const contas = [
    ...new Map(
      movimentos.map((one) => [one.idContaFinanceira, { id: one.idContaFinanceira, geral: one.geral }]),
    ).values(),
  ]
  const [inicio, fim] = [shifted(first, -dias.possivel), shifted(last, dias.possivel)]
  const others = from(work, 'movimento_bancario')
    .select([...forSuggestions, 'idContaFinanceira'])
    .where(sql<boolean>`id_conta_financeira = any(${contas.map(({ id }) => id)}::int[])`)
    .where('situacao', '=', 'pendente')
    .where(sql<boolean>`valor = any(${valores}::numeric[])`)
    .where(sql<boolean>`data between ${shifted(inicio, -dias.possivel)}::date and ${shifted(fim, dias.possivel)}::date`)
    .limit(5000)
    .execute()
  const [candidatos, otherOnes] = await Promise.all([
    withoutMovimento(ctx, work, { contas, inicio, fim, valores, limit: 5000 }),
    others.then((rows) => rows.map(withPagador)),
  ])
  const found = new Map<number, LivroEntry>()
  if (candidatos.length === 0) return found
  const known = await findPayers([...new Set([...movimentos, ...otherOnes].flatMap(({ pagador }) => pagador ?? []))])
  for (const { id } of contas) {
    const own = <Row extends { idContaFinanceira: number }>(rows: readonly Row[]) =>
      rows.filter(({ idContaFinanceira }) => idContaFinanceira === id)
    const here = candidatos.filter(({ idConta }) => idConta === id)
    const sugeridas = suggest(own(movimentos), own(otherOnes), here, known)
    const byAmount = Map.groupBy(here, ({ valor }) => valor)
    for (const movimento of own(movimentos)) {
      const sugestao = sugeridas.get(movimento.id) ?? null
      const servido = sugestao !== null || (byAmount.get(movimento.valor) ?? []).some((one) => serve(movimento, one))
      if (servido) found.set(movimento.id, { sugestao, servido })
    }
  }
  return found
}

/** Loads the movement when it is pending, with what suggestions and proposals need: both read it once. */
const pendingById = loaderOf((work, ids) =>
  from(work, 'movimento_bancario')
    .innerJoin('conta_financeira', (join) =>
      join
        .onRef('conta_financeira.id', '=', 'movimento_bancario.idContaFinanceira')
        .onRef('conta_financeira.idCliente', '=', 'movimento_bancario.idCliente'),
    )
    .select(forSuggestions.map((column) => `movimento_bancario.${column}` as const))
    .select(['movimento_bancario.idCliente', 'movimento_bancario.idContaFinanceira', 'conta_financeira.geral'])
    .select(['movimento_bancario.documento', 'movimento_bancario.fitid'])
    .where('movimento_bancario.id', 'in', ids)
    .where('movimento_bancario.situacao', '=', 'pendente')
    .execute()
    .then((rows) => rows.map(withPagador)),
)

/** The pending ones of these movements, by church. */
export async function pendingByIgreja(ctx: Context, ids: readonly number[]) {
  const rows = await Promise.all(ids.map((id) => pendingById(ctx, id)))
  return Map.groupBy(
    rows.filter((row) => row !== null),
    ({ idCliente }) => idCliente,
  )
}

/** `knownPayers`, once in a request for each payer: suggestions and proposals need the same payers. */
const sabidos = Symbol('conhecidos')
export function payerFinder(ctx: Context, scope: Pick<Reading, 'db'> & { idCliente: number }): FindPayers {
  const loader = ctx.loader(
    sabidos,
    () =>
      new DataLoader<{ igreja: number; pagador: string }, Known | null, string>(
        async (keys) => {
          const found = new Map<number, Map<string, Known>>()
          for (const [igreja, own] of Map.groupBy(keys, (key) => key.igreja))
            found.set(
              igreja,
              await knownPayers(
                { ...scope, idCliente: igreja },
                own.map(({ pagador }) => pagador),
              ),
            )
          return keys.map(({ igreja, pagador }) => found.get(igreja)?.get(pagador) ?? null)
        },
        { cacheKeyFn: ({ igreja, pagador }) => `${igreja} ${pagador}` },
      ),
  )
  return async (pagadores) => {
    const known = await Promise.all(pagadores.map((pagador) => loader.load({ igreja: scope.idCliente, pagador })))
    return new Map(known.flatMap((one, at) => (one ? [[pagadores[at] as string, one] as const] : [])))
  }
}

/** Loads what the books have for each pending movement. */
export const livroOfMovimento = groupedBy<LivroEntry>(async (work, ids, ctx) => {
  const found = new Map<number, LivroEntry>()
  for (const [idCliente, own] of await pendingByIgreja(ctx, ids)) {
    const scope = { db: work.db, idCliente }
    for (const [movimento, one] of await livroEntries(ctx, scope, own, payerFinder(ctx, scope)))
      found.set(movimento, one)
  }
  return ids.map((id) => found.get(id) ?? null)
})

/** The suggestion for a pending movement; null: there is none, or several fit. */
export const sugestaoOfMovimento = async (ctx: Context, id: number): Promise<Sugestao | null> =>
  (await livroOfMovimento(ctx, id))?.sugestao ?? null

/** Loads what each pending movement may be entered as. */
export const propostaOfMovimento = groupedBy<Proposta>(async (work, ids, ctx) => {
  const found = new Map<number, Proposta>()
  for (const [idCliente, own] of await pendingByIgreja(ctx, ids)) {
    const pending = own.map((row) => ({ ...row, texto: `${row.historico} ${row.documento} ${row.fitid}` }))
    const txids = [...new Set(pending.flatMap(({ texto }) => txidsOf(texto)))]
    const scope = { db: work.db, idCliente }
    const codigos = await codigosRecebidos(ctx, scope, txids)
    const payers = own.flatMap(({ pagador, valor }) => (pagador && !valor.startsWith('-') ? pagador : []))
    const findPayers = payerFinder(ctx, scope)
    // asked for all payers, as the suggestions ask, so that both need only one statement
    await findPayers([...new Set(own.flatMap(({ pagador }) => pagador ?? []))])
    const known = await findPayers([...new Set(payers)])
    const regras = await regrasOf(scope)
    const byTxid = new Map(codigos.map((codigo) => [codigo.txid, codigo]))
    for (const one of pending) {
      const proposta = propose(one, byTxid, known, regras)
      if (proposta) found.set(one.id, proposta)
    }
  }
  return ids.map((id) => found.get(id) ?? null)
})
