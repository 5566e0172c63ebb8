import { z } from 'zod'
import { loteDe } from '../acesso/lote.input.js'
import { filterRef, optional, recordRef } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { statusMembro } from '../pessoas/vinculo.input.js'

/** The input that names a person and a mission. */
export const membroMissaoRef = z.object({
  idMissao: recordRef('Informe a missão.'),
  idMembro: recordRef('Selecione um membro para adicionar à missão.'),
})

export const membroMissaoInput = membroMissaoRef.extend({ statusMembro: optional(statusMembro()) })

export const membroMissaoFields = ['name', 'email', 'statusMembro', 'createdAt'] as const

export const membroMissaoFiltro = z
  .object({
    idMissao: optional(filterRef('Informe a missão por número ou uuid.')),
    statusMembro: optional(statusMembro()),
    aConfirmar: optional(z.boolean()),
  })
  .nullish()

export const listarMembrosMissaoInput = z.object({
  ...leanListInput,
  ordem: orderInput(membroMissaoFields),
  filtro: membroMissaoFiltro,
})

/** Several people for one mission. */
export const membrosMissaoInput = loteDe('Selecione um membro para adicionar à missão.').extend({
  idMissao: recordRef('Informe a missão.'),
})
