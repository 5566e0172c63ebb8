import { type InferEntity, LockMode } from '@mikro-orm/core'
import { keepUnseen } from '../../../kernel/access/unseen.js'
import { ask } from '../../../kernel/confirming/confirming.js'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { conflict, invalid, uniqueBy } from '../../../kernel/errors.js'
import { centsOf, type Decimal, formatMoney, ofCents } from '../../../kernel/money.js'
import { normaliseText } from '../../../kernel/reading/pagination.js'
import { markDeleted, markRestored, refuseBin, visible } from '../../../kernel/tenant/bin.js'
import { from, idOf, isTaken, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { readCase, useCase } from '../../../kernel/use-case.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { contasDosMeios, escolhidaPara, meiosDeIgrejaNova, nomesDosMeios } from './conta-do-meio.js'
import { ContaFinanceira } from './conta-financeira.entity.js'
import { contaFinanceiraInput, contaFinanceiraRef, listarContasFinanceirasInput } from './conta-financeira.input.js'
import {
  camposOcultos,
  contarDesde,
  ler,
  lerPadrao,
  listar,
  saldosEm,
  somasAntesDoDia,
  temExtrato,
  travarGeral,
} from './conta-financeira.queries.js'
import { fraseDosAnteriores, lancamentosAntesDoSaldo, oQueHaAntes } from './conta-financeira.rules.js'

const sameName = uniqueBy('conta_financeira_nome', 'nome', 'Já existe uma conta financeira com este nome.')

const missing = 'Conta financeira não encontrada.'

export const listarContasFinanceiras = readCase({
  action: 'contaFinanceira.ler',
  input: listarContasFinanceirasInput,
  run(work, input) {
    refuseBin(work.ctx, input.filtro)
    return listar(work, input)
  },
})

export const lerContaFinanceira = readCase({
  action: 'contaFinanceira.ler',
  input: contaFinanceiraRef,
  run: async (work, { id }) => visible(work.ctx, await ler(work, id), missing),
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
      dataSaldoInicial: dataSaldoInicial ?? todayIn(await fusoHorario(work)),
    })
    const row = await saved(work, conta, ler)
    await meiosDeIgrejaNova(work, row)
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
    const { saldoInicial, dataSaldoInicial, ...input } = keepUnseen(sent, camposOcultos(work.ctx))
    await refuseDuplicate(work, input.nome, conta.id)
    work.em.assign(conta, input, { ignoreUndefined: true })
    await mudarSaldoInicial(work, conta, { saldoInicial, dataSaldoInicial })
    return saved(work, conta, ler)
  },
})

/**
 * The church tells another opening balance, or another day of it. What is on that day or later is no history then: its
 * money is not in the balance that was told.
 */
async function mudarSaldoInicial(
  work: Writing,
  conta: InferEntity<typeof ContaFinanceira>,
  {
    saldoInicial,
    dataSaldoInicial,
  }: { saldoInicial?: Decimal | null | undefined; dataSaldoInicial?: DateOnly | null | undefined },
): Promise<void> {
  const antes = conta.saldoInformado ?? '0.00'
  const outroDia = Boolean(dataSaldoInicial) && dataSaldoInicial !== conta.dataSaldoInicial
  if (dataSaldoInicial && outroDia) {
    await work.em.flush()
    await contarDesde(work, conta, dataSaldoInicial)
    await work.em.refresh(conta)
    conta.dataSaldoInicial = dataSaldoInicial
  }
  const informado = saldoInicial ?? conta.saldoInformado ?? '0.00'
  conta.saldoInicial = ofCents(centsOf(informado) - centsOf(conta.historico))
  if (informado !== '0.00' && (outroDia || informado !== antes)) await perguntarDosAnteriores(work, conta)
}

/** Asks about what the account has from before its opening day, which counts beside the opening balance. */
async function perguntarDosAnteriores(work: Writing, conta: InferEntity<typeof ContaFinanceira>): Promise<void> {
  const { id, dataSaldoInicial: dia } = conta
  const antes = oQueHaAntes(await somasAntesDoDia(work, conta, dia))
  if (antes)
    ask(work, {
      kind: lancamentosAntesDoSaldo,
      text: fraseDosAnteriores(dia, antes),
      kept: fraseDosAnteriores(dia),
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
    return saved(work, conta, ler)
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
    const saldo = (await saldosEm(work, null)).get(conta.id)
    const deHoje = (await saldosEm(work, todayIn(await fusoHorario(work)))).get(conta.id)
    if (saldo && saldo !== '0.00' && deHoje === '0.00')
      throw conflict(
        `Esta conta não tem saldo hoje, mas há lançamentos de dias que ainda vêm, com os quais fica em ${formatMoney(saldo)}: mude antes a conta ou a data deles.`,
      )
    if (saldo && saldo !== '0.00')
      throw conflict(
        `Esta conta tem saldo de ${formatMoney(saldo)} e não pode ser desativada: transfira antes o dinheiro a outra conta.`,
      )
    await recusarContaDeMeio(work, conta.id, 'desativá-la')
    conta.ativa = false
    return saved(work, conta, ler)
  },
})

