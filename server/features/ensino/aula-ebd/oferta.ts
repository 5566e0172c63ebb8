import type { Context } from '../../../kernel/context.js'
import type { DateOnly } from '../../../kernel/dates.js'
import type { Decimal } from '../../../kernel/money.js'
import type { Writing } from '../../../kernel/tenant/session.js'
import { alterarEntrada, lancarEntrada, retirarEntrada } from '../../financas/entrada/index.js'

type Work = Writing & { ctx: Context }

interface Aula {
  id: number
  dataAula: DateOnly
  oferta?: Decimal | null | undefined
}

const de = ({ id }: Aula) => ({ origem: 'aulaEBD', idOrigem: id }) as const

/** Sets the offering of a lesson, and creates, changes or removes its ledger entry. */
export async function alterarOferta(
  work: Work,
  aula: Aula,
  { oferta, dataAula }: { oferta: Decimal | null; dataAula: DateOnly },
  nomeClasse: string,
): Promise<void> {
  const before = aula.oferta ?? null
  const valor = oferta === '0.00' ? null : oferta
  if (valor === null) await retirarOferta(work, aula)
  else if (before === null) {
    const descricao = `Oferta da EBD: ${nomeClasse}`
    await lancarEntrada(work, { ...de(aula), descricao, data: dataAula, categoria: 2, valor })
  } else if (valor !== before || dataAula !== aula.dataAula)
    await alterarEntrada(work, de(aula), { valor, data: dataAula })
  aula.oferta = valor
}

/** Removes the ledger entry of a lesson's offering, if there is one. */
export async function retirarOferta(work: Work, aula: Aula): Promise<void> {
  if (aula.oferta != null) await retirarEntrada(work, de(aula))
}
