import { type InferEntity, LockMode } from '@mikro-orm/core'
import { type DateOnly, todayIn } from '../../../../schema/rules/dates.js'
import {
  contaFinanceiraInput,
  contaFinanceiraRef,
  listarContasFinanceirasInput,
} from '../../../../schema/rules/financas/conta-financeira.input.js'
import { normaliseText } from '../../../../schema/rules/folding.js'
import { centsOf, type Decimal, formatMoney, ofCents } from '../../../../schema/rules/money.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/access/bin.js'
import { ask } from '../../../kernel/access/confirming.js'
import { keepUnseen } from '../../../kernel/access/unseen.js'
import { conflict, invalid, uniqueBy } from '../../../kernel/base/errors.js'
import { from, idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import { readCase, useCase } from '../../../kernel/work/use-case.js'
import { readFuso } from '../../acesso/cliente/index.js'
import { chosenFor, contasOfMeios, meiosOfNewIgreja, namesOfMeios } from './conta-do-meio.js'
import { ContaFinanceira } from './conta-financeira.entity.js'
import {
  countSince,
  hasExtrato,
  hiddenFields,
  listRows,
  lockGeral,
  read,
  readDefault,
  saldosOn,
  sumsBeforeDay,
} from './conta-financeira.queries.js'
import { earlierSentence, earlierText, lancamentosAntesDoSaldo } from './conta-financeira.rules.js'

const sameName = uniqueBy('conta_financeira_nome', 'nome', 'Já existe uma conta financeira com este nome.')

const missing = 'Conta financeira não encontrada.'

export const listContasFinanceiras = readCase({
  action: 'contaFinanceira.ler',
  input: listarContasFinanceirasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listRows(work, input)
  },
})

export const readContaFinanceira = readCase({
  action: 'contaFinanceira.ler',
  input: contaFinanceiraRef,
  run: async (work, { id }) => visible(work.ctx, await read(work, id), missing),
})

export const criarContaFinanceira = useCase({
  action: 'contaFinanceira.escrever',
  input: contaFinanceiraInput,
  async run(work, { versao: _, saldoInicial, dataSaldoInicial, ...input }) {
    await refuseDuplicate(work, input.nome)
    const conta = work.em.create(ContaFinanceira, {
      idCliente: work.idCliente,
      ...input,
      saldoInicial: saldoInicial ?? '0.00',
      dataSaldoInicial: dataSaldoInicial ?? todayIn(await readFuso(work)),
    })
    const row = await saved(work, conta, read)
    await meiosOfNewIgreja(work, row)
    return row
  },
})

export const atualizarContaFinanceira = useCase({
  action: 'contaFinanceira.escrever',
  asks: [lancamentosAntesDoSaldo],
  record: 'conta_financeira',
  input: contaFinanceiraInput.extend(contaFinanceiraRef.shape),
  async run(work, { id, versao, ...sent }) {
    const conta = await recordToChange(work, ContaFinanceira, id, { versao, missing })
    const { saldoInicial, dataSaldoInicial, ...input } = keepUnseen(sent, hiddenFields(work.ctx))
    await refuseDuplicate(work, input.nome, conta.id)
    work.em.assign(conta, input, { ignoreUndefined: true })
    await changeOpeningSaldo(work, conta, { saldoInicial, dataSaldoInicial })
    return saved(work, conta, read)
  },
})

/**
 * The church tells another opening balance, or another day of it. What is on that day or later is no history then: its
 * money is not in the balance that was told.
 */
async function changeOpeningSaldo(
  work: Writing,
  conta: InferEntity<typeof ContaFinanceira>,
  {
    saldoInicial,
    dataSaldoInicial,
  }: { saldoInicial?: Decimal | null | undefined; dataSaldoInicial?: DateOnly | null | undefined },
): Promise<void> {
  const before = conta.saldoInformado ?? '0.00'
  const otherDay = Boolean(dataSaldoInicial) && dataSaldoInicial !== conta.dataSaldoInicial
  if (dataSaldoInicial && otherDay) {
    await work.em.flush()
    await countSince(work, conta, dataSaldoInicial)
    await work.em.refresh(conta)
    conta.dataSaldoInicial = dataSaldoInicial
  }
  const informado = saldoInicial ?? conta.saldoInformado ?? '0.00'
  conta.saldoInicial = ofCents(centsOf(informado) - centsOf(conta.historico))
  if (informado !== '0.00' && (otherDay || informado !== before)) await askAboutEarlier(work, conta)
}

