import type { z } from 'zod'
import type { DateOnly } from '../../../../../schema/rules/dates.js'
import {
  type baixaInput,
  type encerrarContasInput,
  temDinheiro,
} from '../../../../../schema/rules/financas/baixa.input.js'
import { centavosDe, somaDe } from '../../../../../schema/rules/financas/baixa.rules.js'
import type { encerrarContaInput } from '../../../../../schema/rules/financas/conta.input.js'
import { type Decimal, formatMoney } from '../../../../../schema/rules/money.js'
import { markDeleted } from '../../../../kernel/access/bin.js'
import { conflict, invalid, notFound, stale } from '../../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { today } from '../hoje.js'
import { type Baixa, type Conta, type Contas, missing, nothing, type WritingAs } from '../registros.js'
import { continueSerie } from '../repeticao.js'
import { countedBaixas, lastDay, readBaixa } from './baixa.queries.js'
import { bookBaixas, reopen, settle } from './lancar-baixas.js'
import { lockContas, locked, openOnes, outstandingOf, type SideOfBaixas, sideOf } from './travar.js'

const withoutSurcharges = { juros: nothing, multa: nothing, desconto: nothing }

/**
 * All writes of the payments of payables or of receivables. A record is settled by one payment (`baixa`) or by several.
 * Each writes its ledger entry in the same transaction: the entry of the record with the payment's number (`vez`). Records
 * that were settled before payments were records have an entry and no payment. The record is locked first, whatever
 * happens to its payments, so the payments of one record come one after the other.
 */
export function baixasOf<Origem extends string>(lado: Contas<Origem>) {
  const side = sideOf(lado)
  return {
    travarAbertas: (work: Writing, refs: readonly RecordRef[], versoes: readonly number[] | null | undefined) =>
      openOnes(side, work, refs, versoes),
    ...paymentsOf(side),
    ...undoingOf(side),
  }
}

/** The day of a payment: today by default. */
async function dayOf(work: Writing, data: DateOnly | null | undefined): Promise<DateOnly> {
  const thisDay = await today(work)
  if (data && data > thisDay) throw invalid({ data: 'A data não pode ser futura.' })
  return data ?? thisDay
}

/** Writes payments, each with its ledger entry. */
function paymentsOf<Origem extends string>(side: SideOfBaixas<Origem>) {
  const { lado, entity, pagar, wasClosed, read, settled } = side
  return {
    /** All that is left was paid or received: one payment with its ledger entry on that day. */
    async encerrar(work: Writing, { id, versao, data, idContaFinanceira }: z.output<typeof encerrarContaInput>) {
      const conta = await recordToChange(work, entity, id, { missing })
      if (settled(conta)) throw conflict(`${wasClosed}.`)
      if (versao && versao !== conta.versao) throw stale()
      const dia = await dayOf(work, data)
      const pagamento = { data: dia, valor: outstandingOf(conta), ...withoutSurcharges }
      await bookBaixas(side, work, [{ conta, pagamento }], idContaFinanceira)
      if (conta.repete) await continueSerie(work, lado, await today(work), conta.id)
      return saved(work, conta, read)
    },

    /** Several records were paid or received whole, all of them or none. */
    async encerrarVarias(
      work: Writing,
      { ids, versoes, data, meio, idContaFinanceira }: z.output<typeof encerrarContasInput>,
    ) {
      const dia = await dayOf(work, data)
      const chosen = await openOnes(side, work, ids, versoes)
      const pagamentos = chosen.map((conta) => ({
        conta,
        pagamento: { data: dia, valor: outstandingOf(conta), ...withoutSurcharges, meio: meio ?? null },
      }))
      const total = somaDe(...pagamentos.map(({ pagamento }) => pagamento.valor))
      await bookBaixas(side, work, pagamentos, idContaFinanceira)
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
      const [conta] = await lockContas(side, work, [idConta])
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
        side,
        work,
        [{ conta, pagamento: { ...input, data, valor } }],
        idContaFinanceira,
        ofBanco,
      )
      if (conta.repete) await continueSerie(work, lado, await today(work), conta.id)
      return saved(work, baixa as Baixa, (w, id) => readBaixa(w, lado, id))
    },
  }
}

