// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { fitsIn, requiredText, versao } from '../../../kernel/formats.js'

/** Bytes, with the tags: below what one request may carry. */
const longest = 60_000

export const ataLongaDemais = 'A ata é longa demais. Encurte o texto: cabem cerca de 60 mil letras.'

/** Asked again of what is left when it was sanitised, which may be longer: & becomes &amp;. */
export const cabeNaAta = (html: string): boolean => fitsIn(html, longest)

export const ataInput = z.object({
  textoAta: requiredText(longest, 'Escreva a ata.').refine(cabeNaAta, ataLongaDemais),
  /** null: there was no draft when the person began to write */
  versao,
})

export const aprovarAtaInput = z.object({ versao })
