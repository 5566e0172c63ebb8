import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { conflict } from '../../../kernel/base/errors.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import type { ContaKey } from '../conta-financeira/index.js'
import { isOpenMonth } from '../lancamento/index.js'
import type { Linked } from './conciliar.js'
import { linkCertain } from './importar/movimento-bancario.bulk.js'
import { recebidos } from './lancar/de-fora.js'

/*
 * The bank tells of a Pix twice: in a notice, and in a line of the statement. Whichever comes first makes the entry, and
 * the other one takes it.
 */

/**
 * Notices and lines of one church wait for each other, so that each sees what the other one booked. Call it before any
 * record is locked.
 */
export async function lockPix({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('pix_no_extrato', ${idCliente}))`.execute(db)
}

interface Movimento {
  e2e?: string | null | undefined
  valor: Decimal
}

/** The id of the Pix that came in with a movement. */
const pixRecebido = ({ e2e, valor }: Movimento): string | null => (valor.startsWith('-') ? null : (e2e ?? null))

const alreadyBooked =
  'O Pix deste movimento já está lançado: concilie o movimento com esse lançamento. Se a conta financeira dele for outra, corrija-a antes.'

/** @throws CONFLICT when the Pix of the movement has an entry already */
export async function refuseBookedPix(work: Writing & { ctx: Context }, movimento: Movimento): Promise<void> {
  const e2e = pixRecebido(movimento)
  if (e2e === null || (await recebidos(work.ctx)?.incomeOf(work, e2e)) == null) return
  throw conflict(alreadyBooked)
}

/**
 * Says to the Pix of a movement what its money is now.
 * @throws CONFLICT when the Pix has an entry of this amount already, and it is not among these
 */
export async function notifyPix(
  work: Writing & { ctx: Context },
  movimento: Movimento,
  ligados: readonly Linked[],
): Promise<void> {
  const e2e = pixRecebido(movimento)
  const pix = recebidos(work.ctx)
  if (e2e === null || !pix) return
  const entradas = ligados.flatMap(({ tipo, id }) => (tipo === 'entrada' ? [id] : []))
  const booked = await pix.incomeOf(work, e2e)
  if (booked !== null && !entradas.includes(booked) && (await isWorth(work, booked, movimento.valor)))
    throw conflict(alreadyBooked)
  const [idEntrada = null] = ligados.length === 1 ? entradas : []
  await pix.matched(work, [{ e2e, idEntrada }])
}

/** Whether an income is of this amount. */
async function isWorth({ db, idCliente }: Writing, id: number, valor: Decimal): Promise<boolean> {
  const { rows } = await sql`
    select from entrada where id_cliente = ${idCliente} and id = ${id} and valor = ${valor}::numeric`.execute(db)
  return rows.length > 0
}

/** The same for those of these movements that are matched, whatever their number. */
export async function notifyOfPix(work: Writing & { ctx: Context }, ids: readonly number[]): Promise<void> {
  const { db, idCliente } = work
  const { rows } = await sql<{ e2e: string; idEntrada: number | null }>`
    select m.e2e, c.id_entrada as "idEntrada" from movimento_bancario m
    join conciliacao c on c.id_cliente = ${idCliente} and c.id_movimento = m.id and c.ordem = 1
    where m.id_cliente = ${idCliente} and m.id = any(${ids}::int[]) and m.valor > 0 and m.e2e is not null`.execute(db)
  if (rows.length > 0) await recebidos(work.ctx)?.matched(work, rows)
}

/** Says to the Pix of these movements that their matches are undone. */
export async function releaseFromPix(
  work: Writing & { ctx: Context },
  movimentos: readonly Movimento[],
): Promise<void> {
  const e2es = movimentos.flatMap((movimento) => pixRecebido(movimento) ?? [])
  if (e2es.length > 0) await recebidos(work.ctx)?.released(work, e2es)
}

/** The line of the statement in which a Pix came in. */
export interface PixMovimento {
  id: number
  data: DateOnly
  situacao: string
  conta: ContaKey
  /** the income that is its money, if it is only one */
  idEntrada: number | null
}

/** Finds and locks the line of a Pix. */
export async function movimentoOfPix(
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  e2e: string,
): Promise<PixMovimento | undefined> {
  const { rows } = await sql<Omit<PixMovimento, 'conta'> & { idConta: number; geral: boolean }>`
    select m.id, m.data, m.situacao, m.id_conta_financeira as "idConta", f.geral,
      (select case when count(*) = 1 then min(c.id_entrada) end from conciliacao c
        where c.id_cliente = ${idCliente} and c.id_movimento = m.id) as "idEntrada"
    from (select * from movimento_bancario where id_cliente = ${idCliente} and e2e = ${e2e} and valor > 0 for update) m
    join conta_financeira f on f.id_cliente = ${idCliente} and f.id = m.id_conta_financeira`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const { idConta, geral, ...movimento } = row
  return { ...movimento, conta: { id: idConta, geral } }
}

/**
 * Makes the entry of a Pix the money of its pending line, if amount and account are the same and the month of the line is
 * open.
 * @returns whether it is now
 */
export async function linkPix(work: Writing, { id, data, conta }: PixMovimento, idEntrada: number): Promise<boolean> {
  if (!(await isOpenMonth(work, data))) return false
  return (await linkCertain(work, conta, [{ id, tipo: 'entrada', idLancamento: idEntrada }])) > 0
}

/**
 * Undoes the match of a Pix's line, because the Pix gets another entry.
 * @returns the line as it is now; undefined when its month is closed
 */
export async function releasePix(work: Writing, linha: PixMovimento): Promise<PixMovimento | undefined> {
  if (!(await isOpenMonth(work, linha.data))) return undefined
  const { db, idCliente } = work
  await sql`delete from conciliacao where id_cliente = ${idCliente} and id_movimento = ${linha.id}`.execute(db)
  await sql`
    update movimento_bancario set situacao = 'pendente', updated_at = now(), versao = versao + 1
    where id_cliente = ${idCliente} and id = ${linha.id}`.execute(db)
  return { ...linha, situacao: 'pendente', idEntrada: null }
}
