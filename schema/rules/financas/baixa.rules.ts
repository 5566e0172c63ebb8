import { centsOf as centavosDe, type Decimal, ofCents as decimalDe } from '../money.js'

export { centavosDe, decimalDe }

/** Adds amounts exactly. */
export const somaDe = (...valores: readonly Decimal[]): Decimal =>
  decimalDe(valores.reduce((sum, valor) => sum + centavosDe(valor), 0n))

/** The first amount minus the second one, exactly. */
export const menos = (valor: Decimal, outro: Decimal): Decimal => decimalDe(centavosDe(valor) - centavosDe(outro))

/** The parts of a payment of a payable or receivable. */
export interface PartesDaBaixa {
  /** what it pays of the amount that was due */
  valor: Decimal
  juros: Decimal
  multa: Decimal
  desconto: Decimal
}

/** The money that changed hands, which is the amount of the ledger entry. */
export const totalDaBaixa = ({ valor, juros, multa, desconto }: PartesDaBaixa): Decimal =>
  menos(somaDe(valor, juros, multa), desconto)
