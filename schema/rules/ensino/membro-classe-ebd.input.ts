import { z } from 'zod'
import { loteDe } from '../acesso/lote.input.js'
import { filterRef, optional, recordRef } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { statusMembro } from '../pessoas/vinculo.input.js'

/** The input that names a person and a class. */
export const membroClasseEBDRef = z.object({
  idClasse: recordRef('Informe a classe.'),
  idMembro: recordRef('Selecione um aluno para adicionar à classe.'),
})

export const membroClasseEBDInput = membroClasseEBDRef.extend({ statusMembro: optional(statusMembro()) })

/** Several people for one class. */
export const membrosClasseEBDInput = loteDe('Selecione um aluno para adicionar à classe.').extend({
  idClasse: recordRef('Informe a classe.'),
})

export const membroClasseEBDFields = ['name', 'email', 'statusMembro', 'createdAt'] as const

export const membroClasseEBDFiltro = z
  .object({
    idClasse: optional(filterRef('Informe a classe por número ou uuid.')),
    statusMembro: optional(statusMembro()),
    aConfirmar: optional(z.boolean()),
  })
  .nullish()

export const listarMembrosClasseEBDInput = z.object({
  ...leanListInput,
  ordem: orderInput(membroClasseEBDFields),
  filtro: membroClasseEBDFiltro,
})
