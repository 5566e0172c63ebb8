import { z } from 'zod'
import { recordRef } from '../formats.js'
import { alterarPerfilInput } from './usuario.input.js'

/** Maximum of people per bulk action. */
export const maximoDoLote = 100

/**
 * The people of a bulk action, by number or uuid.
 * @param missing the error text when there are none
 */
export const loteDe = (missing: string) =>
  z.object({
    ids: z
      .array(recordRef('Informe as pessoas por número ou uuid.'), missing)
      .min(1, missing)
      .max(maximoDoLote, `Selecione no máximo ${maximoDoLote} pessoas.`),
  })

export const loteInput = loteDe('Selecione ao menos uma pessoa.')

export const alterarPerfisInput = loteInput.extend(alterarPerfilInput.omit({ versao: true }).shape)
