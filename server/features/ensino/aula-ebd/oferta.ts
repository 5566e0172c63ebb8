import type { DateOnly } from '../../../../schema/rules/dates.js'
import type { Decimal } from '../../../../schema/rules/money.js'
import type { RecordRef } from '../../../kernel/data/tenant/records.js'
import type { Writing } from '../../../kernel/data/tenant/session.js'
import type { Context } from '../../../kernel/work/context/context.js'
import { newContaOfDinheiro } from '../../financas/conta-financeira/index.js'
import { bookEntrada, changeEntrada, withdrawEntrada } from '../../financas/entrada/index.js'

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

const aulaOrigin = ({ id }: Aula) => ({ origem: 'aulaEBD', idOrigem: id }) as const

/**
 * Sets the offering of a lesson, and creates, changes or removes its ledger entry.
 * @param back the lesson comes back from the recycle bin
 */
export async function changeOferta(
  work: Work,
  aula: Aula,
  { oferta, dataAula, idContaFinanceira }: Oferta,
  nomeClasse: string,
  back?: 'volta',
): Promise<void> {
  const before = aula.oferta ?? null
  const valor = oferta === '0.00' ? null : oferta
  if (valor === null) {
    // a wrong account is refused, although there is nothing to put into it
    if (idContaFinanceira) await newContaOfDinheiro(work, idContaFinanceira)
    await withdrawOferta(work, aula)
  } else if (before === null) {
    const descricao = `Oferta da EBD: ${nomeClasse}`
    const entrada = {
      ...aulaOrigin(aula),
      descricao,
      data: dataAula,
      categoria: 2,
      valor,
      meio: 'dinheiro',
      idContaFinanceira,
    }
    await bookEntrada(work, entrada, back)
  } else if (valor !== before || dataAula !== aula.dataAula || idContaFinanceira)
    await changeEntrada(work, aulaOrigin(aula), { valor, data: dataAula, idContaFinanceira })
  aula.oferta = valor
}

/** Removes the ledger entry of a lesson's offering, if there is one. */
export async function withdrawOferta(work: Work, aula: Aula): Promise<void> {
  if (aula.oferta != null) await withdrawEntrada(work, aulaOrigin(aula))
}
