import { z } from 'zod'
import { loteDe } from '../acesso/lote.input.js'
import { filterRef, flag, optional, recordRef } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const membroCelulaInput = z.object({
  idCelula: recordRef('Informe a célula.'),
  idMembro: recordRef('Selecione um membro para adicionar à célula.'),
  membroLider: optional(flag()),
})

export const membroCelulaFields = ['name', 'email', 'createdAt'] as const

export const membroCelulaFiltro = z
  .object({
    idCelula: optional(filterRef('Informe a célula por número ou uuid.')),
    idMembro: optional(filterRef('Informe a pessoa por número ou uuid.')),
    aConfirmar: optional(z.boolean()),
  })
  .nullish()

export const listarMembrosCelulaInput = z.object({
  ...leanListInput,
  ordem: orderInput(membroCelulaFields),
  filtro: membroCelulaFiltro,
})

/** A membership, named by cell and person. */
export const membroCelulaRef = membroCelulaInput.omit({ membroLider: true })

/** Several people to add to one cell. */
export const membrosCelulaInput = loteDe('Selecione um membro para adicionar à célula.').extend({
  idCelula: recordRef('Informe a célula.'),
})

/** A membership as old clients name it: the cell, and the uuid of the membership or of the person. */
export const promocaoNaCelula = z.object({ idCelula: recordRef(), uuid: recordRef() })
