import { LockMode } from '@mikro-orm/core'
import type { z } from 'zod'
import type {
  estornarTransferenciaInput,
  transferenciaInput,
} from '../../../../schema/rules/financas/transferencia.input.js'
import { markDeleted, markRestored } from '../../../kernel/access/bin.js'
import { conflict, invalid } from '../../../kernel/base/errors.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { contaExists, contaOfDinheiro, requireActiveConta } from '../conta-financeira/index.js'
import { checkTransferencia, isOpenMonth, requireOpenMonth } from '../lancamento/index.js'
import { Transferencia } from './transferencia.entity.js'
import { estornoOf, read } from './transferencia.queries.js'

const missing = 'Transferência não encontrada.'

type Details = z.output<typeof transferenciaInput>

/** All writes of transfers. */
export const transferencias = {
  async criar(work: Writing, { versao: _, ...input }: Details) {
    const contas = await sidesOf(work, input)
    await requireOpenMonth(work, input.data)
    const transferencia = work.em.create(Transferencia, { idCliente: work.idCliente, ...input, ...contas })
    await work.em.flush()
    await checkTransferencia(work, transferencia)
    return saved(work, transferencia, read)
  },

  async atualizar(work: Writing, { id, versao, ...input }: Details & { id: RecordRef }) {
    const transferencia = await unreversed(work, id, versao)
    if (transferencia.idEstornada) throw conflict('Um estorno não pode ser alterado, só excluído.')
    const contas = await sidesOf(work, input, transferencia)
    await requireOpenMonth(work, transferencia.data, input.data)
    const before = { ...transferencia }
    work.em.assign(transferencia, { ...input, ...contas }, { ignoreUndefined: true })
    // a side is history only of the account that it had; `checkTransferencia` says what it is of this one
    if (before.idContaOrigem !== contas.idContaOrigem) transferencia.historicoOrigem = false
    if (before.idContaDestino !== contas.idContaDestino) transferencia.historicoDestino = false
    await work.em.flush()
    await checkTransferencia(work, transferencia, before)
    return saved(work, transferencia, read)
  },

  async excluir(work: Writing & { ctx: Context }, id: RecordRef): Promise<void> {
    const transferencia = await unreversed(work, id)
    await requireOpenMonth(work, transferencia.data)
    // the reversed transfer is locked, so that nobody reverses it again at the same time
    if (transferencia.idEstornada) await recordToChange(work, Transferencia, transferencia.idEstornada, { missing })
    markDeleted(work, transferencia)
  },

  async restaurar(work: Writing, id: RecordRef) {
    const transferencia = await recordToChange(work, Transferencia, id, { deleted: true, missing })
    await requireOpenMonth(work, transferencia.data)
    const { idEstornada, idContaOrigem, idContaDestino } = transferencia
    for (const conta of [idContaOrigem, idContaDestino])
      if (!(await contaExists(work, conta)))
        throw conflict('Uma conta financeira desta transferência foi excluída: restaure-a antes.')
    for (const conta of [idContaOrigem, idContaDestino]) await requireActiveConta(work, conta)
    if (idEstornada) {
      // locked, so that nobody deletes it at the same time
      if (!(await lock(work, idEstornada))) throw conflict('A transferência estornada não existe mais.')
      if (await estornoOf(work, idEstornada)) throw conflict('A transferência já foi estornada de novo.')
    }
    markRestored(transferencia)
    await work.em.flush()
    if (!idEstornada) await checkTransferencia(work, transferencia)
    return saved(work, transferencia, read)
  },

  /** Writes the transfer back in an open month, for a transfer of a closed month. */
  async estornar(work: Writing, { id, data }: z.output<typeof estornarTransferenciaInput>) {
    const transferencia = await recordToChange(work, Transferencia, id, { missing })
    if (transferencia.idEstornada) throw conflict('Um estorno não pode ser estornado.')
    if (await estornoOf(work, transferencia.id)) throw conflict('Esta transferência já foi estornada.')
    await requireOpenMonth(work, data)
    if (await isOpenMonth(work, transferencia.data))
      throw conflict('O mês desta transferência está aberto: altere ou exclua a própria transferência.')
    for (const conta of [transferencia.idContaOrigem, transferencia.idContaDestino])
      await requireActiveConta(work, conta)
    if (transferencia.historicoOrigem || transferencia.historicoDestino)
      throw conflict(
        'Esta transferência é de antes do saldo inicial de uma conta e não muda o saldo dela: para desfazê-la, reabra o mês e exclua-a.',
      )
    const estorno = work.em.create(Transferencia, {
      idCliente: work.idCliente,
      data,
      valor: transferencia.valor,
      idContaOrigem: transferencia.idContaDestino,
      idContaDestino: transferencia.idContaOrigem,
      descricao: `Estorno: ${transferencia.descricao ?? 'transferência'}`.slice(0, 255),
      idEstornada: transferencia.id,
    })
    return saved(work, estorno, read)
  },
}

/**
 * Locks a transfer.
 * @throws CONFLICT when it is reversed
 */
async function unreversed(work: Writing, id: RecordRef, versao?: number | null) {
  const transferencia = await recordToChange(work, Transferencia, id, { versao, missing })
  if (await estornoOf(work, transferencia.id))
    throw conflict('Esta transferência foi estornada: exclua antes o estorno.')
  return transferencia
}

/** Locks a transfer, and says whether it exists. */
const lock = async (work: Writing, id: number): Promise<boolean> =>
  (await work.em.findOne(
    Transferencia,
    { id, idCliente: work.idCliente, excluidoEm: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  )) !== null

interface Sides {
  idContaOrigem: number
  idContaDestino: number
}

/**
 * The ids of the two accounts.
 * @param present the stored ones, which may stay after they were deactivated
 */
async function sidesOf(work: Writing, input: Pick<Details, keyof Sides>, present?: Readonly<Sides>): Promise<Sides> {
  const side = (campo: keyof Sides) => contaOfDinheiro(work, input[campo], { campo, present: present?.[campo] })
  const [idContaOrigem, idContaDestino] = [await side('idContaOrigem'), await side('idContaDestino')]
  // one was named by its number and the other by its uuid, or not at all
  if (idContaOrigem === idContaDestino) throw invalid({ idContaDestino: 'Escolha uma conta diferente da de origem.' })
  return { idContaOrigem, idContaDestino }
}
