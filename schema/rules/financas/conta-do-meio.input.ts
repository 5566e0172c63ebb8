import { z } from 'zod'
import { oneOf, optional, recordRef } from '../formats.js'

/** The means of which a church says in which account their money lies: the stored value and its Portuguese label. */
export const meiosDeConta = {
  dinheiro: 'Dinheiro',
  pix: 'Pix',
  transferencia: 'Transferência',
  cheque: 'Cheque',
  cartao: 'Cartão',
  boleto: 'Boleto',
  debito: 'Débito em conta',
} as const

export type Meio = keyof typeof meiosDeConta

const todos = Object.keys(meiosDeConta) as [Meio, ...Meio[]]

export const contasDosMeiosInput = z.object({
  itens: z
    .array(
      z.object({
        meio: oneOf(todos, 'Este meio de pagamento não existe.'),
        /** null: the default account, whichever it is */
        idContaFinanceira: optional(recordRef('Escolha a conta financeira.')),
      }),
      'Informe os meios.',
    )
    .min(1, 'Informe os meios.')
    .max(todos.length, 'Informe cada meio uma vez.'),
})
