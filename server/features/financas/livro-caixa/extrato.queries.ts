import { type RawBuilder, sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { Reading } from '../../../kernel/data/tenant/session.js'
import { type ContaKey, sumsBefore } from '../conta-financeira/index.js'

/** The statements are always of one church, also for the platform's administrator. */
type Scope = Pick<Reading, 'db'> & { idCliente: number }

interface Period {
  inicio: DateOnly
  fim: DateOnly
}

/** What moves the money of the account `alvo`: the table, the sign of its amount, and the condition of its rows. */
const kinds = [
  { tipo: 'entrada', tabela: 'entrada', sinal: '', da: 'id_conta_financeira = alvo.id' },
  // an entry without an account lies in the general one
  { tipo: 'entrada', tabela: 'entrada', sinal: '', da: 'alvo.geral and id_conta_financeira is null' },
  { tipo: 'saida', tabela: 'saida', sinal: '-', da: 'id_conta_financeira = alvo.id' },
  { tipo: 'saida', tabela: 'saida', sinal: '-', da: 'alvo.geral and id_conta_financeira is null' },
  { tipo: 'transferencia', tabela: 'transferencia', sinal: '', da: 'id_conta_destino = alvo.id' },
  { tipo: 'transferencia', tabela: 'transferencia', sinal: '-', da: 'id_conta_origem = alvo.id' },
] as const

type Kind = (typeof kinds)[number]

/** The movements of the account `alvo` on some days. */
const movimentos = (
  { idCliente }: Scope,
  columns: (of: Kind) => RawBuilder<unknown>,
  days: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  sql.join(
    kinds.map(
      (of) => sql`
    select ${columns(of)} from ${sql.table(of.tabela)}
    where id_cliente = ${idCliente} and excluido_em is null and ${sql.raw(of.da)} and ${days}`,
    ),
    sql` union all `,
  )

/** The accounts, named `alvo`. */
const targetContas = (contas: readonly ContaKey[]) => sql`
  unnest((select ${contas.map(({ id }) => id)}::int[]), (select ${contas.map(({ geral }) => geral)}::bool[])) as alvo(id, geral)`

/** The opening balance of the account `alvo`, if its day meets a condition. */
const abertura = ({ idCliente }: Scope, columns: RawBuilder<unknown>, day: RawBuilder<unknown>) => sql`
  select ${columns} from conta_financeira c
  where c.id_cliente = ${idCliente} and c.id = alvo.id and c.excluido_em is null and saldo_inicial <> 0
    and data_saldo_inicial ${day}`

/** The totals of one account's statement. */
export interface ExtratoTotals {
  saldoAnterior: Decimal
  /** the opening balance, of an account that begins after the first day */
  saldosIniciais: Decimal
  entradas: Decimal
  saidas: Decimal
  /** what was transferred to the account, and from it; reversals are transfers in the other direction */
  recebidas: Decimal
  enviadas: Decimal
  /** what adds to the balance and what takes from it, reversals on the side opposite to what they reverse */
  debitos: Decimal
  creditos: Decimal
  /** `saldoAnterior` plus everything else, expenses and `enviadas` negative */
  saldo: Decimal
  /** number of lines */
  quantidade: number
}

type OfAccount<Row> = Row & { idConta: number }

/** The totals of each of these accounts. One statement. */
export async function totalsOfExtratos(
  scope: Scope,
  contas: readonly ContaKey[],
  { inicio, fim }: Period,
): Promise<OfAccount<ExtratoTotals>[]> {
  const moved = ({ tipo, tabela, sinal }: Kind) => sql`${sql.lit(tipo)} as tipo,
    ${sql.lit(sinal === '-' && tabela === 'transferencia')} as enviada, valor`
  const sum = (which: RawBuilder<unknown>) => sql`coalesce(sum(valor) filter (where ${which}), 0.00)`
  const side = (adds: '>' | '<') => sql`coalesce(sum(abs(valor)) filter (
    where case when tipo = 'saida' or enviada then -valor else valor end ${sql.raw(adds)} 0), 0.00)`
  const opening = sql`saldo_inicial as valor`
  const before = sumsBefore(sql`${scope.idCliente}`, sql`${inicio}::date`, 'alvo')
  const all = [before.entradas, sql`-${before.saidas}`, before.recebidas, sql`-${before.enviadas}`]
  const { rows } = await sql<OfAccount<ExtratoTotals>>`
    select "idConta", "saldoAnterior", "saldosIniciais", entradas, saidas, recebidas, enviadas, quantidade,
      debitos + greatest("saldosIniciais", 0.00) as debitos, creditos + greatest(-"saldosIniciais", 0.00) as creditos,
      "saldoAnterior" + "saldosIniciais" + entradas - saidas + recebidas - enviadas as saldo
    from (
      select alvo.id as "idConta", antes.valor as "saldoAnterior", aberta.valor as "saldosIniciais",
        entradas, saidas, recebidas, enviadas, debitos, creditos, periodo.linhas + aberta.linhas as quantidade
      from ${targetContas(contas)} cross join lateral (
        select coalesce(sum(valor), 0.00) as valor from (
          select valor from unnest(array[${sql.join(all)}]) valor
          union all ${abertura(scope, opening, sql`<= ${inicio}::date`)}) x
      ) antes cross join lateral (
        select coalesce(sum(valor), 0.00) as valor, count(*)::int as linhas
        from (${abertura(scope, opening, sql`between ${inicio}::date + 1 and ${fim}::date`)}) x
      ) aberta cross join lateral (
        select ${sum(sql`tipo = 'entrada'`)} as entradas, ${sum(sql`tipo = 'saida'`)} as saidas,
          ${sum(sql`tipo = 'transferencia' and not enviada`)} as recebidas, ${sum(sql`enviada`)} as enviadas,
          ${side('>')} as debitos, ${side('<')} as creditos, count(*)::int as linhas
        from (${movimentos(scope, moved, sql`data between ${inicio}::date and ${fim}::date`)}) x
      ) periodo
    ) totais`.execute(scope.db)
  return rows
}

/** One line of a statement: an entry, a transfer, or the opening balance of an account that begins within the period. */
export interface ExtratoLine {
  tipo: 'entrada' | 'saida' | 'transferencia' | 'saldoInicial'
  /** of the entry, the transfer or the account */
  id: number
  uuid: string
  data: DateOnly
  descricao: string
  /** 0 for a transfer and an opening balance */
  categoria: number
  /** the name of the church's own category; null: only the root */
  nomePropria: string | null
  /** what the line adds to the balance; negative when it takes something away */
  valor: Decimal
  /** whether the line reverses another one */
  estorno: boolean
  /** of a transfer: the other account */
  idOutraConta: number | null
  /** the balance after this line */
  saldo: Decimal
}

/**
 * The lines of the statement of each of these accounts, in order, each with the balance after it. One statement.
 * @param contas with the balance before the first day
 */
export async function linesOfExtratos(
  scope: Scope,
  contas: readonly (ContaKey & { saldoAnterior: Decimal })[],
  { inicio, fim }: Period,
  page?: { limit: number; offset: number },
): Promise<OfAccount<ExtratoLine>[]> {
  const columns = ({ tipo, tabela, sinal }: Kind) => {
    const moves = tabela === 'transferencia'
    const text = moves ? `coalesce(descricao, 'Transferência'), 0, null::int` : 'descricao, categoria, id_categoria'
    const reversed = moves ? 'id_estornada' : 'id_estornado'
    const other = moves ? (sinal === '-' ? 'id_conta_destino' : 'id_conta_origem') : 'null::int'
    return sql`${sql.lit(tipo)}, 1, id, uuid, data, ${sql.raw(`${text}, ${sinal}valor, ${reversed} is not null, ${other}`)}`
  }
  const opening = sql`'saldoInicial', 0, c.id, uuid, data_saldo_inicial, 'Saldo inicial', 0, null::int, saldo_inicial, false, null::int`
  const { rows } = await sql<OfAccount<ExtratoLine>>`
    select alvo.id as "idConta", l.tipo, l.id, l.uuid, l.data, l.descricao, l.categoria, propria.nome as "nomePropria", l.valor, l.estorno, l.outra as "idOutraConta",
      ant.saldo + l.soma as saldo
    from ${targetContas(contas)}
    join unnest((select ${contas.map(({ id }) => id)}::int[]), (select ${contas.map(({ saldoAnterior }) => saldoAnterior)}::numeric[])) as ant(id, saldo)
      on ant.id = alvo.id
    cross join lateral (
      select *, sum(valor) over (order by data, lugar, tipo, id rows unbounded preceding) as soma
      from (
        ${movimentos(scope, columns, sql`data between ${inicio}::date and ${fim}::date`)}
        union all ${abertura(scope, opening, sql`between ${inicio}::date + 1 and ${fim}::date`)}
      ) linha(tipo, lugar, id, uuid, data, descricao, categoria, id_categoria, valor, estorno, outra)
      order by data, lugar, tipo, id ${page ? sql`limit ${page.limit} offset ${page.offset}` : sql``}
    ) l left join categoria propria on propria.id = l.id_categoria and propria.id_cliente = ${scope.idCliente}
    order by alvo.id, l.data, l.lugar, l.tipo, l.id`.execute(scope.db)
  return rows
}
