import { z } from 'zod'
import { recordRef } from '../formats.js'

export const mostrados = 200

export const conferirInput = z.object({
  ids: z
    .array(recordRef(), 'Escolha o que está certo.')
    .min(1, 'Escolha o que está certo.')
    .max(mostrados, `Confira até ${mostrados} de uma vez.`),
})
