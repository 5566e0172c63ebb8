import { LockMode } from '@mikro-orm/core'
import { sql } from 'kysely'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import { markDeleted, markRestored } from '../../../kernel/access/bin.js'
import { conflict, notFound } from '../../../kernel/base/errors.js'
import { change, idOf, type RecordRef, recordToChange } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { contaExists, contasOfMeios, correctedMeioConta, newContaOfDinheiro } from '../conta-financeira/index.js'
import {
  type Book,
  contaAfter,
  type Details,
  type Lancamento,
  type Origin,
  putInConta,
  reversalOf,
  reversing,
  type WritingAs,
} from './book.js'
import type { Table } from './lancamento.queries.js'
import { isOpenMonth, requireOpenMonth, requireOpenMonthForReturn } from './mes-aberto.js'
import { check } from './perguntas.js'

/** Creates the entries of other features' records, in their own transaction. */
export function newEntriesOfRecords<Nome extends string>(book: Book<Nome>) {
  const { tabela, create } = book
  return {
    /**
     * Creates the entry of a record.
     * @param back whether the record comes back from the recycle bin: its entry comes back, too, on the record's day or on
     * the day that it had
     * @throws CONFLICT when the record already has one, or the month is closed
     */
    async lancar(
      work: Writing,
      dados: Details & Origin<Nome>,
      back: 'volta' | 'voltaNoSeuDia' | 'nova' = 'nova',
    ): Promise<number> {
      const returned = back === 'nova' ? undefined : await giveBack(book, work, dados, back === 'voltaNoSeuDia')
      if (returned !== undefined) return returned
      await requireOpenMonth(work, dados.data)
      const { meio, ...campos } = dados
      const idContaFinanceira = await newContaOfDinheiro(work, dados.idContaFinanceira, meio)
      const lancamento = create(work, {
        ...campos,
        idContaFinanceira,
        vez: (await turnFor(book, work, [dados]))(dados),
      })
      await work.em.flush()
      await check(work, tabela, [lancamento])
      return lancamento.id
    },

    /**
     * Creates the entries of many records, with as many statements as for two.
     * @param conta of all of them, by id or uuid; each one's by its means when there is none
     * @param doBanco as of `criar`
     * @throws CONFLICT as `lancar`
     */
    async lancarTodas(
      work: Writing,
      all: readonly (Omit<Details, 'idContaFinanceira'> & Origin<Nome>)[],
      conta?: RecordRef | null,
      doBanco = false,
    ): Promise<void> {
      await requireOpenMonth(work, ...new Set(all.map(({ data }) => data)))
      const turnOf = await turnFor(book, work, all)
      const meios = all.map(({ meio }) => meio)
      const uma = conta == null ? null : await newContaOfDinheiro(work, conta)
      const contaOf = uma === null ? await contasOfMeios(work, meios) : () => uma
      const made = all.map(({ meio, ...dados }) =>
        create(work, { ...dados, idContaFinanceira: contaOf(meio), vez: turnOf(dados as Origin<Nome>) }),
      )
      await work.em.flush()
      await check(work, tabela, made, { doBanco })
    },
  }
}

