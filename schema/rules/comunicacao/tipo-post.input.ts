import { z } from 'zod'
import { recordRef, requiredText, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const tipoPostInput = z.object({
  tipoPost: requiredText(80, 'Informe o nome do tipo.'),
  versao,
})

export const tipoPostFields = ['tipoPost', 'createdAt'] as const

export const tipoPostFiltro = z.object({ excluidos: z.boolean().nullish() }).nullish()

export const listarTipoPostsInput = z.object({
  ...leanListInput,
  ordem: orderInput(tipoPostFields),
  filtro: tipoPostFiltro,
})

export const tipoPostRef = z.object({ id: recordRef() })