/** Asks about what the account has from before its opening day, which counts beside the opening balance. */
async function askAboutEarlier(work: Writing, conta: InferEntity<typeof ContaFinanceira>): Promise<void> {
  const { id, dataSaldoInicial: dia } = conta
  const before = earlierText(await sumsBeforeDay(work, conta, dia))
  if (before)
    ask(work, {
      kind: lancamentosAntesDoSaldo,
      text: earlierSentence(dia, before),
      kept: earlierSentence(dia),
      reads: 'contaFinanceira.ler',
      campo: 'dataSaldoInicial',
      record: { table: 'conta_financeira', id },
    })
}

/** The account can be selected for new entries again. */
export const ativarContaFinanceira = useCase({
  action: 'contaFinanceira.escrever',
  record: 'conta_financeira',
  input: contaFinanceiraRef,
  async run(work, { id }) {
    const conta = await recordToChange(work, ContaFinanceira, id, { missing })
    conta.ativa = true
    return saved(work, conta, read)
  },
})

/** The account cannot be selected for new entries; it must be empty, and existing entries stay in it. */
export const desativarContaFinanceira = useCase({
  action: 'contaFinanceira.escrever',
  record: 'conta_financeira',
  input: contaFinanceiraRef,
  async run(work, { id }) {
    const conta = await recordToChange(work, ContaFinanceira, id, { missing })
    if (conta.padrao) throw conflict('Esta é a conta padrão: antes de desativá-la, torne outra a padrão.')
    const saldo = (await saldosOn(work, null)).get(conta.id)
    const ofToday = (await saldosOn(work, todayIn(await readFuso(work)))).get(conta.id)
    if (saldo && saldo !== '0.00' && ofToday === '0.00')
      throw conflict(
        `Esta conta não tem saldo hoje, mas há lançamentos de dias que ainda vêm, com os quais fica em ${formatMoney(saldo)}: mude antes a conta ou a data deles.`,
      )
    if (saldo && saldo !== '0.00')
      throw conflict(
        `Esta conta tem saldo de ${formatMoney(saldo)} e não pode ser desativada: transfira antes o dinheiro a outra conta.`,
      )
    await refuseContaOfMeio(work, conta.id, 'desativá-la')
    conta.ativa = false
    return saved(work, conta, read)
  },
})

