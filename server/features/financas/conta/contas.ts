import { randomUUID } from 'node:crypto'
import { type EntityName, type RequiredEntityData } from '@mikro-orm/core'
import type { z } from 'zod'
import type { cancelarContasInput } from '../../../../schema/rules/financas/baixa.input.js'
import { centavosDe } from '../../../../schema/rules/financas/baixa.rules.js'
import {
  type Abrangencia,
  type alterarContaInput,
  type contaInput,
  type novaContaInput,
  partesDe,
} from '../../../../schema/rules/financas/conta.input.js'
import { formatMoney } from '../../../../schema/rules/money.js'
import { markDeleted, markRestored } from '../../../kernel/access/bin.js'
import { conflict, invalid } from '../../../kernel/base/errors.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { idPessoa } from '../../acesso/usuario/index.js'
import { categoriaNumber, requireCategoria } from '../categoria/index.js'
import { centroCustoNumber } from '../centro-custo/index.js'
import { fornecedorNumber, requireFornecedor } from '../fornecedor/index.js'
import { lastDay } from './baixa/baixa.queries.js'
import { baixasOf } from './baixa/baixas.js'
import { readRow, type Side } from './conta.queries.js'
import { dayOfMonth, monthsAfter, movedVencimento } from './conta.rules.js'
import { today } from './hoje.js'
import { type Conta, type Contas, missing, nothing, type WritingAs } from './registros.js'
import { continueSerie } from './repeticao.js'
import { lockOpen, openWithLater, repetition } from './serie.js'

/** All writes of payables or of receivables, with those of their payments. */
export function contas<Origem extends string>(lado: Contas<Origem>) {
  const entity = lado.entity as unknown as EntityName<Conta>
  const read = (work: Writing, id: number) => readRow(work, lado, id)
  const pagar = lado.encerrado === 'pago'

  const create = (work: Writing, data: Omit<RequiredEntityData<Conta>, 'idCliente' | 'statusConta'>): Conta =>
    work.em.create(entity, { idCliente: work.idCliente, statusConta: lado.aberto, ...data })

  const baixas = baixasOf(lado)

  return {
    ...baixas,
    ...cancelling(lado, baixas.travarAbertas),

    /**
     * Creates one record or, in instalments, one a month.
     * @returns the first
     */
    async criar(
      work: Writing,
      { versao: _, parcelas, repetir, frequencia, ...input }: z.output<typeof novaContaInput>,
    ) {
      const data = { ...input, ...(await checked(work, lado, input)) }
      const { valorConta, dataVencimentoConta } = input
      const repeated = await repetition(work, lado, { repetir, frequencia }, dataVencimentoConta)
      const partes = partesDe(valorConta, parcelas ?? 1)
      const series = partes.length > 1 ? { serie: randomUUID(), totalParcelas: partes.length } : {}
      const made = partes.map((valor, index) =>
        create(work, {
          ...data,
          ...repeated,
          ...series,
          ...(partes.length > 1 && { parcela: index + 1 }),
          // each instalment has a boleto of its own
          ...(index > 0 && { codigoPagamento: undefined }),
          valorConta: valor,
          dataVencimentoConta: monthsAfter(dataVencimentoConta, dayOfMonth(dataVencimentoConta), index),
        }),
      )
      await work.em.flush()
      if (repeated.repete) await continueSerie(work, lado, await today(work), made[0]?.id)
      return saved(work, made[0] as Conta, read)
    },

    /** Changes a record; with `abrangencia: 'seguintes'`, what changes in it changes in the later ones of its series, too. */
    async atualizar(
      work: Writing,
      { id, versao, abrangencia, repetir, frequencia, ...input }: z.output<typeof alterarContaInput>,
    ) {
      const { conta, seguintes } = await openWithLater(work, lado, id, { abrangencia, versao })
      const before = { ...conta }
      if (centavosDe(input.valorConta) < centavosDe(conta.valorBaixado)) {
        const made = `Desta conta já ${pagar ? 'foram pagos' : 'foram recebidos'} ${formatMoney(conta.valorBaixado)}`
        throw invalid({ valorConta: `${made}: o valor não pode ficar abaixo disso.` })
      }
      const data = await checked(work, lado, input, conta)
      const repeated = await repetition(work, lado, { repetir, frequencia }, input.dataVencimentoConta, conta)
      const moved = input.dataVencimentoConta !== conta.dataVencimentoConta && conta.diaVencimento
      const day = moved ? { diaVencimento: dayOfMonth(input.dataVencimentoConta) } : {}
      work.em.assign(conta, { ...input, ...data, ...day, ...repeated }, { ignoreUndefined: true })
      if (conta.valorBaixado === conta.valorConta)
        Object.assign(conta, {
          statusConta: lado.encerrado,
          dataEncerramentoConta: await lastDay(work, lado, conta.id),
        })
      for (const following of seguintes) work.em.assign(following, changesOfNext(following, before, conta))
      await work.em.flush()
      const last = [conta, ...seguintes].find(({ repete }) => repete)
      if (last) await continueSerie(work, lado, await today(work), last.id)
      return saved(work, conta, read)
    },

    /**
     * Locks an open record until the transaction ends.
     * @throws CONFLICT when it is settled
     */
    travarAberta: (work: Writing, id: RecordRef) => lockOpen(work, lado, id),

    async restaurar(work: Writing, id: RecordRef) {
      const conta = await recordToChange(work, entity, id, { deleted: true, missing })
      // idOf locks the cost centre, so that nobody deletes it at the same time
      const centro = await idOf(work, 'centro_custo', conta.idCentroCusto)
      if (centro === null) throw conflict('O centro de custo desta conta foi excluído: restaure-o antes.')
      await requireFornecedor(work, conta.idFornecedor)
      await requireCategoria(work, conta.idCategoria)
      markRestored(conta)
      await work.em.flush()
      if (conta.repete) await continueSerie(work, lado, await today(work), conta.id)
      return saved(work, conta, read)
    },

    /** Stops the series: no next record is created. */
    async pararRepeticao(work: Writing, id: RecordRef) {
      const conta = await recordToChange(work, entity, id, { missing })
      if (!conta.repete) throw conflict('Esta conta não se repete.')
      conta.repete = false
      return saved(work, conta, read)
    },
  }
}

