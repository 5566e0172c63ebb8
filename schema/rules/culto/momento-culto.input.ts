import { z } from 'zod'
import { recordRef, requiredText, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const momentoCultoInput = z.object({
  titulo: requiredText(80, 'O título é obrigatório!'),
  versao,
})

export const momentoCultoFields = ['titulo', 'createdAt'] as const

export const momentoCultoFiltro = z.object({ excluidos: z.boolean().nullish() }).nullish()

export const listarMomentosCultoInput = z.object({
  ...leanListInput,
  ordem: orderInput(momentoCultoFields),
  filtro: momentoCultoFiltro,
})

export const momentoCultoRef = z.object({ id: recordRef() })
