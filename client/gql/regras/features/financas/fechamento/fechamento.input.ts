// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { mes } from '../lancamento/lancamento.input.js'

export const mesInput = z.object({ mes: mes() })

const year = 'Informe o ano.'

/** The year whose months are listed; the current year by default. */
export const anoInput = z.object({ ano: z.number(year).int(year).min(1000, year).max(9999, year).nullish() })
