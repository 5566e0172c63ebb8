import { z } from 'zod'
import { excluidos, recordRef, requiredText, versao } from '../formats.js'
import { leanListInput, orderInput } from '../pagination.js'

export const tipoPatrimonioInput = z.object({
  tipoPatrimonio: requiredText(80, 'Informe o tipo de patrimônio.'),
  versao,
})

export const tipoPatrimonioFields = ['tipoPatrimonio', 'createdAt'] as const

export const tipoPatrimonioFiltro = z.object({ excluidos }).nullish()

export const listarTipoPatrimoniosInput = z.object({
  ...leanListInput,
  ordem: orderInput(tipoPatrimonioFields),
  filtro: tipoPatrimonioFiltro,
})

export const tipoPatrimonioRef = z.object({ id: recordRef() })
