import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { listarMovimentosInput } from '../../../../schema/rules/financas/movimento-bancario.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { searchPatterns } from '../../../../schema/rules/pagination.js'
import { recordFields } from '../../../kernel/data/tenant/record-fields.js'
import { from, isRecord, type RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { lean, listOf } from '../../../kernel/work/edges/list.js'
import { groupedBy } from '../../../kernel/work/edges/loader.js'
import { type ContaKey, contaOfExtratos, summedUntil, sumsBefore } from '../conta-financeira/index.js'
import { withMade } from './lancar/criados.js'
import { MovimentoBancario } from './movimento-bancario.entity.js'
import { asSeen, type Candidato, seesGiver, type TipoLancamento } from './movimento-bancario.rules.js'

const columns = recordFields(MovimentoBancario, 'idExtrato', 'identidade', 'busca')

type Scope = Pick<Reading, 'db' | 'idCliente'>

/** Newest first by default. The text of money that came in is for those who may know who gave. */
export async function listRows(work: Reading & { ctx: Context }, input: z.output<typeof listarMovimentosInput>) {
  const { filtro, ordem } = input
  let query = from(work, 'movimento_bancario')
  for (const pattern of searchPatterns(input.busca)) query = query.where('busca', 'like', pattern)
  if (input.busca && !seesGiver(work.ctx)) query = query.where('valor', '<', '0')
  if (filtro?.situacao) query = query.where('situacao', '=', filtro.situacao)
  if (filtro?.inicio) query = query.where('data', '>=', filtro.inicio)
  if (filtro?.fim) query = query.where('data', '<=', filtro.fim)
  if (filtro?.idContaFinanceira)
    query = query.where(
      'idContaFinanceira',
      'in',
      from(work, 'conta_financeira')
        .select('conta_financeira.id')
        .where(isRecord('conta_financeira', filtro.idContaFinanceira)),
    )
  else if (filtro?.contaPrincipal)
    query = query.where(
      'idContaFinanceira',
      '=',
      contaOfExtratos(work.idCliente ?? sql.ref('movimento_bancario.id_cliente')),
    )
  const direction = ordem?.direcao === 'ASC' ? 'asc' : 'desc'
  const sorted = query
    .select(lean(columns, input.columns && [...input.columns, 'valor']))
    .orderBy(ordem?.campo ?? 'data', direction)
    .orderBy('id', direction)
  const list = await listOf(input, sorted, query)
  return { ...list, rows: list.rows.map((row) => asSeen(work.ctx, row)) }
}

export const read = (work: Scope, ref: RecordRef) =>
  from(work, 'movimento_bancario').select(columns).where(isRecord('movimento_bancario', ref)).executeTakeFirst()

export type MovimentoRow = NonNullable<Awaited<ReturnType<typeof read>>>

/** A linked entry of a movement. */
export type ReconciledLancamento = Omit<Candidato, 'nome' | 'idPessoa' | 'e2e' | 'documento' | 'fornecedor'> & {
  idMovimento: number
  automatica: boolean
  /** whether the match made it */
  criado: boolean
  /** whether it is a payment of a payable or receivable */
  deConta: boolean
}

/** Loads the entries of movements, in their order. */
export const lancamentosOfMovimento = groupedBy<ReconciledLancamento[]>(async (work, ids) => {
  const igreja = (alias: string) =>
    work.idCliente === null ? sql`true` : sql`${sql.ref(`${alias}.id_cliente`)} = ${work.idCliente}`
  const { rows } = await sql<ReconciledLancamento>`
    select c.id_movimento as "idMovimento", c.automatica, c.criado, l.* from conciliacao c cross join lateral (
      select 'entrada' as tipo, e.id, e.uuid, e.data, e.valor, e.descricao,
        coalesce(e.origem = 'contaReceber', false) as "deConta" from entrada e
        where e.id_cliente = c.id_cliente and e.id = c.id_entrada
      union all select 'saida', s.id, s.uuid, s.data, -s.valor, s.descricao,
        coalesce(s.origem = 'contaPagar', false) from saida s
        where s.id_cliente = c.id_cliente and s.id = c.id_saida
      union all select 'transferencia', t.id, t.uuid, t.data, case when c.recebida then t.valor else -t.valor end,
        coalesce(t.descricao, 'Transferência'), false from transferencia t
        where t.id_cliente = c.id_cliente and t.id = c.id_transferencia) l
    where ${igreja('c')} and c.id_movimento = any(${ids}::int[]) order by c.id_movimento, c.ordem`.execute(work.db)
  return ids.map((id) => rows.filter(({ idMovimento }) => idMovimento === id))
})

/** What a church's person sees above the lists of an account. */
export interface Resumo {
  idContaFinanceira: number
  pendentes: number
  conciliados: number
  ignorados: number
  /** sum of the pending movements up to the day of the bank's balance */
  somaPendentes: Decimal
  /** sum of the entries without a movement, from the first movement to that day */
  somaSemMovimento: Decimal
  saldoBanco: Decimal | null
  dataSaldo: DateOnly | null
  /** of the books at the end of that day */
  saldoLivro: Decimal | null
}

/** A file that was imported into an account. */
export interface Importacao {
  id: number
  uuid: string
  nomeArquivo: string
  inicio: DateOnly | null
  fim: DateOnly | null
  createdAt: Date
  /** its movements, and those of them that are matched */
  movimentos: number
  conciliados: number
  /** the matched ones whose match has made an entry */
  comLancado: number
}

/** The files of an account, the newest first. */
export async function importacoes(
  { db, idCliente }: Pick<Reading, 'db'> & { idCliente: number },
  idContaFinanceira: number,
): Promise<Importacao[]> {
  const { rows } = await sql<Importacao>`
    select x.id, x.uuid, x.nome_arquivo as "nomeArquivo", x.inicio, x.fim, x.created_at as "createdAt", m.movimentos, m.conciliados,
      (select count(*)::int from (${withMade(idCliente, sql`x.id`)}) feitos) as "comLancado"
    from (select * from extrato_bancario where id_cliente = ${idCliente} and id_conta_financeira = ${idContaFinanceira}
      order by id desc limit 50) x
    cross join lateral (select count(*)::int as movimentos, count(*) filter (where situacao = 'conciliado')::int as conciliados
      from movimento_bancario where id_cliente = ${idCliente} and id_extrato = x.id) m
    order by x.id desc`.execute(db)
  return rows
}

/** What the movements of an account are, with the bank's newest balance. */
interface Contagem extends ContaKey {
  idCliente: number
  pendentes: number
  conciliados: number
  ignorados: number
  somaPendentes: Decimal
  /** sum of the matched movements */
  conciliado: Decimal
  /** day of the first movement; null: there is none */
  primeiro: DateOnly | null
  saldoBanco: Decimal | null
  dataSaldo: DateOnly | null
}

/**
 * The counts of the account that the condition names, if it is not deleted. Most movements are matched: only these are read
 * one by one, and not grouped, which takes half of the time.
 */
async function count({ db, idCliente }: Scope, qual: RawBuilder<boolean>): Promise<Contagem | undefined> {
  const igreja = idCliente === null ? sql`(select id_cliente from conta)` : sql`${idCliente}::int`
  const of = (status: string) => sql`movimento_bancario
    where id_cliente = ${igreja} and id_conta_financeira = (select id from conta) and situacao = ${sql.lit(status)}`
  const { rows } = await sql<Contagem>`
    with conta as materialized (
      select id, id_cliente, geral from conta_financeira
      where ${idCliente === null ? sql`true` : sql`id_cliente = ${idCliente}`} and excluido_em is null and ${qual}
    ), extrato as materialized (
      select saldo, data_saldo from extrato_bancario
      where id_cliente = ${igreja} and id_conta_financeira = (select id from conta)
        and saldo is not null order by data_saldo desc, id desc limit 1
    ), conciliado as materialized (
      select count(*)::int as quantidade, coalesce(sum(valor), 0.00) as soma from ${of('conciliado')}
    )
    select conta.id, conta.id_cliente as "idCliente", conta.geral, (select count(*)::int from ${of('pendente')}) as pendentes,
      (select quantidade from conciliado) as conciliados, (select count(*)::int from ${of('ignorado')}) as ignorados,
      (select coalesce(sum(valor), 0.00) from ${of('pendente')} and data <= (select data_saldo from extrato)) as "somaPendentes",
      (select soma from conciliado) as conciliado,
      least((select min(data) from ${of('conciliado')}), (select min(data) from ${of('pendente')})) as primeiro,
      (select saldo from extrato) as "saldoBanco", (select data_saldo from extrato) as "dataSaldo"
    from conta`.execute(db)
  return rows[0]
}

/**
 * The counts of an account, its newest balance of the bank and that of the books, and what may explain their difference.
 * The entries of a movement are exactly its amount, so that what has no movement is the sum of the entries minus that of
 * the matched movements; only the matched entries of other days have to be looked for, as nearly none has. The days come
 * from a statement of their own: only then PostgreSQL knows how few entries they are, and reads no others.
 * @param qual which account, a condition on conta_financeira
 * @returns null when there is no such account, or it is deleted
 */
export async function readResumo(work: Scope, qual: RawBuilder<boolean>): Promise<Resumo | null> {
  const { db } = work
  const counted = await count(work, qual)
  if (!counted) return null
  const { id, idCliente, geral, conciliado, primeiro, ...contagem } = counted
  const { dataSaldo } = contagem
  if (dataSaldo === null) return { idContaFinanceira: id, ...contagem, somaSemMovimento: '0.00', saldoLivro: null }
  // an entry without an account lies in the general one; two conditions, because each has its index
  const ofConta = geral
    ? [sql`id_conta_financeira = ${id}`, sql`id_conta_financeira is null`]
    : [sql`id_conta_financeira = ${id}`]
  const partes = [
    ...ofConta.flatMap((da) => [
      { tabela: 'entrada', sinal: '', da, ligada: sql`c.id_entrada = l.id` },
      { tabela: 'saida', sinal: '-', da, ligada: sql`c.id_saida = l.id and c.id_saida is not null` },
    ]),
    ...(['', '-'] as const).map((sinal) => ({
      tabela: 'transferencia',
      sinal,
      da: sql`${sql.ref(sinal ? 'id_conta_origem' : 'id_conta_destino')} = ${id}`,
      ligada: sql`c.id_transferencia = l.id and c.recebida = ${!sinal}`,
    })),
  ]
  const igreja = sql`${idCliente}::int`
  // what there was before a day, from the sums that are kept by month; the period is what came since then
  const untilDay = (dia: RawBuilder<unknown>, until: RawBuilder<unknown>) => {
    const { entradas, saidas, recebidas, enviadas } = sumsBefore(igreja, dia, 'conta', until)
    return sql`coalesce(${entradas}, 0.00) - coalesce(${saidas}, 0.00) + coalesce(${recebidas}, 0.00) - coalesce(${enviadas}, 0.00)`
  }
  const after = sql`(${dataSaldo}::date + 1)`
  const since = sql`least(${primeiro}::date, ${after})`
  // nobody matches an entry with a movement that comes more than a year later
  const others =
    primeiro === null
      ? []
      : [
          sql`data < ${primeiro}::date and data >= ${primeiro}::date - 366`,
          sql`data >= ${primeiro}::date and data > ${dataSaldo}::date`,
        ]
  const outside = partes.flatMap(({ tabela, sinal, da, ligada }) =>
    others.map(
      (when) => sql`
      select ${sql.raw(`${sinal}l.valor`)} as valor
      from (select id, valor from ${sql.table(tabela)}
        where id_cliente = ${idCliente} and excluido_em is null and ${da} and ${when}) l
      where exists (select from conciliacao c where c.id_cliente = ${idCliente} and ${ligada})`,
    ),
  )
  const { rows } = await sql<Pick<Resumo, 'somaSemMovimento' | 'saldoLivro'>>`
    with somado as materialized (select ${summedUntil(igreja, after)} as ate, ${summedUntil(igreja, since)} as antes), livro as materialized (
      select ${untilDay(after, sql`(select ate from somado)`)} as total,
        ${primeiro === null ? sql`null::numeric` : untilDay(since, sql`(select antes from somado)`)} as antes
      from (select ${id}::int as id, ${geral}::bool as geral) conta
    )
    select coalesce(livro.total - livro.antes, 0.00) - ${conciliado}::numeric
        + ${outside.length ? sql`(select coalesce(sum(valor), 0.00) from (${sql.join(outside, sql` union all `)}) y)` : sql`0.00`} as "somaSemMovimento",
      livro.total + coalesce((select saldo_inicial from conta_financeira
        where id_cliente = ${idCliente} and id = ${id} and data_saldo_inicial <= ${dataSaldo}::date), 0.00) as "saldoLivro"
    from livro`.execute(db)
  return { idContaFinanceira: id, ...contagem, ...(rows[0] as Pick<Resumo, 'somaSemMovimento' | 'saldoLivro'>) }
}

/** The id of the movement to which an entry belongs: for `linkOf`. */
export const movimentoOf =
  (tipo: Exclude<TipoLancamento, 'transferencia'>) => (lancamento: ReturnType<typeof sql<number>>) =>
    sql`movimento_bancario.id = (select c.id_movimento from conciliacao c where c.id_cliente = movimento_bancario.id_cliente
    and ${sql.ref(`c.id_${tipo}`)} = ${lancamento})`

/** The same for the two sides of a transfer. */
export const movimentoOfSide = (received: boolean) => (transferencia: ReturnType<typeof sql<number>>) =>
  sql`movimento_bancario.id = (select c.id_movimento from conciliacao c where c.id_cliente = movimento_bancario.id_cliente
    and c.id_transferencia = ${transferencia} and c.recebida = ${sql.lit(received)})`
