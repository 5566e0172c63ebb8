import { z } from 'zod'
import { recordRef, requiredText, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const tipoRecursoInput = z.object({
  tipoRecurso: requiredText(80, 'Informe o nome do tipo.'),
  versao,
})

export const tipoRecursoFields = ['tipoRecurso', 'createdAt'] as const

export const tipoRecursoFiltro = z.object({ excluidos: z.boolean().nullish() }).nullish()

export const listarTipoRecursosInput = z.object({
  ...leanListInput,
  ordem: orderInput(tipoRecursoFields),
  filtro: tipoRecursoFiltro,
})

export const tipoRecursoRef = z.object({ id: recordRef() })
