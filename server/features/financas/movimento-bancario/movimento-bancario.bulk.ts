import { sql } from 'kysely'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import type { DaConta } from '../conta-financeira/index.js'
import { e2eDo, type Motivo, type MovimentoIdentificado } from './arquivo/extrato.js'
import { historicoDe, pagadorDo, type TipoLancamento } from './movimento-bancario.rules.js'

/*
 * Operations on all lines of a file, with a fixed number of statements.
 */

type Bulk = Pick<Writing, 'db' | 'idCliente'>

interface Destino {
  idContaFinanceira: number
  idExtrato: number
}

export interface Gravados {
  novos: number
  repetidos: number
  ignorados: number
  duvidas: number
}

/**
 * Stores the lines that the account does not have yet. A line that an earlier file had as a coming one, and that has
 * happened since, becomes pending. A line that says the same as an earlier one under another identifier is asked about.
 */
export async function gravarMovimentos(
  { db, idCliente }: Bulk,
  { idContaFinanceira, idExtrato }: Destino,
  movimentos: readonly (MovimentoIdentificado & { motivo: Motivo | null })[],
): Promise<Gravados> {
  await sql`set local statement_timeout = '60s'`.execute(db)
  const lote = JSON.stringify(
    movimentos.map((movimento, linha) => {
      const historico = historicoDe(movimento)
      return {
        linha,
        identidade: movimento.identidade,
        data: movimento.data,
        valor: movimento.valor,
        fitid: movimento.fitid.slice(0, 255),
        historico,
        documento: movimento.documento.slice(0, 60),
        e2e: e2eDo(movimento),
        pagador: pagadorDo(historico),
        motivo: movimento.motivo,
      }
    }),
  )
  const aconteceu = await sql`
    update movimento_bancario m set situacao = 'pendente', motivo = null, updated_at = now(), versao = versao + 1
    from jsonb_to_recordset(${lote}::jsonb) as l (identidade text, motivo text)
    where m.id_cliente = ${idCliente} and m.id_conta_financeira = ${idContaFinanceira} and m.identidade = l.identidade
      and m.motivo in ('futuro', 'fechado') and l.motivo is null`.execute(db)
  const { rows } = await sql<{ novos: number; ignorados: number; duvidas: number }>`
    with novo as (
      insert into movimento_bancario (id_cliente, id_conta_financeira, id_extrato, identidade, data, valor, fitid, historico,
        documento, e2e, pagador, situacao, motivo, duvida)
      select ${idCliente}, ${idContaFinanceira}, ${idExtrato}, l.identidade, l.data, l.valor, l.fitid, l.historico, l.documento,
        l.e2e, l.pagador, case when l.motivo is null then 'pendente' else 'ignorado' end, l.motivo,
        l.motivo is null and exists (select from movimento_bancario m where m.id_cliente = ${idCliente}
          and m.id_conta_financeira = ${idContaFinanceira} and m.valor = l.valor and m.data = l.data
          and m.historico = l.historico and m.motivo is distinct from 'futuro')
      from jsonb_to_recordset(${lote}::jsonb) as l (linha int, identidade text, data date, valor numeric, fitid text, historico text,
        documento text, e2e text, pagador text, motivo text)
      order by l.data, l.linha
      on conflict do nothing returning situacao, duvida)
    select count(*)::int as novos, count(*) filter (where situacao = 'ignorado')::int as ignorados,
      count(*) filter (where duvida)::int as duvidas from novo`.execute(db)
  const { novos = 0, ignorados = 0, duvidas = 0 } = rows[0] ?? {}
  const voltaram = Number(aconteceu.numAffectedRows ?? 0)
  return { novos: novos + voltaram, repetidos: movimentos.length - novos - voltaram, ignorados, duvidas }
}

/** A pending movement and the one entry that is its money. */
export interface ParCerto {
  id: number
  tipo: TipoLancamento
  idLancamento: number
}

