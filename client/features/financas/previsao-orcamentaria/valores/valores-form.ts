import { z } from 'zod'
import { decimal, optional } from '../../../../../schema/rules/formats'
import type { ZodForm } from '../../../../kernel/form'

/** The name of a category's line in the form. */
export const key = (idCategoria: number) => `c${idCategoria}`

const money = optional(decimal({ min: 0 }))

export const rules = z.object({
  distribuicao: z.enum(['igual', 'anoAnterior']),
  linhas: z.record(z.string(), z.object({ total: money, meses: z.array(money).nullish() })),
})

export type ValoresForm = ZodForm<z.input<typeof rules>, z.output<typeof rules>>
