import { z } from 'zod'
import { dateOnly } from '../formats.js'
import { mes } from './lancamento.input.js'

export const mesInput = z.object({ mes: mes() })

/** The last day of what is counted. */
export const ateInput = z.object({ ate: dateOnly() })

const year = 'Informe o ano.'

/** The year whose months are listed; the current year by default. */
export const anoInput = z.object({ ano: z.number(year).int(year).min(1000, year).max(9999, year).nullish() })
