import type { Decimal } from './money.js'

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
  idContaFinanceira: number
}
