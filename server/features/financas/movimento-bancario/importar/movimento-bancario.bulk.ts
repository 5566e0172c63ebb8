import { sql } from 'kysely'
import type { DateOnly } from '../../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../../schema/rules/money.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import type { ContaKey } from '../../conta-financeira/index.js'
import type { Extrato } from '../arquivo/ler.js'
import type { TipoLancamento } from '../movimento-bancario.rules.js'
import { withOppositeSign } from './sinal.js'

/*
 * Operations on all lines of a file, with a fixed number of statements.
 */

type Bulk = Pick<Writing, 'db' | 'idCliente'>

/** SQL: how the lines of a file are written. */
const layoutOf = (extrato: string) =>
  sql.join(
    [
      ...['formato', 'cabecalho', 'coluna_data', 'coluna_descricao', 'coluna_valor'],
      ...['coluna_credito', 'coluna_debito', 'coluna_documento'],
    ].map((coluna) => sql.ref(`${extrato}.${coluna}`)),
  )

interface Target {
  idContaFinanceira: number
  idExtrato: number
}

/** The days that say whether a movement is one of the books'. */
interface Days {
  /** today in the church's time zone */
  hoje: DateOnly
  /** the last closed day of the church */
  fechadoAte: DateOnly | null
  /** the day of the account's opening balance, which has what happened before it; null: there is none */
  abertaEm: DateOnly | null
}

export interface SavedRows {
  novos: number
  repetidos: number
  ignorados: number
  duvidas: number
}

/**
 * Stores the lines that the account does not have yet. A line that an earlier file had as a coming one, and that has
 * happened since, becomes pending; so does one of before the opening balance, whose day was changed since. A line that says the same as an earlier one under another
 * identifier is asked about, and so is one with the other sign, which earlier files of cards and with a column of the direction had.
 * Files of another format or layout write other texts of the same movement: there the day and the amount are enough to ask.
 */
export async function saveMovimentos(
  { db, idCliente }: Bulk,
  { idContaFinanceira, idExtrato }: Target,
  { lote, linhas, fim }: Pick<Extrato, 'lote' | 'linhas' | 'fim'>,
  { hoje, fechadoAte, abertaEm }: Days,
): Promise<SavedRows> {
  await sql`set local statement_timeout = '60s'`.execute(db)
  // of movements that came a moment ago the planner has no statistics, and would compare each line with all of them
  await sql`set local enable_nestloop = off`.execute(db)
  // statements of a month also hold entries of coming days
  const read = sql`(
    select l.linha, l.identidade, l.data, l.valor, l.fitid, l.historico, l.documento, l.e2e, l.pagador,
      case when l.motivo is not null then l.motivo when l.data > least(${hoje}::date, ${fim}::date) then 'futuro'
        when l.data < ${abertaEm}::date then 'anterior' when l.data <= ${fechadoAte}::date then 'fechado' end as motivo
    from jsonb_to_recordset(${lote}::jsonb) as l (linha int, identidade text, data date, valor numeric, fitid text, historico text,
      documento text, e2e text, pagador text, motivo text))`
  const aconteceu = await sql`
    update movimento_bancario m set situacao = 'pendente', motivo = null, updated_at = now(), versao = versao + 1
    from ${read} l
    where m.id_cliente = ${idCliente} and m.id_conta_financeira = ${idContaFinanceira} and m.identidade = l.identidade
      and m.motivo in ('futuro', 'anterior', 'fechado') and l.motivo is null`.execute(db)
  const { rows } = await sql<{ novos: number; ignorados: number; duvidas: number }>`
    with lida as materialized (select * from ${read} l), trocada as materialized (
      select l.linha from lida l where l.motivo is null and exists (select from movimento_bancario m
        where m.id_cliente = ${idCliente} and m.id_conta_financeira = ${idContaFinanceira} and ${withOppositeSign('m', 'l')}
          and m.data between (select min(data) from lida) and (select max(data) from lida)
          and m.identidade not in (select identidade from lida))
    ), outro_formato as materialized (
      select o.id from extrato_bancario o join extrato_bancario este on este.id_cliente = o.id_cliente and este.id = ${idExtrato}
      where o.id_cliente = ${idCliente} and o.id_conta_financeira = ${idContaFinanceira}
        and row(${layoutOf('o')}) is distinct from row(${layoutOf('este')})
    ), em_outro_formato as materialized (
      select l.linha from lida l where l.motivo is null and exists (select from movimento_bancario m
        where m.id_cliente = ${idCliente} and m.id_conta_financeira = ${idContaFinanceira} and m.data = l.data and m.valor = l.valor
          and m.data between (select min(data) from lida) and (select max(data) from lida)
          and m.id_extrato in (select id from outro_formato) and coalesce(m.motivo, '') not in ('futuro', 'saldo', 'zero'))
    ), novo as (
      insert into movimento_bancario (id_cliente, id_conta_financeira, id_extrato, identidade, data, valor, fitid, historico,
        documento, e2e, pagador, situacao, motivo, duvida)
      select ${idCliente}, ${idContaFinanceira}, ${idExtrato}, l.identidade, l.data, l.valor, l.fitid, l.historico, l.documento,
        case when not exists (select from movimento_bancario m where m.id_cliente = ${idCliente} and m.e2e = l.e2e
          and (m.valor > 0) = (l.valor > 0) and m.valor <> l.valor) then l.e2e end, l.pagador, case when l.motivo is null then 'pendente' else 'ignorado' end, l.motivo,
        l.motivo is null and (l.linha in (select linha from trocada) or l.linha in (select linha from em_outro_formato) or exists (select from movimento_bancario m where m.id_cliente = ${idCliente}
          and m.id_conta_financeira = ${idContaFinanceira} and m.valor = l.valor and m.data = l.data
          and m.historico = l.historico and m.motivo is distinct from 'futuro'))
      from lida l
      order by l.data, l.linha
      on conflict do nothing returning situacao, duvida)
    select count(*)::int as novos, count(*) filter (where situacao = 'ignorado')::int as ignorados,
      count(*) filter (where duvida)::int as duvidas from novo`.execute(db)
  await sql`set local enable_nestloop to default`.execute(db)
  const { novos = 0, ignorados = 0, duvidas = 0 } = rows[0] ?? {}
  const voltaram = Number(aconteceu.numAffectedRows ?? 0)
  return { novos: novos + voltaram, repetidos: linhas - novos - voltaram, ignorados, duvidas }
}

