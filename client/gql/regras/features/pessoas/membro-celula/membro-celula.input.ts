// Copied from server/ by npm run codegen; edit it there.
import { z } from 'zod'
import { filterRef, flag, optional, recordRef } from '../../../kernel/formats.js'
import { leanListInput, orderInput } from '../../../kernel/pagination.js'

export const membroCelulaInput = z.object({
  idCelula: recordRef('Informe a célula.'),
  idMembro: recordRef('Selecione um membro para adicionar à célula.'),
  membroLider: optional(flag()),
})

export const membroCelulaFields = ['name', 'createdAt'] as const

export const membroCelulaFiltro = z
  .object({
    idCelula: optional(filterRef('Informe a célula por número ou uuid.')),
    idMembro: optional(filterRef('Informe a pessoa por número ou uuid.')),
  })
  .nullish()

export const listarMembrosCelulaInput = z.object({
  ...leanListInput,
  ordem: orderInput(membroCelulaFields),
  filtro: membroCelulaFiltro,
})

export const membroCelulaRef = z.object({ id: recordRef() })
