import { randomUUID } from 'node:crypto'
import {
  type EntityName,
  type EntitySchemaWithMeta,
  LockMode,
  type OptionalProps,
  type RequiredEntityData,
} from '@mikro-orm/core'
import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { type DateOnly, todayIn } from '../../../kernel/dates.js'
import { conflict, invalid } from '../../../kernel/errors.js'
import type { Decimal } from '../../../kernel/money.js'
import { markDeleted, markRestored } from '../../../kernel/tenant/bin.js'
import { idOf, type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { fusoHorario } from '../../acesso/cliente/index.js'
import { idPessoa } from '../../acesso/usuario/index.js'
import { numeroCentroCusto } from '../centro-custo/index.js'
import { exigirFornecedor, numeroFornecedor } from '../fornecedor/index.js'
import { type contaInput, type encerrarContaInput, type novaContaInput, partesDe } from './conta.input.js'
import { type Lado, ler } from './conta.queries.js'
import { descricaoDoLancamento, diaDoMes, diasDepois, mesesDepois } from './conta.rules.js'
import { continuar } from './repeticao.js'

/** A payable or receivable as the ORM sees it. */
export interface Conta {
  [OptionalProps]?: 'versao' | 'repete'
  id: number
  idCliente: number
  versao: number
  descricaoConta: string
  valorConta: Decimal
  dataVencimentoConta: DateOnly
  statusConta: string
  responsavelUsuarioConta?: number | null | undefined
  idCentroCusto: number
  /** of a payable */
  idFornecedor?: number | null | undefined
  dataEncerramentoConta?: DateOnly | null | undefined
  serie?: string | null | undefined
  parcela?: number | null | undefined
  totalParcelas?: number | null | undefined
  repete: boolean
  diaVencimento?: number | null | undefined
  excluidoEm?: Date | null | undefined
  excluidoPor?: number | null | undefined
}

/** The ledger entry of a settled payable or receivable. */
interface Lancamento<Origem> {
  origem: Origem
  idOrigem: number
  descricao: string
  data: DateOnly
  categoria: number
  valor: Decimal
  idCentroCusto: number
  idFornecedor?: number | null | undefined
  idContaFinanceira: RecordRef | null | undefined
}

type WritingAs = Writing & { ctx: Context }

/** Payables or receivables: the table, the status values, and how ledger entries are created and removed. */
export interface Contas<Origem extends string> extends Lado {
  entity: EntitySchemaWithMeta
  origem: Origem
  lancar(work: Writing, dados: Lancamento<Origem>): Promise<number>
  retirar(work: WritingAs, de: { origem: Origem; idOrigem: number }): Promise<void>
}

/** Category of the ledger entries of payables and receivables. */
const categoriaConta = 4

const missing = 'Conta não encontrada.'

/** All writes of payables or of receivables. Settling writes the ledger entry in the same transaction. */
export function contas<Origem extends string>(lado: Contas<Origem>) {
  const entity = lado.entity as unknown as EntityName<Conta>
  const read = (work: Writing, id: number) => ler(work, lado, id)
  const settled = (conta: Conta) => conta.statusConta === lado.encerrado
  const participio = lado.encerrado === 'pago' ? 'paga' : 'recebida'
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

  /** Locks the payable or receivable of a ledger entry, even when it is in the recycle bin. */
  async function locked(work: Writing, id: number): Promise<Conta> {
    const where = { id, idCliente: work.idCliente }
    return (await work.em.findOneOrFail(entity, where, { lockMode: LockMode.PESSIMISTIC_WRITE })) as Conta
  }

  /**
   * The changes that start or stop the monthly repetition.
   * @param before the stored record
   */
  async function repetition(
    work: Writing,
    repetir: number | null | undefined,
    data: DateOnly,
    before?: Conta,
  ): Promise<Partial<Pick<Conta, 'repete' | 'serie' | 'parcela' | 'diaVencimento'>>> {
    if (repetir === null || repetir === undefined || Boolean(repetir) === Boolean(before?.repete)) return {}
    if (!repetir) return { repete: false }
    if (before?.totalParcelas) throw invalid({ repetir: 'Uma parcela não se repete.' })
    if (before?.serie && (await hasNext(work, before)))
      throw invalid({ repetir: 'Esta conta já tem a do mês seguinte.' })
    const umAnoAntes = diasDepois(await today(work), -366)
    if (data < umAnoAntes) throw invalid({ dataVencimentoConta: 'Uma conta que se repete começa há no máximo um ano.' })
    return {
      repete: true,
      serie: before?.serie ?? randomUUID(),
      parcela: before?.parcela ?? 1,
      diaVencimento: diaDoMes(data),
    }
  }

  async function hasNext(work: Writing, { serie, parcela }: Conta): Promise<boolean> {
    const next = { idCliente: work.idCliente, serie, parcela: (parcela ?? 0) + 1 }
    return (await work.em.count(entity, next)) > 0
  }

  return {
    /**
     * Creates one record or, in instalments, one a month.
     * @returns the first
     */
    async criar(work: Writing, { versao: _, parcelas, repetir, ...input }: z.output<typeof novaContaInput>) {
      const data = { ...input, ...(await checked(work, lado, input)) }
      const { valorConta, dataVencimentoConta } = input
      const repeated = await repetition(work, repetir, dataVencimentoConta)
      const partes = partesDe(valorConta, parcelas ?? 1)
      const series = partes.length > 1 ? { serie: randomUUID(), totalParcelas: partes.length } : {}
      const made = partes.map((valor, index) =>
        create(work, {
          ...data,
          ...repeated,
          ...series,
          ...(partes.length > 1 && { parcela: index + 1 }),
          valorConta: valor,
          dataVencimentoConta: mesesDepois(dataVencimentoConta, diaDoMes(dataVencimentoConta), index),
        }),
      )
      await work.em.flush()
      if (repeated.repete) await continuar(work, lado, await today(work), made[0]?.id)
      return saved(work, made[0] as Conta, read)
    },

    async atualizar(work: Writing, { id, versao, repetir, ...input }: z.output<typeof contaInput> & { id: RecordRef }) {
      const conta = await open(work, id, versao)
      const data = await checked(work, lado, input, conta)
      const repeated = await repetition(work, repetir, input.dataVencimentoConta, conta)
      const moved = input.dataVencimentoConta !== conta.dataVencimentoConta && conta.diaVencimento
      const day = moved ? { diaVencimento: diaDoMes(input.dataVencimentoConta) } : {}
      work.em.assign(conta, { ...input, ...data, ...day, ...repeated }, { ignoreUndefined: true })
      await work.em.flush()
      if (conta.repete) await continuar(work, lado, await today(work), conta.id)
      return saved(work, conta, read)
    },

    async cancelar(work: WritingAs, id: RecordRef): Promise<void> {
      markDeleted(work, await open(work, id))
    },

    async restaurar(work: Writing, id: RecordRef) {
      const conta = await recordToChange(work, entity, id, { deleted: true, missing })
      // idOf locks the cost centre, so that nobody deletes it at the same time
      const centro = await idOf(work, 'centro_custo', conta.idCentroCusto)
      if (centro === null) throw conflict('O centro de custo desta conta foi excluído: restaure-o antes.')
      await exigirFornecedor(work, conta.idFornecedor)
      markRestored(conta)
      await work.em.flush()
      if (conta.repete) await continuar(work, lado, await today(work), conta.id)
      return saved(work, conta, read)
    },

    /** The money was paid or received: creates one ledger entry on that day. */
    async encerrar(work: Writing, { id, data, idContaFinanceira }: z.output<typeof encerrarContaInput>) {
      const conta = await recordToChange(work, entity, id, { missing })
      if (settled(conta)) throw conflict(`${foiEncerrada}.`)
      const hoje = await today(work)
      const dia = data ?? hoje
      if (dia > hoje) throw invalid({ data: 'A data não pode ser futura.' })
      Object.assign(conta, { statusConta: lado.encerrado, dataEncerramentoConta: dia })
      await lado.lancar(work, {
        origem: lado.origem,
        idOrigem: conta.id,
        descricao: descricaoDoLancamento(conta),
        data: dia,
        categoria: categoriaConta,
        valor: conta.valorConta,
        idCentroCusto: conta.idCentroCusto,
        ...(conta.idFornecedor && { idFornecedor: conta.idFornecedor }),
        idContaFinanceira,
      })
      if (conta.repete) await continuar(work, lado, hoje, conta.id)
      return saved(work, conta, read)
    },

    /** Opens a settled record again and removes its ledger entry. Refused when the month of the entry is closed. */
    async reabrir(work: WritingAs, id: RecordRef) {
      const conta = await recordToChange(work, entity, id, { missing })
      if (!settled(conta)) throw conflict('Esta conta está em aberto.')
      await lado.retirar(work, { origem: lado.origem, idOrigem: conta.id })
      Object.assign(conta, { statusConta: lado.aberto, dataEncerramentoConta: null })
      return saved(work, conta, read)
    },

    /**
     * Called when the ledger entry of a closed month was reversed: the record is open again and can be settled in
     * another month.
     */
    async estornada(work: Writing, id: number): Promise<void> {
      const conta = await locked(work, id)
      if (settled(conta)) Object.assign(conta, { statusConta: lado.aberto, dataEncerramentoConta: null })
    },

    /** Called when the reversal of the ledger entry was deleted: the record is settled as before. */
    async estornoRetirado(
      work: Writing,
      id: number,
      { data, valor }: { data: DateOnly; valor: Decimal },
    ): Promise<void> {
      const conta = await locked(work, id)
      if (settled(conta)) throw conflict(`A conta deste estorno já foi ${participio} de novo: reabra-a antes.`)
      if (conta.excluidoEm) throw conflict('A conta deste estorno foi cancelada: restaure-a antes.')
      if (conta.valorConta !== valor) throw conflict('O valor da conta deste estorno mudou: encerre-a de novo.')
      Object.assign(conta, { statusConta: lado.encerrado, dataEncerramentoConta: data })
    },

    /** Stops the series: no record is created for the next month. */
    async pararRepeticao(work: Writing, id: RecordRef) {
      const conta = await recordToChange(work, entity, id, { missing })
      if (!conta.repete) throw conflict('Esta conta não se repete.')
      conta.repete = false
      return saved(work, conta, read)
    },
  }
}

/** Today, in the church's time zone. */
export const today = async (work: Pick<Writing, 'db' | 'idCliente'>): Promise<DateOnly> =>
  todayIn(await fusoHorario(work))

type Refs = Pick<z.output<typeof contaInput>, 'idCentroCusto' | 'idFornecedor' | 'responsavelUsuarioConta'>

/**
 * Checks the cost centre, the supplier and the responsible person, and returns their ids.
 * @param before the stored record: all of them may stay, even when deactivated or deleted
 * @throws VALIDATION_FAILED
 */
async function checked(work: Writing, lado: Lado, refs: Refs, before?: Conta) {
  const idCentroCusto = await numeroCentroCusto(work, refs.idCentroCusto, before?.idCentroCusto)
  const responsavelUsuarioConta = await responsavel(work, refs.responsavelUsuarioConta, before)
  if (refs.idFornecedor && lado.tabela === 'conta_receber')
    throw invalid({ idFornecedor: 'Só uma conta a pagar tem fornecedor.' })
  const idFornecedor = await numeroFornecedor(work, refs.idFornecedor, before?.idFornecedor)
  return { idCentroCusto, responsavelUsuarioConta, idFornecedor }
}

async function responsavel(work: Writing, ref: RecordRef | null | undefined, before?: Conta) {
  if (ref === null || ref === undefined) return ref
  // the current responsible person may stay, even when that person is in the recycle bin
  const same = String(ref) === String(before?.responsavelUsuarioConta)
  const pessoa = same ? before?.responsavelUsuarioConta : await idPessoa(work, ref)
  if (!pessoa) throw invalid({ responsavelUsuarioConta: 'Pessoa não encontrada.' })
  return pessoa
}
