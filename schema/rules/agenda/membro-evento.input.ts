import { z } from 'zod'
import { loteDe } from '../acesso/lote.input.js'
import { filterRef, optional, recordRef } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

/** A person and an event. */
export const membroEventoInput = z.object({
  idEvento: recordRef('Informe o evento.'),
  idMembro: recordRef('Selecione um membro para adicionar ao evento.'),
})

export const membroEventoFields = ['name', 'email', 'createdAt'] as const

export const membroEventoFiltro = z
  .object({ idEvento: optional(filterRef('Informe o evento por número ou uuid.')) })
  .nullish()

export const listarMembrosEventoInput = z.object({
  ...leanListInput,
  ordem: orderInput(membroEventoFields),
  filtro: membroEventoFiltro,
})

/** Several people for one event. */
export const membrosEventoInput = loteDe('Selecione um membro para adicionar ao evento.').extend({
  idEvento: recordRef('Informe o evento.'),
})
