// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { recordRef } from '../../../kernel/formats.js'

export const mostrados = 200

export const conferirInput = z.object({
  ids: z
    .array(recordRef(), 'Escolha o que está certo.')
    .min(1, 'Escolha o que está certo.')
    .max(mostrados, `Confira até ${mostrados} de uma vez.`),
})
