import { z } from 'zod'
import { dateOnly, filterRef, optional } from '../formats.js'

const longest = 3660

/** A period; the current month by default. With a cost centre or an account, only the money of that one. */
const periodo = {
  idCentroCusto: optional(filterRef('Informe o centro de custo por número ou uuid.')),
  idContaFinanceira: optional(filterRef('Informe a conta financeira por número ou uuid.')),
  inicio: optional(dateOnly()),
  fim: optional(dateOnly()),
}

type Periodo = { inicio?: string | null | undefined; fim?: string | null | undefined }

const inOrder = ({ inicio, fim }: Periodo) => !inicio || !fim || inicio <= fim
const order = { message: 'O fim do período vem depois do início.', path: ['fim'] }

const notTooLong = ({ inicio, fim }: Periodo) =>
  !inicio || !fim || Date.parse(fim) - Date.parse(inicio) <= longest * 86_400_000
const length = { message: 'O período tem no máximo dez anos.', path: ['fim'] }

export const livroCaixaInput = z
  .object({
    ...periodo,
    limit: z.number().int().min(1).max(100).default(50),
    offset: z.number().int().min(0).max(10_000_000).default(0),
    /** which parts to return besides the totals */
    comLinhas: z.boolean().default(false),
    comMeses: z.boolean().default(false),
    comCategorias: z.boolean().default(false),
    comCentros: z.boolean().default(false),
    comPlano: z.boolean().default(false),
    comFundos: z.boolean().default(false),
    comContas: z.boolean().default(false),
  })
  .refine(inOrder, order)
  .refine(notTooLong, length)

/** The input of an account's statement; without days, of the current month. */
export const extratoInput = z
  .object({
    inicio: periodo.inicio,
    fim: periodo.fim,
    limit: z.number().int().min(1).max(100).default(50),
    offset: z.number().int().min(0).max(10_000_000).default(0),
    comLinhas: z.boolean().default(false),
  })
  .refine(inOrder, order)
  .refine(notTooLong, length)

export const exportarLivroCaixaInput = z.object({
  filtro: z.object(periodo).refine(inOrder, order).refine(notTooLong, length).nullish(),
})

export const exportarExtratoInput = z.object({
  filtro: z
    .object({ inicio: periodo.inicio, fim: periodo.fim, idContaFinanceira: periodo.idContaFinanceira })
    .refine(inOrder, order)
    .refine(notTooLong, length)
    .nullish(),
})
