import { z } from 'zod'
import { recordRef } from '../formats.js'

/** The most entries that move in one operation. */
export const maximoAMover = 200

const refs = () =>
  z
    .array(recordRef(), 'Escolha os lançamentos.')
    .max(maximoAMover, `Escolha no máximo ${maximoAMover} lançamentos.`)
    .nullish()
    .transform((list) => list ?? [])

/** Entries, and the account to which they go. Transfers are taken so that they are refused with the reason. */
const destino = z.object({
  idContaFinanceira: recordRef('Escolha a conta financeira.'),
  entradas: refs(),
  saidas: refs(),
  transferencias: refs(),
})

export const moverLancamentosInput = z.object({
  itens: z
    .array(destino, 'Escolha os lançamentos.')
    .min(1, 'Escolha os lançamentos.')
    .max(20, 'Escolha no máximo 20 contas.')
    .refine(
      (itens) => itens.reduce((sum, { entradas, saidas }) => sum + entradas.length + saidas.length, 0) <= 200,
      'Escolha no máximo 200 lançamentos por vez.',
    ),
})
