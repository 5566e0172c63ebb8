import { z } from 'zod'
import { amount, dateOnly, filterRef, oneOf, optional, recordRef, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { mes } from './lancamento.input.js'

/** How a tithe or a donation was paid: the stored value and its Portuguese label. */
export const meiosDizimo: Readonly<Record<string, string>> = {
  dinheiro: 'Dinheiro',
  pix: 'Pix',
  cartao: 'Cartão',
  transferencia: 'Transferência',
  cheque: 'Cheque',
}

/** What two people can count. */
export const meiosContados = ['dinheiro', 'cheque'] as const

/** One of these means. */
export const meio = () =>
  oneOf(
    ['dinheiro', 'pix', 'cartao', 'transferencia', 'cheque'],
    'Escolha Dinheiro, Pix, Cartão, Transferência ou Cheque.',
  )

/** One row of a day's sheet. */
export const linhaDizimoInput = z.object({
  idMembro: recordRef('Escolha o membro.'),
  valorDizimo: amount(),
  meioDizimo: meio(),
})

/** The account where the money lies. */
const conta = { idContaFinanceira: optional(recordRef('Escolha a conta financeira.')) }

export const dizimoInput = linhaDizimoInput.extend({ dataDizimo: dateOnly(), ...conta, versao })

export const maximoDeLinhas = 300

/** A sheet: many tithes of one day in one account. All are written, or none. */
export const dizimosInput = z.object({
  dataDizimo: dateOnly(),
  ...conta,
  linhas: z
    .array(linhaDizimoInput, 'Informe as linhas.')
    .min(1, 'Preencha ao menos uma linha.')
    .max(maximoDeLinhas, `Envie no máximo ${maximoDeLinhas} linhas de uma vez.`),
})

export const dizimoFields = ['dataDizimo', 'membro', 'valorDizimo', 'meioDizimo', 'numeroRecibo', 'createdAt'] as const

export const dizimoFiltro = z
  .object({
    mes: optional(mes()),
    meioDizimo: optional(meio()),
    idMembro: optional(filterRef('Informe o membro por número ou uuid.')),
    excluidos: z.boolean().nullish(),
  })
  .nullish()

export const listarDizimosInput = z.object({
  ...leanListInput,
  ordem: orderInput(dizimoFields),
  filtro: dizimoFiltro,
  /** whether to return the sum of all matching tithes too */
  comSoma: z.boolean().default(false),
})

export const dizimoRef = z.object({ id: recordRef() })