/** The payment of a locked record with this number, which was not undone. */
const baixaOf = async <Origem extends string>(
  { baixas }: SideOfBaixas<Origem>,
  work: Writing,
  idConta: number,
  vez: number,
): Promise<Baixa | null> =>
  (await work.em.findOne(baixas, { idCliente: work.idCliente, idConta, vez, excluidoEm: null })) as Baixa | null

/** Undoes a payment of a locked record, with its ledger entry. */
async function undo<Origem extends string>(
  { lado, baixas, pagar, withoutBaixa }: SideOfBaixas<Origem>,
  work: WritingAs,
  conta: Conta,
  { id, vez }: { id: number; vez: number },
): Promise<void> {
  const baixa = await recordToChange(work, baixas, id, { missing: withoutBaixa })
  if (baixa.estornada) throw conflict(`Este ${pagar ? 'pagamento' : 'recebimento'} foi estornado e já não conta.`)
  await lado.retirar(work, { origem: lado.origem, idOrigem: conta.id, vez })
  markDeleted(work, baixa)
  reopen(lado, conta, baixa.valor)
  await work.em.flush()
}

/** Undoes payments, and follows the reversals of their ledger entries. */
function undoingOf<Origem extends string>(side: SideOfBaixas<Origem>) {
  const { lado, entity, participle, withoutBaixa, read, settled } = side
  return {
    /**
     * Undoes a payment of an open month: its ledger entry is deleted, and what it paid is open again.
     * @returns the id of the payable or receivable
     */
    async desfazer(work: WritingAs, ref: RecordRef): Promise<number> {
      const baixa = await readBaixa(work, lado, ref)
      if (!baixa || baixa.excluidoEm) throw notFound(withoutBaixa)
      await undo(side, work, await locked(side, work, baixa.idConta), baixa)
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
      if (last) await undo(side, work, conta, last)
      else {
        await lado.retirar(work, { origem: lado.origem, idOrigem: conta.id })
        reopen(lado, conta, nothing)
      }
      return saved(work, conta, read)
    },

    /**
     * Called when a ledger entry of a closed month was reversed: what it paid is open again and can be paid in another
     * month.
     */
    async estornada(work: Writing, id: number, turn: number): Promise<void> {
      const conta = await locked(side, work, id)
      const baixa = await baixaOf(side, work, id, turn)
      if (baixa && !baixa.estornada) {
        baixa.estornada = true
        reopen(lado, conta, baixa.valor)
      } else if (!baixa && settled(conta) && conta.valorBaixado === nothing) reopen(lado, conta, nothing)
    },

    /** Called when the reversal of a ledger entry was deleted: what the entry paid is paid as before. */
    async estornoRetirado(
      work: Writing,
      id: number,
      { data, valor, vez }: { data: DateOnly; valor: Decimal; vez: number },
    ): Promise<void> {
      const conta = await locked(side, work, id)
      if (settled(conta)) throw conflict(`A conta deste estorno já foi ${participle} de novo: reabra-a antes.`)
      if (conta.excluidoEm) throw conflict('A conta deste estorno foi cancelada: restaure-a antes.')
      const baixa = await baixaOf(side, work, id, vez)
      const baixado = somaDe(conta.valorBaixado, baixa?.valor ?? valor)
      const cabe = centavosDe(baixado) <= centavosDe(conta.valorConta)
      if (!cabe || (!baixa && baixado !== conta.valorConta))
        throw conflict('O valor da conta deste estorno mudou: encerre-a de novo.')
      if (!baixa) {
        settle(lado, conta, data)
        return
      }
      baixa.estornada = false
      await work.em.flush()
      conta.valorBaixado = baixado
      if (baixado === conta.valorConta) settle(lado, conta, (await lastDay(work, lado, conta.id)) ?? data)
    },
  }
}