/** A pending movement and the one entry that is its money. */
export interface CertainPair {
  id: number
  tipo: TipoLancamento
  idLancamento: number
}

/**
 * Makes each entry the money of its movement, with as many statements for thousands as for one. An entry that somebody
 * changed, deleted or matched meanwhile is left out.
 * @returns how many movements are matched now
 */
export async function linkCertain(work: Bulk, conta: ContaKey, pairs: readonly CertainPair[]): Promise<number> {
  let ligados = 0
  for (const [tipo, own] of Map.groupBy(pairs, (pair) => pair.tipo)) ligados += await linkOfTipo(work, conta, tipo, own)
  return ligados
}

async function linkOfTipo(
  { db, idCliente }: Bulk,
  { id: idConta, geral }: ContaKey,
  tipo: TipoLancamento,
  pairs: readonly CertainPair[],
): Promise<number> {
  const lado = tipo === 'transferencia'
  const valor = lado
    ? sql`case when l.id_conta_destino = ${idConta} then l.valor else -l.valor end`
    : sql.raw(tipo === 'saida' ? '-l.valor' : 'l.valor')
  const inThis = lado
    ? sql`${idConta}::int in (l.id_conta_origem, l.id_conta_destino)`
    : sql`(l.id_conta_financeira = ${idConta} or (${geral} and l.id_conta_financeira is null))`
  // Statement by statement: Citus cannot read what an insert within a statement has written.
  const lancamentos = await sql<{ id: number; valor: Decimal }>`
    select l.id, ${valor} as valor from ${sql.table(tipo)} l
    where l.id_cliente = ${idCliente} and l.id = any(${pairs.map(({ idLancamento }) => idLancamento)}::int[])
      and l.excluido_em is null and ${inThis}
    order by l.id for update`.execute(db)
  const movimentos = await sql<{ id: number; valor: Decimal }>`
    select id, valor from movimento_bancario
    where id_cliente = ${idCliente} and id = any(${pairs.map(({ id }) => id)}::int[]) and situacao = 'pendente' and not duvida
    order by id for update`.execute(db)
  const [dinheiro, linhas] = [lancamentos, movimentos].map(
    ({ rows }) => new Map(rows.map((row) => [row.id, row.valor])),
  )
  const novos = pairs.flatMap(({ id, idLancamento }) => {
    const seu = linhas?.get(id)
    if (seu === undefined || seu !== dinheiro?.get(idLancamento)) return []
    return { movimento: id, lancamento: idLancamento, recebida: lado ? !seu.startsWith('-') : null }
  })
  const { rows: made } = await sql<{ id: number }>`
    insert into conciliacao (id_cliente, id_movimento, ordem, automatica, ${sql.ref(`id_${tipo}`)}, recebida)
    select ${idCliente}, n.movimento, 1, true, n.lancamento, n.recebida
    from jsonb_to_recordset(${JSON.stringify(novos)}::jsonb) as n (movimento int, lancamento int, recebida boolean)
    on conflict do nothing returning id_movimento as id`.execute(db)
  await sql`
    update movimento_bancario set situacao = 'conciliado', updated_at = now(), versao = versao + 1
    where id_cliente = ${idCliente} and id = any(${made.map(({ id }) => id)}::int[])`.execute(db)
  return made.length
}

/** What undoing an import takes away. */
export interface Undone {
  movimentos: number
  conciliados: number
  /** the earliest day of a matched movement */
  primeiro: DateOnly | null
}

/** Locks the movements of a file, so that nobody matches one of them meanwhile, and counts them. */
export async function lockMovimentosOf({ db, idCliente }: Bulk, idExtrato: number): Promise<Undone> {
  const { rows } = await sql<Undone>`
    select count(*)::int as movimentos, count(*) filter (where situacao = 'conciliado')::int as conciliados,
      min(data) filter (where situacao = 'conciliado') as primeiro
    from (select situacao, data from movimento_bancario where id_cliente = ${idCliente} and id_extrato = ${idExtrato}
      order by id for update) x`.execute(db)
  return rows[0] as Undone
}

/** Deletes a file with its movements and their matches. The entries stay. */
export async function eraseExtrato({ db, idCliente }: Bulk, idExtrato: number): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(db)
  await sql`
    delete from conciliacao c using movimento_bancario m where m.id_cliente = ${idCliente} and m.id_extrato = ${idExtrato}
      and c.id_cliente = ${idCliente} and c.id_movimento = m.id`.execute(db)
  await sql`delete from movimento_bancario where id_cliente = ${idCliente} and id_extrato = ${idExtrato}`.execute(db)
  await sql`delete from extrato_bancario where id_cliente = ${idCliente} and id = ${idExtrato}`.execute(db)
}