/** Changes and takes back entries, whatever made them. */
export function madeEntries<Nome extends string>(book: Book<Nome>) {
  const { tabela, entity, esta, missing, read, create, refuseReversed } = book
  return {
    /**
     * Reverses the entry of a record, whether its month is open or closed: money that goes back leaves on its own day.
     * @returns false when there is no entry, or it is reversed already
     * @throws CONFLICT when the month of the reversal is closed
     */
    async reverter(work: Writing, from: Origin<Nome>, data: DateOnly, porque: string): Promise<boolean> {
      const { origem, idOrigem, vez } = from
      const where = { origem, idOrigem, ...(vez && { vez }), idCliente: work.idCliente, excluidoEm: null }
      const [found] = await work.em.find(entity, where, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        orderBy: { vez: 'desc' },
        limit: 1,
      })
      const lancamento = found as Lancamento | undefined
      if (!lancamento || (await reversalOf(work, tabela, lancamento.id))) return false
      await requireOpenMonth(work, data)
      // money that goes back leaves the account, even if what came in was history
      create(work, reversing(lancamento, { descricao: `${porque}: ${lancamento.descricao}`, data }))
      await work.em.flush()
      return true
    },

    /**
     * Changes the entry of a record.
     * @param antes the record before the change: an entry of another day than its own stays on that, and money whose
     * means was corrected goes to the account of the right one
     * @throws NOT_FOUND when there is none, CONFLICT when a month is closed
     */
    async alterar(
      work: Writing,
      from: Origin<Nome>,
      { meio, ...mudancas }: Partial<Details>,
      { dia, meio: meioBefore }: { dia?: DateOnly; meio?: string } = {},
    ): Promise<void> {
      const lancamento = await ofOrigin(book, work, from)
      const goesOn = dia === undefined || dia === lancamento.data
      const data = goesOn ? (mudancas.data ?? lancamento.data) : lancamento.data
      await requireOpenMonth(work, lancamento.data, data)
      const corrected = mudancas.idContaFinanceira == null && meio && meioBefore && meio !== meioBefore
      const idContaFinanceira =
        corrected && !(await isReconciled(work, tabela, lancamento.id))
          ? await correctedMeioConta(work, lancamento.idContaFinanceira ?? null, { antes: meioBefore, depois: meio })
          : await contaAfter(work, lancamento, mudancas.idContaFinanceira)
      const antes = { ...lancamento }
      putInConta(Object.assign(lancamento, mudancas, { data }), idContaFinanceira)
      await work.em.flush()
      await check(work, tabela, [lancamento], { antes })
    },

    /**
     * Moves an entry to another account, whatever made it. Nothing else of it changes, nor of the record that made it.
     * @throws CONFLICT when its month is closed, it is reversed or a reversal, or a line of the bank's statement is its money
     */
    async mover(work: Writing, id: RecordRef, conta: RecordRef): Promise<void> {
      const lancamento = await recordToChange(work, entity, id, { missing })
      await requireOpenMonth(work, lancamento.data)
      if (lancamento.idEstornado) throw conflict('Um estorno fica na conta do lançamento que ele desfaz.')
      await refuseReversed(work, lancamento.id)
      const idContaFinanceira = await contaAfter(work, lancamento, conta)
      if (
        idContaFinanceira !== (lancamento.idContaFinanceira ?? null) &&
        (await isReconciled(work, tabela, lancamento.id))
      )
        throw conflict(`${esta} está conciliada com o extrato do banco: desfaça antes a conciliação.`)
      const antes = { ...lancamento }
      putInConta(lancamento, idContaFinanceira)
      await work.em.flush()
      await check(work, tabela, [lancamento], { antes })
    },

    /**
     * Makes an entry that somebody typed the entry of a record.
     * @returns false when a record created it, its month is closed, or it is deleted, reversed or a reversal
     */
    async atribuir(work: Writing, id: number, { origem, idOrigem }: Origin<Nome>): Promise<boolean> {
      const made = await read(work, id)
      if (!made || made.excluidoEm || made.origem || made.idEstornado) return false
      if (!(await isOpenMonth(work, made.data)) || (await reversalOf(work, tabela, id))) return false
      await change(work, tabela as 'entrada')
        .set({ origem, idOrigem })
        .where('id', '=', id)
        .execute()
      return true
    },

    /**
     * Deletes the entry of a record.
     * @throws NOT_FOUND when there is none, CONFLICT when its month is closed
     */
    async retirar(work: WritingAs, from: Origin<Nome>): Promise<void> {
      const lancamento = await ofOrigin(book, work, from)
      await requireOpenMonth(work, lancamento.data)
      markDeleted(work, lancamento)
      await work.em.flush()
    },
  }
}

/**
 * Finds and locks the latest entry of a record, or the one with this number. Earlier entries are reversed, unless the
 * record numbers them itself.
 * @throws CONFLICT when it is reversed too
 */
