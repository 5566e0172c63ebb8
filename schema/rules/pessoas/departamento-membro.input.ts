import { z } from 'zod'
import { loteDe } from '../acesso/lote.input.js'
import { filterRef, optional, recordRef } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'
import { statusMembro } from './vinculo.input.js'

export const membroDepartamentoInput = z.object({
  idDepartamento: recordRef('Informe o departamento.'),
  idMembro: recordRef('Selecione um membro para adicionar ao departamento.'),
  statusMembro: optional(statusMembro()),
})

export const membroDepartamentoFields = ['name', 'email', 'statusMembro', 'createdAt'] as const

export const membroDepartamentoFiltro = z
  .object({
    idDepartamento: optional(filterRef('Informe o departamento por número ou uuid.')),
    idMembro: optional(filterRef('Informe a pessoa por número ou uuid.')),
    statusMembro: optional(statusMembro()),
    aConfirmar: optional(z.boolean()),
  })
  .nullish()

export const listarMembrosDepartamentoInput = z.object({
  ...leanListInput,
  ordem: orderInput(membroDepartamentoFields),
  filtro: membroDepartamentoFiltro,
})

/** A membership as the documented paths name it: by department and person. */
export const membroDepartamentoRef = z.object({
  id: recordRef('Informe o departamento.'),
  idMembro: recordRef('Informe o membro.'),
})

/** Several people to add to one department. */
export const membrosDepartamentoInput = loteDe('Selecione um membro para adicionar ao departamento.').extend({
  idDepartamento: recordRef('Escolha o departamento.'),
})
