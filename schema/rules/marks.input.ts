import { z } from 'zod'
import { instant, integer, optional, recordRef } from './formats.js'

const count = () => {
  const message = 'Informe quantos visitantes vieram, de 0 a 999.'
  return integer(message).min(0, message).max(999, message)
}

/** Marks of a device, which may be delivered late and repeatedly; see marks.ts. */
export const marcasInput = z.object({
  marcas: z
    .array(
      z.object({
        idMembro: recordRef('Informe quem foi marcado.'),
        presente: z.boolean('Informe se esteve presente.'),
        marcadoEm: instant(),
      }),
      'Informe as marcas.',
    )
    .max(500, 'Informe no máximo 500 marcas.'),
  visitantes: optional(z.object({ quantos: count(), marcadoEm: instant() })),
  enviadoEm: instant(),
})
