import { sql } from 'kysely'
import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import { conflict } from '../../../kernel/errors.js'
import type { Decimal } from '../../../kernel/money.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import type { DaConta } from '../conta-financeira/index.js'
import { mesAberto } from '../lancamento/index.js'
import type { Ligado } from './conciliar.js'
import { recebidos } from './de-fora.js'
import { ligarCertos } from './movimento-bancario.bulk.js'

/*
 * The bank tells of a Pix twice: in a notice, and in a line of the statement. Whichever comes first makes the entry, and
 * the other one takes it.
 */

/**
 * Notices and lines of one church wait for each other, so that each sees what the other one booked. Call it before any
 * record is locked.
 */
export async function travarPix({ db, idCliente }: Pick<Writing, 'db' | 'idCliente'>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('pix_no_extrato', ${idCliente}))`.execute(db)
}

interface Movimento {
  e2e?: string | null | undefined
  valor: Decimal
}

/** The id of the Pix that came in with a movement. */
const pixRecebido = ({ e2e, valor }: Movimento): string | null => (valor.startsWith('-') ? null : (e2e ?? null))

/** @throws CONFLICT when the Pix of the movement has an entry already */
export async function recusarPixLancado(work: Writing & { ctx: Context }, movimento: Movimento): Promise<void> {
  const e2e = pixRecebido(movimento)
  if (e2e === null || (await recebidos(work.ctx)?.incomeOf(work, e2e)) == null) return
  throw conflict(
    'O Pix deste movimento já está lançado: concilie o movimento com esse lançamento. Se a conta financeira dele for outra, corrija-a antes.',
  )
}

/** Says to the Pix of a movement that this entry is its money. */
export async function avisarPix(
  work: Writing & { ctx: Context },
  movimento: Movimento,
  ligados: readonly Ligado[],
): Promise<void> {
  const e2e = pixRecebido(movimento)
  const [one, another] = ligados
  if (e2e !== null && one?.tipo === 'entrada' && !another) await recebidos(work.ctx)?.matched(work, e2e, one.id)
}

/** The line of the statement in which a Pix came in. */
export interface MovimentoDoPix {
  id: number
  data: DateOnly
  situacao: string
  conta: DaConta
  /** the income that is its money, if it is only one */
  idEntrada: number | null
}

/** Finds and locks the line of a Pix. */
export async function movimentoDoPix(
  { db, idCliente }: Pick<Writing, 'db' | 'idCliente'>,
  e2e: string,
): Promise<MovimentoDoPix | undefined> {
  const { rows } = await sql<Omit<MovimentoDoPix, 'conta'> & { idConta: number; geral: boolean }>`
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
 */
export async function ligarPix(work: Writing, { id, data, conta }: MovimentoDoPix, idEntrada: number): Promise<void> {
  if (await mesAberto(work, data)) await ligarCertos(work, conta, [{ id, tipo: 'entrada', idLancamento: idEntrada }])
}
