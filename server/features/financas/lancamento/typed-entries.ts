import type { z } from 'zod'
import type { estornoInput, lancamentoInput } from '../../../../schema/rules/financas/lancamento.input.js'
import { markDeleted, markRestored } from '../../../kernel/access/bin.js'
import { conflict } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { categoriaOfLancamento, requireCategoria } from '../categoria/index.js'
import { centroCustoNumber } from '../centro-custo/index.js'
import { contaExists, newContaOfDinheiro, requireActiveConta } from '../conta-financeira/index.js'
import { fornecedorNumber, requireFornecedor } from '../fornecedor/index.js'
import { type Book, contaAfter, type Lancamento, putInConta, reversalOf, reversing, type WritingAs } from './book.js'
import type { LancamentoRow } from './lancamento.queries.js'
import { isOpenMonth, requireOpenMonth } from './mes-aberto.js'
import { check } from './perguntas.js'

/** The input of an entry; only that of an expense has a supplier. */
type TypedEntry = z.output<typeof lancamentoInput> & { idFornecedor?: RecordRef | null | undefined }

/** Creates and changes the entries that somebody types: the use cases of entrada and saida. */
export function typedEntries<Nome extends string>(book: Book<Nome>) {
  const { tabela, entity, missing, read, create, refuseOrigin, refuseReversed } = book
  const natureza = tabela === 'entrada' ? 'receita' : 'despesa'

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
  }
}

/** Reverses entries of closed months. */
export function typedReversals<Nome extends string>({ tabela, nome, entity, esta, missing, read, create }: Book<Nome>) {
  return {
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
        ...reversing(lancamento, { descricao: descricao ?? `Estorno: ${lancamento.descricao}`, data }),
        ...(tabela === 'saida' && { idFornecedor: lancamento.idFornecedor ?? null }),
      })
      return saved(work, estorno, read)
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
