import { z } from 'zod'

export const tipoPatrimonioInput = z.object({
  tipoPatrimonio: z.string('Informe o tipo.').trim().min(1, 'Informe o tipo.').max(80, 'Use no máximo 80 caracteres.'),
  versao: z.number().int().positive().nullish(),
})
