// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { normaliseText } from '../../../kernel/reading/pagination.js'

export const statusMembros = ['ativo', 'inativo'] as const

/** The status of a membership. Any value but 'ativo' becomes 'inativo', because old integrations send other values. */
export const statusMembro = () =>
  z
    .string('O status é ativo ou inativo.')
    .transform((value): (typeof statusMembros)[number] => (normaliseText(value) === 'ativo' ? 'ativo' : 'inativo'))
    .meta({ examples: [...statusMembros] })
