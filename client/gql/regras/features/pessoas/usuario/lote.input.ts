// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { recordRef } from '../../../kernel/formats.js'

/** As many people as one bulk action takes. */
export const maximoDoLote = 100

/** The people of a bulk action, by number or uuid. */
export const loteInput = z.object({
  ids: z
    .array(recordRef('Informe as pessoas por número ou uuid.'), 'Selecione ao menos uma pessoa.')
    .min(1, 'Selecione ao menos uma pessoa.')
    .max(maximoDoLote, `Selecione no máximo ${maximoDoLote} pessoas.`),
})