/** Money whose entry names no account lies in this account from now on. */
export const tornarContaFinanceiraPadrao = useCase({
  action: 'contaFinanceira.escrever',
  record: 'conta_financeira',
  input: contaFinanceiraRef,
  async run(work, { id }) {
    // of two people who choose at the same time, the second one waits here
    await lockGeral(work)
    const conta = await recordToChange(work, ContaFinanceira, id, { missing })
    if (!conta.ativa) throw conflict('Esta conta está desativada: ative-a antes de torná-la a padrão.')
    if (conta.padrao) return saved(work, conta, read)
    const where = { idCliente: work.idCliente, padrao: true }
    const before = await work.em.findOne(ContaFinanceira, where, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (before) before.padrao = false
    await work.em.flush()
    conta.padrao = true
    return saved(work, conta, read)
  },
})

export const excluirContaFinanceira = useCase({
  action: 'contaFinanceira.escrever',
  record: 'conta_financeira',
  input: contaFinanceiraRef,
  async run(work, { id }) {
    const conta = await recordToChange(work, ContaFinanceira, id, { missing })
    if (conta.geral)
      throw conflict(
        'A conta geral guarda os lançamentos sem conta e não pode ser excluída. Você pode mudar o nome dela.',
      )
    if (conta.padrao) throw conflict('Esta é a conta padrão: antes de excluí-la, torne outra a padrão.')
    for (const [table, column, text] of users)
      if (await isTaken(work, table, column as 'id', conta.id))
        throw conflict(`Esta conta tem ${text} e não pode ser excluída. Você pode desativá-la.`)
    if (await hasExtrato(work, conta.id))
      throw conflict('Esta conta tem extratos do banco e não pode ser excluída. Você pode desativá-la.')
    await refuseContaOfMeio(work, conta.id, 'excluí-la')
    markDeleted(work, conta)
    return { message: 'Conta financeira excluída com sucesso.' }
  },
})

/** Tables that refer to an account. */
const users = [
  ['entrada', 'idContaFinanceira', 'entradas'],
  ['saida', 'idContaFinanceira', 'saídas'],
  ['transferencia', 'idContaOrigem', 'transferências'],
  ['transferencia', 'idContaDestino', 'transferências'],
] as const

export const restaurarContaFinanceira = useCase({
  action: 'lixeira.restaurar',
  record: 'conta_financeira',
  input: contaFinanceiraRef,
  async run(work, { id }) {
    const conta = await recordToChange(work, ContaFinanceira, id, { deleted: true, missing })
    await refuseDuplicate(work, conta.nome, conta.id)
    markRestored(conta)
    return saved(work, conta, read)
  },
})

/** @throws CONFLICT when money of a means lies in this account without being asked */
async function refuseContaOfMeio(work: Writing, id: number, what: string): Promise<void> {
  const meios = await namesOfMeios(work, id)
  if (meios) throw conflict(`Nesta conta cai o que chega por ${meios}: antes de ${what}, escolha outra para isso.`)
}

/**
 * The id of the account for new money: the one that a field `idContaFinanceira` names, that of the means, or the church's
 * default. It is locked, so that nobody deactivates it in the meantime.
 * @throws VALIDATION_FAILED when this church has no such account, or it is not active
 */
export const newContaOfDinheiro = async (
  work: Writing,
  ref: RecordRef | null | undefined,
  meio?: string | null,
): Promise<number> =>
  ref == null && meio != null
    ? (await contasOfMeios(work, [meio]))(meio)
    : contaOfDinheiro(work, ref, { campo: 'idContaFinanceira' })

/**
 * The same for another field.
 * - `campo`: the field, for the errors
 * - `present`: the stored account, which may stay after it was deactivated
 */
export async function contaOfDinheiro(
  work: Writing,
  ref: RecordRef | null | undefined,
  { campo, present }: { campo: string; present?: number | undefined },
): Promise<number> {
  if (ref === null || ref === undefined) return present ?? readDefault(work)
  const id = await idOf(work, 'conta_financeira', ref)
  if (id === null) throw invalid({ [campo]: missing })
  if (id !== present && !(await read(work, id))?.ativa) throw invalid({ [campo]: 'Esta conta está desativada.' })
  return id
}

/**
 * The stored account of an entry after a change. A change that names no account keeps the present one, which may also
 * stay after it was deactivated.
 * @param present as it is stored; null: the general account
 */
export async function contaAfterChange(
  work: Writing,
  ref: RecordRef | null | undefined,
  present: number | null,
): Promise<number | null> {
  if (ref === null || ref === undefined) return present
  const id = await idOf(work, 'conta_financeira', ref)
  if (id === null) throw invalid({ idContaFinanceira: missing })
  const conta = await read(work, id)
  if (id === present || (present === null && conta?.geral)) return present
  return newContaOfDinheiro(work, id)
}

/**
 * The stored account of an entry whose means was corrected: money that lay where that of the wrong means lies goes to
 * where it belongs; any other account was chosen, and stays.
 * @param present as it is stored; null: the general account
 */
export async function correctedMeioConta(
  work: Writing,
  present: number | null,
  meios: { antes: string; depois: string },
): Promise<number | null> {
  const inUse = await from(work, 'conta_financeira').select(['id', 'geral', 'padrao']).execute()
  const here = present ?? inUse.find(({ geral }) => geral)?.id
  const assumed = (await chosenFor(work, meios.antes)) ?? inUse.find(({ padrao }) => padrao)?.id
  return here === assumed ? newContaOfDinheiro(work, null, meios.depois) : present
}

/** Whether an account still exists. Null, the general account, always does. */
export const contaExists = async (work: Writing, id: number | null): Promise<boolean> =>
  id === null || (await idOf(work, 'conta_financeira', id)) !== null

/**
 * Refuses money in an account that was deactivated, which is empty.
 * @param id null: the general account
 * @throws CONFLICT
 */
export async function requireActiveConta(work: Writing, id: number | null): Promise<void> {
  const conta = await from(work, 'conta_financeira')
    .select(['nome', 'ativa'])
    .where(id === null ? 'geral' : 'id', '=', id === null ? true : id)
    .executeTakeFirst()
  if (conta && !conta.ativa) throw conflict(`A conta ${conta.nome} está desativada: ative-a antes.`)
}

async function refuseDuplicate(work: Writing, nome: string, except = 0): Promise<void> {
  if (await isTaken(work, 'conta_financeira', 'nomeOrdem', normaliseText(nome), except)) throw sameName()
}
