import { z } from 'zod'
import { dateOnly, filterRef, optional } from '../formats.js'

/** Days that one look into the audit log covers at most. */
const maisDias = 92

export const atingidasInput = z
  .object({
    idUsuario: optional(filterRef('Pessoa inválida.')),
    de: dateOnly(),
    ate: dateOnly(),
  })
  .refine(({ de, ate }) => ate >= de, { path: ['ate'], message: 'O fim vem depois do começo.' })
  .refine(({ de, ate }) => Date.parse(ate) - Date.parse(de) < maisDias * 86_400_000, {
    path: ['ate'],
    message: `Procure em no máximo ${maisDias} dias.`,
  })
