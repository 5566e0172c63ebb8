import { z } from 'zod'
import { optional, text, versao } from '../formats.js'

/** Most months in one file: a year. */
const mostMonths = 12

const month = (message: string) =>
  z.string(message).regex(/^(19|20|21)\d\d-(0[1-9]|1[0-2])$/, 'Informe o mês como AAAA-MM.')

const months = z.object({ de: month('Informe o primeiro mês.'), ate: month('Informe o último mês.') })

const index = (mes: string): number => Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5, 7))

/** Whole months, in order and at most a year. */
export const mesesInput = months
  .refine(({ de, ate }) => de <= ate, { message: 'O último mês não vem antes do primeiro.', path: ['ate'] })
  .refine(({ de, ate }) => index(ate) - index(de) < mostMonths, { message: 'São no máximo 12 meses.', path: ['ate'] })

/** The same for a file whose address names no months: the month before the present one, or the one that it names. */
export const exportarContabilidadeInput = z.object({
  filtro: months
    .partial()
    .refine(({ de, ate }) => !de || !ate || de <= ate, {
      message: 'O último mês não vem antes do primeiro.',
      path: ['ate'],
    })
    .refine(({ de, ate }) => !de || !ate || index(ate) - index(de) < mostMonths, {
      message: 'São no máximo 12 meses.',
      path: ['ate'],
    })
    .nullish(),
})

const codigo = () => optional(text(30))

export const codigosContadorInput = z.object({
  jurosPagos: codigo(),
  descontosObtidos: codigo(),
  jurosRecebidos: codigo(),
  descontosConcedidos: codigo(),
  saldosIniciais: codigo(),
  versao,
})
