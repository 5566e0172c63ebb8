import { randomUUID } from 'node:crypto'
import {
  type EntityName,
  type FilterQuery,
  LockMode,
  type QueryOrderMap,
  type RequiredEntityData,
} from '@mikro-orm/core'
import type { z } from 'zod'
import type { DateOnly } from '../../../kernel/dates.js'
import { conflict, invalid } from '../../../kernel/errors.js'
import { formatMoney } from '../../../kernel/money.js'
import { markDeleted, markRestored } from '../../../kernel/tenant/bin.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { idPessoa } from '../../acesso/usuario/index.js'
import { exigirCategoria, numeroCategoria } from '../categoria/index.js'
import { numeroCentroCusto } from '../centro-custo/index.js'
import { exigirFornecedor, numeroFornecedor } from '../fornecedor/index.js'
import type { cancelarContasInput } from './baixa.input.js'
import { ultimoDia } from './baixa.queries.js'
import { centavosDe } from './baixa.rules.js'
import { baixasDe } from './baixas.js'
import {
  type Abrangencia,
  type alterarContaInput,
  type contaInput,
  type novaContaInput,
  partesDe,
} from './conta.input.js'
import { type Lado, ler } from './conta.queries.js'
import { diaDoMes, diasDepois, mesesDepois, vencimentoMovido } from './conta.rules.js'
import { today } from './hoje.js'
import { type Conta, type Contas, missing, nada, type WritingAs } from './registros.js'
import { continuar } from './repeticao.js'

