import { type EntityName, type FilterQuery, LockMode, type QueryOrderMap } from '@mikro-orm/core'
import type { z } from 'zod'
import type { DateOnly } from '../../../../../schema/rules/dates.js'
import {
  type baixaInput,
  type encerrarContasInput,
  temDinheiro,
} from '../../../../../schema/rules/financas/baixa.input.js'
import { centavosDe, menos, somaDe, totalDaBaixa } from '../../../../../schema/rules/financas/baixa.rules.js'
import type { encerrarContaInput } from '../../../../../schema/rules/financas/conta.input.js'
import { type Decimal, formatMoney } from '../../../../../schema/rules/money.js'
import { markDeleted } from '../../../../kernel/access/bin.js'
import { AppError, conflict, invalid, notFound, stale } from '../../../../kernel/base/errors.js'
import { isUuid, type RecordRef, recordToChange, saved } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { storedCategorias } from '../../categoria/index.js'
import { readRow } from '../conta.queries.js'
import { lancamentoDescription } from '../conta.rules.js'
import { today } from '../hoje.js'
import { type Baixa, type Conta, type Contas, missing, nothing, type Pagamento, type WritingAs } from '../registros.js'
import { continueSerie } from '../repeticao.js'
import { countedBaixas, lastDay, madeBaixas, readBaixa } from './baixa.queries.js'

/** Number of the ledger entries' category, for payables and receivables without one of their own. */
const categoriaConta = 4

const withoutSurcharges = { juros: nothing, multa: nothing, desconto: nothing }

/**
 * All writes of the payments of payables or of receivables. A record is settled by one payment (`baixa`) or by several.
 * Each writes its ledger entry in the same transaction: the entry of the record with the payment's number (`vez`). Records
 * that were settled before payments were records have an entry and no payment. The record is locked first, whatever
 * happens to its payments, so the payments of one record come one after the other.
 */
