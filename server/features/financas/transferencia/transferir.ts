import { LockMode } from '@mikro-orm/core'
import type { z } from 'zod'
import type { Context } from '../../../kernel/context.js'
import { conflict, invalid } from '../../../kernel/errors.js'
import { markDeleted, markRestored } from '../../../kernel/tenant/bin.js'
import { type RecordRef, recordToChange, saved } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { contaDeDinheiro, contaExiste, exigirContaAtiva } from '../conta-financeira/index.js'
import { conferirTransferencia, exigirMesAberto, mesAberto } from '../lancamento/index.js'
import { Transferencia } from './transferencia.entity.js'
import type { estornarTransferenciaInput, transferenciaInput } from './transferencia.input.js'
import { estornoDe, ler } from './transferencia.queries.js'

const missing = 'Transferência não encontrada.'

type Dados = z.output<typeof transferenciaInput>

/** All writes of transfers. */
export const transferencias = {
  async criar(work: Writing, { versao: _, ...input }: Dados) {
    const contas = await lados(work, input)
    await exigirMesAberto(work, input.data)
    const transferencia = work.em.create(Transferencia, { idCliente: work.idCliente, ...input, ...contas })
    await work.em.flush()
    await conferirTransferencia(work, transferencia)
    return saved(work, transferencia, ler)
  },

  async atualizar(work: Writing, { id, versao, ...input }: Dados & { id: RecordRef }) {
    const transferencia = await unreversed(work, id, versao)
    if (transferencia.idEstornada) throw conflict('Um estorno não pode ser alterado, só excluído.')
    const contas = await lados(work, input, transferencia)
    await exigirMesAberto(work, transferencia.data, input.data)
    const antes = { ...transferencia }
    work.em.assign(transferencia, { ...input, ...contas }, { ignoreUndefined: true })
    await work.em.flush()
    await conferirTransferencia(work, transferencia, antes)
    return saved(work, transferencia, ler)
  },

  async excluir(work: Writing & { ctx: Context }, id: RecordRef): Promise<void> {
    const transferencia = await unreversed(work, id)
    await exigirMesAberto(work, transferencia.data)
    // the reversed transfer is locked, so that nobody reverses it again at the same time
    if (transferencia.idEstornada) await recordToChange(work, Transferencia, transferencia.idEstornada, { missing })
    markDeleted(work, transferencia)
  },

  async restaurar(work: Writing, id: RecordRef) {
    const transferencia = await recordToChange(work, Transferencia, id, { deleted: true, missing })
    await exigirMesAberto(work, transferencia.data)
    const { idEstornada, idContaOrigem, idContaDestino } = transferencia
    for (const conta of [idContaOrigem, idContaDestino])
      if (!(await contaExiste(work, conta)))
        throw conflict('Uma conta financeira desta transferência foi excluída: restaure-a antes.')
    for (const conta of [idContaOrigem, idContaDestino]) await exigirContaAtiva(work, conta)
    if (idEstornada) {
      // locked, so that nobody deletes it at the same time
      if (!(await travar(work, idEstornada))) throw conflict('A transferência estornada não existe mais.')
      if (await estornoDe(work, idEstornada)) throw conflict('A transferência já foi estornada de novo.')
    }
    markRestored(transferencia)
    return saved(work, transferencia, ler)
  },

  /** Writes the transfer back in an open month, for a transfer of a closed month. */
  async estornar(work: Writing, { id, data }: z.output<typeof estornarTransferenciaInput>) {
    const transferencia = await recordToChange(work, Transferencia, id, { missing })
    if (transferencia.idEstornada) throw conflict('Um estorno não pode ser estornado.')
    if (await estornoDe(work, transferencia.id)) throw conflict('Esta transferência já foi estornada.')
    await exigirMesAberto(work, data)
    if (await mesAberto(work, transferencia.data))
      throw conflict('O mês desta transferência está aberto: altere ou exclua a própria transferência.')
    for (const conta of [transferencia.idContaOrigem, transferencia.idContaDestino]) await exigirContaAtiva(work, conta)
    const estorno = work.em.create(Transferencia, {
      idCliente: work.idCliente,
      data,
      valor: transferencia.valor,
      idContaOrigem: transferencia.idContaDestino,
      idContaDestino: transferencia.idContaOrigem,
      descricao: `Estorno: ${transferencia.descricao ?? 'transferência'}`.slice(0, 255),
      idEstornada: transferencia.id,
    })
    return saved(work, estorno, ler)
  },
}

/**
 * Locks a transfer.
 * @throws CONFLICT when it is reversed
 */
async function unreversed(work: Writing, id: RecordRef, versao?: number | null) {
  const transferencia = await recordToChange(work, Transferencia, id, { versao, missing })
  if (await estornoDe(work, transferencia.id))
    throw conflict('Esta transferência foi estornada: exclua antes o estorno.')
  return transferencia
}

/** Locks a transfer, and says whether it exists. */
const travar = async (work: Writing, id: number): Promise<boolean> =>
  (await work.em.findOne(
    Transferencia,
    { id, idCliente: work.idCliente, excluidoEm: null },
    { lockMode: LockMode.PESSIMISTIC_WRITE },
  )) !== null

interface Lados {
  idContaOrigem: number
  idContaDestino: number
}

/**
 * The ids of the two accounts.
 * @param present the stored ones, which may stay after they were deactivated
 */
async function lados(work: Writing, input: Pick<Dados, keyof Lados>, present?: Readonly<Lados>): Promise<Lados> {
  const side = (campo: keyof Lados) => contaDeDinheiro(work, input[campo], { campo, present: present?.[campo] })
  const [idContaOrigem, idContaDestino] = [await side('idContaOrigem'), await side('idContaDestino')]
  // one was named by its number and the other by its uuid, or not at all
  if (idContaOrigem === idContaDestino) throw invalid({ idContaDestino: 'Escolha uma conta diferente da de origem.' })
  return { idContaOrigem, idContaDestino }
}
