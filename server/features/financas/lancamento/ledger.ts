import {
  type EntityName,
  type EntitySchemaWithMeta,
  LockMode,
  type OptionalProps,
  type RequiredEntityData,
} from '@mikro-orm/core'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { estornoInput, lancamentoInput } from '../../../../schema/rules/financas/lancamento.input.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import { markDeleted, markRestored } from '../../../kernel/access/bin.js'
import { conflict, notFound } from '../../../kernel/base/errors.js'
import { change, from, idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { categoriaOfLancamento, requireCategoria } from '../categoria/index.js'
import { centroCustoNumber } from '../centro-custo/index.js'
import {
  contaAfterChange,
  contaExists,
  contasOfMeios,
  correctedMeioConta,
  newContaOfDinheiro,
  requireActiveConta,
} from '../conta-financeira/index.js'
import { fornecedorNumber, requireFornecedor } from '../fornecedor/index.js'
import { type LancamentoRow, readRow, type Table } from './lancamento.queries.js'
import { isOpenMonth, requireOpenMonth, requireOpenMonthForReturn } from './mes-aberto.js'
import { check } from './perguntas.js'

/** The fields of an entry. */
export interface Details {
  descricao: string
  data: DateOnly
  categoria: number
  /** decimal string, greater than zero */
  valor: Decimal
  idCentroCusto?: number | null | undefined
  /** the church's own category, whose root is `categoria` */
  idCategoria?: number | null | undefined
  /** of an expense */
  idFornecedor?: number | null | undefined
  /** by id or uuid; for a new entry that of its means when there is none, otherwise the entry's own */
  idContaFinanceira?: RecordRef | null | undefined
  /** how it was paid: its money lies in the account of this means, or in the church's default one when none is told */
  meio?: string | null | undefined
}

/** The record of another feature that creates an entry. */
export interface Origin<Nome extends string> {
  origem: Nome
  idOrigem: number
  /** of a record that has several entries at once and numbers them itself, such as the payments of a payable */
  vez?: number | undefined
}

/** An entry as the ORM sees it. */
interface Lancamento extends Omit<Details, 'idContaFinanceira' | 'meio'> {
  [OptionalProps]?: 'versao' | 'historico'
  id: number
  idCliente: number
  versao: number
  origem?: string | null | undefined
  idOrigem?: number | null | undefined
  vez?: number
  idEstornado?: number | null | undefined
  idContaFinanceira?: number | null | undefined
  historico?: boolean
  excluidoEm?: Date | null | undefined
  excluidoPor?: number | null | undefined
}

/** Puts an entry into an account. It is history only of the one before; `check` says what it is of this one. */
function putInConta(lancamento: Lancamento, conta: number | null): void {
  if ((lancamento.idContaFinanceira ?? null) !== conta) lancamento.historico = false
  lancamento.idContaFinanceira = conta
}

/** Whether these are income or expenses. */
export interface Livro<Nome extends string> {
  tabela: Table
  entity: EntitySchemaWithMeta
  /** 'Entrada', 'Saída': both feminine */
  nome: string
  /** 'um dízimo', 'uma conta a pagar' */
  origens: Record<Nome, string>
  /** origins whose records are reopened when their entry is reversed (`booked`), and may then create another entry */
  reabrem?: readonly NoInfer<Nome>[]
}

type WritingAs = Writing & { ctx: Context }

/** The input of an entry; only that of an expense has a supplier. */
type TypedEntry = z.output<typeof lancamentoInput> & { idFornecedor?: RecordRef | null | undefined }

/**
 * All writes of income or of expenses: by hand (the use cases of entrada and saida), and by the records of other
 * features, in their own transaction.
 */
export function ledger<Nome extends string>({ tabela, nome, origens, reabrem = [], ...livro }: Livro<Nome>) {
  const entity = livro.entity as unknown as EntityName<Lancamento>
  const natureza = tabela === 'entrada' ? 'receita' : 'despesa'
  const missing = `${nome} não encontrada.`
  const esta = `Esta ${nome.toLowerCase()}`
  const read = (work: Writing, id: RecordRef) => readRow(work, tabela, id)

  const create = (work: Writing, data: Omit<RequiredEntityData<Lancamento>, 'idCliente'>): Lancamento =>
    work.em.create(entity, { idCliente: work.idCliente, ...data })

  /**
   * Locks an entry made by hand.
   * @throws CONFLICT when a record created it or it is reversed
   */
  async function byHand(work: Writing, id: RecordRef, versao?: number | null): Promise<Lancamento> {
    const lancamento = await recordToChange(work, entity, id, { versao, missing })
    refuseOrigin(lancamento)
    await refuseReversed(work, lancamento.id)
    return lancamento
  }

  function refuseOrigin({ origem }: Lancamento): void {
    if (!origem) return
    const by = origens[origem as Nome]
    throw conflict(`${esta} vem de ${by} e só muda por meio ${by.startsWith('uma ') ? 'dela' : 'dele'}.`)
  }

  async function refuseReversed(work: Writing, id: number): Promise<void> {
    if (await reversalOf(work, tabela, id)) throw conflict(`${esta} foi estornada: exclua antes o estorno.`)
  }

  /**
   * Finds and locks the latest entry of a record, or the one with this number. Earlier entries are reversed, unless the
   * record numbers them itself.
   * @throws CONFLICT when it is reversed too
   */
  async function ofOrigin(work: Writing, { origem, idOrigem, vez }: Origin<Nome>): Promise<Lancamento> {
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
  async function turnFor(work: Writing, records: readonly Origin<Nome>[]): Promise<(of: Origin<Nome>) => number> {
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
  const isReconciled = async (work: Writing, id: number): Promise<boolean> =>
    (
      await sql`select from conciliacao where id_cliente = ${work.idCliente} and ${sql.ref(`id_${tabela}`)} = ${id}`.execute(
        work.db,
      )
    ).rows.length > 0

  /** The account of an entry after a change. */
  const contaAfter = (work: Writing, { idContaFinanceira = null }: Lancamento, ref: RecordRef | null | undefined) =>
    contaAfterChange(work, ref, idContaFinanceira)

  /**
   * Brings back a record's last entry, which was deleted with it, as the record is now. What only the entry has stays: its
   * attachments, its account, and its own category while that one exists.
   * @param onOwnDay whether it stays on the day that it had, which may be another one than the record's
   * @returns its id; undefined when there was none
   * @throws CONFLICT when the month is closed
   */
  async function giveBack(
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

  return {
    /** @param doBanco whether it is the money of a movement of the bank, which is not that of another movement's entry */
    async criar(
      work: Writing,
      { versao: _, idFornecedor, idCategoria, categoria, ...input }: TypedEntry,
      doBanco = false,
    ) {
      const dados = {
        ...input,
        ...(await fornecedor(work, idFornecedor)),
        idCentroCusto: await centroCustoNumber(work, input.idCentroCusto),
        idContaFinanceira: await newContaOfDinheiro(work, input.idContaFinanceira),
        ...(await categoriaOfLancamento(work, natureza, { ref: idCategoria, numero: categoria })),
      }
      await requireOpenMonth(work, dados.data)
      const lancamento = create(work, dados)
      await work.em.flush()
      await check(work, tabela, [lancamento], { doBanco })
      return saved(work, lancamento, read)
    },

    async atualizar(work: Writing, { id, versao, idFornecedor, ...input }: TypedEntry & { id: RecordRef }) {
      const lancamento = await byHand(work, id, versao)
      if (lancamento.idEstornado) throw conflict('Um estorno não pode ser alterado, só excluído.')
      const idCentroCusto = await centroCustoNumber(work, input.idCentroCusto, lancamento.idCentroCusto)
      const who = await fornecedor(work, idFornecedor, lancamento.idFornecedor)
      const idContaFinanceira = await contaAfter(work, lancamento, input.idContaFinanceira)
      const pedida = { ref: input.idCategoria, numero: input.categoria }
      const categoria = await categoriaOfLancamento(work, natureza, pedida, lancamento)
      await requireOpenMonth(work, lancamento.data, input.data)
      const antes = { ...lancamento }
      const same = lancamento.idContaFinanceira ?? null
      work.em.assign(
        lancamento,
        { ...input, ...categoria, ...who, idCentroCusto, idContaFinanceira: same },
        { ignoreUndefined: true },
      )
      putInConta(lancamento, idContaFinanceira)
      await work.em.flush()
      await check(work, tabela, [lancamento], { antes })
      return saved(work, lancamento, read)
    },

    async excluir(work: WritingAs, id: RecordRef): Promise<void> {
      const lancamento = await byHand(work, id)
      await requireOpenMonth(work, lancamento.data)
      if (lancamento.idEstornado) {
        if (tabela === 'entrada') await refuseRefund(work, lancamento.idEstornado)
        await restored(work, await read(work, lancamento.idEstornado))
      }
      markDeleted(work, lancamento)
    },

    async restaurar(work: WritingAs, id: RecordRef) {
      const lancamento = await recordToChange(work, entity, id, { deleted: true, missing })
      refuseOrigin(lancamento)
      await requireOpenMonth(work, lancamento.data)
      if (lancamento.idEstornado) {
        const estornado = await read(work, lancamento.idEstornado)
        if (!estornado || estornado.excluidoEm) throw conflict('O lançamento estornado não existe mais.')
        await reversed(work, estornado)
        await refuseReversed(work, lancamento.idEstornado)
      }
      if (!(await contaExists(work, lancamento.idContaFinanceira ?? null)))
        throw conflict('A conta financeira deste lançamento foi excluída: restaure-a antes.')
      await requireActiveConta(work, lancamento.idContaFinanceira ?? null)
      await requireFornecedor(work, lancamento.idFornecedor)
      await requireCategoria(work, lancamento.idCategoria)
      markRestored(lancamento)
      await work.em.flush()
      if (!lancamento.idEstornado) await check(work, tabela, [lancamento])
      return saved(work, lancamento, read)
    },

    /** Creates a negative entry in an open month for an entry of a closed month. */
    async estornar(work: WritingAs, { id, data, descricao }: z.output<typeof estornoInput> & { id: RecordRef }) {
      const made = await read(work, id)
      if (made && !made.excluidoEm) await reversed(work, made)
      const lancamento = await recordToChange(work, entity, id, { missing })
      if (lancamento.idEstornado) throw conflict('Um estorno não pode ser estornado.')
      if (await reversalOf(work, tabela, lancamento.id)) throw conflict(`${esta} já foi estornada.`)
      await requireOpenMonth(work, data)
      if (await isOpenMonth(work, lancamento.data))
        throw conflict(`O mês desta ${nome.toLowerCase()} está aberto: altere ou exclua o próprio lançamento.`)
      await requireActiveConta(work, lancamento.idContaFinanceira ?? null)
      if (lancamento.historico)
        throw conflict(
          `${esta} é de antes do saldo inicial da conta e não muda o saldo: para desfazê-la, reabra o mês e exclua-a.`,
        )
      const estorno = create(work, {
        descricao: descricao ?? `Estorno: ${lancamento.descricao}`.slice(0, 255),
        data,
        categoria: lancamento.categoria,
        idCategoria: lancamento.idCategoria ?? null,
        valor: `-${lancamento.valor}`,
        idCentroCusto: lancamento.idCentroCusto ?? null,
        idContaFinanceira: lancamento.idContaFinanceira ?? null,
        ...(tabela === 'saida' && { idFornecedor: lancamento.idFornecedor ?? null }),
        idEstornado: lancamento.id,
      })
      return saved(work, estorno, read)
    },

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
      create(work, {
        descricao: `${porque}: ${lancamento.descricao}`.slice(0, 255),
        data,
        categoria: lancamento.categoria,
        idCategoria: lancamento.idCategoria ?? null,
        valor: `-${lancamento.valor}`,
        idCentroCusto: lancamento.idCentroCusto ?? null,
        idContaFinanceira: lancamento.idContaFinanceira ?? null,
        idEstornado: lancamento.id,
      })
      await work.em.flush()
      return true
    },

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
      const returned = back === 'nova' ? undefined : await giveBack(work, dados, back === 'voltaNoSeuDia')
      if (returned !== undefined) return returned
      await requireOpenMonth(work, dados.data)
      const { meio, ...campos } = dados
      const idContaFinanceira = await newContaOfDinheiro(work, dados.idContaFinanceira, meio)
      const lancamento = create(work, { ...campos, idContaFinanceira, vez: (await turnFor(work, [dados]))(dados) })
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
      const turnOf = await turnFor(work, all)
      const meios = all.map(({ meio }) => meio)
      const uma = conta == null ? null : await newContaOfDinheiro(work, conta)
      const contaOf = uma === null ? await contasOfMeios(work, meios) : () => uma
      const made = all.map(({ meio, ...dados }) =>
        create(work, { ...dados, idContaFinanceira: contaOf(meio), vez: turnOf(dados as Origin<Nome>) }),
      )
      await work.em.flush()
      await check(work, tabela, made, { doBanco })
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
      const lancamento = await ofOrigin(work, from)
      const goesOn = dia === undefined || dia === lancamento.data
      const data = goesOn ? (mudancas.data ?? lancamento.data) : lancamento.data
      await requireOpenMonth(work, lancamento.data, data)
      const corrected = mudancas.idContaFinanceira == null && meio && meioBefore && meio !== meioBefore
      const idContaFinanceira =
        corrected && !(await isReconciled(work, lancamento.id))
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
      if (idContaFinanceira !== (lancamento.idContaFinanceira ?? null) && (await isReconciled(work, lancamento.id)))
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
      const lancamento = await ofOrigin(work, from)
      await requireOpenMonth(work, lancamento.data)
      markDeleted(work, lancamento)
      await work.em.flush()
    },
  }
}

/** The supplier of an expense to write; nothing when the input names none. */
const fornecedor = async (work: Writing, ref: RecordRef | null | undefined, present?: number | null) =>
  ref === undefined ? {} : { idFornecedor: await fornecedorNumber(work, ref, present) }

type WithOrigin = Pick<LancamentoRow, 'origem' | 'idOrigem' | 'vez' | 'data' | 'valor'>

const bookedBy = ({ ctx }: WritingAs, origin: string | null) =>
  ctx.services.features.flatMap(({ booked }) => (booked && booked.origem === origin ? [booked] : []))

/** Notifies the record that created an entry that the entry is reversed. */
async function reversed(work: WritingAs, { origem, idOrigem, vez }: WithOrigin): Promise<void> {
  for (const record of bookedBy(work, origem)) await record.reversed(work, idOrigem as number, vez)
}

/** Notifies the record that created an entry that the entry counts again. */
async function restored(work: WritingAs, row: WithOrigin | undefined): Promise<void> {
  for (const record of bookedBy(work, row?.origem ?? null))
    await record.restored(work, row!.idOrigem as number, { data: row!.data, valor: row!.valor, vez: row!.vez })
}

/** @throws CONFLICT when the money of this income went back: without the reversal it would count again */
async function refuseRefund(work: WritingAs, idEntrada: number): Promise<void> {
  for (const { bankMoney } of work.ctx.services.features)
    if ((await bankMoney?.received?.refunded(work, [idEntrada]))?.has(idEntrada))
      throw conflict('Este estorno é a devolução de um Pix e não pode ser excluído: o dinheiro voltou.')
}

/** Id of an entry's reversal that is not deleted. */
async function reversalOf(work: Writing, tabela: Table, id: number): Promise<number | undefined> {
  const row = await from(work, tabela as 'entrada')
    .select('id')
    .where('idEstornado', '=', id)
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()
  return row?.id
}