/**
 * Makes each entry the money of its movement, with as many statements for thousands as for one. An entry that somebody
 * changed, deleted or matched meanwhile is left out.
 * @returns how many movements are matched now
 */
export async function ligarCertos(work: Bulk, conta: DaConta, pares: readonly ParCerto[]): Promise<number> {
  let ligados = 0
  for (const [tipo, own] of Map.groupBy(pares, (par) => par.tipo)) ligados += await ligarDoTipo(work, conta, tipo, own)
  return ligados
}

async function ligarDoTipo(
  { db, idCliente }: Bulk,
  { id: idConta, geral }: DaConta,
  tipo: TipoLancamento,
  pares: readonly ParCerto[],
): Promise<number> {
  const lado = tipo === 'transferencia'
  const valor = lado
    ? sql`case when l.id_conta_destino = ${idConta} then l.valor else -l.valor end`
    : sql.raw(tipo === 'saida' ? '-l.valor' : 'l.valor')
  const nesta = lado
    ? sql`${idConta}::int in (l.id_conta_origem, l.id_conta_destino)`
    : sql`(l.id_conta_financeira = ${idConta} or (${geral} and l.id_conta_financeira is null))`
  const { numAffectedRows } = await sql`
    with par as (
      select * from unnest(${pares.map(({ id }) => id)}::int[], ${pares.map(({ idLancamento }) => idLancamento)}::int[])
        as p (movimento, lancamento)
    ), preso as (
      select l.id, ${valor} as valor from ${sql.table(tipo)} l
      where l.id_cliente = ${idCliente} and l.id in (select lancamento from par) and l.excluido_em is null and ${nesta}
      order by l.id for update
    ), feito as (
      insert into conciliacao (id_cliente, id_movimento, ordem, automatica, ${sql.ref(`id_${tipo}`)}, recebida)
      select ${idCliente}, m.id, 1, true, preso.id, ${lado ? sql`preso.valor > 0` : sql`null::boolean`}
      from par join preso on preso.id = par.lancamento
      join movimento_bancario m on m.id_cliente = ${idCliente} and m.id = par.movimento and m.situacao = 'pendente'
        and not m.duvida and m.valor = preso.valor
      on conflict do nothing returning id_movimento
    )
    update movimento_bancario m set situacao = 'conciliado', updated_at = now(), versao = versao + 1
    from feito where m.id_cliente = ${idCliente} and m.id = feito.id_movimento`.execute(db)
  return Number(numAffectedRows ?? 0)
}

/** What undoing an import takes away. */
export interface Desfeito {
  movimentos: number
  conciliados: number
  /** the earliest day of a matched movement */
  primeiro: DateOnly | null
}

/** Locks the movements of a file, so that nobody matches one of them meanwhile, and counts them. */
export async function travarMovimentosDe({ db, idCliente }: Bulk, idExtrato: number): Promise<Desfeito> {
  const { rows } = await sql<Desfeito>`
    select count(*)::int as movimentos, count(*) filter (where situacao = 'conciliado')::int as conciliados,
      min(data) filter (where situacao = 'conciliado') as primeiro
    from (select situacao, data from movimento_bancario where id_cliente = ${idCliente} and id_extrato = ${idExtrato}
      order by id for update) x`.execute(db)
  return rows[0] as Desfeito
}

/** Deletes a file with its movements and their matches. The entries stay. */
export async function apagarExtrato({ db, idCliente }: Bulk, idExtrato: number): Promise<void> {
  await sql`set local statement_timeout = '60s'`.execute(db)
  await sql`
    delete from conciliacao c using movimento_bancario m where m.id_cliente = ${idCliente} and m.id_extrato = ${idExtrato}
      and c.id_cliente = ${idCliente} and c.id_movimento = m.id`.execute(db)
  await sql`delete from movimento_bancario where id_cliente = ${idCliente} and id_extrato = ${idExtrato}`.execute(db)
  await sql`delete from extrato_bancario where id_cliente = ${idCliente} and id = ${idExtrato}`.execute(db)
}