async function ofOrigin<Nome extends string>(
  { entity, missing, refuseReversed }: Book<Nome>,
  work: Writing,
  { origem, idOrigem, vez }: Origin<Nome>,
): Promise<Lancamento> {
  const where = { origem, idOrigem, ...(vez && { vez }), idCliente: work.idCliente, excluidoEm: null }
  const [found] = await work.em.find(entity, where, {
    lockMode: LockMode.PESSIMISTIC_WRITE,
    orderBy: { vez: 'desc' },
    limit: 1,
  })
  if (!found) throw notFound(missing)
  await refuseReversed(work, (found as Lancamento).id)
  return found as Lancamento
}

/**
 * The `turnOf` of each record's next entry, unless the record numbers it: its reversed entries plus one. While its latest entry is not reversed, the
 * unique index refuses this number.
 */
async function turnFor<Nome extends string>(
  { tabela, reabrem }: Book<Nome>,
  work: Writing,
  records: readonly Origin<Nome>[],
): Promise<(of: Origin<Nome>) => number> {
  const reopened = records.filter(({ origem, vez }) => !vez && reabrem.includes(origem))
  if (reopened.length === 0) return ({ vez }) => vez ?? 1
  const { rows } = await sql<{ origem: string; idOrigem: number; vez: number }>`
    select feito.origem, feito.id_origem as "idOrigem", (count(*) + 1)::int as vez from ${sql.table(tabela)} feito
    join ${sql.table(tabela)} estorno on estorno.id_cliente = feito.id_cliente and estorno.id_estornado = feito.id
      and estorno.excluido_em is null
    where feito.id_cliente = ${work.idCliente} and feito.excluido_em is null
      and feito.origem = any(${reopened.map(({ origem }) => origem)}::text[])
      and feito.id_origem = any(${reopened.map(({ idOrigem }) => idOrigem)}::int[])
    group by feito.origem, feito.id_origem`.execute(work.db)
  const found = new Map(rows.map(({ origem, idOrigem, vez }) => [`${origem} ${idOrigem}`, vez]))
  return ({ origem, idOrigem, vez }) => vez ?? found.get(`${origem} ${idOrigem}`) ?? 1
}

/** Whether a line of the bank's statement is the money of an entry, which then lies where that is. */
const isReconciled = async (work: Writing, tabela: Table, id: number): Promise<boolean> =>
  (
    await sql`select from conciliacao where id_cliente = ${work.idCliente} and ${sql.ref(`id_${tabela}`)} = ${id}`.execute(
      work.db,
    )
  ).rows.length > 0

/**
 * Brings back a record's last entry, which was deleted with it, as the record is now. What only the entry has stays: its
 * attachments, its account, and its own category while that one exists.
 * @param onOwnDay whether it stays on the day that it had, which may be another one than the record's
 * @returns its id; undefined when there was none
 * @throws CONFLICT when the month is closed
 */
async function giveBack<Nome extends string>(
  { entity, tabela }: Book<Nome>,
  work: Writing,
  { meio, ...dados }: Details & Origin<Nome>,
  onOwnDay: boolean,
): Promise<number | undefined> {
  const { origem, idOrigem } = dados
  const [found] = await work.em.find(
    entity,
    { origem, idOrigem, idCliente: work.idCliente, excluidoEm: { $ne: null } },
    { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'desc' }, limit: 1 },
  )
  const before = found as Lancamento | undefined
  if (!before) return undefined
  const data = onOwnDay ? before.data : dados.data
  await requireOpenMonthForReturn(work, data)
  const { idContaFinanceira: conta = null, idCategoria: own = null } = before
  const kept = own !== null && before.categoria === dados.categoria && (await idOf(work, 'categoria', own))
  Object.assign(before, { idCategoria: kept || null }, dados, { data, idContaFinanceira: conta })
  if (!(await contaExists(work, conta)))
    putInConta(before, await newContaOfDinheiro(work, dados.idContaFinanceira, meio))
  markRestored(before)
  await work.em.flush()
  await check(work, tabela, [before])
  return before.id
}
