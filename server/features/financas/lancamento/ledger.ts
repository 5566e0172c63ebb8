import {
  type EntityName,
  type EntitySchemaWithMeta,
  LockMode,
  type OptionalProps,
  type RequiredEntityData,
} from '@mikro-orm/core'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import { conflict, notFound } from '../../../kernel/errors.js'
import type { Decimal } from '../../../kernel/money.js'
import { markDeleted, markRestored } from '../../../kernel/tenant/bin.js'
import { change, from, idOf, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { categoriaDoLancamento, exigirCategoria } from '../categoria/index.js'
import { numeroCentroCusto } from '../centro-custo/index.js'
import {
  contaAposMudanca,
  contaDeDinheiroNovo,
  contaDoMeioCorrigido,
  contaExiste,
  contasDosMeios,
  exigirContaAtiva,
} from '../conta-financeira/index.js'
import { exigirFornecedor, numeroFornecedor } from '../fornecedor/index.js'
import type { estornoInput, lancamentoInput } from './lancamento.input.js'
import { type LancamentoRow, ler, type Tabela } from './lancamento.queries.js'
import { exigirMesAberto, exigirMesAbertoNaVolta, mesAberto } from './mes-aberto.js'
import { conferir } from './perguntas.js'

/** The fields of an entry. */
export interface Dados {
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
export interface Origem<Nome extends string> {
  origem: Nome
  idOrigem: number
  /** of a record that has several entries at once and numbers them itself, such as the payments of a payable */
  vez?: number | undefined
}

/** An entry as the ORM sees it. */
interface Lancamento extends Omit<Dados, 'idContaFinanceira' | 'meio'> {
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

/** Puts an entry into an account. It is history only of the one before; `conferir` says what it is of this one. */
function naConta(lancamento: Lancamento, conta: number | null): void {
  if ((lancamento.idContaFinanceira ?? null) !== conta) lancamento.historico = false
  lancamento.idContaFinanceira = conta
}

/** Whether these are income or expenses. */
export interface Livro<Nome extends string> {
  tabela: Tabela
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
type Digitado = z.output<typeof lancamentoInput> & { idFornecedor?: RecordRef | null | undefined }

/**
 * All writes of income or of expenses: by hand (the use cases of entrada and saida), and by the records of other
 * features, in their own transaction.
 */
export function ledger<Nome extends string>({ tabela, nome, origens, reabrem = [], ...livro }: Livro<Nome>) {
  const entity = livro.entity as unknown as EntityName<Lancamento>
  const natureza = tabela === 'entrada' ? 'receita' : 'despesa'
  const missing = `${nome} não encontrada.`
  const esta = `Esta ${nome.toLowerCase()}`
  const read = (work: Writing, id: RecordRef) => ler(work, tabela, id)

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
  async function ofOrigin(work: Writing, { origem, idOrigem, vez }: Origem<Nome>): Promise<Lancamento> {
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
   * The `vez` of each record's next entry, unless the record numbers it: its reversed entries plus one. While its latest entry is not reversed, the
   * unique index refuses this number.
   */
  async function vezDe(work: Writing, records: readonly Origem<Nome>[]): Promise<(of: Origem<Nome>) => number> {
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
  const conciliado = async (work: Writing, id: number): Promise<boolean> =>
    (
      await sql`select from conciliacao where id_cliente = ${work.idCliente} and ${sql.ref(`id_${tabela}`)} = ${id}`.execute(
        work.db,
      )
    ).rows.length > 0

  /** The account of an entry after a change. */
  const contaDepois = (work: Writing, { idContaFinanceira = null }: Lancamento, ref: RecordRef | null | undefined) =>
    contaAposMudanca(work, ref, idContaFinanceira)

  /**
   * Brings back a record's last entry, which was deleted with it, as the record is now. What only the entry has stays: its
   * attachments, its account, and its own category while that one exists.
   * @param noSeuDia whether it stays on the day that it had, which may be another one than the record's
   * @returns its id; undefined when there was none
   * @throws CONFLICT when the month is closed
   */
  async function devolver(
    work: Writing,
    { meio, ...dados }: Dados & Origem<Nome>,
    noSeuDia: boolean,
  ): Promise<number | undefined> {
    const { origem, idOrigem } = dados
    const [found] = await work.em.find(
      entity,
      { origem, idOrigem, idCliente: work.idCliente, excluidoEm: { $ne: null } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'desc' }, limit: 1 },
    )
    const antes = found as Lancamento | undefined
    if (!antes) return undefined
    const data = noSeuDia ? antes.data : dados.data
    await exigirMesAbertoNaVolta(work, data)
    const { idContaFinanceira: conta = null, idCategoria: propria = null } = antes
    const kept = propria !== null && antes.categoria === dados.categoria && (await idOf(work, 'categoria', propria))
    Object.assign(antes, { idCategoria: kept || null }, dados, { data, idContaFinanceira: conta })
    if (!(await contaExiste(work, conta)))
      naConta(antes, await contaDeDinheiroNovo(work, dados.idContaFinanceira, meio))
    markRestored(antes)
    await work.em.flush()
    return antes.id
  }

  return {
    /** @param doBanco whether it is the money of a movement of the bank, which is not that of another movement's entry */
    async criar(
      work: Writing,
      { versao: _, idFornecedor, idCategoria, categoria, ...input }: Digitado,
      doBanco = false,
    ) {
      const dados = {
        ...input,
        ...(await fornecedor(work, idFornecedor)),
        idCentroCusto: await numeroCentroCusto(work, input.idCentroCusto),
        idContaFinanceira: await contaDeDinheiroNovo(work, input.idContaFinanceira),
        ...(await categoriaDoLancamento(work, natureza, { ref: idCategoria, numero: categoria })),
      }
      await exigirMesAberto(work, dados.data)
      const lancamento = create(work, dados)
      await work.em.flush()
      await conferir(work, tabela, [lancamento], { doBanco })
      return saved(work, lancamento, read)
    },

    async atualizar(work: Writing, { id, versao, idFornecedor, ...input }: Digitado & { id: RecordRef }) {
      const lancamento = await byHand(work, id, versao)
      if (lancamento.idEstornado) throw conflict('Um estorno não pode ser alterado, só excluído.')
      const idCentroCusto = await numeroCentroCusto(work, input.idCentroCusto, lancamento.idCentroCusto)
      const quem = await fornecedor(work, idFornecedor, lancamento.idFornecedor)
      const idContaFinanceira = await contaDepois(work, lancamento, input.idContaFinanceira)
      const pedida = { ref: input.idCategoria, numero: input.categoria }
      const categoria = await categoriaDoLancamento(work, natureza, pedida, lancamento)
      await exigirMesAberto(work, lancamento.data, input.data)
      const antes = { ...lancamento }
      const mesma = lancamento.idContaFinanceira ?? null
      work.em.assign(
        lancamento,
        { ...input, ...categoria, ...quem, idCentroCusto, idContaFinanceira: mesma },
        { ignoreUndefined: true },
      )
      naConta(lancamento, idContaFinanceira)
      await work.em.flush()
      await conferir(work, tabela, [lancamento], { antes })
      return saved(work, lancamento, read)
    },

    async excluir(work: WritingAs, id: RecordRef): Promise<void> {
      const lancamento = await byHand(work, id)
      await exigirMesAberto(work, lancamento.data)
      if (lancamento.idEstornado) {
        if (tabela === 'entrada') await refuseRefund(work, lancamento.idEstornado)
        await restored(work, await read(work, lancamento.idEstornado))
      }
      markDeleted(work, lancamento)
    },

    async restaurar(work: WritingAs, id: RecordRef) {
      const lancamento = await recordToChange(work, entity, id, { deleted: true, missing })
      refuseOrigin(lancamento)
      await exigirMesAberto(work, lancamento.data)
      if (lancamento.idEstornado) {
        const estornado = await read(work, lancamento.idEstornado)
        if (!estornado || estornado.excluidoEm) throw conflict('O lançamento estornado não existe mais.')
        await reversed(work, estornado)
        await refuseReversed(work, lancamento.idEstornado)
      }
      if (!(await contaExiste(work, lancamento.idContaFinanceira ?? null)))
        throw conflict('A conta financeira deste lançamento foi excluída: restaure-a antes.')
      await exigirContaAtiva(work, lancamento.idContaFinanceira ?? null)
      await exigirFornecedor(work, lancamento.idFornecedor)
      await exigirCategoria(work, lancamento.idCategoria)
      markRestored(lancamento)
      return saved(work, lancamento, read)
    },

    /** Creates a negative entry in an open month for an entry of a closed month. */
    async estornar(work: WritingAs, { id, data, descricao }: z.output<typeof estornoInput> & { id: RecordRef }) {
      const feito = await read(work, id)
      if (feito && !feito.excluidoEm) await reversed(work, feito)
      const lancamento = await recordToChange(work, entity, id, { missing })
      if (lancamento.idEstornado) throw conflict('Um estorno não pode ser estornado.')
      if (await reversalOf(work, tabela, lancamento.id)) throw conflict(`${esta} já foi estornada.`)
      await exigirMesAberto(work, data)
      if (await mesAberto(work, lancamento.data))
        throw conflict(`O mês desta ${nome.toLowerCase()} está aberto: altere ou exclua o próprio lançamento.`)
      await exigirContaAtiva(work, lancamento.idContaFinanceira ?? null)
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
    async reverter(work: Writing, de: Origem<Nome>, data: DateOnly, porque: string): Promise<boolean> {
      const { origem, idOrigem, vez } = de
      const where = { origem, idOrigem, ...(vez && { vez }), idCliente: work.idCliente, excluidoEm: null }
      const [found] = await work.em.find(entity, where, {
        lockMode: LockMode.PESSIMISTIC_WRITE,
        orderBy: { vez: 'desc' },
        limit: 1,
      })
      const lancamento = found as Lancamento | undefined
      if (!lancamento || (await reversalOf(work, tabela, lancamento.id))) return false
      await exigirMesAberto(work, data)
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
     * @param volta whether the record comes back from the recycle bin: its entry comes back, too, on the record's day or on
     * the day that it had
     * @throws CONFLICT when the record already has one, or the month is closed
     */
    async lancar(
      work: Writing,
      dados: Dados & Origem<Nome>,
      volta: 'volta' | 'voltaNoSeuDia' | 'nova' = 'nova',
    ): Promise<number> {
      const devolvido = volta === 'nova' ? undefined : await devolver(work, dados, volta === 'voltaNoSeuDia')
      if (devolvido !== undefined) return devolvido
      await exigirMesAberto(work, dados.data)
      const { meio, ...campos } = dados
      const idContaFinanceira = await contaDeDinheiroNovo(work, dados.idContaFinanceira, meio)
      const lancamento = create(work, { ...campos, idContaFinanceira, vez: (await vezDe(work, [dados]))(dados) })
      await work.em.flush()
      if (volta === 'nova') await conferir(work, tabela, [lancamento])
      return lancamento.id
    },

    /**
     * Creates the entries of many records, with as many statements as for two.
     * @param conta of all of them, by id or uuid; each one's by its means when there is none
     * @throws CONFLICT as `lancar`
     */
    async lancarTodas(
      work: Writing,
      todas: readonly (Omit<Dados, 'idContaFinanceira'> & Origem<Nome>)[],
      conta?: RecordRef | null,
    ): Promise<void> {
      await exigirMesAberto(work, ...new Set(todas.map(({ data }) => data)))
      const vez = await vezDe(work, todas)
      const meios = todas.map(({ meio }) => meio)
      const uma = conta == null ? null : await contaDeDinheiroNovo(work, conta)
      const contaDe = uma === null ? await contasDosMeios(work, meios) : () => uma
      const feitas = todas.map(({ meio, ...dados }) =>
        create(work, { ...dados, idContaFinanceira: contaDe(meio), vez: vez(dados as Origem<Nome>) }),
      )
      await work.em.flush()
      await conferir(work, tabela, feitas)
    },

    /**
     * Changes the entry of a record.
     * @param antes the record before the change: an entry of another day than its own stays on that, and money whose
     * means was corrected goes to the account of the right one
     * @throws NOT_FOUND when there is none, CONFLICT when a month is closed
     */
    async alterar(
      work: Writing,
      de: Origem<Nome>,
      { meio, ...mudancas }: Partial<Dados>,
      { dia, meio: meioAntes }: { dia?: DateOnly; meio?: string } = {},
    ): Promise<void> {
      const lancamento = await ofOrigin(work, de)
      const segue = dia === undefined || dia === lancamento.data
      const data = segue ? (mudancas.data ?? lancamento.data) : lancamento.data
      await exigirMesAberto(work, lancamento.data, data)
      const corrigido = mudancas.idContaFinanceira == null && meio && meioAntes && meio !== meioAntes
      const idContaFinanceira =
        corrigido && !(await conciliado(work, lancamento.id))
          ? await contaDoMeioCorrigido(work, lancamento.idContaFinanceira ?? null, { antes: meioAntes, depois: meio })
          : await contaDepois(work, lancamento, mudancas.idContaFinanceira)
      const antes = { ...lancamento }
      naConta(Object.assign(lancamento, mudancas, { data }), idContaFinanceira)
      await work.em.flush()
      await conferir(work, tabela, [lancamento], { antes })
    },

    /**
     * Moves an entry to another account, whatever made it. Nothing else of it changes, nor of the record that made it.
     * @throws CONFLICT when its month is closed, it is reversed or a reversal, or a line of the bank's statement is its money
     */
    async mover(work: Writing, id: RecordRef, conta: RecordRef): Promise<void> {
      const lancamento = await recordToChange(work, entity, id, { missing })
      await exigirMesAberto(work, lancamento.data)
      if (lancamento.idEstornado) throw conflict('Um estorno fica na conta do lançamento que ele desfaz.')
      await refuseReversed(work, lancamento.id)
      const idContaFinanceira = await contaDepois(work, lancamento, conta)
      if (idContaFinanceira !== (lancamento.idContaFinanceira ?? null) && (await conciliado(work, lancamento.id)))
        throw conflict(`${esta} está conciliada com o extrato do banco: desfaça antes a conciliação.`)
      const antes = { ...lancamento }
      naConta(lancamento, idContaFinanceira)
      await work.em.flush()
      await conferir(work, tabela, [lancamento], { antes })
    },

    /**
     * Makes an entry that somebody typed the entry of a record.
     * @returns false when a record created it, its month is closed, or it is deleted, reversed or a reversal
     */
    async atribuir(work: Writing, id: number, { origem, idOrigem }: Origem<Nome>): Promise<boolean> {
      const feito = await read(work, id)
      if (!feito || feito.excluidoEm || feito.origem || feito.idEstornado) return false
      if (!(await mesAberto(work, feito.data)) || (await reversalOf(work, tabela, id))) return false
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
    async retirar(work: WritingAs, de: Origem<Nome>): Promise<void> {
      const lancamento = await ofOrigin(work, de)
      await exigirMesAberto(work, lancamento.data)
      markDeleted(work, lancamento)
      await work.em.flush()
    },
  }
}

/** The supplier of an expense to write; nothing when the input names none. */
const fornecedor = async (work: Writing, ref: RecordRef | null | undefined, present?: number | null) =>
  ref === undefined ? {} : { idFornecedor: await numeroFornecedor(work, ref, present) }

type DeOrigem = Pick<LancamentoRow, 'origem' | 'idOrigem' | 'vez' | 'data' | 'valor'>

const bookedBy = ({ ctx }: WritingAs, origem: string | null) =>
  ctx.services.features.flatMap(({ booked }) => (booked && booked.origem === origem ? [booked] : []))

/** Notifies the record that created an entry that the entry is reversed. */
async function reversed(work: WritingAs, { origem, idOrigem, vez }: DeOrigem): Promise<void> {
  for (const record of bookedBy(work, origem)) await record.reversed(work, idOrigem as number, vez)
}

/** Notifies the record that created an entry that the entry counts again. */
async function restored(work: WritingAs, row: DeOrigem | undefined): Promise<void> {
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
async function reversalOf(work: Writing, tabela: Tabela, id: number): Promise<number | undefined> {
  const row = await from(work, tabela as 'entrada')
    .select('id')
    .where('idEstornado', '=', id)
    .where('excluidoEm', 'is', null)
    .executeTakeFirst()
  return row?.id
}