/** Money whose entry names no account lies in this account from now on. */
export const tornarContaFinanceiraPadrao = useCase({
  action: 'contaFinanceira.escrever',
  record: 'conta_financeira',
  input: contaFinanceiraRef,
  async run(work, { id }) {
    // of two people who choose at the same time, the second one waits here
    await travarGeral(work)
    const conta = await recordToChange(work, ContaFinanceira, id, { missing })
    if (!conta.ativa) throw conflict('Esta conta está desativada: ative-a antes de torná-la a padrão.')
    if (conta.padrao) return saved(work, conta, ler)
    const where = { idCliente: work.idCliente, padrao: true }
    const before = await work.em.findOne(ContaFinanceira, where, { lockMode: LockMode.PESSIMISTIC_WRITE })
    if (before) before.padrao = false
    await work.em.flush()
    conta.padrao = true
    return saved(work, conta, ler)
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
    if (await temExtrato(work, conta.id))
      throw conflict('Esta conta tem extratos do banco e não pode ser excluída. Você pode desativá-la.')
    await recusarContaDeMeio(work, conta.id, 'excluí-la')
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
    return saved(work, conta, ler)
  },
})

/** @throws CONFLICT when money of a means lies in this account without being asked */
async function recusarContaDeMeio(work: Writing, id: number, what: string): Promise<void> {
  const meios = await nomesDosMeios(work, id)
  if (meios) throw conflict(`Nesta conta cai o que chega por ${meios}: antes de ${what}, escolha outra para isso.`)
}

/**
 * The id of the account for new money: the one that a field `idContaFinanceira` names, that of the means, or the church's
 * default. It is locked, so that nobody deactivates it in the meantime.
 * @throws VALIDATION_FAILED when this church has no such account, or it is not active
 */
export const contaDeDinheiroNovo = async (
  work: Writing,
  ref: RecordRef | null | undefined,
  meio?: string | null,
): Promise<number> =>
  ref == null && meio != null
    ? (await contasDosMeios(work, [meio]))(meio)
    : contaDeDinheiro(work, ref, { campo: 'idContaFinanceira' })

/**
 * The same for another field.
 * - `campo`: the field, for the errors
 * - `present`: the stored account, which may stay after it was deactivated
 */
export async function contaDeDinheiro(
  work: Writing,
  ref: RecordRef | null | undefined,
  { campo, present }: { campo: string; present?: number | undefined },
): Promise<number> {
  if (ref === null || ref === undefined) return present ?? lerPadrao(work)
  const id = await idOf(work, 'conta_financeira', ref)
  if (id === null) throw invalid({ [campo]: missing })
  if (id !== present && !(await ler(work, id))?.ativa) throw invalid({ [campo]: 'Esta conta está desativada.' })
  return id
}

/**
 * The stored account of an entry after a change. A change that names no account keeps the present one, which may also
 * stay after it was deactivated.
 * @param present as it is stored; null: the general account
 */
export async function contaAposMudanca(
  work: Writing,
  ref: RecordRef | null | undefined,
  present: number | null,
): Promise<number | null> {
  if (ref === null || ref === undefined) return present
  const id = await idOf(work, 'conta_financeira', ref)
  if (id === null) throw invalid({ idContaFinanceira: missing })
  const conta = await ler(work, id)
  if (id === present || (present === null && conta?.geral)) return present
  return contaDeDinheiroNovo(work, id)
}

/**
 * The stored account of an entry whose means was corrected: money that lay where that of the wrong means lies goes to
 * where it belongs; any other account was chosen, and stays.
 * @param present as it is stored; null: the general account
 */
export async function contaDoMeioCorrigido(
  work: Writing,
  present: number | null,
  meios: { antes: string; depois: string },
): Promise<number | null> {
  const emUso = await from(work, 'conta_financeira').select(['id', 'geral', 'padrao']).execute()
  const aqui = present ?? emUso.find(({ geral }) => geral)?.id
  const suposta = (await escolhidaPara(work, meios.antes)) ?? emUso.find(({ padrao }) => padrao)?.id
  return aqui === suposta ? contaDeDinheiroNovo(work, null, meios.depois) : present
}

/** Whether an account still exists. Null, the general account, always does. */
export const contaExiste = async (work: Writing, id: number | null): Promise<boolean> =>
  id === null || (await idOf(work, 'conta_financeira', id)) !== null

/**
 * Refuses money in an account that was deactivated, which is empty.
 * @param id null: the general account
 * @throws CONFLICT
 */
export async function exigirContaAtiva(work: Writing, id: number | null): Promise<void> {
  const conta = await from(work, 'conta_financeira')
    .select(['nome', 'ativa'])
    .where(id === null ? 'geral' : 'id', '=', id === null ? true : id)
    .executeTakeFirst()
  if (conta && !conta.ativa) throw conflict(`A conta ${conta.nome} está desativada: ative-a antes.`)
}

async function refuseDuplicate(work: Writing, nome: string, except = 0): Promise<void> {
  if (await isTaken(work, 'conta_financeira', 'nomeOrdem', normaliseText(nome), except)) throw sameName()
}
