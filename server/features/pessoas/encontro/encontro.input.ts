import { z } from 'zod'
import { recordRef, requiredText, versao } from '../../../kernel/formats.js'
import { leanListInput, orderInput } from '../../../kernel/pagination.js'

export const encontroInput = z.object({
  temaEstudo: requiredText(80, 'Informe o nome.'),
  versao,
})

export const encontroFields = ['temaEstudo', 'createdAt'] as const

export const encontroFiltro = z.object({ excluidos: z.boolean().nullish() }).nullish()

export const listarEncontrosInput = z.object({
  ...leanListInput,
  ordem: orderInput(encontroFields),
  filtro: encontroFiltro,
})

export const encontroRef = z.object({ id: recordRef() })
