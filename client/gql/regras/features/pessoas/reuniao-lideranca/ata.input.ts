// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { requiredText, versao } from '../../../kernel/formats.js'

export const ataInput = z.object({
  /** HTML; counted with its tags, and below what one request may carry */
  textoAta: requiredText(60_000, 'Escreva a ata.'),
  /** null: there was no draft when the person began to write */
  versao,
})

export const aprovarAtaInput = z.object({ versao })
