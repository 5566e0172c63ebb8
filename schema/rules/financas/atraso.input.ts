import { z } from 'zod'
import { dateOnly, oneOf, optional } from '../formats.js'

/** By what the report of what is due and overdue groups the records. */
const agrupamentos = ['descricao', 'responsavel', 'fornecedor', 'centroCusto'] as const

export type Agrupamento = (typeof agrupamentos)[number]

/** The day of the report, today by default, and its groups. */
export const atrasoInput = z.object({
  filtro: z
    .object({
      data: optional(dateOnly()),
      agrupar: optional(oneOf(agrupamentos, 'Agrupe por descricao, responsavel, fornecedor ou centroCusto.')),
    })
    .nullish(),
})