/** Puts records into the recycle bin of which nothing is paid. */
function cancelling<Origem extends string>(
  lado: Contas<Origem>,
  lockOpenOnes: ReturnType<typeof baixasOf<Origem>>['travarAbertas'],
) {
  const pagar = lado.encerrado === 'pago'
  const refusePaid = (conta: Conta): string | null =>
    conta.valorBaixado === nothing
      ? null
      : `Uma parte desta conta já foi ${pagar ? 'paga' : 'recebida'}: desfaça antes ${pagar ? 'os pagamentos' : 'os recebimentos'}.`

  return {
    /** @returns its id, and how many were cancelled: with `abrangencia: 'seguintes'` also the later ones of its series */
    async cancelar(work: WritingAs, id: RecordRef, abrangencia?: Abrangencia): Promise<Cancelled> {
      const { conta, seguintes } = await openWithLater(work, lado, id, { abrangencia })
      const refusal = refusePaid(conta)
      if (refusal) throw conflict(refusal)
      for (const each of [conta, ...seguintes]) markDeleted(work, each)
      await work.em.flush()
      return { primeira: conta.id, quantidade: seguintes.length + 1 }
    },

    /** Cancels several records, all of them or none. */
    async cancelarVarias(work: WritingAs, { ids, versoes }: z.output<typeof cancelarContasInput>): Promise<Cancelled> {
      const chosen = await lockOpenOnes(work, ids, versoes)
      const campos = chosen.flatMap((conta, index) => {
        const refusal = refusePaid(conta)
        return refusal ? [[`ids.${index}`, `${conta.descricaoConta}: ${refusal}`] as const] : []
      })
      if (campos.length) throw invalid(Object.fromEntries(campos))
      for (const each of chosen) markDeleted(work, each)
      await work.em.flush()
      return { primeira: (chosen[0] as Conta).id, quantidade: chosen.length }
    },
  }
}

