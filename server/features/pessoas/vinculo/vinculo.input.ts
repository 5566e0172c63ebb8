import { z } from 'zod'
import { normaliseText } from '../../../kernel/reading/pagination.js'

export const statusMembros = ['ativo', 'inativo'] as const

/** How a person stands in a group. Whatever is not 'ativo' is taken as inativo, as the old integrations write it. */
export const statusMembro = () =>
  z
    .string('O status é ativo ou inativo.')
    .transform((value): (typeof statusMembros)[number] => (normaliseText(value) === 'ativo' ? 'ativo' : 'inativo'))
    .meta({ examples: [...statusMembros] })
