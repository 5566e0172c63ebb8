import { z } from 'zod'
import { fitsIn, requiredText, versao } from '../formats.js'

/** Maximum length in bytes, including the tags; below the limit of one request. */
const longest = 60_000

export const ataLongaDemais = 'A ata é longa demais. Encurte o texto: cabem cerca de 60 mil letras.'

/** Also checked after sanitising, which may make the text longer: & becomes &amp;. */
export const cabeNaAta = (html: string): boolean => fitsIn(html, longest)

export const ataInput = z.object({
  textoAta: requiredText(longest, 'Escreva a ata.').refine(cabeNaAta, ataLongaDemais),
  /** null: there was no draft when the user began to write */
  versao,
})

export const aprovarAtaInput = z.object({ versao })