interface Cancelled {
  primeira: number
  quantidade: number
}

/** '12 contas canceladas com sucesso.' */
export const cancelledText = ({ quantidade }: Cancelled): string =>
  quantidade === 1 ? 'Conta cancelada com sucesso.' : `${quantidade} contas canceladas com sucesso.`

/** The fields that a change takes along to the later records. The code of a payment is each record's own. */
const seguidos = [
  'descricaoConta',
  'valorConta',
  'idCentroCusto',
  'responsavelUsuarioConta',
  'idCategoria',
  'idFornecedor',
] as const

/**
 * The changes of a later record of a series: only of what has changed in the one that somebody edited, because the last cents
 * of instalments differ.
 */
function changesOfNext(following: Conta, before: Conta, after: Conta): Partial<Conta> {
  const changed = seguidos.filter((field) => (before[field] ?? null) !== (after[field] ?? null))
  const same = Object.fromEntries(changed.map((field) => [field, after[field] ?? null]))
  const [de, para] = [before.dataVencimentoConta, after.dataVencimentoConta]
  if (de === para) return same
  const { dataVencimentoConta: vencimento, diaVencimento } = following
  const dia = diaVencimento ?? before.diaVencimento ?? dayOfMonth(vencimento)
  return {
    ...same,
    dataVencimentoConta: movedVencimento({ vencimento, dia }, { de, para, frequencia: following.frequencia }),
    ...(diaVencimento && dayOfMonth(de) !== dayOfMonth(para) && { diaVencimento: dayOfMonth(para) }),
  }
}

type Refs = Pick<
  z.output<typeof contaInput>,
  'idCentroCusto' | 'idCategoria' | 'idFornecedor' | 'responsavelUsuarioConta' | 'codigoPagamento'
>

/**
 * Checks the cost centre, the category, the supplier and the responsible person, and returns their ids; with the code that
 * only a payable has.
 * @param before the stored record: all of them may stay, even when deactivated or deleted
 * @throws VALIDATION_FAILED
 */
async function checked(work: Writing, lado: Side, refs: Refs, before?: Conta) {
  const paid = lado.tabela === 'conta_pagar'
  const idCentroCusto = await centroCustoNumber(work, refs.idCentroCusto, before?.idCentroCusto)
  const responsavelUsuarioConta = await responsibleOf(work, refs.responsavelUsuarioConta, before)
  const idFornecedor = paid ? await fornecedorNumber(work, refs.idFornecedor, before?.idFornecedor) : undefined
  const natureza = paid ? 'despesa' : 'receita'
  const idCategoria = await categoriaNumber(work, natureza, refs.idCategoria, before?.idCategoria)
  if (refs.idFornecedor && !paid) throw invalid({ idFornecedor: 'Só uma conta a pagar tem fornecedor.' })
  if (refs.codigoPagamento && !paid)
    throw invalid({ codigoPagamento: 'Só uma conta a pagar tem a linha de um boleto ou um código Pix.' })
  const codigoPagamento = paid ? refs.codigoPagamento : undefined
  return { idCentroCusto, idCategoria, responsavelUsuarioConta, idFornecedor, codigoPagamento }
}

async function responsibleOf(work: Writing, ref: RecordRef | null | undefined, before?: Conta) {
  if (ref === null || ref === undefined) return ref
  // the current responsible person may stay, even when that person is in the recycle bin
  const same = String(ref) === String(before?.responsavelUsuarioConta)
  const pessoa = same ? before?.responsavelUsuarioConta : await idPessoa(work, ref)
  if (!pessoa) throw invalid({ responsavelUsuarioConta: 'Pessoa não encontrada.' })
  return pessoa
}