export function baixasOf<Origem extends string>(lado: Contas<Origem>) {
  const entity = lado.entity as unknown as EntityName<Conta>
  const baixas = lado.baixas as unknown as EntityName<Baixa>
  const read = (work: Writing, id: number) => readRow(work, lado, id)
  const settled = (conta: Conta) => conta.statusConta === lado.encerrado
  const pagar = lado.encerrado === 'pago'
  const participle = pagar ? 'paga' : 'recebida'
  const wasClosed = `Esta conta já foi ${participle}`
  const withoutBaixa = pagar ? 'Pagamento não encontrado.' : 'Recebimento não encontrado.'
  const outstandingOf = (conta: Conta) => menos(conta.valorConta, conta.valorBaixado)

  /** Locks the payable or receivable of a ledger entry, even when it is in the recycle bin. */
  async function locked(work: Writing, id: number): Promise<Conta> {
    const where = { id, idCliente: work.idCliente }
    return (await work.em.findOneOrFail(entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE })) as Conta
  }

  /** The day of a payment: today by default. */
  async function dayOf(work: Writing, data: DateOnly | null | undefined): Promise<DateOnly> {
    const thisDay = await today(work)
    if (data && data > thisDay) throw invalid({ data: 'A data não pode ser futura.' })
    return data ?? thisDay
  }

  /**
   * Writes payments of locked, open records, each with its ledger entry. As many statements for many payments as for two.
   * @param idContaFinanceira the account of all; without it, that of each one's means
   */
  async function bookBaixas(
    work: Writing,
    pagamentos: readonly { conta: Conta; pagamento: Pagamento }[],
    idContaFinanceira: RecordRef | null | undefined,
    ofBanco = false,
  ): Promise<Baixa[]> {
    const ids = pagamentos.map(({ conta }) => conta.id)
    const before = await madeBaixas(work, lado, ids)
    const categoria = await storedCategorias(
      work,
      pagamentos.map(({ conta }) => conta.idCategoria),
      categoriaConta,
    )
    const made = pagamentos.map(({ conta, pagamento }) => {
      const vez = before(conta.id).vez + 1
      return work.em.create(baixas, { idCliente: work.idCliente, idConta: conta.id, vez, ...pagamento })
    })
    await work.em.flush()
    for (const { conta, pagamento } of pagamentos) {
      const { dia } = before(conta.id)
      conta.valorBaixado = somaDe(conta.valorBaixado, pagamento.valor)
      if (conta.valorBaixado === conta.valorConta) settle(conta, dia && dia > pagamento.data ? dia : pagamento.data)
    }
    await lado.lancarTodas(
      work,
      pagamentos.map(({ conta, pagamento }, index) => ({
        origem: lado.origem,
        idOrigem: conta.id,
        vez: (made[index] as Baixa).vez,
        descricao: lancamentoDescription(conta),
        data: pagamento.data,
        ...categoria(conta.idCategoria),
        valor: totalDaBaixa(pagamento),
        meio: pagamento.meio,
        idCentroCusto: conta.idCentroCusto,
        ...(conta.idFornecedor && { idFornecedor: conta.idFornecedor }),
      })),
      idContaFinanceira,
      ofBanco,
    )
    return made as Baixa[]
  }

  const settle = (conta: Conta, dia: DateOnly) =>
    Object.assign(conta, { statusConta: lado.encerrado, dataEncerramentoConta: dia })

  /** A payment counts no more: what it paid is open again. */
  const reopen = (conta: Conta, valor: Decimal) =>
    Object.assign(conta, {
      statusConta: lado.aberto,
      dataEncerramentoConta: null,
      valorBaixado: menos(conta.valorBaixado, valor),
    })

  /** The payment of a locked record with this number, which was not undone. */
  const baixaOf = async (work: Writing, idConta: number, vez: number): Promise<Baixa | null> =>
    (await work.em.findOne(baixas, { idCliente: work.idCliente, idConta, vez, excluidoEm: null })) as Baixa | null

  /** Undoes a payment of a locked record, with its ledger entry. */
  async function undo(work: WritingAs, conta: Conta, { id, vez }: { id: number; vez: number }): Promise<void> {
    const baixa = await recordToChange(work, baixas, id, { missing: withoutBaixa })
    if (baixa.estornada) throw conflict(`Este ${pagar ? 'pagamento' : 'recebimento'} foi estornado e já não conta.`)
    await lado.retirar(work, { origem: lado.origem, idOrigem: conta.id, vez })
    markDeleted(work, baixa)
    reopen(conta, baixa.valor)
    await work.em.flush()
  }

  /**
   * Locks records in the order of their numbers, so that two such requests never wait for each other; null for each that
   * does not exist or is in the recycle bin.
   */
  async function lockContas(work: Writing, refs: readonly RecordRef[]): Promise<(Conta | null)[]> {
    const keys = refs.map((ref) => String(ref).toLowerCase())
    const ids = keys.filter((key) => /^\d{1,10}$/.test(key) && Number(key) <= 2147483647).map(Number)
    const named = { $or: [{ id: { $in: ids } }, { uuid: { $in: keys.filter(isUuid) } }] }
    const where = { ...named, idCliente: work.idCliente, excluidoEm: null } as FilterQuery<Conta>
    const found = await work.em.find(entity, where, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' } as QueryOrderMap<Conta>,
    })
    const byKey = new Map(
      (found as (Conta & { uuid: string })[]).flatMap((conta) => [
        [String(conta.id), conta] as const,
        [conta.uuid, conta] as const,
      ]),
    )
    return keys.map((key) => byKey.get(key) ?? null)
  }

  /**
   * Locks open records.
   * @param versoes the versions that the person saw
   * @throws VALIDATION_FAILED that names each record that cannot be settled, STALE that names each that has changed
   */
  async function openOnes(
    work: Writing,
    refs: readonly RecordRef[],
    versoes: readonly number[] | null | undefined,
  ): Promise<Conta[]> {
    const found = await lockContas(work, refs)
    const campos = Object.fromEntries(
      found.flatMap((conta, index) => {
        const twice = conta && found.indexOf(conta) < index
        const text = !conta
          ? missing
          : settled(conta)
            ? `${conta.descricaoConta}: já foi ${participle}.`
            : twice && `${conta.descricaoConta}: foi escolhida duas vezes.`
        return text ? [[`ids.${index}`, text]] : []
      }),
    )
    if (Object.keys(campos).length) throw invalid(campos)
    const changed = (found as Conta[]).flatMap((conta, index) =>
      versoes && versoes[index] !== conta.versao
        ? [
            [
              `ids.${index}`,
              `${conta.descricaoConta}: mudou, e agora faltam ${formatMoney(outstandingOf(conta))}.`,
            ] as const,
          ]
        : [],
    )
    if (changed[0]) throw new AppError('STALE', changed[0][1], { campos: Object.fromEntries(changed) })
    return found as Conta[]
  }

  return {
    travarAbertas: openOnes,

    /** All that is left was paid or received: one payment with its ledger entry on that day. */
    async encerrar(work: Writing, { id, versao, data, idContaFinanceira }: z.output<typeof encerrarContaInput>) {
      const conta = await recordToChange(work, entity, id, { missing })
      if (settled(conta)) throw conflict(`${wasClosed}.`)
      if (versao && versao !== conta.versao) throw stale()
      const dia = await dayOf(work, data)
      const pagamento = { data: dia, valor: outstandingOf(conta), ...withoutSurcharges }
      await bookBaixas(work, [{ conta, pagamento }], idContaFinanceira)
      if (conta.repete) await continueSerie(work, lado, await today(work), conta.id)
      return saved(work, conta, read)
    },

    /** Several records were paid or received whole, all of them or none. */
    async encerrarVarias(
      work: Writing,
      { ids, versoes, data, meio, idContaFinanceira }: z.output<typeof encerrarContasInput>,
    ) {
      const dia = await dayOf(work, data)
      const chosen = await openOnes(work, ids, versoes)
      const pagamentos = chosen.map((conta) => ({
        conta,
        pagamento: { data: dia, valor: outstandingOf(conta), ...withoutSurcharges, meio: meio ?? null },
      }))
      const total = somaDe(...pagamentos.map(({ pagamento }) => pagamento.valor))
      await bookBaixas(work, pagamentos, idContaFinanceira)
      if (chosen.some(({ repete }) => repete)) await continueSerie(work, lado, await today(work))
      return { quantidade: chosen.length, total, primeira: (chosen[0] as Conta).id }
    },

    /**
     * A payment, of all that is left by default, with its ledger entry.
     * @param ofBanco whether it is the money of a movement of the bank, which asks by itself what it may repeat
     */
    async registrar(
      work: Writing,
      { idConta, idContaFinanceira, ...input }: z.output<typeof baixaInput>,
      ofBanco = false,
    ) {
      const [conta] = await lockContas(work, [idConta])
      if (!conta) throw notFound(missing)
      if (settled(conta)) throw conflict(`${wasClosed}.`)
      const data = await dayOf(work, input.data)
      const falta = outstandingOf(conta)
      const valor = input.valor ?? falta
      if (centavosDe(valor) > centavosDe(falta))
        throw invalid({ valor: `Falta ${pagar ? 'pagar' : 'receber'} ${formatMoney(falta)} desta conta.` })
      if (!temDinheiro({ ...input, valor }))
        throw invalid({ desconto: 'O desconto precisa ser menor que o valor com juros e multa.' })
      const [baixa] = await bookBaixas(
        work,
        [{ conta, pagamento: { ...input, data, valor } }],
        idContaFinanceira,
        ofBanco,
      )
      if (conta.repete) await continueSerie(work, lado, await today(work), conta.id)
      return saved(work, baixa as Baixa, (w, id) => readBaixa(w, lado, id))
    },

    /**
     * Undoes a payment of an open month: its ledger entry is deleted, and what it paid is open again.
     * @returns the id of the payable or receivable
     */
    async desfazer(work: WritingAs, ref: RecordRef): Promise<number> {
      const baixa = await readBaixa(work, lado, ref)
      if (!baixa || baixa.excluidoEm) throw notFound(withoutBaixa)
      await undo(work, await locked(work, baixa.idConta), baixa)
      return baixa.idConta
    },

    /**
     * Opens a settled record again: undoes its last payment, with the ledger entry. Refused when the month of the entry
     * is closed.
     */
    async reabrir(work: WritingAs, id: RecordRef) {
      const conta = await recordToChange(work, entity, id, { missing })
      if (!settled(conta)) throw conflict('Esta conta está em aberto.')
      const [last] = await countedBaixas(work, lado, conta.id)
      if (last) await undo(work, conta, last)
      else {
        await lado.retirar(work, { origem: lado.origem, idOrigem: conta.id })
        reopen(conta, nothing)
      }
      return saved(work, conta, read)
    },

    /**
     * Called when a ledger entry of a closed month was reversed: what it paid is open again and can be paid in another
     * month.
     */
    async estornada(work: Writing, id: number, turn: number): Promise<void> {
      const conta = await locked(work, id)
      const baixa = await baixaOf(work, id, turn)
      if (baixa && !baixa.estornada) {
        baixa.estornada = true
        reopen(conta, baixa.valor)
      } else if (!baixa && settled(conta) && conta.valorBaixado === nothing) reopen(conta, nothing)
    },

    /** Called when the reversal of a ledger entry was deleted: what the entry paid is paid as before. */
    async estornoRetirado(
      work: Writing,
      id: number,
      { data, valor, vez }: { data: DateOnly; valor: Decimal; vez: number },
    ): Promise<void> {
      const conta = await locked(work, id)
      if (settled(conta)) throw conflict(`A conta deste estorno já foi ${participle} de novo: reabra-a antes.`)
      if (conta.excluidoEm) throw conflict('A conta deste estorno foi cancelada: restaure-a antes.')
      const baixa = await baixaOf(work, id, vez)
      const baixado = somaDe(conta.valorBaixado, baixa?.valor ?? valor)
      const cabe = centavosDe(baixado) <= centavosDe(conta.valorConta)
      if (!cabe || (!baixa && baixado !== conta.valorConta))
        throw conflict('O valor da conta deste estorno mudou: encerre-a de novo.')
      if (!baixa) {
        settle(conta, data)
        return
      }
      baixa.estornada = false
      await work.em.flush()
      conta.valorBaixado = baixado
      if (baixado === conta.valorConta) settle(conta, (await lastDay(work, lado, conta.id)) ?? data)
    },
  }
}