/** All writes of payables or of receivables, with those of their payments. */
export function contas<Origem extends string>(lado: Contas<Origem>) {
  const entity = lado.entity as unknown as EntityName<Conta>
  const read = (work: Writing, id: number) => ler(work, lado, id)
  const settled = (conta: Conta) => conta.statusConta === lado.encerrado
  const pagar = lado.encerrado === 'pago'
  const participio = pagar ? 'paga' : 'recebida'
  const foiEncerrada = `Esta conta já foi ${participio}`

  const create = (work: Writing, data: Omit<RequiredEntityData<Conta>, 'idCliente' | 'statusConta'>): Conta =>
    work.em.create(entity, { idCliente: work.idCliente, statusConta: lado.aberto, ...data })

  /**
   * Locks an open payable or receivable.
   * @throws CONFLICT when it is settled
   */
  async function open(work: Writing, id: RecordRef, versao?: number | null): Promise<Conta> {
    const conta = await recordToChange(work, entity, id, { versao, missing })
    if (settled(conta)) throw conflict(`${foiEncerrada}: para alterá-la, reabra-a antes.`)
    return conta
  }

  /**
   * Locks an open record and, if they are meant, the later ones of its series of which nothing is paid. All are locked in the
   * order of their numbers, as several records are anywhere, so that two requests never wait for each other.
   * @throws CONFLICT when the record is settled
   */
  async function abrir(
    work: Writing,
    id: RecordRef,
    { abrangencia, versao }: { abrangencia: Abrangencia; versao?: number | null | undefined },
  ): Promise<{ conta: Conta; seguintes: Conta[] }> {
    const row = abrangencia === 'seguintes' ? await ler(work, lado, id) : undefined
    if (!row?.serie) return { conta: await open(work, id, versao), seguintes: [] }
    const later = { serie: row.serie, parcela: { $gt: row.parcela }, statusConta: lado.aberto, valorBaixado: nada }
    const where = { idCliente: work.idCliente, excluidoEm: null, $or: [{ id: row.id }, later] } as FilterQuery<Conta>
    const found = (await work.em.find(entity, where, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      orderBy: { id: 'asc' } as QueryOrderMap<Conta>,
    })) as Conta[]
    const conta = await open(work, row.id, versao)
    return { conta, seguintes: found.filter((each) => each !== conta) }
  }

  const refusePaid = (conta: Conta): string | null =>
    conta.valorBaixado === nada
      ? null
      : `Uma parte desta conta já foi ${participio}: desfaça antes ${pagar ? 'os pagamentos' : 'os recebimentos'}.`

  /**
   * The changes that start, change or stop the repetition.
   * @param before the stored record
   */
  async function repetition(
    work: Writing,
    { repetir, frequencia }: Pick<z.output<typeof contaInput>, 'repetir' | 'frequencia'>,
    data: DateOnly,
    before?: Conta,
  ): Promise<Partial<Pick<Conta, 'repete' | 'frequencia' | 'serie' | 'parcela' | 'diaVencimento'>>> {
    if (repetir === 0 && frequencia) throw invalid({ frequencia: 'Diga que a conta se repete, ou não diga quando.' })
    // the answer sent back names how a series that was stopped came: that starts it no more
    const wanted = repetir ?? (frequencia && (!before?.serie || before.repete) ? 1 : null)
    if (wanted === null) return {}
    if (!wanted) return before?.repete ? { repete: false } : {}
    // a series of another frequency begins anew with this record: its day was that of the first one
    if (before?.repete)
      return frequencia && frequencia !== (before.frequencia ?? 'mensal')
        ? { frequencia, diaVencimento: diaDoMes(data) }
        : {}
    if (before?.totalParcelas) throw invalid({ repetir: 'Uma parcela não se repete.' })
    if (before?.serie && (await hasNext(work, before))) throw invalid({ repetir: 'Esta conta já tem a seguinte.' })
    const umAnoAntes = diasDepois(await today(work), -366)
    if (data < umAnoAntes) throw invalid({ dataVencimentoConta: 'Uma conta que se repete começa há no máximo um ano.' })
    return {
      repete: true,
      frequencia: frequencia ?? 'mensal',
      serie: before?.serie ?? randomUUID(),
      parcela: before?.parcela ?? 1,
      diaVencimento: diaDoMes(data),
    }
  }

  async function hasNext(work: Writing, { serie, parcela }: Conta): Promise<boolean> {
    const next = { idCliente: work.idCliente, serie, parcela: (parcela ?? 0) + 1 }
    return (await work.em.count(entity, next)) > 0
  }

  const baixas = baixasDe(lado)

  return {
    ...baixas,

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
      const repeated = await repetition(work, { repetir, frequencia }, dataVencimentoConta)
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
          dataVencimentoConta: mesesDepois(dataVencimentoConta, diaDoMes(dataVencimentoConta), index),
        }),
      )
      await work.em.flush()
      if (repeated.repete) await continuar(work, lado, await today(work), made[0]?.id)
      return saved(work, made[0] as Conta, read)
    },

    /** Changes a record; with `abrangencia: 'seguintes'`, what changes in it changes in the later ones of its series, too. */
    async atualizar(
      work: Writing,
      { id, versao, abrangencia, repetir, frequencia, ...input }: z.output<typeof alterarContaInput>,
    ) {
      const { conta, seguintes } = await abrir(work, id, { abrangencia, versao })
      const antes = { ...conta }
      if (centavosDe(input.valorConta) < centavosDe(conta.valorBaixado)) {
        const feito = `Desta conta já ${pagar ? 'foram pagos' : 'foram recebidos'} ${formatMoney(conta.valorBaixado)}`
        throw invalid({ valorConta: `${feito}: o valor não pode ficar abaixo disso.` })
      }
      const data = await checked(work, lado, input, conta)
      const repeated = await repetition(work, { repetir, frequencia }, input.dataVencimentoConta, conta)
      const moved = input.dataVencimentoConta !== conta.dataVencimentoConta && conta.diaVencimento
      const day = moved ? { diaVencimento: diaDoMes(input.dataVencimentoConta) } : {}
      work.em.assign(conta, { ...input, ...data, ...day, ...repeated }, { ignoreUndefined: true })
      if (conta.valorBaixado === conta.valorConta)
        Object.assign(conta, {
          statusConta: lado.encerrado,
          dataEncerramentoConta: await ultimoDia(work, lado, conta.id),
        })
      for (const seguinte of seguintes) work.em.assign(seguinte, mudancasDaSeguinte(seguinte, antes, conta))
      await work.em.flush()
      const ultima = [conta, ...seguintes].find(({ repete }) => repete)
      if (ultima) await continuar(work, lado, await today(work), ultima.id)
      return saved(work, conta, read)
    },

    /**
     * Locks an open record until the transaction ends.
     * @throws CONFLICT when it is settled
     */
    travarAberta: (work: Writing, id: RecordRef) => open(work, id),

    /** @returns its id, and how many were cancelled: with `abrangencia: 'seguintes'` also the later ones of its series */
    async cancelar(work: WritingAs, id: RecordRef, abrangencia?: Abrangencia): Promise<Canceladas> {
      const { conta, seguintes } = await abrir(work, id, { abrangencia })
      const refusal = refusePaid(conta)
      if (refusal) throw conflict(refusal)
      for (const each of [conta, ...seguintes]) markDeleted(work, each)
      await work.em.flush()
      return { primeira: conta.id, quantidade: seguintes.length + 1 }
    },

    /** Cancels several records, all of them or none. */
    async cancelarVarias(work: WritingAs, { ids, versoes }: z.output<typeof cancelarContasInput>): Promise<Canceladas> {
      const escolhidas = await baixas.travarAbertas(work, ids, versoes)
      const campos = escolhidas.flatMap((conta, index) => {
        const refusal = refusePaid(conta)
        return refusal ? [[`ids.${index}`, `${conta.descricaoConta}: ${refusal}`] as const] : []
      })
      if (campos.length) throw invalid(Object.fromEntries(campos))
      for (const each of escolhidas) markDeleted(work, each)
      await work.em.flush()
      return { primeira: (escolhidas[0] as Conta).id, quantidade: escolhidas.length }
    },

    async restaurar(work: Writing, id: RecordRef) {
      const conta = await recordToChange(work, entity, id, { deleted: true, missing })
      // idOf locks the cost centre, so that nobody deletes it at the same time
      const centro = await idOf(work, 'centro_custo', conta.idCentroCusto)
      if (centro === null) throw conflict('O centro de custo desta conta foi excluído: restaure-o antes.')
      await exigirFornecedor(work, conta.idFornecedor)
      await exigirCategoria(work, conta.idCategoria)
      markRestored(conta)
      await work.em.flush()
      if (conta.repete) await continuar(work, lado, await today(work), conta.id)
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

interface Canceladas {
  primeira: number
  quantidade: number
}

/** '12 contas canceladas com sucesso.' */
export const textoDasCanceladas = ({ quantidade }: Canceladas): string =>
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
function mudancasDaSeguinte(seguinte: Conta, antes: Conta, depois: Conta): Partial<Conta> {
  const changed = seguidos.filter((field) => (antes[field] ?? null) !== (depois[field] ?? null))
  const same = Object.fromEntries(changed.map((field) => [field, depois[field] ?? null]))
  const [de, para] = [antes.dataVencimentoConta, depois.dataVencimentoConta]
  if (de === para) return same
  const { dataVencimentoConta: vencimento, diaVencimento } = seguinte
  const dia = diaVencimento ?? antes.diaVencimento ?? diaDoMes(vencimento)
  return {
    ...same,
    dataVencimentoConta: vencimentoMovido({ vencimento, dia }, { de, para, frequencia: seguinte.frequencia }),
    ...(diaVencimento && diaDoMes(de) !== diaDoMes(para) && { diaVencimento: diaDoMes(para) }),
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
async function checked(work: Writing, lado: Lado, refs: Refs, before?: Conta) {
  const paga = lado.tabela === 'conta_pagar'
  const idCentroCusto = await numeroCentroCusto(work, refs.idCentroCusto, before?.idCentroCusto)
  const responsavelUsuarioConta = await responsavel(work, refs.responsavelUsuarioConta, before)
  const idFornecedor = paga ? await numeroFornecedor(work, refs.idFornecedor, before?.idFornecedor) : undefined
  const natureza = paga ? 'despesa' : 'receita'
  const idCategoria = await numeroCategoria(work, natureza, refs.idCategoria, before?.idCategoria)
  if (refs.idFornecedor && !paga) throw invalid({ idFornecedor: 'Só uma conta a pagar tem fornecedor.' })
  if (refs.codigoPagamento && !paga)
    throw invalid({ codigoPagamento: 'Só uma conta a pagar tem a linha de um boleto ou um código Pix.' })
  const codigoPagamento = paga ? refs.codigoPagamento : undefined
  return { idCentroCusto, idCategoria, responsavelUsuarioConta, idFornecedor, codigoPagamento }
}

async function responsavel(work: Writing, ref: RecordRef | null | undefined, before?: Conta) {
  if (ref === null || ref === undefined) return ref
  // the current responsible person may stay, even when that person is in the recycle bin
  const same = String(ref) === String(before?.responsavelUsuarioConta)
  const pessoa = same ? before?.responsavelUsuarioConta : await idPessoa(work, ref)
  if (!pessoa) throw invalid({ responsavelUsuarioConta: 'Pessoa não encontrada.' })
  return pessoa
}
