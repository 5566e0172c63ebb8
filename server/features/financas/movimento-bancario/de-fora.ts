import type { Context } from '../../../kernel/context.js'
import type { Decimal } from '../../../kernel/money.js'
import type { RecordRef } from '../../../kernel/tenant/records.js'
import type { Reading, Writing } from '../../../kernel/tenant/session.js'
import type { CodigoDoTexto } from './movimento-bancario.rules.js'

/** A donation that came to the bank. */
interface DoacaoRecebida {
  idCampanha: RecordRef
  idMembro: RecordRef
  valorDoacao: Decimal
  dataDoacao: string
  idContaFinanceira: number
}

/** What other areas tell of the money that came, and write of it. */
interface DeFora {
  /** what these txids stand for, in one statement */
  codigos: (work: Pick<Reading, 'db'> & { idCliente: number }, txids: readonly string[]) => Promise<CodigoDoTexto[]>
  /** writes a donation with its income, whose id it returns */
  doar: (work: Writing & { ctx: Context }, doacao: DoacaoRecebida) => Promise<number>
}

const deFora: Partial<DeFora> = {}

/** The treasury knows no area above it, so these say themselves what they do with the money of a statement. */
export const receberPor = (mais: Partial<DeFora>): void => void Object.assign(deFora, mais)

export const codigosRecebidos: DeFora['codigos'] = async (work, txids) =>
  txids.length > 0 && deFora.codigos ? deFora.codigos(work, txids) : []

export const doar: DeFora['doar'] = (work, doacao) => {
  if (!deFora.doar) throw new Error('no area takes donations')
  return deFora.doar(work, doacao)
}
