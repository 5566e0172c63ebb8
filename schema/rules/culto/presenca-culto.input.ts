import { z } from 'zod'
import { dateOnly, filterRef, integer, optional, recordRef } from '../formats.js'
import { marcasInput } from '../marks.input.js'
import { leanListInput, orderInput } from '../pagination.js'

const idCulto = recordRef('Informe o culto.')

export const tokenPresencaInput = z.object({
  token: z.string('Informe o token.').trim().min(1, 'Informe o token.').max(200, 'Token inválido.'),
})

/** The person whose presence is recorded; by default the current user. */
export const presencaInput = z.object({ idCulto, idMembro: optional(recordRef('Escolha uma pessoa da lista.')) })

export const presencaRef = z.object({ idCulto, idMembro: recordRef('Escolha uma pessoa da lista.') })

/** Marks of a device, which may be delivered late and repeatedly; see kernel/marks. */
export const marcasCultoInput = marcasInput.omit({ visitantes: true }).extend({ id: idCulto })

export const cultoDaPresenca = z.object({ idCulto })

export const presencaFields = ['name', 'createdAt'] as const

export const listarPresencasInput = z.object({
  ...leanListInput,
  ordem: orderInput(presencaFields),
  filtro: z.object({ idCulto: optional(filterRef('Informe o culto por número ou uuid.')) }).nullish(),
})

/** Maximum number of worship services in a period; when there are more, the last ones are used. */
export const maximoDeCultos = 400

/** The last worship services, or the worship services of a period. */
export const frequenciaInput = z.object({
  de: optional(dateOnly()),
  ate: optional(dateOnly()),
  ultimos: integer('Informe quantos cultos.')
    .min(1, 'Informe ao menos 1 culto.')
    .max(60, 'Informe no máximo 60 cultos.')
    .default(12),
})
