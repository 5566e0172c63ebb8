import { z } from 'zod'
import { normaliseText } from '../folding.js'
import { recordRef } from '../formats.js'

/** Most memberships that are confirmed at once: a page of the longest list. */
const maximoDeConfirmacoes = 100

/** Memberships to confirm, by number or uuid. */
export const confirmarInput = z.object({
  ids: z
    .array(recordRef('Informe as participações por número ou uuid.'), 'Selecione ao menos uma participação.')
    .min(1, 'Selecione ao menos uma participação.')
    .max(maximoDeConfirmacoes, `Confirme no máximo ${maximoDeConfirmacoes} participações por vez.`),
})

export const statusMembros = ['ativo', 'inativo'] as const

/** The status of a membership. Any value but 'ativo' becomes 'inativo', because old integrations send other values. */
export const statusMembro = () =>
  z
    .string('O status é ativo ou inativo.')
    .transform((value): (typeof statusMembros)[number] => (normaliseText(value) === 'ativo' ? 'ativo' : 'inativo'))
    .meta({ examples: [...statusMembros] })
