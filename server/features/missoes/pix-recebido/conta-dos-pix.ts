import type { DateOnly } from '../../../kernel/dates.js'
import { AppError } from '../../../kernel/errors.js'
import { from } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { contaDeDinheiroNovo, escolhidaPara } from '../../financas/conta-financeira/index.js'
import { lerProvedor } from '../provedor-pix/index.js'

/** The record whose entry is that of a Pix. */
interface DaEntrada {
  origem: 'dizimo' | 'doacao' | 'pixRecebido' | 'contaReceber'
  idOrigem: number
  /** which of the record's entries; without it, the latest one */
  vez?: number
}

/**
 * The account in which the money of a Pix is booked: that of the provider's settings, else that of the church's Pix; the
 * default one while these are not in use, because the money is there whatever they say.
 * @param antes the account in which it lay so far; it stays there while that account is in use
 */
export async function contaDosPix(work: Writing, antes: number | null = null): Promise<number> {
  return (
    (await seEmUso(work, antes)) ??
    (await seEmUso(work, (await lerProvedor(work))?.idContaFinanceira ?? null)) ??
    (await seEmUso(work, await escolhidaPara(work, 'pix'))) ??
    contaDeDinheiroNovo(work, null)
  )
}

/** The account, locked; null when there is none, or it is deactivated or deleted. */
async function seEmUso(work: Writing, id: number | null): Promise<number | null> {
  if (id === null) return null
  try {
    return await contaDeDinheiroNovo(work, id)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

export interface Lancada {
  id: number
  data: DateOnly
  valor: string
  /** the account in which it lies, in use or not */
  conta: number | null
}

/** The latest entry of a record; undefined when the record has none. */
export async function entradaDe(work: Writing, { origem, idOrigem, vez }: DaEntrada): Promise<Lancada | undefined> {
  let entradas = from(work, 'entrada')
    .select(['id', 'data', 'valor', 'idContaFinanceira as conta'])
    .where('origem', '=', origem)
    .where('idOrigem', '=', idOrigem)
    .where('excluidoEm', 'is', null)
  if (vez !== undefined) entradas = entradas.where('vez', '=', vez)
  const entrada = await entradas.orderBy('vez', 'desc').limit(1).executeTakeFirst()
  if (!entrada || entrada.conta !== null) return entrada
  // an entry without an account lies in the general one
  const geral = await from(work, 'conta_financeira').select('id').where('geral', '=', true).executeTakeFirst()
  return { ...entrada, conta: geral?.id ?? null }
}
