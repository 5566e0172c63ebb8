import { z } from 'zod'
import { recordRef, requiredText, versao } from '../../../kernel/formats.js'
import { leanListInput, orderInput } from '../../../kernel/pagination.js'

export const ensaioLouvorInput = z.object({
  horaEnsaio: requiredText(80, 'Informe o nome.'),
  versao,
})

export const ensaioLouvorFields = ['horaEnsaio', 'createdAt'] as const

export const ensaioLouvorFiltro = z.object({ excluidos: z.boolean().nullish() }).nullish()

export const listarEnsaiosLouvorInput = z.object({
  ...leanListInput,
  ordem: orderInput(ensaioLouvorFields),
  filtro: ensaioLouvorFiltro,
})

export const ensaioLouvorRef = z.object({ id: recordRef() })
