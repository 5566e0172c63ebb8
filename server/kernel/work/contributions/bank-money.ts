import type { RawBuilder } from 'kysely'
import type { Decimal } from '../../../../schema/rules/money.js'

/** What a Pix identifier (txid) of the church's own codes stands for. */
export interface PixCode {
  txid: string
  finalidade: string
  idUsuario: number | null
  idCampanha: number | null
  nome: string | null
  recebe: boolean
}

/** A donation that came to a bank account. */
export interface BankDonation {
  idCampanha: number
  idMembro: number
  valorDoacao: Decimal
  dataDoacao: string
  /** how it was given, as the bank's text says; null when it does not */
  meioDoacao: 'dinheiro' | 'pix' | 'cartao' | 'transferencia' | 'cheque' | null
  idContaFinanceira: number
}

/**
 * SQL for the end-to-end id of the Pix that made an income; null for all other income. The income is that of one church,
 * given as columns of the outer statement.
 */
export type PixOfIncome = (
  idCliente: number,
  income: {
    id: RawBuilder<unknown>
    origem: RawBuilder<unknown>
    idOrigem: RawBuilder<unknown>
    vez: RawBuilder<unknown>
  },
) => RawBuilder<string | null>
