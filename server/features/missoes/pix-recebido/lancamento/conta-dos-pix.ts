import type { DateOnly } from '../../../../../schema/rules/dates.js'
import { AppError } from '../../../../kernel/base/errors.js'
import { from } from '../../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../../kernel/data/tenant/session.js'
import { chosenFor, newContaOfDinheiro } from '../../../financas/conta-financeira/index.js'
import { readProvider } from '../../provedor-pix/index.js'

/** The record whose entry is that of a Pix. */
interface EntradaConta {
  origem: 'dizimo' | 'doacao' | 'pixRecebido' | 'contaReceber'
  idOrigem: number
  /** which of the record's entries; without it, the latest one */
  vez?: number
}

/**
 * The account in which the money of a Pix is booked: the one that the church has said; the default one while that is not in
 * use, because the money is there whatever the settings say.
 * @param before the account in which it lay so far; it stays there while that account is in use
 */
export async function contaOfPix(work: Writing, before: number | null = null): Promise<number> {
  return (await ifInUse(work, before)) ?? (await contaDita(work)) ?? newContaOfDinheiro(work, null)
}

/** The account in which the church has said that its Pix lie: by the provider's settings, else by their means. */
export const contaDita = async (work: Writing): Promise<number | null> =>
  (await ifInUse(work, (await readProvider(work))?.idContaFinanceira ?? null)) ??
  (await ifInUse(work, await chosenFor(work, 'pix')))

/** The account, locked; null when there is none, or it is deactivated or deleted. */
async function ifInUse(work: Writing, id: number | null): Promise<number | null> {
  if (id === null) return null
  try {
    return await newContaOfDinheiro(work, id)
  } catch (error) {
    if (error instanceof AppError) return null
    throw error
  }
}

export interface Booked {
  id: number
  data: DateOnly
  valor: string
  /** the account in which it lies, in use or not */
  conta: number | null
}

/** The latest entry of a record; undefined when the record has none. */
export async function entradaOf(work: Writing, { origem, idOrigem, vez }: EntradaConta): Promise<Booked | undefined> {
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
