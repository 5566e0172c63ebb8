import { z } from 'zod'
import { dateOnly, filterRef, optional } from '../formats.js'

/** The longest statements: by months as many columns as a sheet can show, otherwise ten years. */
const longest = { fluxo: 731, outros: 3660 }

const periodo = {
  inicio: optional(dateOnly()),
  fim: optional(dateOnly()),
  idContaFinanceira: optional(filterRef('Informe a conta financeira por número ou uuid.')),
}

const razao = { ...periodo, idCategoria: optional(filterRef('Informe a categoria por número ou uuid.')) }

type Periodo = { inicio?: string | null | undefined; fim?: string | null | undefined }

const inOrder = ({ inicio, fim }: Periodo) => !inicio || !fim || inicio <= fim
const order = { message: 'O fim do período vem depois do início.', path: ['fim'] }

const within =
  (days: number) =>
  ({ inicio, fim }: Periodo) =>
    !inicio || !fim || Date.parse(fim) - Date.parse(inicio) <= days * 86_400_000
const length = { message: 'O período tem no máximo dez anos.', path: ['fim'] }
const lengthOfFluxo = { message: 'O fluxo de caixa tem no máximo dois anos.', path: ['fim'] }

/** A period, by default the current month; with an account, only the money of that one. */
export const demonstrativoInput = z.object(periodo).refine(inOrder, order).refine(within(longest.outros), length)

export const fluxoCaixaInput = z
  .object({ ...periodo, comContas: z.boolean().default(false) })
  .refine(inOrder, order)
  .refine(within(longest.fluxo), lengthOfFluxo)

export const razaoInput = z
  .object({
    ...razao,
    limit: z.number().int().min(1).max(100).default(50),
    offset: z.number().int().min(0).max(10_000_000).default(0),
    comLinhas: z.boolean().default(false),
  })
  .refine(inOrder, order)
  .refine(within(longest.outros), length)

export const exportarDemonstrativoInput = z.object({
  filtro: z.object(periodo).refine(inOrder, order).refine(within(longest.outros), length).nullish(),
})

export const exportarFluxoCaixaInput = z.object({
  filtro: z.object(periodo).refine(inOrder, order).refine(within(longest.fluxo), lengthOfFluxo).nullish(),
})

export const exportarRazaoInput = z.object({
  filtro: z.object(razao).refine(inOrder, order).refine(within(longest.outros), length).nullish(),
})
