import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { RecordRef } from '../../../kernel/tenant/records.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { contaDeDinheiroNovo } from '../../financas/conta-financeira/index.js'
import { alterarEntrada, lancarEntrada, retirarEntrada } from '../../financas/entrada/index.js'

type Work = Writing & { ctx: Context }

interface Aula {
  id: number
  dataAula: DateOnly
  oferta?: Decimal | null | undefined
}

/** The offering of a lesson, and the account where it lies. */
interface Oferta {
  oferta: Decimal | null
  dataAula: DateOnly
  idContaFinanceira?: RecordRef | null | undefined
}

const de = ({ id }: Aula) => ({ origem: 'aulaEBD', idOrigem: id }) as const

/**
 * Sets the offering of a lesson, and creates, changes or removes its ledger entry.
 * @param volta the lesson comes back from the recycle bin
 */
export async function alterarOferta(
  work: Work,
  aula: Aula,
  { oferta, dataAula, idContaFinanceira }: Oferta,
  nomeClasse: string,
  volta?: 'volta',
): Promise<void> {
  const before = aula.oferta ?? null
  const valor = oferta === '0.00' ? null : oferta
  if (valor === null) {
    // a wrong account is refused, although there is nothing to put into it
    if (idContaFinanceira) await contaDeDinheiroNovo(work, idContaFinanceira)
    await retirarOferta(work, aula)
  } else if (before === null) {
    const descricao = `Oferta da EBD: ${nomeClasse}`
    const entrada = { ...de(aula), descricao, data: dataAula, categoria: 2, valor, meio: 'dinheiro', idContaFinanceira }
    await lancarEntrada(work, entrada, volta)
  } else if (valor !== before || dataAula !== aula.dataAula || idContaFinanceira)
    await alterarEntrada(work, de(aula), { valor, data: dataAula, idContaFinanceira })
  aula.oferta = valor
}

/** Removes the ledger entry of a lesson's offering, if there is one. */
export async function retirarOferta(work: Work, aula: Aula): Promise<void> {
  if (aula.oferta != null) await retirarEntrada(work, de(aula))
}
